/** What the card of a game says: result, skill and luck in one line, and nothing that spoils a day's dice. */
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { Finished } from "../src/device/device";
import type { LookedBack } from "../src/players/analysis";
import { texts } from "../src/share/words/en";
import type { ShareWords } from "../src/share/words";
import { fromDay, replayRecord } from "../src/table";
import { chooseLanguage } from "../src/words/now.svelte";
import { Words } from "../src/words/words";
import { golden } from "./records";
import { rules } from "./rules";
import { speaker } from "./words";

const words: ShareWords = new Words<typeof texts>(texts, speaker.en.grammar);
const NOW = Date.UTC(2026, 10, 16, 12);

// Addresses and pictures belong to a browser.
beforeAll(async () => {
  vi.stubGlobal("location", { hash: "", href: "https://page/#/game/x" });
  vi.stubGlobal("history", { state: null });
  vi.stubGlobal("window", { addEventListener: () => undefined });
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  await chooseLanguage("en");
});
afterAll(() => vi.unstubAllGlobals());

async function cardFor(name: string, more: Partial<Finished> = {}, now = NOW) {
  vi.doMock("../src/share/card", () => ({ shareCard: () => Promise.resolve() }));
  const { cardOf } = await import("../src/share/game");
  const record = golden.get(name)!;
  const game = { id: "g", record, finished: NOW, mine: [0], online: false, ...more };
  return { card: cardOf(words, game, replayRecord(rules, record), now), record };
}

const looked = {
  lost: 12,
  luck: -21.4,
  decisions: [{ choices: 1 }, ...Array.from({ length: 24 }, () => ({ choices: 3 }))],
} as unknown as LookedBack;

test("alone: points, rank, skill and luck", async () => {
  const { card, record } = await cardFor("clever-1", { looked });
  const points = record.scores[0]!.total;
  expect(card.line).toMatch(new RegExp(`^Clever: ${String(points)} points alone. Rank: .+`));
  expect(card.line).toContain("0.50 points lost per decision. Luck of the dice: −21 points.");
  expect(card.figures.map(({ value }) => value)).toEqual([String(points), "0.50", "−21"]);
  expect(card.sheet?.seat).toBe(0);
  expect(card.link).toMatch(/^https:\/\/page\/#\/shared\/[\w-]+$/);
});

test("at a table: the place and everybody's points", async () => {
  const { card, record } = await cardFor("clever-4", { mine: [2] });
  const place = record.winners.includes(2)
    ? 1
    : 1 + record.scores.filter(({ total }) => total > record.scores[2]!.total).length;
  const all = record.scores.map(({ total }) => total).join(" : ");
  expect(card.line).toContain(`place ${String(place)} of 4`);
  expect(card.line).toContain(`(${all})`);
  expect(card.figures).toHaveLength(2);
});

describe("a daily game", () => {
  const daily = "2026-11-16";
  // Whoever began before midnight can finish until two.
  const open = Date.UTC(2026, 10, 17, 2);

  test.each([NOW, Date.UTC(2026, 10, 17), open - 1])("is closed at %i", async (moment) => {
    const { card } = await cardFor("clever-1", { daily }, moment);
    expect(card).not.toHaveProperty("sheet");
    expect(card.closed).toBe(true);
    const practice = await cardFor("clever-1", { daily, from: fromDay(daily) }, moment);
    expect(practice.card).not.toHaveProperty("sheet");
    expect(practice.card).not.toHaveProperty("link");
  });

  test("is open when nobody can play its dice any more", async () => {
    for (const from of [{}, { from: fromDay(daily) }]) {
      const { card } = await cardFor("clever-1", { daily, ...from }, open);
      expect(card.sheet?.seat).toBe(0);
      expect(card).toMatchObject({ closed: false, link: expect.stringContaining("#/shared/") });
    }
  });
});
