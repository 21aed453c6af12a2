/** How a box is lit, and how much of the screen answers for it. */
import type { Rect } from "./layout/places";

export interface Light {
  /** Can be filled; is being filled; could be with another die. */
  how: "legal" | "chosen" | "hint";
  /** Pencilled: what would stand there, as in `View.cells`. */
  value?: number;
  /** Pencilled beside it: what was written there instead. */
  was?: number;
  /** Something to know about it, in a few letters. */
  note?: string;
  /** No other note promises more. */
  best?: boolean;
}

/** By `boxKey` or `barKey`. */
export type Lit = Readonly<Record<string, Light>>;

export function boxKey(zone: string, cell: number): string {
  return `${zone}.${cell}`;
}

export function barKey(bar: string, box: number): string {
  return `bar:${bar}.${box}`;
}

/** A thumb needs this much, in px. */
const TARGET = 44;

function grown(rect: Rect): Rect {
  const w = Math.max(rect.w, TARGET);
  const h = Math.max(rect.h, TARGET);
  return { x: rect.x - (w - rect.w) / 2, y: rect.y - (h - rect.h) / 2, w, h };
}

/** Areas to tap, as large as a thumb where there is room: neighbours share what lies between them. */
export function tapAreas(rects: readonly Rect[]): Rect[] {
  const areas = rects.map(grown);
  for (let i = 0; i < areas.length; i++) {
    for (let j = i + 1; j < areas.length; j++) divide(areas[i]!, areas[j]!, rects[i]!, rects[j]!);
  }
  return areas;
}

function divide(a: Rect, b: Rect, boxA: Rect, boxB: Rect): void {
  const overX = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const overY = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  if (overX <= 0 || overY <= 0) return;
  const apartX = Math.max(boxB.x - boxA.x - boxA.w, boxA.x - boxB.x - boxB.w);
  const apartY = Math.max(boxB.y - boxA.y - boxA.h, boxA.y - boxB.y - boxB.h);
  if (apartX >= apartY) {
    const [left, right, l, r] = boxA.x < boxB.x ? [a, b, boxA, boxB] : [b, a, boxB, boxA];
    const middle = (l.x + l.w + r.x) / 2;
    left.w = Math.min(left.w, middle - left.x);
    right.w -= Math.max(0, middle - right.x);
    right.x = Math.max(right.x, middle);
  } else {
    const [upper, lower, u, l] = boxA.y < boxB.y ? [a, b, boxA, boxB] : [b, a, boxB, boxA];
    const middle = (u.y + u.h + l.y) / 2;
    upper.h = Math.min(upper.h, middle - upper.y);
    lower.h -= Math.max(0, middle - lower.y);
    lower.y = Math.max(lower.y, middle);
  }
}
