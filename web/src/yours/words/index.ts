/** The words about one's own file, loaded with the settings. */
import type { Loaders } from "../../words/later.svelte";
import type { texts } from "./en";

export const yoursWords: Loaders<typeof texts> = {
  en: () => import("./en").then(({ texts }) => texts),
  fr: () => import("./fr").then(({ texts }) => texts),
  de: () => import("./de").then(({ texts }) => texts),
  hu: () => import("./hu").then(({ texts }) => texts),
};
