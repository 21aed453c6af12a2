/** Why a choice is good or bad: rows of ints that the compiled coach writes, by name (docs/analysis.md). */
import shapes from "../../generated/players/reasons.json";
import type { PriceRow, ReasonRow } from "../generated/layout";
import { readRows } from "../rules/rows";
import type { GameEvent, Sheet } from "../rules/types";

/** What a choice brings or costs; `words/reasons.ts` puts it into words. */
export type Reason = ReasonRow | { kind: "follow_up"; entries: GameEvent[] };

/** Something that the best choice has and another gives up. */
export type Price = PriceRow;

/** All that is said about a choice. */
export interface Why {
  /** What it does by itself, and what would follow. */
  reasons: Reason[];
  price: Price[];
}

/** Rows by name; of one kind or the other, as they were asked for. */
export function readReasons<Row extends Reason | Price>(sheet: Sheet, ints: Int32Array): Row[] {
  const { kinds, row_ints: width, bars } = shapes;
  const rows = sheet.plan.rows.map(({ number }) => number);
  const found = readRows(kinds, width, { ...sheet, rows, bars }, ints);
  return found.map(([kind, values]) => ({ kind, ...values }) as Row);
}
