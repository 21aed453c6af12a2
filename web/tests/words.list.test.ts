/** Lists are joined as the languages do it: as Intl says. */
import { expect, test } from "vitest";
import { LANGUAGES } from "../src/words/catalogue";
import { locale, formatList } from "../src/words/format";
import { grammar as de } from "../src/words/grammar/de";
import { grammar as en } from "../src/words/grammar/en";
import { grammar as fr } from "../src/words/grammar/fr";
import { grammar as hu } from "../src/words/grammar/hu";

const LISTS = [[], ["a"], ["a", "b"], ["a", "b", "c"], ["a", "b", "c", "d", "e"]];

test.each([en, fr, de, hu])("a list of things in $language", (grammar) => {
  for (const type of ["conjunction", "disjunction"] as const) {
    const format = new Intl.ListFormat(locale(grammar.language), { type });
    for (const items of LISTS) {
      expect(formatList(grammar, items, type)).toBe(format.format(items));
    }
  }
});

test("every language has been asked", () => {
  expect([de, en, fr, hu].map(({ language }) => language)).toEqual([...LANGUAGES].toSorted());
});
