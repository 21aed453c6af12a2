/** The words of puzzles: the same in all languages, and some for every theme. */
import { describe, expect, test } from "vitest";
import { THEMES } from "../src/puzzles/grading";
import { puzzles as de } from "../src/puzzles/words/de";
import { puzzles as en } from "../src/puzzles/words/en";
import { puzzles as fr } from "../src/puzzles/words/fr";
import { puzzles as hu } from "../src/puzzles/words/hu";
import type { Texts } from "../src/words/catalogue";
import { placeholders } from "./words";

const english: Texts = en;
const spoken: [string, Texts][] = [
  ["en", en],
  ["fr", fr],
  ["de", de],
  ["hu", hu],
];

describe.each(spoken)("puzzles in %s", (_, texts) => {
  test("have the English keys and placeholders", () => {
    expect(Object.keys(texts)).toEqual(Object.keys(english));
    for (const [key, phrase] of Object.entries(texts)) {
      expect(placeholders(phrase), key).toEqual(placeholders(english[key]!));
    }
  });

  test("have no loose ends", () => {
    for (const [key, phrase] of Object.entries(texts)) {
      const all = typeof phrase === "string" ? [phrase] : Object.values(phrase);
      for (const text of all) {
        expect(text.trim(), key).toBe(text);
        expect(text, key).not.toMatch(/\s{2}|\.\.|["']|^$/);
      }
    }
  });

  test("have a name for every theme, and no other", () => {
    const named = Object.keys(texts).filter((key) => key.startsWith("theme."));
    expect(named.toSorted()).toEqual(THEMES.map((name) => `theme.${name}`).toSorted());
  });
});
