/** The words of cards to share, loaded with the first of them. */
import type { Loaders } from "../../words/later.svelte";
import type { Words } from "../../words/words";
import type { texts } from "./en";

export type ShareWords = Words<typeof texts>;

export const shareWords: Loaders<typeof texts> = {
  en: () => import("./en").then(({ texts }) => texts),
  fr: () => import("./fr").then(({ texts }) => texts),
  de: () => import("./de").then(({ texts }) => texts),
  hu: () => import("./hu").then(({ texts }) => texts),
};
