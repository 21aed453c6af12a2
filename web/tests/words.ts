/** The four languages at once, for tests. */
import { LANGUAGES, type Language, type Phrase } from "../src/words/catalogue";
import * as de from "../src/words/de/whole";
import * as en from "../src/words/en/whole";
import * as fr from "../src/words/fr/whole";
import * as hu from "../src/words/hu/whole";
import { Words } from "../src/words/words";

const LOADED = { en, fr, de, hu };

export const spoken: readonly (readonly [Language, Words])[] = LANGUAGES.map((language) => {
  const { catalogue, grammar } = LOADED[language];
  return [language, new Words(catalogue, grammar)];
});

export const speaker = Object.fromEntries(spoken) as Record<Language, Words>;

/** What a text must not show: a placeholder left over, or something that was not there. */
export const FAULT = /[{}|]|undefined|null\b|NaN|\[object|\s{2}|\s[.,]|\.\.|^$/;

/** The names of a text's placeholders. A plural may say `{n}` in words ("one seat is free"). */
export function placeholders(phrase: Phrase): string[] {
  const texts = typeof phrase === "string" ? [phrase] : Object.values(phrase);
  const found = texts.flatMap((text) => [...text.matchAll(/\{(\w+)/g)].map((match) => match[1]!));
  return [...new Set(found)].filter((name) => name !== "n").sort();
}
