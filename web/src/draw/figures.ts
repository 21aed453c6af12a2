/** How figures are written by hand: points of strokes, in hundredths of a field 62 wide and 100 high. */

type Point = readonly [x: number, y: number];

/** By figure: the ways to write it; a way is strokes, divided by "|". */
const WAYS: Record<string, string[]> = {
  0: ["36 2, 12 16, 5 52, 16 92, 36 99, 54 80, 57 42, 47 10, 30 3"],
  1: ["14 27, 26 16, 37 1 | 37 1, 36 50, 34 100", "33 0, 33 50, 31 100"],
  2: ["7 24, 17 6, 36 1, 53 13, 52 35, 33 63, 5 96 | 5 96, 30 94, 60 96"],
  3: ["9 12, 26 1, 46 6, 50 24, 38 40, 22 46 | 22 46, 45 50, 57 70, 48 91, 26 100, 4 88"],
  4: [
    "36 0, 20 36, 2 66 | 2 66, 30 66, 62 63 | 45 34, 44 66, 42 100",
    "46 2, 24 34, 2 68 | 2 68, 32 67, 61 66 | 46 2, 46 50, 45 100",
  ],
  5: ["14 4, 12 22, 9 44 | 9 44, 30 36, 51 46, 57 68, 45 92, 24 100, 3 90 | 13 4, 33 4, 55 2"],
  6: ["46 1, 24 22, 9 52, 9 82, 27 100, 49 91, 55 69, 41 53, 22 57, 9 76"],
  7: [
    "4 5, 30 4, 58 3 | 58 3, 38 45, 23 100",
    "5 5, 30 4, 57 4 | 57 4, 39 45, 25 100 | 15 50, 32 49, 52 47",
  ],
  8: ["50 13, 30 1, 11 13, 17 36, 42 56, 54 80, 32 100, 8 83, 18 58, 41 39, 51 15"],
  9: ["52 24, 38 3, 14 9, 7 33, 22 52, 42 46, 53 22 | 53 22, 52 55, 42 100"],
  "-": ["8 54, 28 51, 50 52"],
  "+": ["6 54, 28 52, 54 53 | 30 30, 29 54, 30 78"],
};

/** The strokes of a figure, in one of its ways; `pick` is from 0 to 1. */
export function figureStrokes(figure: string, pick: number): Point[][] {
  const ways = WAYS[figure] ?? [];
  const way = ways[Math.floor(pick * ways.length)];
  if (way === undefined) return [];
  return way.split(" | ").map((stroke) =>
    stroke.split(", ").map((point) => {
      const [x = 0, y = 0] = point.split(" ").map(Number);
      return [x / 100, y / 100];
    }),
  );
}
