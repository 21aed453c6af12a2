/** The rules pages: every sheet, every language, nothing left to fill in. */
import { describe, expect, test } from "vitest";
import type { Texts } from "../src/words/catalogue";
import { rulesPage, type Block } from "../src/words/rulespage";
import { rules as de } from "../src/words/rulespage/de";
import { rules as en } from "../src/words/rulespage/en";
import { rules as fr } from "../src/words/rulespage/fr";
import { rules as hu } from "../src/words/rulespage/hu";
import { rules } from "./rules";
import { FAULT, placeholders, speaker, spoken } from "./words";

function textsOf(block: Block): string[] {
  switch (block.kind) {
    case "text":
    case "bonus":
    case "action":
      return [block.text];
    case "list":
      return block.items;
    case "ranks":
      return block.rows.flatMap(({ points, title }) => [points, title]);
    case "draw":
      return [];
  }
}

describe.each(rules.sheets.map((sheet) => [sheet.id, sheet] as const))("%s", (_, sheet) => {
  test.each(spoken)("is explained in %s", async (language, words) => {
    const { sections } = await rulesPage(words, sheet);
    for (const section of sections) {
      expect(section.title, language).not.toMatch(FAULT);
      for (const text of section.blocks.flatMap(textsOf)) {
        expect(text, `${language} ${section.id}`).not.toMatch(FAULT);
      }
    }
    const ids = sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const zone of sheet.zones) {
      const own = sections.find(({ id }) => id === `zone-${zone}`);
      expect(own?.blocks.length, zone).toBeGreaterThan(2);
    }
  });
});

test.each([
  ["fr", fr],
  ["de", de],
  ["hu", hu],
])("%s has the English placeholders", (language, texts: Texts) => {
  for (const [key, phrase] of Object.entries(en as Texts)) {
    expect(placeholders(texts[key]!), `${language} ${key}`).toEqual(placeholders(phrase));
  }
});

test("a changed ruling changes the page", async () => {
  const sheet = rules.sheets.find(({ rulings }) => "extra_once_per_round" in rulings)!;
  const other = rules.withRulings(sheet, { extra_once_per_round: true });
  const [usual, changed] = await Promise.all([
    rulesPage(speaker.en, sheet),
    rulesPage(speaker.en, other),
  ]);
  const extra = (page: typeof usual) =>
    page.sections
      .flatMap(({ blocks }) => blocks)
      .find((b) => b.kind === "action" && b.bar === "extra");
  expect(extra(usual)).not.toEqual(extra(changed));
});
