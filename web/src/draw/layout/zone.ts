/** What all kinds of zones share. */
import type { ZonePlan } from "../../rules/types";
import type { BoxPlace, Rect, ZonePlace } from "./places";
import type { Sizes } from "./sizes";

/** A zone as the sheet has it: its plan, and the sheet's wild die. */
export interface ZoneSource {
  plan: ZonePlan;
  /** The die that counts for any zone. */
  wild: string;
}

/** How the boxes of a kind are placed. */
export interface ZoneLayout {
  /** Over the whole width of the sheet; others stand side by side where two fit. */
  wide: boolean;
  /** How many boxes it is wide, margins included. */
  units: (plan: ZonePlan) => number;
  height: (source: ZoneSource, sizes: Sizes) => number;
  /** `place.h` may be more than it needs: the boxes then share what is left. */
  place: (source: ZoneSource, sizes: Sizes, place: Rect) => ZonePlace;
}

export function emptyZone(source: ZoneSource, place: Rect, sizes: Sizes): ZonePlace {
  const { plan } = source;
  const r = sizes.pitch * 0.27;
  return {
    ...place,
    name: plan.name,
    kind: plan.kind,
    counts: plan.counts,
    writes: plan.writes,
    mark: {
      colour: plan.die,
      x: place.x + sizes.bar + sizes.pad + r,
      y: place.y + sizes.pad + r,
      r,
    },
    total: { text: "", x: 0, y: 0, size: sizes.text * 1.3, anchor: "start" },
    boxes: [],
    badges: [],
    points: [],
    signs: [],
    pairs: [],
    shapes: [],
    scales: [],
    sums: [],
    texts: [],
    diagonal: null,
    steps: plan.steps,
  };
}

/** A box with what its plan prints in it. */
export function boxAt(plan: ZonePlan, cell: number, rect: Rect): BoxPlace {
  const printed = plan.cells[cell - 1]!;
  const asks = printed.minimum > 0 ? String(printed.minimum) : "";
  const factor =
    printed.factor > 1 || (printed.pair > 0 && !printed.number) ? `×${printed.factor}` : "";
  return {
    ...rect,
    cell,
    print: printed.number ? String(printed.number) : asks || factor,
    sign: asks && !printed.number ? "≥" : "",
    crossed: printed.start > 0,
    round: plan.counts > 1,
  };
}

/** All cells that take part in points by count: printed crosses do not. */
export function countedCells(plan: ZonePlan): number[] {
  return plan.cells.flatMap((cell, i) => (cell.start > 0 ? [] : [i + 1]));
}

/** The dice that are added up before an entry is made, written with shapes. */
export function addFormula(
  source: ZoneSource,
  zone: ZonePlace,
  x: number,
  y: number,
  r: number,
): void {
  const { plan } = source;
  if (plan.adds === "nothing") return;
  const other = plan.adds === "wild" ? source.wild : "platter";
  zone.shapes.push(
    { colour: plan.die, x: x - 1.75 * r, y, r },
    { colour: other, x: x + 1.75 * r, y, r },
  );
  zone.signs.push({ sign: "+", x, y, size: r * 0.62 });
}
