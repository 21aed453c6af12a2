/** The shape of the lessons' words: English is the type. */
import type { Translated } from "../../words/catalogue";
import type { lessons } from "./en";

export type LessonEnglish = typeof lessons;
export type LessonTexts = Translated<LessonEnglish>;
