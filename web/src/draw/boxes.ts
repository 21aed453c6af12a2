/** A box in numbers and paths: its middle, its frame, what a hand writes in it. */
import { circleStroke, crossStrokes, numberStrokes } from "./hand";
import type { BoxPlace } from "./layout/places";

export interface Measures {
  /** The middle. */
  x: number;
  y: number;
  size: number;
  /** How thick the pen is. */
  pen: number;
  corner: number;
  /** Of a round one. */
  radius: number;
}

export function measure(box: BoxPlace): Measures {
  const size = Math.min(box.w, box.h);
  const pen = Math.max(0.9, size * 0.075);
  return {
    x: box.x + box.w / 2,
    y: box.y + box.h / 2,
    size,
    pen,
    corner: size * 0.2,
    radius: size / 2 - pen * 0.2,
  };
}

/** The outline of a box, so much larger. */
export function outline(box: BoxPlace, grow = 0): string {
  const { x, y, corner, radius } = measure(box);
  if (box.round) {
    const r = radius + grow;
    return `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;
  }
  const r = Math.max(0, corner + grow);
  const arc = `a${r} ${r} 0 0 1`;
  const across = box.w + 2 * (grow - r);
  const down = box.h + 2 * (grow - r);
  return (
    `M${box.x - grow + r} ${box.y - grow}h${across}${arc} ${r} ${r}v${down}` +
    `${arc} ${-r} ${r}h${-across}${arc} ${-r} ${-r}v${-down}${arc} ${r} ${-r}Z`
  );
}

/** Where two things are written in one box: the first above on the left, the other below on the right. */
export function corners(box: BoxPlace): { first: BoxPlace; second: BoxPlace } {
  const [w, h] = [box.w * 0.6, box.h * 0.6];
  const first = { ...box, w, h };
  return { first, second: { ...first, x: box.x + box.w - w, y: box.y + box.h - h } };
}

/** What is written in a box: a number, a cross, or a circle and then a cross. */
export function strokesIn(
  box: BoxPlace,
  key: string,
  writes: boolean,
  number: number,
  extra = false,
): string[] {
  const { x, y, size, radius } = measure(box);
  if (writes)
    return numberStrokes(key, String(number), {
      x,
      y: extra ? y + box.h * 0.1 : y,
      w: box.w * 0.44,
      h: Math.min(size * 0.31, box.h * (extra ? 0.25 : 0.3)),
    });
  const cross = crossStrokes(key, {
    x,
    y,
    w: box.round ? radius * 0.68 : box.w * 0.4,
    h: box.round ? radius * 0.68 : box.h * 0.38,
  });
  if (!box.round) return cross;
  const circle = circleStroke(key, { x, y, w: radius * 1.02, h: radius * 1.02 });
  return number > 1 ? [circle, ...cross] : [circle];
}
