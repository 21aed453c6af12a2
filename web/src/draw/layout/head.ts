/** The top line of a sheet: the rounds with their bonuses, the foxes and the total. */
import type { HeadPlace } from "./places";
import type { Sizes } from "./sizes";

export function headHeight(sizes: Sizes): number {
  return Math.max(sizes.pitch * 1.02, 2.6 * sizes.badge);
}

export function placeHead(
  bonuses: readonly string[],
  rounds: number,
  sizes: Sizes,
  top: number,
): HeadPlace {
  const h = headHeight(sizes);
  const y = top + h / 2;
  const { badge, margin, pitch, text, width } = sizes;
  const r = badge * 1.02;
  const between = Math.min(pitch * 0.16, badge * 0.5);
  let x = margin;
  const places = Array.from({ length: rounds }, (_, i) => {
    const bonus = bonuses[i] ?? "";
    const w = bonus ? 3.7 * r : 2 * r;
    const rect = { x, y: y - r, w, h: 2 * r };
    x += w + between;
    return {
      ...rect,
      round: i + 1,
      r,
      middle: { x: rect.x + r, y },
      bonus,
      badge: { x: rect.x + w - r, y, r: badge * 0.8 },
    };
  });
  const right = width - margin - pitch * 0.1;
  return {
    x: margin,
    y: top,
    w: width - 2 * margin,
    h,
    rounds: places,
    fox: { x: right - pitch * 3.3, y, r: badge },
    foxText: {
      text: "",
      x: right - pitch * 3.2 + badge * 1.2,
      y: y + text * 0.38,
      size: text * 1.1,
      anchor: "start",
    },
    total: { text: "", x: right, y: y + text * 0.68, size: text * 1.95, anchor: "end" },
  };
}
