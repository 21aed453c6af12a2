/** Where things lie on the board of a race, in a field 360 wide. */
import type { Sheet } from "../rules/types";

export const BOARD = 360;
const ROW = 48;
const LABEL = 38;
const STACK = 78;
const TILES = 54;

/** Inks by row, and by seat: pawns have the shape of their ink too. */
const ROW_INKS = ["yellow", "green", "turquoise", "blue", "purple", "pink"];
const SEAT_INKS = ["blue", "orange", "green", "purple"];

export function rowInk(index: number): string {
  return ROW_INKS[index % ROW_INKS.length]!;
}

export function seatInk(seat: number): string {
  return SEAT_INKS[seat % SEAT_INKS.length]!;
}

export interface SquarePlace {
  /** From 1. */
  square: number;
  goal: boolean;
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface RowPlace {
  index: number;
  /** The number that leads there, and what a chip is worth. */
  number: number;
  y: number;
  h: number;
  label: { x: number; y: number };
  squares: SquarePlace[];
  stack: { x: number; y: number };
}

export interface BoardPlace {
  h: number;
  rows: RowPlace[];
  tiles: { points: number; x: number; y: number; w: number; h: number }[];
}

export function placeBoard(sheet: Sheet): BoardPlace {
  const { rows, tiles } = sheet.plan;
  const longest = Math.max(...rows.map((row) => row.squares));
  const room = BOARD - LABEL - STACK - 8;
  const pitch = room / longest;
  const top = TILES + 4;
  const wide = 52;
  const right = BOARD - 10 - tiles.length * (wide + 8) + 8;
  return {
    h: top + rows.length * ROW + 8,
    rows: rows.map((row, index) => {
      const y = top + index * ROW;
      const first = LABEL + (longest - row.squares) * pitch;
      return {
        index,
        number: row.number,
        y: y + 2,
        h: ROW - 4,
        label: { x: first - 16, y: y + ROW / 2 },
        squares: Array.from({ length: row.squares }, (_, i) => ({
          square: i + 1,
          goal: i + 1 === row.squares,
          x: first + i * pitch,
          y: y + 5,
          w: pitch - 5,
          h: ROW - 10,
        })),
        stack: { x: BOARD - STACK / 2 - 4, y: y + ROW / 2 },
      };
    }),
    tiles: tiles.map((points, i) => ({ points, x: right + i * (wide + 8), y: 12, w: wide, h: 34 })),
  };
}

/** Where the `place`th of `count` pawns stands on a square. */
export function pawnAt(
  square: SquarePlace,
  place: number,
  count: number,
): { x: number; y: number; r: number } {
  const x = square.x + square.w / 2;
  const y = square.y + square.h / 2;
  if (count === 1) return { x, y, r: 12 };
  if (count === 2) return { x: x + (place - 0.5) * 22, y, r: 10 };
  const column = place % 2;
  const row = Math.floor(place / 2);
  return { x: x + (column - 0.5) * 23, y: y + (row - 0.5) * 18, r: 8.6 };
}
