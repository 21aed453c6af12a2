/** The words about progress, loaded with its screen. */
import type { Loaders } from "../../words/later.svelte";
import type { Words } from "../../words/words";
import type { texts } from "./en";

export type ProgressWords = Words<typeof texts>;

export const progressWords: Loaders<typeof texts> = {
  en: () => import("./en").then(({ texts }) => texts),
  fr: () => import("./fr").then(({ texts }) => texts),
  de: () => import("./de").then(({ texts }) => texts),
  hu: () => import("./hu").then(({ texts }) => texts),
};
