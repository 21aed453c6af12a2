/** What a finger on a sheet is about, and where notes have room. */
import { describe, expect, it, test } from "vitest";
import { aboutAt } from "../src/draw/about";
import type { Rect } from "../src/draw/layout/places";
import { placeSheet } from "../src/draw/layout/sheet";
import { notePlace } from "../src/draw/notes";
import { rules } from "./rules";

const SHEETS = rules.sheets.filter((sheet) => sheet.flow === "platter");
const WIDTHS = [280, 352, 382, 620, 900];
const CASES = SHEETS.flatMap((sheet) => WIDTHS.map((width) => [sheet.id, width, sheet] as const));

function meet(a: Rect, b: Rect): boolean {
  const slack = 0.5;
  const apart =
    a.x + a.w <= b.x + slack ||
    b.x + b.w <= a.x + slack ||
    a.y + a.h <= b.y + slack ||
    b.y + b.h <= a.y + slack;
  return !apart;
}

/** The figures printed in a box: about 0.52 of it in type, of which 0.72 is ink. */
function printed({ x, y, w, h, print }: Rect & { print: string }): Rect {
  const side = Math.min(w, h);
  const [inkWide, inkHigh] = [side * 0.3 * print.length, side * 0.4];
  return { x: x + w / 2 - inkWide / 2, y: y + h / 2 - inkHigh / 2, w: inkWide, h: inkHigh };
}

describe("a tap on what answers none", () => {
  test.each(CASES)("%s, %i wide: finds every bonus, zone and action", (_, width, sheet) => {
    const place = placeSheet(sheet, { width, rounds: 6 });
    for (const zone of place.zones) {
      expect(aboutAt(place, zone.mark.x, zone.mark.y)).toEqual({ kind: "zone", zone: zone.name });
      for (const { bonus, x, y } of zone.badges) {
        expect(aboutAt(place, x, y)).toEqual({ kind: "bonus", bonus });
      }
    }
    for (const { bar, boxes } of place.bars) {
      const { x, y } = boxes[0]!;
      expect(aboutAt(place, x, y)).toEqual({ kind: "action", bar });
    }
  });

  it("finds nothing beside the sheet", () => {
    expect(aboutAt(placeSheet(SHEETS[0]!, { width: 352, rounds: 6 }), -10, -10)).toBeNull();
  });
});

describe("the coach's figures on boxes", () => {
  test.each(CASES)("%s, %i wide: cover no number and no bonus", (_, width, sheet) => {
    const { zones } = placeSheet(sheet, { width, rounds: 6 });
    for (const { name, boxes, badges } of zones) {
      const icons = badges.map(({ x, y, r }) => ({ x: x - r, y: y - r, w: 2 * r, h: 2 * r }));
      const prints = boxes.filter(({ print }) => print).map(printed);
      for (const box of boxes) {
        const note = notePlace(box, "288");
        const covered = note && [...icons, ...prints].find((thing) => meet(note, thing));
        expect(covered, `${name}, box ${box.cell}`).toBeFalsy();
      }
    }
  });

  it("have room on a laptop", () => {
    const { zones } = placeSheet(SHEETS[0]!, { width: 620, rounds: 6 });
    expect(zones.some(({ boxes }) => boxes.some((box) => notePlace(box, "288")))).toBe(true);
  });
});
