/**
 * A game looked back at: what every decision lost, and luck apart from skill. All figures are those of the compiled
 * coach; what the words mean, and that the parts add up, is told in docs/analysis.md.
 */
import type { Ledger } from "../table/ledger";
import type { Coach } from "./coach";
import type { Looked, Progress } from "./types";

export interface Decided {
  /** Entries of the log before it. */
  at: number;
  action: number;
  best: number;
  /** How many there were to choose from. */
  choices: number;
  /** Of the best. */
  expected: number;
  loss: number;
  /** The standard error of that loss; not known where nothing was measured, nor of what earlier pages kept. */
  error?: number | null;
}

export interface LookedBack {
  expected: number;
  result: number;
  luck: number;
  /** The standard error of luck, and of what was misjudged. */
  error: number;
  lost: number;
  others: number;
  misjudged: number;
  decisions: Decided[];
  /** The decisions that lost most, the costliest first. */
  costliest: Decided[];
  /** What was expected after every entry of the log. */
  course: number[];
}

/** One seat's game, as a log without anything taken back tells it; `signal` stops it. */
export async function lookBack(
  ledger: Ledger,
  seat: number,
  coach: Coach,
  progress?: Progress,
  signal?: AbortSignal,
): Promise<LookedBack> {
  const begun = ledger.rules.newGame(ledger.sheet, ledger.players);
  const { sums, lines, costliest, sure } = await coach.lookBack(
    begun,
    seat,
    ledger.rows,
    progress,
    signal,
  );
  const [, ...rows] = lines;
  const decided = rows.map((line, at) => decidedAt(ledger, at, line, sure[at + 1]!));
  return {
    ...sums,
    decisions: decided.filter(({ best }) => best >= 0),
    costliest: costliest.map((line) => decided[line - 1]!),
    course: rows.map(({ course }) => course),
  };
}

function decidedAt(
  { steps }: Ledger,
  at: number,
  { best, choices, expected, loss }: Looked["lines"][number],
  sure: number | null,
): Decided {
  const error = sure !== null && loss === 0 ? 0 : sure;
  return { at, action: steps[at]!.action ?? -1, best, choices, expected, loss, error };
}
