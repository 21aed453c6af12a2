/** What a language's grammar has to offer: nouns in the forms that its own catalogue asks for. */

import type { Language, Noun } from "../catalogue";

/** A die with the face it shows; without a face just the die. */
export type DieNoun = (colour: string, face?: number) => Noun;

/** Bonuses that are no entry: actions, the choice among lists, the fox. */
export type Thing = "reroll" | "extra" | "takeback" | "polish" | "joker" | "mix" | "fox";

export interface Grammar {
  readonly language: Language;
  /** What stands before the last of several: `A, B and C`. */
  readonly joins: Readonly<Record<"conjunction" | "disjunction", string>>;
  /** A colour by itself, as a label: `blue`, `Blau`. An unknown colour keeps its English name. */
  colour(name: string): string;
  /** Letters for a colour's mark, the best first. */
  letters(name: string): string;
  /** A zone: `blue`, `zone bleue`, `Blau`. */
  zone(name: string): Noun;
  die: DieNoun;
  /** A die as it is listed after a throw: `blue 5`. */
  thrown(colour: string, face: number): string;
  /** Bonuses that are entered, each as "a …". */
  cross(colour: string): Noun;
  number(colour: string, value: number): Noun;
  free(colour: string): Noun;
  freeAny: Noun;
  /** One of a thing, as "a …". */
  things: Readonly<Record<Thing, Noun>>;
  /** A form that the language builds by itself, such as an article before any word. */
  form(value: Noun | string | number, form: string): string;
  /** The last touch to a finished text, such as the spaces of French punctuation. */
  finish?(text: string): string;
}
