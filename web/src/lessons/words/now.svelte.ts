/** The words of lessons in the language in use, for markup. */
import { Later } from "../../words/later.svelte";
import { LOADERS } from ".";
import type { LessonEnglish } from "./texts";

/** Made while a component starts. */
export class LessonSpeech extends Later<LessonEnglish> {
  constructor() {
    super(LOADERS);
  }
}
