/** Where a note of a few letters stands in a box without covering what is printed there. */
import type { BoxPlace, Rect } from "./layout/places";

export interface NotePlace extends Rect {
  /** Of its letters. */
  size: number;
}

/** Smaller letters cannot be read. */
const SMALLEST = 9.5;

/** Beneath the figures of the print, hardly over the edge; null where a box has no room for it. */
export function notePlace(box: BoxPlace, note: string): NotePlace | null {
  const side = Math.min(box.w, box.h);
  const size = Math.max(SMALLEST, side * 0.28);
  const [w, h] = [size * (0.7 + 0.56 * note.length), size * 1.16];
  const y = box.y + box.h / 2 + side * 0.22;
  if (y + h > box.y + box.h + side * 0.06 || w > box.w + 4) return null;
  return { x: box.x + box.w / 2 - w / 2, y, w, h, size };
}
