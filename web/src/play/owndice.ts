/** Real dice: faces typed in one by one, and the three that lay nearest the platter. */
import type { View } from "../rules/types";

/** The faces entered so far, in the order of the dice to roll; null where one is missing. */
export type Entered = readonly (number | null)[];

export function blank(dice: readonly string[]): Entered {
  return dice.map(() => null);
}

/** Enter a face at a place, and where to go on: the next place without one, or the same. */
export function enter(faces: Entered, place: number, face: number): [Entered, number] {
  const next = faces.map((old, i) => (i === place ? face : old));
  const after = next.findIndex((value, i) => i > place && value === null);
  const missing = after >= 0 ? after : next.indexOf(null);
  return [next, missing >= 0 ? missing : place];
}

/** All faces by die, once none is missing. */
export function complete(dice: readonly string[], faces: Entered): Record<string, number> | null {
  if (faces.includes(null) || faces.length !== dice.length) return null;
  return Object.fromEntries(dice.map((die, i) => [die, faces[i]!]));
}

export interface PlatterChoice {
  /** Dice that lie there in any case. */
  sure: number[];
  /** Equal dice of which some lie there. */
  tied: number[];
  /** How many of the tied ones. */
  wanted: number;
}

const ON_PLATTER = 3;

/** The three lowest of all dice, as far as the faces say. */
export function lowest(view: View): PlatterChoice {
  const dice = view.sheet.dice.map((_, die) => die);
  const third = [...view.faces].slice(0, dice.length).sort((a, b) => a - b)[ON_PLATTER - 1]!;
  const sure = dice.filter((die) => view.faces[die]! < third);
  const tied = dice.filter((die) => view.faces[die] === third);
  return { sure, tied, wanted: ON_PLATTER - sure.length };
}
