/** The words of puzzles in the language in use: loaded with the first screen of puzzles. */
import { Later } from "../../words/later.svelte";
import type { PuzzleEnglish } from "./texts";

/** Made while a component starts. */
export class PuzzleSpeech extends Later<PuzzleEnglish> {
  constructor() {
    super({
      en: async () => (await import("./en")).puzzles,
      fr: async () => (await import("./fr")).puzzles,
      de: async () => (await import("./de")).puzzles,
      hu: async () => (await import("./hu")).puzzles,
    });
  }
}
