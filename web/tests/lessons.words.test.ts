/** The words of lessons: the same in all languages, and some for every lesson. */
import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Course } from "../src/lessons/course";
import { lessons as de } from "../src/lessons/words/de";
import { lessons as en } from "../src/lessons/words/en";
import { lessons as fr } from "../src/lessons/words/fr";
import { goalText } from "../src/lessons/words/goal";
import { lessons as hu } from "../src/lessons/words/hu";
import type { LessonEnglish, LessonTexts } from "../src/lessons/words/texts";
import type { Texts } from "../src/words/catalogue";
import { Words } from "../src/words/words";
import { file } from "./rules";
import { placeholders, speaker } from "./words";

const FOLDER = file("../generated/lessons");
const courses = readdirSync(FOLDER)
  .filter((name) => name.endsWith(".json"))
  .map((name) => JSON.parse(readFileSync(`${FOLDER}/${name}`, "utf8")) as Course);
const english: Texts = en;
const spoken: [keyof typeof speaker, LessonTexts][] = [
  ["en", en],
  ["fr", fr],
  ["de", de],
  ["hu", hu],
];

describe.each(spoken)("lessons in %s", (language, texts) => {
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

  test("say the goal of every lesson, its title and its point", () => {
    const words = new Words<LessonEnglish>(texts, speaker[language].grammar);
    for (const lesson of courses.flatMap((course) => course.lessons)) {
      expect(words.find(`${lesson.text}.title`), lesson.text).not.toBeNull();
      expect(words.find(`${lesson.text}.notice`), lesson.text).not.toBeNull();
      expect(words.find(`area.${lesson.area}`), lesson.area).not.toBeNull();
      expect(goalText(words, lesson.goal), lesson.key).not.toMatch(/[{}]/);
    }
  });
});

test("a goal is told from its data", () => {
  const goal = [
    ["hand", "", 4],
    ["entries", "yellow", 2],
  ] as const;
  const told = spoken.map(([language, texts]) =>
    goalText(new Words<LessonEnglish>(texts, speaker[language].grammar), goal),
  );
  expect(told[0]).toBe(
    "Goal: keep at least 4 dice for the next roll and fill at least 2 boxes in yellow.",
  );
  expect(told[2]).toBe(
    "Ziel: Behalte mindestens 4 Würfel für den nächsten Wurf und fülle mindestens 2 Felder in Gelb aus.",
  );
});
