/** Words that are loaded with a part of the page: the same keys in all languages, and all of them used. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { lobbyWords } from "../src/lobby/words";
import { meetingWords } from "../src/meeting/words";
import { progressWords } from "../src/progress/words";
import { sameWords } from "../src/same/words";
import { shareWords } from "../src/share/words";
import { yoursWords } from "../src/yours/words";
import type { Loaders } from "../src/words/later.svelte";
import { LANGUAGES, type Texts } from "../src/words/catalogue";
import { file } from "./rules";
import { placeholders } from "./words";

const PARTS = {
  lobby: lobbyWords,
  meeting: meetingWords,
  progress: progressWords,
  same: sameWords,
  share: shareWords,
  yours: yoursWords,
};
/** Texts that data names. */
const FAMILIES = /^(against|kind|moment|pace)\./;

const loaders = (part: keyof typeof PARTS) => PARTS[part] as unknown as Loaders<Texts>;

describe.each(["lobby", "meeting", "progress", "same", "share", "yours"] as const)(
  "words of %s",
  (part) => {
    test.each(LANGUAGES)(
      "in %s have the English keys and placeholders, and no loose ends",
      async (language) => {
        const english = await loaders(part).en();
        const texts = await loaders(part)[language]();
        expect(Object.keys(texts)).toEqual(Object.keys(english));
        for (const [key, phrase] of Object.entries(texts)) {
          expect(placeholders(phrase), key).toEqual(placeholders(english[key]!));
          for (const text of typeof phrase === "string" ? [phrase] : Object.values(phrase)) {
            expect(text.trim(), key).toBe(text);
            expect(text, key).not.toMatch(/\s{2}|\.\.|["']|^$/);
          }
        }
      },
    );

    test("are all used", async () => {
      const texts = await loaders(part).en();
      const folder = file(`../src/${part}`);
      const names = readdirSync(folder).filter((name) => /\.(ts|svelte)$/.test(name));
      const written = names.map((name) => readFileSync(`${folder}/${name}`, "utf8")).join("\n");
      const unused = Object.keys(texts).filter((key) => {
        const family = key.replace(/(?<=\.)\w+$/, "");
        const said = written.includes(`"${key}"`) || written.includes(`\`${family}$`);
        return !said && !FAMILIES.test(key);
      });
      expect(unused).toEqual([]);
    });
  },
);
