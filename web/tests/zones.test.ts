/** Zone kinds: each has all that the page needs; a new one is added by its folder and drawn. */
import { readFileSync } from "node:fs";
import { render } from "svelte/server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import ZonePicture from "../src/draw/ZonePicture.svelte";
import { placeSheet } from "../src/draw/layout/sheet";
import type { Sheet, View } from "../src/rules/types";
import { boxPlace } from "../src/words/aria";
import { LANGUAGES, type Language, type Texts } from "../src/words/catalogue";
import { entryText } from "../src/words/entries";
import { pageOf } from "../src/words/rulespage/page";
import type { RulesEnglish } from "../src/words/rulespage/texts";
import { Words } from "../src/words/words";
import { KINDS } from "../src/zones";
import type { Explain, ZoneKind } from "../src/zones/kind";
import { EXPLAIN } from "../src/zones/rules";
import { zoneRuleWords } from "../src/zones/ruleWords";
import { zoneWords } from "../src/zones/words";
import { pyramid } from "./pyramid/kind";
import { explain } from "./pyramid/rules";
import { ruleWords, words as pyramidWords } from "./pyramid/words";
import { file, layout, rules } from "./rules";
import { FAULT, placeholders, speaker } from "./words";

const RULES: Record<Language, Texts> = Object.fromEntries(
  await Promise.all(
    LANGUAGES.map(async (language) => {
      const module = (await import(`../src/words/rulespage/${language}.ts`)) as { rules: Texts };
      return [language, module.rules] as const;
    }),
  ),
) as Record<Language, Texts>;

/** What a kind lacks, each in a few words. */
function lacks(kind: Partial<ZoneKind> | undefined, tells: Explain | undefined): string[] {
  const parts = { layout: kind?.layout, entry: kind?.entry, box: kind?.box, rules: tells };
  return Object.entries(parts).flatMap(([name, part]) => (part ? [] : [`it has no ${name}`]));
}

describe.each(layout.names.kind)("%s", (kind) => {
  test("lacks nothing", () => expect(lacks(KINDS[kind], EXPLAIN[kind])).toEqual([]));
});

test("what a kind lacks is named", () => {
  expect(lacks({ layout: pyramid.layout }, undefined)).toEqual([
    "it has no entry",
    "it has no box",
    "it has no rules",
  ]);
});

test.each(["fr", "de", "hu"] as const)("kinds say in %s what they say in English", (language) => {
  for (const texts of [zoneWords, zoneRuleWords, pyramidWords, ruleWords]) {
    const english: Texts = texts.en;
    const translated: Texts = texts[language];
    expect(Object.keys(translated).sort()).toEqual(Object.keys(english).sort());
    for (const [key, phrase] of Object.entries(english)) {
      expect(placeholders(translated[key]!), key).toEqual(placeholders(phrase));
    }
  }
});

describe("a kind that exists only here", () => {
  const plan = JSON.parse(readFileSync(file("./pyramid/summit.json"), "utf8")) as Omit<
    Sheet,
    "tables" | "changed_rulings"
  >;
  const sheet: Sheet = { ...plan, tables: new Uint8Array(), changed_rulings: {} };
  const kinds = KINDS as Record<string, ZoneKind>;
  const tells = EXPLAIN as Record<string, Explain>;

  beforeAll(() => {
    kinds["pyramid"] = pyramid;
    tells["pyramid"] = explain;
  });
  afterAll(() => {
    delete kinds["pyramid"];
    delete tells["pyramid"];
  });

  test.each([360, 800])("is placed on a sheet %i wide", (width) => {
    const { zones } = placeSheet(sheet, { width, rounds: 6 });
    const green = zones.find(({ name }) => name === "green")!;
    const middle = (cell: number) => green.boxes[cell - 1]!.x + green.boxes[cell - 1]!.w / 2;
    expect(green.boxes).toHaveLength(15);
    // Every box stands over the middle of the two below it.
    expect(middle(1)).toBeCloseTo((middle(2) + middle(3)) / 2);
    expect(middle(7)).toBeCloseTo((middle(11) + middle(12)) / 2);
    for (const box of green.boxes) {
      expect(box.x).toBeGreaterThanOrEqual(green.x);
      expect(box.x + box.w).toBeLessThanOrEqual(green.x + green.w);
    }
  });

  test("is drawn", () => {
    const own = rules.newGame(rules.sheet("clever"), 1).view;
    const cells = (_: number, zone: string) =>
      plan.plan.zones[zone]!.cells.map(({ start }, i) => (zone === "green" && i > 12 ? 1 : start));
    const shown = { sheet, cells } as Partial<View>;
    const view = new Proxy(own, {
      get: (whole, key) => shown[key as keyof View] ?? (Reflect.get(whole, key, whole) as unknown),
    });
    const { body } = render(ZonePicture, {
      props: { view, seat: 0, zone: "green", title: "Green" },
    });
    expect(body.match(/<g class="box/g)).toHaveLength(15);
    expect(body).not.toMatch(/NaN|undefined/);
  });

  test.each(LANGUAGES)("is spoken of in %s", (language) => {
    const { catalogue, grammar } = speaker[language];
    const words = new Words({ ...catalogue, ...pyramidWords[language] }, grammar) as Words;
    const event = { pick: "green", zone: "green", cell: 7 };
    const told = entryText(words, sheet, event, { green: 4 });
    expect(told).toContain("4");
    expect(told).not.toMatch(FAULT);
    expect(boxPlace(words, sheet, "green", 7)).not.toMatch(FAULT);
    const texts = { ...RULES[language], ...ruleWords[language] } as unknown as RulesEnglish;
    const page = pageOf({ words, rules: new Words<RulesEnglish>(texts, grammar), sheet });
    const section = page.sections.find(({ id }) => id === "zone-green")!;
    const [, first] = section.blocks;
    expect(first).toEqual({ kind: "text", text: ruleWords[language]["zone.pyramid"] });
    expect(section.blocks).toHaveLength(3);
  });
});
