/** Rules pages, loaded when somebody opens one: the language's texts apart from its catalogue. */

import type { Sheet } from "../../rules/types";
import type { Language } from "../catalogue";
import { Words } from "../words";
import { pageOf, type Page } from "./page";
import type { RulesEnglish, RulesTexts } from "./texts";

export type { Block, Page, Section } from "./page";

const LOADERS: Record<Language, () => Promise<{ rules: RulesTexts }>> = {
  en: () => import("./en"),
  fr: () => import("./fr"),
  de: () => import("./de"),
  hu: () => import("./hu"),
};

/** The rules of a sheet in the language of `words`. */
export async function rulesPage(words: Words, sheet: Sheet): Promise<Page> {
  const texts = await LOADERS[words.grammar.language]();
  const rules = new Words<RulesEnglish>(texts.rules, words.grammar);
  return pageOf({ words, rules, sheet });
}
