/** The daily game: its calendar and dice as in Python, its streak, its bots. */
import { describe, expect, it } from "vitest";
import { dayOf, gameOf, isDay, later, numberOf, rivalOf, shownFrom } from "../src/daily/calendar";
import { betterThan, playField, scoreOf } from "../src/daily/field";
import { streakOf } from "../src/daily/streak";
import { daily as de } from "../src/daily/words/de";
import { daily as en } from "../src/daily/words/en";
import { daily as fr } from "../src/daily/words/fr";
import { daily as hu } from "../src/daily/words/hu";
import { GAMES } from "../src/generated/daily";
import { trainedBots } from "../src/players/bots";
import { NodeMind, levels } from "./players";
import { inPythonMeanwhile } from "./python";
import { rules } from "./rules";

const DAY = "2026-11-16";
const PATIENCE = 120_000;

describe("the calendar", () => {
  it("is by UTC", () => {
    expect(dayOf(Date.parse("2026-11-16T23:59:59.999Z"))).toBe(DAY);
    expect(dayOf(Date.parse("2026-11-17T00:00:00Z"))).toBe("2026-11-17");
    expect(later("2026-12-31", 1)).toBe("2027-01-01");
    expect([DAY, "2026-02-31", "today", ""].map(isDay)).toEqual([true, false, false, false]);
    // The first and the last day are those of the server.
    const edges = ["1999-12-31", "2000-01-01", "2999-12-31", "3000-01-01"];
    expect(edges.map(isDay)).toEqual([false, true, true, false]);
  });

  it("keeps a day's dice secret until the last run has to be over", () => {
    expect(shownFrom(DAY)).toBe(Date.parse("2026-11-17T02:00:00Z"));
  });

  it("has games in turn and rivals by weekday, as Python has them", () => {
    expect(gameOf(DAY)).toBe(GAMES[20773 % GAMES.length]);
    expect(new Set(Array.from(GAMES, (_, i) => gameOf(later(DAY, i)))).size).toBe(GAMES.length);
    expect(rivalOf(DAY)).toBe("novice");
    expect(rivalOf(later(DAY, 6))).toBe("master");
  });

  it("has the dice of a date by the published formula", () => {
    // The same figures as in tests/daily/test_dice.py.
    expect(rules.daySeed(numberOf(DAY), "clever")).toBe(935263151951432728n);
    expect(rules.daySeed(numberOf(DAY), "twice")).toBe(3093711924187563693n);
  });
});

describe("a streak", () => {
  const days = (...numbers: number[]) => new Set(numbers.map((n) => later(DAY, n)));

  it("counts days in a row, with or without today", () => {
    expect(streakOf(days(), DAY)).toBe(0);
    expect(streakOf(days(0), DAY)).toBe(1);
    expect(streakOf(days(-1, -2), DAY)).toBe(2);
    expect(streakOf(days(0, -1, -2), DAY)).toBe(3);
  });

  it("forgives two missed days of a month, and no third one", () => {
    expect(streakOf(days(0, -2, -4), DAY)).toBe(3);
    expect(streakOf(days(0, -3, -4), DAY)).toBe(3);
    expect(streakOf(days(0, -4), DAY)).toBe(1);
    expect(streakOf(days(0, -2, -4, -6), DAY)).toBe(3);
    // Two in November, two in October.
    expect(
      streakOf(days(0, -2, -4, -5, -6, -7, -8, -9, -10, -11, -12, -13, -14, -15, -18), DAY),
    ).toBe(15);
  });
});

describe("a score", () => {
  it("is the points alone, else the lead", () => {
    expect(scoreOf([240])).toBe(240);
    expect(scoreOf([40, 33])).toBe(7);
  });

  it("is compared with bots, ties half", () => {
    expect(betterThan([10, 10, 20, 20], 20)).toBe(0.75);
    expect(betterThan([10, 10], 9)).toBe(0);
  });
});

describe("bots on a day's dice", () => {
  // One more than two runs of each of five levels: the first level has three then.
  const RUNS = { clever: 11, levelx: 5 };

  it("make the same points here as at a server", { timeout: PATIENCE }, async () => {
    const asked = Object.entries(RUNS).map(([game, runs]) => {
      const seed = rules.daySeed(numberOf(DAY), game);
      return [game, { seed, rival: "casual", runs }] as const;
    });
    const question = asked.map(([game, { seed, ...rest }]) => [game, { ...rest, seed: `${seed}` }]);
    const there = inPythonMeanwhile("fields.py", Object.fromEntries(question));
    const here: Record<string, number[][]> = {};
    const bots = trainedBots(rules, levels, new NodeMind());
    for (const [game, { runs, ...dice }] of asked) {
      const scores = await playField({ rules, bots }, rules.sheet(game), dice, runs, () => null);
      expect(scores.length).toBe(runs);
      const count = levels[game]!.length - 2;
      here[game] = Array.from({ length: count }, (_, level) =>
        scores.filter((_, run) => run % count === level).toSorted((a, b) => a - b),
      );
    }
    expect(here).toEqual(await there);
  });

  it("slip now and then to every level below", () => {
    const seed = rules.runSeed(4, 7);
    const deciding = Array.from({ length: 3000 }, (_, n) => rules.decidingLevel(seed, 0, n, 4));
    const shares = [0, 1, 2, 3, 4].map((level) => deciding.filter((one) => one === level).length);
    expect(shares.reduce((a, b) => a + b)).toBe(3000);
    for (const share of shares.slice(0, 4)) expect(Math.abs(share - 125)).toBeLessThan(45);
  });
});

describe("the words", () => {
  it("have the same placeholders in all languages", () => {
    const places = (phrase: unknown) =>
      new Set([...JSON.stringify(phrase).matchAll(/\{(\w+)/g)].map(([, name]) => name));
    for (const [key, phrase] of Object.entries(en)) {
      for (const other of [fr, de, hu]) {
        expect(places((other as Record<string, unknown>)[key]), key).toEqual(places(phrase));
      }
    }
  });
});
