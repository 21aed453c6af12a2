/** The coach's word about a step of a replay: what it thinks of the decision that comes next. */
import type { Coach } from "../../players";
import type { Game, Option, Rules } from "../../rules";
import { Ledger } from "../../table";

export interface Word {
  /** Entries of the log before the decision. */
  at: number;
  position: Game;
  seat: number;
  done: Option;
  /** Null where nothing was better. */
  better: Option | null;
  loss: number;
  error: number | null;
}

/** Null where nothing is decided next: dice are thrown, or the game is over. */
export async function wordAt(
  rules: Rules,
  { sheet, players, log, steps }: Ledger,
  at: number,
  coach: Coach,
): Promise<Word | null> {
  const { seat = 0, action = null } = steps[at] ?? {};
  if (action === null) return null;
  const { game } = Ledger.replay(rules, sheet, players, log.slice(0, at));
  const { choices, error } = await coach.advise(game, seat);
  const loss = choices.find((choice) => choice.action === action)?.cost ?? 0;
  const [best] = choices;
  const better = best && loss > 0 ? game.option(seat, best.action) : null;
  return { at, position: game, seat, done: game.option(seat, action), better, loss, error };
}
