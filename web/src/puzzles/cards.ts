/** Cards: costly decisions of one's own games, which come back until they are no problem any more. */
import type { Database } from "../device/database";
import type { Finished } from "../device/device";
import type { Decided, LookedBack } from "../players/analysis";
import type { Ledger } from "../table/ledger";
import type { Entry } from "../table/types";
import { gradeOf, type Grade } from "./grading";
import type { Learnt } from "./scheduling";

/** An answer to a card: when, in milliseconds, and how well. */
export interface Review {
  at: number;
  grade: Grade;
}

export interface Card {
  /** The game that was played, and where in its log. */
  id: string;
  game: string;
  /** The digest of its sheet, and rulings that were changed. */
  sheet: string;
  rulings: Record<string, boolean>;
  players: number;
  seat: number;
  /** What happened up to there. */
  log: Entry[];
  /** Of all dice; "" where none is known. */
  seed: string;
  /** What was done, what was better, and by how much. */
  action: number;
  best: number;
  loss: number;
  error: number;
  made: number;
  /** When it is to be shown, in milliseconds. */
  due: number;
  /** How well it is known; null until it was shown once. */
  learnt: Learnt | null;
  /** Every answer since this is kept, by which two devices' are merged; as `learnt` was before the first of them. */
  reviews?: Review[];
  before?: Learnt | null;
  /** Not to be shown any more. Kept, so that looking back again does not bring it back. */
  dropped: boolean;
  changed: number;
}

/** From a game to its cards: the next day, at whatever hour one plays. */
const FIRST_PAUSE = 16 * 3_600_000;

export function cardId(game: string, at: number): string {
  return `${game}/${at}`;
}

/** Whether a game's mistakes are one's own: made by the one person here, without the coach or known dice. */
export function isOwn({ mine, coached, from, bots }: Finished): boolean {
  return mine.length === 1 && !coached && !from && !bots?.[mine[0]!];
}

/** The decisions among the costliest that lost more than the coach can be wrong by. */
function isCostly({ loss, error }: Decided): boolean {
  return typeof error === "number" && gradeOf(loss, error) !== "good";
}

export function cardsOf(game: Finished, looked: LookedBack, ledger: Ledger, now: number): Card[] {
  if (!isOwn(game)) return [];
  const { sheet, players, log } = ledger;
  return looked.costliest.filter(isCostly).map(({ at, action, best, loss, error }) => ({
    id: cardId(game.id, at),
    game: sheet.id,
    sheet: sheet.digest,
    rulings: { ...sheet.changed_rulings },
    players,
    seat: game.mine[0]!,
    log: log.slice(0, at),
    seed: game.seed ?? "",
    action,
    best,
    loss,
    error: error!,
    made: now,
    due: now + FIRST_PAUSE,
    learnt: null,
    dropped: false,
    changed: now,
  }));
}

/** Keep cards that are new; those that are known stay as they are. */
export async function addCards(database: Database, cards: readonly Card[]): Promise<void> {
  for (const card of cards) {
    if (!(await database.get("cards", card.id))) await database.put("cards", card);
  }
}

/** Cards that are shown at all, the first due first. */
export async function allCards(database: Database): Promise<Card[]> {
  const cards = await database.all<Card>("cards");
  return cards.filter(({ dropped }) => !dropped).toSorted((a, b) => a.due - b.due);
}

export async function dueCards(database: Database, now: number): Promise<Card[]> {
  return (await allCards(database)).filter(({ due }) => due <= now);
}

export function drop(database: Database, card: Card, now: number): Promise<void> {
  const dropped: Card = { ...card, dropped: true, changed: now };
  return database.put("cards", dropped);
}
