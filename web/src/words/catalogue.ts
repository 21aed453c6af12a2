/** The shape of a catalogue: English is the type, the other languages have to have its keys. */

import type { en } from "./en";

export const LANGUAGES = ["en", "fr", "de", "hu"] as const;
export type Language = (typeof LANGUAGES)[number];

/** A text, or one text for each plural category of the parameter `n`. */
export type Phrase = string | { readonly one: string; readonly other: string };

export type Texts = Readonly<Record<string, Phrase>>;

/** What a language has to provide for the keys of an English catalogue. */
export type Translated<English extends Texts> = { readonly [K in keyof English]: Phrase };

export type English = typeof en;
export type Key = keyof English;
export type Catalogue = Translated<English>;

/** A noun in the forms that a language needs: `{die}` takes its base, `{die|acc}` the form `acc`,
 * `{die|acc^}` the same with a capital letter. */
export interface Noun {
  readonly base: string;
  readonly [form: string]: string;
}

export type Param = string | number | Noun | readonly (string | Noun)[];

type Name<Inside extends string> = Inside extends `${infer Before}|${string}` ? Before : Inside;
type Names<Text extends string> = Text extends `${string}{${infer Inside}}${infer Rest}`
  ? Name<Inside> | Names<Rest>
  : never;
type AllTexts<P> = P extends string
  ? P
  : P extends { one: infer A; other: infer B }
    ? A | B
    : never;

/** The names of the placeholders of a text. */
export type PlaceholdersOf<P> = Names<AllTexts<P> & string> | (P extends string ? never : "n");

/** The rest of the arguments of `say`: none for a text without placeholders. */
export type Arguments<P> = [PlaceholdersOf<P>] extends [never]
  ? []
  : [Record<PlaceholdersOf<P>, Param>];
