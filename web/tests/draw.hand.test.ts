/** Strokes made by hand: the same place always gets the same one, and it stays where it belongs. */
import { expect, test } from "vitest";
import { chance, circleStroke, crossStrokes, numberStrokes } from "../src/draw/hand";

const SPOT = { x: 50, y: 50, w: 10, h: 14 };

function points(path: string): [number, number][] {
  const numbers = [...path.matchAll(/-?\d+(\.\d+)?/g)].map(([number]) => Number(number));
  return numbers.flatMap((x, i) => (i % 2 ? [] : [[x, numbers[i + 1]!] as [number, number]]));
}

test("a place keeps its stroke, and another has another", () => {
  expect(crossStrokes("a.1", SPOT)).toEqual(crossStrokes("a.1", SPOT));
  expect(crossStrokes("a.1", SPOT)).not.toEqual(crossStrokes("a.2", SPOT));
  expect(circleStroke("a.1", SPOT)).not.toBe(circleStroke("a.2", SPOT));
});

test("chance is even", () => {
  const next = chance("even");
  const mean = Array.from({ length: 4000 }, next).reduce((sum, one) => sum + one, 0) / 4000;
  expect(mean).toBeGreaterThan(0.48);
  expect(mean).toBeLessThan(0.52);
});

test.each(Array.from({ length: 40 }, (_, i) => i))(
  "strokes of place %i stay in their spot",
  (i) => {
    const paths = [
      ...crossStrokes(`p.${i}`, SPOT),
      circleStroke(`p.${i}`, SPOT),
      ...numberStrokes(`p.${i}`, String(i), SPOT),
      ...numberStrokes(`p.${i}`, String(-i - 1), SPOT),
    ];
    for (const [x, y] of paths.flatMap(points)) {
      expect(Math.abs(x - SPOT.x)).toBeLessThan(SPOT.w * 1.25);
      expect(Math.abs(y - SPOT.y)).toBeLessThan(SPOT.h * 1.25);
    }
  },
);

test.each(["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "-", "+"])(
  "%s can be written",
  (text) => {
    expect(numberStrokes("key", text, SPOT).length).toBeGreaterThan(0);
  },
);
