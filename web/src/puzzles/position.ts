/** The position of a puzzle as the log of a table: its moves replayed, with the dice of its seed. */
import type { Rules, Sheet } from "../rules/types";
import { Ledger } from "../table/ledger";
import type { Entry } from "../table/types";
import type { Puzzle } from "./book";

export function logOf(rules: Rules, sheet: Sheet, puzzle: Puzzle): Entry[] {
  const { players, seed, moves } = puzzle;
  const ledger = new Ledger(rules, sheet, players);
  throwDue(ledger, BigInt(seed));
  for (let i = 0; i < moves.length; i += 2) {
    ledger.act(moves[i]!, moves[i + 1]!);
    throwDue(ledger, BigInt(seed));
  }
  return ledger.log;
}

/** Throw the dice that are due. */
export function throwDue(ledger: Ledger, seed: bigint): void {
  const { rules } = ledger;
  while (ledger.game.awaits === "roll") ledger.roll(rules.throwDice(ledger.game, seed));
  if (ledger.game.awaits === "platter") ledger.platter(rules.lowestThree(ledger.game, seed));
}
