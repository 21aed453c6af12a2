/** A whole sheet: its zones below each other, blocks side by side where two fit, bars at the foot. */
import type { Sheet } from "../../rules/types";
import { kindOf } from "../../zones";
import { barsHeight, placeBars } from "./bars";
import { headHeight, placeHead } from "./head";
import type { SheetPlace, ZonePlace } from "./places";
import { boxLimits, sizesFor, usualBox, type Sizes } from "./sizes";
import type { ZoneLayout, ZoneSource } from "./zone";

interface Wish {
  width: number;
  /** The boxes grow or shrink to it, as far as is good for them. */
  height?: number;
  /** How many rounds the head shows; 0: no head. */
  rounds: number;
}

/** Two blocks stand side by side if they have no more boxes across than this. */
const ACROSS = 14;

function sourcesOf(sheet: Sheet): ZoneSource[] {
  return sheet.zones.map((name) => ({ plan: sheet.plan.zones[name]!, wild: sheet.wild }));
}

function layoutOf({ plan }: ZoneSource): ZoneLayout {
  return kindOf(plan).layout;
}

/** Zones that stand side by side. */
function rowsOf(sources: ZoneSource[]): ZoneSource[][] {
  const rows: ZoneSource[][] = [];
  let across = Infinity;
  for (const source of sources) {
    const layout = layoutOf(source);
    const units = layout.wide ? Infinity : layout.units(source.plan);
    if (across + units <= ACROSS) rows.at(-1)!.push(source);
    else rows.push([source]);
    across = rows.at(-1)!.length > 1 ? Infinity : units;
  }
  return rows;
}

export function placeSheet(sheet: Sheet, wish: Wish): SheetPlace {
  const sources = sourcesOf(sheet);
  const wide = sources.filter((source) => layoutOf(source).wide);
  const longest = Math.max(11, ...wide.map((source) => layoutOf(source).units(source.plan)));
  const sizes = sizesFor(wish.width, longest);
  return placeAll(
    sheet,
    sources,
    { ...sizes, box: boxHeight(sheet, sources, sizes, wish) },
    wish.rounds,
  );
}

/** The height of the sheet grows evenly with that of its boxes. */
function boxHeight(sheet: Sheet, sources: ZoneSource[], sizes: Sizes, wish: Wish): number {
  if (wish.height === undefined) return usualBox(sizes.pitch);
  const without = placeAll(sheet, sources, { ...sizes, box: 0 }, wish.rounds).h;
  const rows = placeAll(sheet, sources, { ...sizes, box: 1 }, wish.rounds).h - without;
  const [least, most] = boxLimits(sizes.pitch);
  return Math.min(most, Math.max(least, (wish.height - without) / rows));
}

function placeAll(sheet: Sheet, sources: ZoneSource[], sizes: Sizes, rounds: number): SheetPlace {
  const between = sizes.gap * 1.6;
  let y = sizes.margin * 0.8;
  const head = rounds ? placeHead(sheet.plan.round_bonus, rounds, sizes, y) : null;
  if (head) y += headHeight(sizes) + between * 0.4;
  const zones: ZonePlace[] = [];
  for (const row of rowsOf(sources)) {
    const placed = placeRow(row, sizes, y, between);
    zones.push(...placed);
    y += placed[0]!.h + between;
  }
  const bars = placeBars(sheet.plan, sizes, y);
  y += barsHeight(sheet.plan, sizes) + sizes.margin * 0.5;
  return { w: sizes.width, h: y, head, zones, bars, pitch: sizes.pitch };
}

function placeRow(row: ZoneSource[], sizes: Sizes, y: number, between: number): ZonePlace[] {
  const width = sizes.width - 2 * sizes.margin;
  const [only] = row;
  const layout = layoutOf(only!);
  const h = Math.max(...row.map((source) => layoutOf(source).height(source, sizes)));
  if (layout.wide) return [layout.place(only!, sizes, { x: sizes.margin, y, w: width, h })];
  const frame = sizes.bar + 1.7 * sizes.pad;
  const unitsOf = (source: ZoneSource) => layoutOf(source).units(source.plan);
  const units = row.reduce((sum, source) => sum + unitsOf(source), 0);
  const pitch = Math.min(
    (width - between * (row.length - 1) - row.length * frame) / units,
    2 * sizes.pitch,
  );
  let x = sizes.margin;
  return row.map((source) => {
    const w = unitsOf(source) * pitch + frame;
    const zone = layoutOf(source).place(source, sizes, { x, y, w, h });
    x += w + between;
    return zone;
  });
}
