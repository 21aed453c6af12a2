/** Strokes made by hand: never quite the same twice, and always the same for the same place. */

import { figureStrokes } from "./figures";

type Point = readonly [x: number, y: number];

/** A stream of numbers from 0 to 1 for a key. */
export function chance(key: string): () => number {
  let state = 0x811c9dc5;
  for (let i = 0; i < key.length; i++) state = Math.imul(state ^ key.charCodeAt(i), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function figure(value: number): string {
  return value.toFixed(2);
}

/** A smooth line through all points. */
function through(points: readonly Point[]): string {
  const first = points[0]!;
  let path = `M${figure(first[0])} ${figure(first[1])}`;
  for (let i = 0; i + 1 < points.length; i++) {
    const before = points[Math.max(0, i - 1)]!;
    const from = points[i]!;
    const to = points[i + 1]!;
    const after = points[Math.min(points.length - 1, i + 2)]!;
    const control = [
      from[0] + (to[0] - before[0]) / 6,
      from[1] + (to[1] - before[1]) / 6,
      to[0] - (after[0] - from[0]) / 6,
      to[1] - (after[1] - from[1]) / 6,
    ].map(figure);
    path += `C${control.join(" ")} ${figure(to[0])} ${figure(to[1])}`;
  }
  return path;
}

/** A place for a stroke: its middle and half its width and height. */
export interface Spot {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The two strokes of a cross. */
export function crossStrokes(key: string, spot: Spot): string[] {
  const next = chance(key);
  const off = (by: number) => (next() - 0.5) * 2 * by;
  const { x, y, w, h } = spot;
  const stroke = (from: Point, to: Point): string => {
    const bow = off(0.1);
    const middle: Point = [
      (from[0] + to[0]) / 2 + bow * (to[1] - from[1]),
      (from[1] + to[1]) / 2 - bow * (to[0] - from[0]),
    ];
    return through([from, middle, to]);
  };
  const corner = (right: number, down: number): Point => [
    x + w * (right + off(0.1)),
    y + h * (down + off(0.1)),
  ];
  const falling = stroke(corner(-1, -1), corner(1, 1));
  // Some hands begin at the bottom, some at the top.
  const rising =
    next() < 0.5 ? stroke(corner(1, -1), corner(-1, 1)) : stroke(corner(-1, 1), corner(1, -1));
  return [falling, rising];
}

/** One stroke around a spot that ends a little past its beginning. */
export function circleStroke(key: string, spot: Spot): string {
  const next = chance(key);
  const begin = -Math.PI * (0.35 + next() * 0.4);
  const turns = 1.06 + next() * 0.12;
  const way = next() < 0.8 ? -1 : 1;
  const lean = (next() - 0.5) * 0.12;
  const steps = 11;
  const points: Point[] = [];
  for (let i = 0; i <= steps; i++) {
    const angle = begin + way * (i / steps) * turns * 2 * Math.PI;
    const radius = 1 + (next() - 0.5) * 0.07 + (i / steps - 0.5) * 0.09;
    const right = Math.cos(angle) * radius;
    const down = Math.sin(angle) * radius;
    points.push([spot.x + spot.w * (right + lean * down), spot.y + spot.h * down]);
  }
  return through(points);
}

/** A stroke through something that is lost. */
export function strikeStroke(key: string, spot: Spot): string {
  const next = chance(key);
  const off = () => (next() - 0.5) * 0.3;
  return through([
    [spot.x - spot.w, spot.y + spot.h * (0.45 + off())],
    [spot.x, spot.y + spot.h * off()],
    [spot.x + spot.w, spot.y - spot.h * (0.45 + off())],
  ]);
}

/** The strokes of a number written around the middle of a spot; `h` is half the figures' height. */
export function numberStrokes(key: string, text: string, spot: Spot): string[] {
  const next = chance(key);
  const glyphs = [...text];
  const step = 0.8;
  const width = step * (glyphs.length - 1) + 0.62;
  const size = Math.min(2 * spot.h, (2 * spot.w) / width);
  const lean = 0.06 + (next() - 0.5) * 0.12;
  const strokes: string[] = [];
  glyphs.forEach((glyph, place) => {
    const lift = (next() - 0.5) * 0.07;
    for (const stroke of figureStrokes(glyph, next())) {
      strokes.push(
        through(
          stroke.map(([right, down]) => {
            const wobble = () => (next() - 0.5) * 0.045;
            const across = right + step * place - width / 2 - lean * (down - 0.5) + wobble();
            return [spot.x + size * across, spot.y + size * (down - 0.5 + lift + wobble())];
          }),
        ),
      );
    }
  });
  return strokes;
}
