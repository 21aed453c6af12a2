/** The words of the daily game, apart from the catalogue: loaded with its screen. */
import { words } from "../../words";
import type { Language } from "../../words/catalogue";
import { Words } from "../../words/words";
import type { DailyEnglish, DailyTexts } from "./texts";

export type DailyWords = Words<DailyEnglish>;

const LOADERS: Record<Language, () => Promise<{ daily: DailyTexts }>> = {
  en: () => import("./en"),
  fr: () => import("./fr"),
  de: () => import("./de"),
  hu: () => import("./hu"),
};

/** Called where they are shown, they follow the language in use. */
export async function dailyWords(): Promise<DailyWords> {
  const { grammar } = words();
  const { daily } = await LOADERS[grammar.language]();
  return new Words<DailyEnglish>(daily, grammar);
}
