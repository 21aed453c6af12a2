/** A sheet: what there is to draw and to fill, and the tables that the rules read. */
import type { SheetData } from "../generated/plan";

export type {
  BarPlan,
  BonusPlan,
  CellPlan,
  LinePlan,
  RowPlan,
  SheetPlan,
  ZonePlan,
} from "../generated/plan";

/** A game's sheet. */
export interface Sheet extends Readonly<Omit<SheetData, "tables">> {
  /** The rulings that differ from the sheet's own: what a record says. */
  readonly changed_rulings: Readonly<Record<string, boolean>>;
  /** The SHEET record. */
  readonly tables: Uint8Array;
}
