/** The words of the lobby, loaded with the first screen that needs them. */
import type { Loaders } from "../../words/later.svelte";
import type { texts } from "./en";

export const lobbyWords: Loaders<typeof texts> = {
  en: () => import("./en").then(({ texts }) => texts),
  fr: () => import("./fr").then(({ texts }) => texts),
  de: () => import("./de").then(({ texts }) => texts),
  hu: () => import("./hu").then(({ texts }) => texts),
};
