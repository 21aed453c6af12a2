/** What is asked next: a puzzle near the own rating, that of the day, or a card that is due. */
import type { Device } from "../device";
import type { Players } from "../players";
import type { Rules, Sheet } from "../rules/types";
import type { Task } from "../lessons/table";
import { allAnswers, answerOf, strengthAfter } from "./answers";
import { bookGames, loadBook, type Puzzle } from "./book";
import { dueCards, type Card } from "./cards";
import { choosePuzzle, dayOf, gameOfDay, puzzleOfDay, type Random } from "./choosing";
import { logOf } from "./position";
import { varied } from "./varying";

export interface Means {
  rules: Rules;
  device: Device;
  players: Players;
  random: Random;
  now: number;
}

/** One decision to find. */
export interface Asked extends Task {
  sheet: Sheet;
  puzzle: Puzzle | null;
  card: Card | null;
  /** The day whose puzzle it is. */
  day: string | null;
  /** The first answer counts; a further one does not. */
  counts: boolean;
}

/** Where puzzles are drawn from: a game or, with "", the games that one plays; a theme, or "" for any. */
export interface Wanted {
  game: string;
  theme: string;
}

/** Games that were played on this device, as far as they have puzzles; all where none was. */
export async function gamesPlayed({ device }: Pick<Means, "device">): Promise<string[]> {
  const [over, open] = [await device.history(), await device.saves()];
  const played = new Set([...over.map(({ record }) => record.game), ...open.map((o) => o.game)]);
  const known = bookGames().filter((game) => played.has(game));
  return known.length > 0 ? known : bookGames();
}

/** A puzzle; null where there is none of that kind. */
export async function askPuzzle(means: Means, { game, theme }: Wanted): Promise<Asked | null> {
  const games = game ? [game] : await gamesPlayed(means);
  if (!games.every((name) => bookGames().includes(name))) return null;
  const answers = await allAnswers(means.device.database);
  const kept = await ofDay(means).catch(() => null);
  const suits = ({ id, themes }: Puzzle) =>
    id !== kept?.id && (theme === "" || themes.includes(theme));
  const books = (await loaded(games)).map((book) => book.filter(suits));
  const puzzle = choosePuzzle(books, answers, strengthAfter(answers).rating, means.random);
  const known = answers.some(({ id }) => id === puzzle?.id);
  return puzzle && askedOf(means, puzzle, null, !known);
}

/** The puzzle that a link names; null where there is none. */
export async function askOne(means: Means, game: string, seed: string): Promise<Asked | null> {
  if (!bookGames().includes(game)) return null;
  const puzzle = (await loadBook(game)).find((one) => one.seed === seed);
  const answers = await allAnswers(means.device.database);
  const known = answers.some(({ id }) => id === puzzle?.id);
  return puzzle ? askedOf(means, puzzle, null, !known) : null;
}

/** The books that can be had: offline, one that was never opened is missing. */
async function loaded(games: readonly string[]): Promise<Puzzle[][]> {
  const found = await Promise.allSettled(games.map(loadBook));
  const books = found.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  if (books.length === 0) throw new Error("no book of puzzles could be loaded");
  return books;
}

async function ofDay({ now }: Means): Promise<Puzzle> {
  const games = bookGames();
  const day = dayOf(now);
  return puzzleOfDay(await loadBook(gameOfDay(games, day)), games.length, day);
}

/** The puzzle of today; counts once. */
export async function askDay(means: Means): Promise<Asked> {
  const day = dayOf(means.now);
  const answers = await allAnswers(means.device.database);
  return askedOf(means, await ofDay(means), day, !answerOf(answers, day));
}

/** The card that has been due longest; null where none is. */
export async function askCard(means: Means): Promise<Asked | null> {
  const { rules, device, players, random, now } = means;
  for (const card of await dueCards(device.database, now)) {
    try {
      const sheet = rules.withRulings(rules.sheetOf(card.game, card.sheet), card.rulings);
      const coach = players.coach(card.game);
      const log = coach
        ? await varied({ rules, coach, random }, sheet, card).catch(() => card.log)
        : card.log;
      const { id: key, players: many, seat, seed } = card;
      const begun = { key, players: many, seat, seed: seed || "0", log, decisions: 1, throws: 0 };
      return { ...begun, sheet, puzzle: null, card, day: null, counts: true };
    } catch (error) {
      // Of a sheet that is not here any more: the next one may do.
      reportError(error);
    }
  }
  return null;
}

function askedOf({ rules }: Means, puzzle: Puzzle, day: string | null, counts: boolean): Asked {
  const { id: key, game, players, seat, seed } = puzzle;
  const sheet = rules.sheet(game);
  const log = logOf(rules, sheet, puzzle);
  const begun = { key, players, seat, seed, log, decisions: 1, throws: 0 };
  return { ...begun, sheet, puzzle, card: null, day, counts };
}
