/** Sheets are laid out from their plans: nothing lies on anything else, at any width. */
import { describe, expect, test } from "vitest";
import type { Rect, SheetPlace, ZonePlace } from "../src/draw/layout/places";
import { placeSheet } from "../src/draw/layout/sheet";
import { tapAreas } from "../src/draw/light";
import { rules } from "./rules";

const SHEETS = rules.sheets.filter((sheet) => sheet.flow === "platter");
const WIDTHS = [280, 352, 382, 620, 900];
const CASES = SHEETS.flatMap((sheet) => WIDTHS.map((width) => [sheet.id, width, sheet] as const));

function overlap(a: Rect, b: Rect): number {
  const x = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const y = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return Math.min(x, y);
}

function inside(inner: Rect, outer: Rect): boolean {
  const slack = 0.6;
  return (
    inner.x >= outer.x - slack &&
    inner.y >= outer.y - slack &&
    inner.x + inner.w <= outer.x + outer.w + slack &&
    inner.y + inner.h <= outer.y + outer.h + slack
  );
}

function round({ x, y, r }: { x: number; y: number; r: number }): Rect {
  return { x: x - r, y: y - r, w: 2 * r, h: 2 * r };
}

/** Boxes and bonuses: what a player looks for in a zone. */
function things(zone: ZonePlace): Rect[] {
  return [...zone.boxes, ...zone.badges.map(round)];
}

function collisions(rects: readonly Rect[]): number {
  let found = 0;
  rects.forEach((a, i) => {
    found += rects.slice(i + 1).filter((b) => overlap(a, b) > 0.6).length;
  });
  return found;
}

function everything(place: SheetPlace): Rect[] {
  const bars = place.bars.flatMap(({ boxes, end }) => [...boxes, ...(end ? [end] : [])].map(round));
  return [...place.zones, ...bars, ...(place.head ? [place.head] : [])];
}

describe.each(CASES)("%s at %i", (_id, width, sheet) => {
  const place = placeSheet(sheet, { width, rounds: 6 });

  test("every box of the plan has a place", () => {
    for (const zone of place.zones) {
      const cells = zone.boxes.map((box) => box.cell).sort((a, b) => a - b);
      expect(cells).toEqual(sheet.plan.zones[zone.name]!.cells.map((_, i) => i + 1));
    }
  });

  test("every bonus of the plan has a place", () => {
    for (const zone of place.zones) {
      const planned = sheet.plan.zones[zone.name]!.lines.filter((line) => line.bonus).length;
      expect(zone.badges).toHaveLength(planned);
    }
  });

  test("nothing lies on anything else or beyond the paper", () => {
    const paper = { x: 0, y: 0, w: place.w, h: place.h };
    for (const zone of place.zones) {
      expect(collisions(things(zone))).toBe(0);
      for (const thing of things(zone)) expect(inside(thing, zone)).toBe(true);
    }
    expect(collisions(everything(place))).toBe(0);
    for (const thing of everything(place)) expect(inside(thing, paper)).toBe(true);
  });

  test("the boxes grow to a height that is wished for", () => {
    const height = place.h + 30;
    const taller = placeSheet(sheet, { width, height, rounds: 6 });
    expect(taller.h).toBeGreaterThan(place.h);
    expect(taller.h).toBeLessThanOrEqual(height + 0.01);
  });
});

test.each(SHEETS.map((sheet) => [sheet.id, sheet] as const))(
  "%s fits with its dice on a screen of 360 × 640",
  (_id, sheet) => {
    expect(placeSheet(sheet, { width: 352, height: 430, rounds: 6 }).h).toBeLessThanOrEqual(460);
  },
);

test("a box that is lit alone can be hit by a thumb", () => {
  const [area] = tapAreas([{ x: 100, y: 100, w: 24, h: 28 }]);
  expect(area).toEqual({ x: 90, y: 92, w: 44, h: 44 });
});

test.each(SHEETS.map((sheet) => [sheet.id, sheet] as const))(
  "%s: areas to tap share the room between neighbours, and none is small",
  (_id, sheet) => {
    const place = placeSheet(sheet, { width: 352, rounds: 6 });
    for (const zone of place.zones) {
      const areas = tapAreas(zone.boxes);
      expect(collisions(areas)).toBe(0);
      for (const area of areas) expect(Math.min(area.w, area.h)).toBeGreaterThanOrEqual(23.5);
    }
  },
);
