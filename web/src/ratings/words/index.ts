/** The words about ratings, loaded with what shows them. */
import type { Loaders } from "../../words/later.svelte";
import type { Words } from "../../words/words";
import type { texts } from "./en";

export type RatingWords = Words<typeof texts>;

export const ratingWords: Loaders<typeof texts> = {
  en: () => import("./en").then(({ texts }) => texts),
  fr: () => import("./fr").then(({ texts }) => texts),
  de: () => import("./de").then(({ texts }) => texts),
  hu: () => import("./hu").then(({ texts }) => texts),
};
