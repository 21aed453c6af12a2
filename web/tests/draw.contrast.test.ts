/** Every pair of colours that is drawn on each other keeps the contrast of WCAG AA, light and dark. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { COLOURS, inkClass } from "../src/draw/inks";

const CSS = readFileSync(new URL("../src/draw/tokens.css", import.meta.url), "utf8");
const SIDES = ["light", "dark"] as const;
const TEXT = 4.5;
const GRAPHIC = 3;

/** Custom properties of one rule: name to [light, dark]. */
function tokens(selector: string): Record<string, [string, string]> {
  const begin = CSS.indexOf(`${selector} {`);
  const rule = CSS.slice(begin, CSS.indexOf("}", begin));
  const found: Record<string, [string, string]> = {};
  for (const [, name, light, dark] of rule.matchAll(/--([\w-]+): light-dark\((#\w+), (#\w+)\)/g)) {
    found[name!] = [light!, dark!];
  }
  return found;
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(a: string, b: string): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high! + 0.05) / (low! + 0.05);
}

const ROOT = tokens(":root");

/** What stands on what in every ink. */
const INK_PAIRS: [on: string, ground: string, least: number][] = [
  ["ink", "tint", TEXT],
  ["ink", "box", TEXT],
  ["ink", "paper", TEXT],
  ["on", "fill", TEXT],
  ["edge", "tint", GRAPHIC],
  ["edge", "box", GRAPHIC],
  ["pen", "tint", TEXT],
];

const ROOT_PAIRS: [on: string, ground: string, least: number][] = [
  ["on-table", "table", TEXT],
  ["on-table-soft", "table", TEXT],
  ["on-table", "table-raised", TEXT],
  ["on-table-soft", "table-raised", TEXT],
  ["link-on-table", "table", TEXT],
  ["warm", "table", GRAPHIC],
  ["on-warm", "warm", TEXT],
  ["on-paper", "paper", TEXT],
  ["on-paper-soft", "paper", TEXT],
  ["on-paper", "paper-shade", TEXT],
  ["on-paper-soft", "paper-shade", TEXT],
  ["pen", "box", TEXT],
  ["pencil", "box", TEXT],
  ["pen", "paper", TEXT],
  ["good", "paper", TEXT],
  ["bad", "paper", TEXT],
  ["on-tray", "tray", TEXT],
  ["on-tray", "tray-rim", TEXT],
  ["fox", "paper", GRAPHIC],
  ["on-fox", "fox", TEXT],
  ["on-button", "button", TEXT],
];

describe.each(SIDES.map((side, i) => [side, i] as const))("%s", (_side, i) => {
  test.each(ROOT_PAIRS)("%s on %s", (on, ground, least) => {
    expect(contrast(ROOT[on]![i]!, ROOT[ground]![i]!)).toBeGreaterThanOrEqual(least);
  });

  describe.each(COLOURS)("%s", (colour) => {
    const ink = { ...ROOT, ...tokens(`.${inkClass(colour)}`) };
    test.each(INK_PAIRS)("%s on %s", (on, ground, least) => {
      expect(contrast(ink[on]![i]!, ink[ground]![i]!)).toBeGreaterThanOrEqual(least);
    });
  });
});

test("every colour has a shape of its own, except dice without colour", async () => {
  const { shapeOf } = await import("../src/draw/inks");
  const shapes = COLOURS.filter((colour) => colour !== "ivory").map(shapeOf);
  expect(new Set(shapes).size).toBe(shapes.length);
});
