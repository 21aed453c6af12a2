/** French: colours agree with masculine dice and feminine zones; `de` and `le` contract. */

import type { Noun } from "../catalogue";
import type { Grammar } from "./types";

interface Colour {
  readonly m: string;
  readonly f: string;
  readonly letters: string;
}

const COLOURS: Record<string, Colour> = {
  white: { m: "blanc", f: "blanche", letters: "BN" },
  yellow: { m: "jaune", f: "jaune", letters: "JA" },
  blue: { m: "bleu", f: "bleue", letters: "LU" },
  green: { m: "vert", f: "verte", letters: "VE" },
  orange: { m: "orange", f: "orange", letters: "OG" },
  purple: { m: "violet", f: "violette", letters: "TI" },
  pink: { m: "rose", f: "rose", letters: "RS" },
  silver: { m: "argenté", f: "argentée", letters: "AG" },
  grey: { m: "gris", f: "grise", letters: "GS" },
  red: { m: "rouge", f: "rouge", letters: "RO" },
  brown: { m: "marron", f: "marron", letters: "MN" },
  black: { m: "noir", f: "noire", letters: "NI" },
  turquoise: { m: "turquoise", f: "turquoise", letters: "QT" },
};

function colour(name: string): Colour {
  return COLOURS[name] ?? { m: name, f: name, letters: name.toUpperCase() };
}

const masculine = (words: string): Noun => ({
  base: `un ${words}`,
  bare: words,
  le: `le ${words}`,
});
const feminine = (words: string): Noun => ({
  base: `une ${words}`,
  bare: words,
  le: `la ${words}`,
});

const VOWEL = /^[aeiouyhàâäéèêëîïôöùûü]/i;

export const grammar: Grammar = {
  language: "fr",
  joins: { conjunction: "et", disjunction: "ou" },
  colour: (name) => colour(name).m,
  letters: (name) => colour(name).letters,
  zone: (name) => ({ base: `zone ${colour(name).f}`, f: colour(name).f }),
  die: (name, face) => {
    const words = face ? `${face} ${colour(name).m}` : `dé ${colour(name).m}`;
    return { base: words, le: `le ${words}`, du: `du ${words}` };
  },
  thrown: (name, face) => `${colour(name).m} ${face}`,
  cross: (name) => feminine(`croix ${colour(name).f}`),
  number: (name, value) => masculine(`${value} ${colour(name).m}`),
  free: (name) => masculine(`bonus ${colour(name).m} libre`),
  freeAny: masculine("bonus libre dans la couleur de ton choix"),
  things: {
    reroll: feminine("relance"),
    extra: masculine("dé supplémentaire"),
    takeback: feminine("reprise"),
    polish: masculine("polissage"),
    joker: masculine("joker chiffre"),
    mix: { base: "une action mélange", bare: "action mélange", le: "l’action mélange" },
    fox: masculine("renard"),
  },
  form: (value, form) => {
    const words = typeof value === "object" ? value.base : String(value);
    if (form === "de") return VOWEL.test(words) ? `d’${words}` : `de ${words}`;
    return words;
  },
  // Catalogues are written with plain spaces; none of these may end a line.
  finish: (text) => text.replace(/ (?=[:»])|(?<=«) /g, "\u00a0").replace(/ (?=[;!?])/g, "\u202f"),
};
