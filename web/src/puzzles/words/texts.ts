/** The shape of the puzzles' words: English is the type. */
import type { Translated } from "../../words/catalogue";
import type { Words } from "../../words/words";
import type { puzzles } from "./en";

export type PuzzleEnglish = typeof puzzles;
export type PuzzleTexts = Translated<PuzzleEnglish>;
export type PuzzleWords = Words<PuzzleEnglish>;
