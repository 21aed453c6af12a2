/** The shape of the daily game's words: English is the type. */
import type { Translated } from "../../words/catalogue";
import type { daily } from "./en";

export type DailyEnglish = typeof daily;
export type DailyTexts = Translated<DailyEnglish>;
