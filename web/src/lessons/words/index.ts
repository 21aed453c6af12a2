/** The words of lessons, apart from the catalogue: loaded with the first lesson. */
import type { Loaders } from "../../words/later.svelte";
import type { Words } from "../../words/words";
import type { LessonEnglish } from "./texts";

export type LessonWords = Words<LessonEnglish>;

export const LOADERS: Loaders<LessonEnglish> = {
  en: async () => (await import("./en")).lessons,
  fr: async () => (await import("./fr")).lessons,
  de: async () => (await import("./de")).lessons,
  hu: async () => (await import("./hu")).lessons,
};
