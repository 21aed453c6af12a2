/** What a die looks like, and where its pips lie. */
import { moved, SHAPES, type ShapeName } from "./shapes";

export interface DieLook {
  /** The die's name; one without a colour is ivory. */
  colour: string;
  /** 0: not thrown. */
  face: number;
  state?: "plain" | "legal" | "chosen" | "grey" | "locked";
  /** What joker or polish makes of it. */
  as?: number;
  /** For screen readers. */
  label?: string;
  /** Why it is grey. */
  note?: string;
  /** What choosing it is worth, in a few letters. */
  figure?: string;
}

const LOW = 26;
const MIDDLE = 50;
const HIGH = 74;
type Pip = readonly [x: number, y: number];
const CENTRE: Pip = [MIDDLE, MIDDLE];
const FALLING: Pip[] = [
  [LOW, LOW],
  [HIGH, HIGH],
];
const RISING: Pip[] = [
  [LOW, HIGH],
  [HIGH, LOW],
];
const SIDES: Pip[] = [
  [LOW, MIDDLE],
  [HIGH, MIDDLE],
];

/** By face, in a field of 100. */
const PIPS: readonly (readonly Pip[])[] = [
  [],
  [CENTRE],
  RISING,
  [...RISING, CENTRE],
  [...RISING, ...FALLING],
  [...RISING, ...FALLING, CENTRE],
  [...RISING, ...FALLING, ...SIDES],
];

const PIP = 10.4;
const BLANK = 24;
const drawn = new Map<string, string>();

/** The pips of a face in a colour's shape, in a field of 100; a large one for a die not thrown. */
export function pipsOf(shape: ShapeName, face: number): string {
  const key = `${shape}.${face}`;
  let path = drawn.get(key);
  if (path === undefined) {
    const outline = SHAPES[shape].path;
    const pips = (PIPS[face] ?? []).map(([x, y]) => moved(outline, x, y - 2, PIP));
    path = face ? pips.join("") : moved(outline, MIDDLE, MIDDLE, BLANK);
    drawn.set(key, path);
  }
  return path;
}
