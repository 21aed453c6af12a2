/** What a coach says before a choice: what each is worth, how sure that is, and what would follow it. */
import type { Game, GameEvent } from "../rules/types";
import type { Assumed, Expected, Outlook } from "./types";

/** One legal choice. */
export interface Choice {
  action: number;
  /** Final points, or in a race the lead over the best other, if all goes on well. */
  points: number;
  /** How much less that is than of the best choice. */
  cost: number;
  /** The chance to win; null alone. */
  win: number | null;
}

export interface Advice {
  /** The best first. */
  choices: Choice[];
  /** Of results around what is expected: the luck to come. Null where it was not measured. */
  spread: number | null;
  /** Of a cost around the true one. */
  error: number | null;
  /** How it takes the seats to play on; nothing alone. */
  assumes: readonly Assumed[];
}

export function adviceOf({ expected, spread, error, assumes }: Outlook): Advice {
  const best = bestOf(expected).points;
  const choices = expected.map((one) => ({ ...one, cost: best - one.points }));
  choices.sort((a, b) => a.cost - b.cost || a.action - b.action);
  return { choices, spread, error, assumes };
}

function bestOf<T extends Expected>(expected: readonly T[]): T {
  const rising = expected.toSorted((a, b) => a.action - b.action);
  return rising.reduce((best, one) => (one.points > best.points ? one : best));
}

/** What the coach would enter for the bonuses that a choice sets off. */
export async function followUpOf(
  judge: (game: Game, seat: number) => Promise<readonly Expected[]>,
  game: Game,
  seat: number,
  action: number,
): Promise<GameEvent[]> {
  const after = game.copy();
  after.apply(seat, action);
  const entries: GameEvent[] = [];
  while (isInChain(after, seat) && after.round === game.round) {
    const best = bestOf(await judge(after, seat));
    const { event } = after.option(seat, best.action);
    if (event && !event.pass) entries.push(event);
    after.apply(seat, best.action);
  }
  return entries;
}

function isInChain(game: Game, seat: number): boolean {
  return game.awaits === "decision" && ["bonus", "follow"].includes(game.view.asks(seat));
}
