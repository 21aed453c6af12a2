/** The words of the same dice for friends, loaded with the first screen about them. */
import type { Loaders } from "../../words/later.svelte";
import type { Words } from "../../words/words";
import type { texts } from "./en";

export type SameWords = Words<typeof texts>;

export const sameWords: Loaders<typeof texts> = {
  en: () => import("./en").then(({ texts }) => texts),
  fr: () => import("./fr").then(({ texts }) => texts),
  de: () => import("./de").then(({ texts }) => texts),
  hu: () => import("./hu").then(({ texts }) => texts),
};
