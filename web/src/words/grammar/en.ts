/** English: nothing to decline but the article `a`. */

import type { Noun } from "../catalogue";
import type { Grammar } from "./types";

const LETTERS: Record<string, string> = { purple: "PU", pink: "PK", grey: "RE", brown: "NR" };

/** `a` or `an`: by sound, which for the numbers on dice is 8, 11 and 18. */
function withArticle(words: string): Noun {
  return { base: `${/^([aeiou]|8|11\b|18\b)/i.test(words) ? "an" : "a"} ${words}`, bare: words };
}

export const grammar: Grammar = {
  language: "en",
  joins: { conjunction: "and", disjunction: "or" },
  colour: (name) => name,
  letters: (name) => LETTERS[name] ?? name.toUpperCase(),
  zone: (name) => ({ base: name }),
  die: (colour, face) => ({ base: face ? `${colour} ${face}` : `${colour} die` }),
  thrown: (colour, face) => `${colour} ${face}`,
  cross: (colour) => withArticle(`${colour} cross`),
  number: (colour, value) => withArticle(`${colour} ${value}`),
  free: (colour) => ({ base: `a free ${colour} entry`, bare: `free ${colour} entry` }),
  freeAny: { base: "a free entry in any colour", bare: "free entry in any colour" },
  things: {
    reroll: withArticle("reroll"),
    extra: withArticle("extra die"),
    takeback: withArticle("take-back"),
    polish: withArticle("polish"),
    joker: withArticle("number joker"),
    mix: withArticle("mix action"),
    fox: withArticle("fox"),
  },
  form: (value) => (typeof value === "object" ? value.base : String(value)),
};
