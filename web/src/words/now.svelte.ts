/** The language in use. Whatever is said through it changes with it, in the middle of a game too. */

import { LANGUAGES, type Catalogue, type Language } from "./catalogue";
import type { Grammar } from "./grammar/types";
import { Words } from "./words";

interface Loaded {
  catalogue: Catalogue;
  grammar: Grammar;
}

/** One chunk a language, so that a page loads no other. */
const LOADERS: Record<Language, () => Promise<Loaded>> = {
  en: () => import("./en/whole"),
  fr: () => import("./fr/whole"),
  de: () => import("./de/whole"),
  hu: () => import("./hu/whole"),
};

let current = $state.raw<Words | null>(null);
let wanted: Language | null = null;

/** The words of the language in use. Read where something is shown, it follows a change. */
export function words(): Words {
  if (current === null) throw new Error("no language yet: await startWords() first");
  return current;
}

export function language(): Language {
  return words().grammar.language;
}

/** Load a language and speak it from then on; the last one asked for wins. */
export async function chooseLanguage(language: Language): Promise<void> {
  wanted = language;
  const { catalogue, grammar } = await LOADERS[language]();
  if (wanted !== language) return;
  current = new Words(catalogue, grammar);
  if (typeof document !== "undefined") document.documentElement.lang = language;
}

/** Speak the chosen language ("": none chosen), or the first of the browser's that we have. */
export async function startWords(chosen: Language | ""): Promise<void> {
  const known = LANGUAGES.find((language) => language === chosen);
  await chooseLanguage(known ?? preferred(navigator.languages));
}

export function preferred(tags: readonly string[]): Language {
  const known = tags.map((tag) => tag.toLowerCase().split("-")[0] as Language);
  return known.find((language) => LANGUAGES.includes(language)) ?? "en";
}
