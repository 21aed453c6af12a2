/** Books of puzzles: a file beside the page for each game, fetched when somebody wants to solve some. */
import { FilesBeside } from "../device/beside";
import { THEMES } from "./grading";

export interface Puzzle {
  /** The game, and what its dice come from. */
  id: string;
  game: string;
  players: number;
  /** 64 bits as decimal text. */
  seed: string;
  seat: number;
  /** How hard it is. */
  rating: number;
  themes: string[];
  /** The best action. */
  best: number;
  /** What led there: a seat and its action in turn. */
  moves: number[];
}

/** A puzzle as it is in the file. */
export type Row = [
  players: number,
  seed: string,
  seat: number,
  rating: number,
  themes: number[],
  best: number,
  moves: number[],
];

const path = (game: string) => `../../generated/puzzles/${game}.book.json`;
const URLS: Readonly<Record<string, string>> = import.meta.glob(
  "../../generated/puzzles/*.book.json",
  { query: "?url", import: "default", eager: true },
);
const files = new FilesBeside("renard.books", URLS);

/** The games that have a book, in an order that is the same for all. */
export function bookGames(): string[] {
  return Object.keys(URLS)
    .map((name) => name.replace(/^.*\/(.*)\.book\.json$/, "$1"))
    .toSorted();
}

/** Books that were read already. */
const read = new Map<string, Puzzle[]>();

export async function loadBook(game: string): Promise<Puzzle[]> {
  const known = read.get(game);
  if (known) return known;
  const response = await files.get(path(game));
  const book = readBook(game, (await response.json()) as Row[]);
  read.set(game, book);
  void files.forgetOld().catch(() => undefined);
  return book;
}

export function readBook(game: string, rows: readonly Row[]): Puzzle[] {
  return rows.map(([players, seed, seat, rating, themes, best, moves]) => ({
    id: `${game}/${seed}`,
    game,
    players,
    seed,
    seat,
    rating,
    themes: themes.map((theme) => THEMES[theme]!),
    best,
    moves,
  }));
}
