/** The measures that a sheet of some width is drawn with. */
export interface Sizes {
  /** Width of the paper. */
  width: number;
  /** Width of a box of the longest strip, with its gap. */
  pitch: number;
  /** Height of a box. */
  box: number;
  gap: number;
  /** Around the paper, and inside a zone. */
  margin: number;
  pad: number;
  /** The coloured bar on the left of a zone. */
  bar: number;
  /** Left of the boxes of a strip: mark and total. */
  gutter: number;
  /** Small print. */
  text: number;
  /** Radius of a bonus. */
  badge: number;
}

const GUTTER = 0.95;

export function sizesFor(width: number, longest: number): Sizes {
  const margin = Math.max(3, width * 0.016);
  const pad = Math.max(2.5, width * 0.011);
  const bar = Math.max(2.5, width * 0.01);
  const pitch = (width - 2 * margin - bar - 1.6 * pad) / (longest + GUTTER);
  return {
    width,
    pitch,
    box: 0,
    gap: Math.max(1.5, pitch * 0.085),
    margin,
    pad,
    bar,
    gutter: GUTTER * pitch + bar + 0.6 * pad,
    text: pitch * 0.34 + Math.min(1, pitch * 0.05),
    badge: Math.min(pitch * 0.335, 6 + pitch * 0.14),
  };
}

/** How high boxes are when nobody says how high the sheet should be. */
export function usualBox(pitch: number): number {
  return pitch < 30 ? pitch * 1.08 : Math.max(32.4, pitch * 0.82);
}

/** The least and most that boxes are squeezed or stretched to. */
export function boxLimits(pitch: number): [number, number] {
  return [
    Math.min(pitch * 0.9, Math.max(22, pitch * 0.6)),
    Math.max(pitch * 1.1, Math.min(pitch * 1.6, 44)),
  ];
}
