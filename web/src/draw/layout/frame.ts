/** How blocks are divided and how high they are: rows and columns of boxes, and what lies around them. */
import type { ZonePlan } from "../../rules/types";
import type { Sizes } from "./sizes";

/** How a block is divided: columns of boxes, and the margins around them, in widths of a box. */
export interface Frame {
  rows: (number | null)[][];
  left: number;
  right: number;
}

export const SIGNS = { rising: "<", falling: ">", "not rising": "≥", any: "" } as const;

export function rowsOf(plan: ZonePlan): (number | null)[][] {
  if (plan.grid.length) return plan.grid;
  const rows: number[][] = [];
  for (let first = 1; first <= plan.cells.length; first += plan.row) {
    rows.push(Array.from({ length: plan.row }, (_, i) => first + i));
  }
  return rows;
}

export function present(line: readonly (number | null)[]): number[] {
  return line.filter((cell) => cell !== null);
}

export function same(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((cell, i) => cell === b[i]);
}

export function sumsRows(plan: ZonePlan): boolean {
  return plan.points_by_count.length > 0 && plan.row < plan.cells.length;
}

/** What blocks can look like. */
export interface BlockLook {
  /** Its rows are lines, filled from left to right: with signs for their order and their sum. */
  lines?: boolean;
  /** Boxes between holes may be larger than a column is wide. */
  wideAlone?: boolean;
}

export function frameOf(plan: ZonePlan, look: BlockLook): Frame {
  const rows = rowsOf(plan);
  const atRows = plan.lines.some(
    (line) => line.cells.length > 1 && rows.some((row) => same(present(row), line.cells)),
  );
  return {
    rows,
    left: plan.follow_rows.length || look.lines ? 0.62 : 0,
    right: (atRows ? 0.86 : 0) + (sumsRows(plan) ? 0.9 : 0),
  };
}

/** Signs between boxes need some room. */
export function blockGap(plan: ZonePlan, sizes: Sizes): number {
  return plan.orders.some((order) => SIGNS[order]) ? sizes.pitch * 0.18 : sizes.gap;
}

export function blockUnits(plan: ZonePlan, look: BlockLook): number {
  const frame = frameOf(plan, look);
  return frame.left + frame.rows[0]!.length + frame.right;
}

export function headRow(sizes: Sizes): number {
  return Math.max(sizes.text * 1.75, sizes.pitch * 0.62);
}

/** Below each row of boxes: bonuses of single boxes. */
export function rowFoot(plan: ZonePlan, row: readonly (number | null)[], sizes: Sizes): number {
  const single = plan.lines.some(
    (line) => line.cells.length === 1 && line.bonus && row.includes(line.cells[0]!),
  );
  return single ? 2.3 * sizes.badge + sizes.gap * 0.5 : 0;
}

export function footRow(plan: ZonePlan, sizes: Sizes): number {
  const rows = rowsOf(plan);
  const beyond = plan.lines.filter(
    (line) => line.cells.length > 1 && !rows.some((row) => same(present(row), line.cells)),
  );
  if (beyond.some((line) => line.bonus)) return 2.36 * sizes.badge + sizes.gap * 0.6;
  return beyond.length ? sizes.text * 1.75 : sizes.gap;
}

export function blockHeight(plan: ZonePlan, sizes: Sizes): number {
  const rows = rowsOf(plan);
  const boxes = rows.reduce(
    (sum, row) => sum + sizes.box + sizes.gap + rowFoot(plan, row, sizes),
    0,
  );
  return 1.3 * sizes.pad + headRow(sizes) + boxes + footRow(plan, sizes);
}
