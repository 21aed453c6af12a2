/** Bars of actions, as many beside each other as fit. */
import type { Bar, SheetPlan } from "../../rules/types";
import type { BarPlace } from "./places";
import type { Sizes } from "./sizes";

/** In the order of the sheet, lists last. */
function barsOf(plan: SheetPlan): Bar[] {
  const names = Object.keys(plan.bars) as Bar[];
  const listed = (bar: Bar) => plan.list_bars.includes(bar);
  return [...names.filter((bar) => !listed(bar)), ...names.filter(listed)];
}

function units(plan: SheetPlan, bar: Bar): number {
  const { boxes, end } = plan.bars[bar]!;
  return 1.25 + boxes + (end ? 1.5 : 0);
}

/** Rows of bars: lists stand together, and no row is much fuller than it can be. */
function rowsOf(plan: SheetPlan): Bar[][] {
  const rows: Bar[][] = [];
  let room = 0;
  for (const bar of barsOf(plan)) {
    const needs = units(plan, bar);
    if (room < needs) {
      rows.push([]);
      room = 19;
    }
    rows.at(-1)!.push(bar);
    room -= needs;
  }
  return rows;
}

const STEP = 0.7;

export function barsHeight(plan: SheetPlan, sizes: Sizes): number {
  return rowsOf(plan).length * sizes.pitch * 0.86;
}

export function placeBars(plan: SheetPlan, sizes: Sizes, top: number): BarPlace[] {
  const places: BarPlace[] = [];
  const width = sizes.width - 2 * sizes.margin;
  const height = sizes.pitch * 0.86;
  rowsOf(plan).forEach((row, line) => {
    const step = Math.min(
      sizes.pitch * STEP,
      width / (row.reduce((sum, bar) => sum + units(plan, bar), 0) + 0.6),
    );
    const wide = width / Math.max(row.length, 2);
    row.forEach((bar, i) => {
      const rect = { x: sizes.margin + i * wide, y: top + line * height, w: wide, h: height };
      places.push({ ...rect, bar, ...placeBoxes(plan, bar, step, rect.x, rect.y + height / 2) });
    });
  });
  return places;
}

function placeBoxes(
  plan: SheetPlan,
  bar: Bar,
  step: number,
  x: number,
  y: number,
): Pick<BarPlace, "boxes" | "end"> {
  const { boxes, end } = plan.bars[bar]!;
  const r = step * 0.42;
  const first = x + step * 1.75;
  const numbers = bar === "joker" ? plan.jokers : [];
  return {
    boxes: Array.from({ length: boxes }, (_, i) => ({
      box: i + 1,
      x: first + i * step,
      y,
      r,
      print: i < numbers.length ? String(numbers[i] || "?") : "",
    })),
    end: end
      ? { bonus: end, cells: [], least: 0, x: first + (boxes + 0.2) * step, y, r: step * 0.52 }
      : null,
  };
}
