/** German: a face is feminine (die blaue 5), a zone is just its colour (in Blau). */

import type { Noun } from "../catalogue";
import type { Grammar } from "./types";

interface Colour {
  /** The colour as a noun: in Blau. */
  readonly noun: string;
  /** Its stem before an ending: blau-e; without endings for the ones that take none. */
  readonly stem: string;
  readonly declined: boolean;
  readonly letters: string;
}

const adjective = (noun: string, stem: string, letters: string): Colour => {
  return { noun, stem, declined: true, letters };
};
const fixed = (noun: string, letters: string): Colour => {
  return { noun, stem: noun.toLowerCase(), declined: false, letters };
};

const COLOURS: Record<string, Colour> = {
  white: adjective("Weiß", "weiß", "WE"),
  yellow: adjective("Gelb", "gelb", "GE"),
  blue: adjective("Blau", "blau", "BA"),
  green: adjective("Grün", "grün", "ÜN"),
  orange: fixed("Orange", "OA"),
  purple: fixed("Lila", "LI"),
  pink: fixed("Rosa", "RA"),
  silver: adjective("Silber", "silbern", "SI"),
  grey: adjective("Grau", "grau", "AU"),
  red: adjective("Rot", "rot", "RT"),
  brown: adjective("Braun", "braun", "NU"),
  black: adjective("Schwarz", "schwarz", "ZC"),
  turquoise: adjective("Türkis", "türkis", "TK"),
};

function colour(name: string): Colour {
  return COLOURS[name] ?? { noun: name, stem: name, declined: false, letters: name.toUpperCase() };
}

function inflected(name: string, ending: string): string {
  const { stem, declined } = colour(name);
  return declined ? stem + ending : stem;
}

export const grammar: Grammar = {
  language: "de",
  joins: { conjunction: "und", disjunction: "oder" },
  colour: (name) => colour(name).noun,
  letters: (name) => colour(name).letters,
  zone: (name) => ({ base: colour(name).noun }),
  die: (name, face) => {
    if (face) {
      const words = `${inflected(name, "e")} ${face}`;
      const dative = `der ${inflected(name, "en")} ${face}`;
      return { base: words, nom: `die ${words}`, acc: `die ${words}`, dat: dative };
    }
    return {
      base: `${inflected(name, "er")} Würfel`,
      nom: `der ${inflected(name, "e")} Würfel`,
      acc: `den ${inflected(name, "en")} Würfel`,
      dat: `dem ${inflected(name, "en")} Würfel`,
    };
  },
  thrown: (name, face) => `${colour(name).noun} ${face}`,
  cross: (name) => neuter(`${inflected(name, "es")} Kreuz`),
  number: (name, value) => {
    const words = `${inflected(name, "e")} ${value}`;
    return { base: `eine ${words}`, acc: `eine ${words}`, bare: words };
  },
  free: (name) => ({
    base: `ein freier Eintrag in ${colour(name).noun}`,
    acc: `einen freien Eintrag in ${colour(name).noun}`,
    bare: `freier Eintrag in ${colour(name).noun}`,
  }),
  freeAny: {
    base: "ein freier Eintrag in beliebiger Farbe",
    acc: "einen freien Eintrag in beliebiger Farbe",
    bare: "freier Eintrag in beliebiger Farbe",
  },
  things: {
    reroll: { base: "einmal Nachwürfeln", bare: "Nachwürfeln" },
    extra: { base: "ein Zusatzwürfel", acc: "einen Zusatzwürfel", bare: "Zusatzwürfel" },
    takeback: { base: "einmal Zurückholen", bare: "Zurückholen" },
    polish: { base: "einmal Polieren", bare: "Polieren" },
    joker: { base: "ein Zahlenjoker", acc: "einen Zahlenjoker", bare: "Zahlenjoker" },
    mix: { base: "eine Mix-Aktion", bare: "Mix-Aktion" },
    fox: { base: "ein Fuchs", acc: "einen Fuchs", bare: "Fuchs" },
  },
  form: (value) => (typeof value === "object" ? value.base : String(value)),
};

function neuter(words: string): Noun {
  return { base: `ein ${words}`, acc: `ein ${words}`, bare: words };
}
