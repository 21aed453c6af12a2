/** The colours that dice and zones can have: a hue (tokens.css) and a shape each. */
import type { ShapeName } from "./shapes";

const SHAPES: Record<string, ShapeName> = {
  white: "star",
  yellow: "circle",
  blue: "diamond",
  green: "triangle",
  orange: "hexagon",
  purple: "square",
  pink: "blossom",
  silver: "shield",
  grey: "octagon",
  brown: "barrel",
  turquoise: "drop",
  red: "heart",
  black: "pill",
  ivory: "circle",
};

/** Inks for colours that nobody drew yet; each keeps the shape of its ink. */
const SPARE = ["grey", "brown", "turquoise", "red"];

function known(colour: string): string {
  if (colour in SHAPES) return colour;
  if (colour === "" || /\d$/.test(colour)) return "ivory"; // a die that only has a number
  let sum = 0;
  for (const letter of colour) sum += letter.codePointAt(0)!;
  return SPARE[sum % SPARE.length]!;
}

/** The class that sets a colour's custom properties. */
export function inkClass(colour: string): string {
  return `ink-${known(colour)}`;
}

export function shapeOf(colour: string): ShapeName {
  return SHAPES[known(colour)]!;
}

/** Every colour that has tokens of its own. */
export const COLOURS: readonly string[] = Object.keys(SHAPES);
