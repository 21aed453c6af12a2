/** Figures about one's games: what counts, what it is divided by, and where points are lost. */
import { expect, test } from "vitest";
import type { Finished } from "../src/device/device";
import type { Decided, LookedBack } from "../src/players/analysis";
import { pictureOf, runningMean, runningRatio } from "../src/progress/chart";
import {
  apartOf,
  bandOf,
  bestResults,
  ENOUGH,
  meanApart,
  ownGames,
  rateOf,
  type Own,
} from "../src/progress/figures";
import { aboutDecisions, ALL_KINDS, kindOf, lossesOf, type About } from "../src/progress/losses";
import { texts } from "../src/progress/words/en";
import { Ledger, replayRecord } from "../src/table";
import { golden } from "./records";
import { rules } from "./rules";

const decided = (loss: number, choices = 2, at = 0): Decided => ({
  at,
  action: 1,
  best: loss > 0 ? 2 : 1,
  choices,
  expected: 0,
  loss,
});

function lookedWith(decisions: Decided[], more: Partial<LookedBack> = {}): LookedBack {
  const sums = { expected: 0, result: 0, luck: 0, error: 0, lost: 0, others: 0, misjudged: 0 };
  return { ...sums, decisions, costliest: [], course: [], ...more };
}

let count = 0;
function finished(more: Partial<Finished> = {}, points = 100): Finished {
  count += 1;
  const score = { zones: {}, foxes: 0, total: points };
  const record = {
    format: "renard/1",
    game: "clever",
    players: 1,
    seats: ["A"],
    events: [],
    scores: [score],
    winners: [0],
  };
  return { id: `g${String(count)}`, record, finished: count, mine: [0], online: false, ...more };
}

const owned = (...games: Finished[]): Own[] => ownGames(games, ({ bots = [""] }) => bots);

test("a decision with a single choice does not count", () => {
  const rate = rateOf([lookedWith([decided(3), decided(0, 1)]), lookedWith([decided(1)])])!;
  expect(rate.decisions).toBe(2);
  expect(rate.lost).toBe(2);
  // The standard deviation of 3 and 1 is √2, over √2 decisions.
  expect(rate.error).toBeCloseTo(1);
  expect(rateOf([lookedWith([decided(0, 1)])])).toBeNull();
  expect(rateOf([lookedWith([decided(3)])])!.error).toBeNull();
});

test("a band has a name after enough decisions", () => {
  const bands = {
    "1": { novice: 5, club: 2, master: 0.1 },
    "2": { novice: 7, club: 4, master: 1 },
  };
  const game = (decisions: number, loss: number, players = 1): Own => {
    const looked = lookedWith(Array.from({ length: decisions }, () => decided(loss)));
    return { ...owned(finished({ looked }))[0]!, players };
  };
  expect(bandOf([game(ENOUGH - 1, 1)], bands)).toBeNull();
  expect(bandOf([game(ENOUGH, 1)], bands)).toBe("club");
  expect(bandOf([game(ENOUGH, 2)], bands)).toBe("club");
  expect(bandOf([game(ENOUGH, 3)], bands)).toBe("novice");
  expect(bandOf([game(ENOUGH, 9)], bands)).toBe("novice");
  expect(bandOf([game(ENOUGH, 0)], bands)).toBe("master");
  // Half the decisions at a table of two, where the same level loses more: its limit is 3.
  expect(bandOf([game(250, 2.9), game(250, 2.9, 2)], bands)).toBe("club");
  expect(bandOf([game(250, 3.1), game(250, 3.1, 2)], bands)).toBe("novice");
  expect(bandOf([game(ENOUGH, 1, 3)], bands)).toBeNull();
  expect(bandOf([game(ENOUGH, 1)], undefined)).toBeNull();
});

test("what the dice gave is taken out of the result", () => {
  const looks = [
    lookedWith([], { result: 264, luck: 21, error: 3 }),
    lookedWith([], { result: 200, luck: -11, error: 4 }),
  ];
  expect(apartOf(looks[0]!)).toEqual({ play: 243, luck: 21, error: 3 });
  expect(meanApart(looks)).toEqual({ play: 227, luck: 5, error: 2.5 });
  expect(meanApart([])).toBeNull();
});

test("own games: one person, no branches, the first one first, by opponents and coach", () => {
  const two = { ...finished().record, players: 2, seats: ["A", "B"] };
  const three = { ...finished().record, players: 3, seats: ["A", "B", "C"] };
  const games = owned(
    finished({ finished: 9, coached: true }),
    finished({ finished: 3, record: two, bots: ["", "club"] }),
    finished({ finished: 4, record: two, bots: ["", ""], online: true }),
    finished({ finished: 5, record: three, bots: ["", "club", "expert"] }),
    finished({ mine: [0, 1], record: two }),
    finished({ mine: [] }),
    finished({ from: { game: "x", at: 3 } }),
  );
  expect(games.map(({ against }) => against)).toEqual(["club", "people", "mixed", "alone"]);
  expect(games.map(({ coached }) => coached)).toEqual([false, false, false, true]);
});

test("the best result of every kind of game", () => {
  const best = bestResults(owned(finished({}, 150), finished({}, 220), finished({}, 180)));
  expect(best).toHaveLength(1);
  expect(best[0]).toMatchObject({ game: "clever", players: 1, games: 3 });
  expect(best[0]!.own.points).toBe(220);
});

test("points lost by zone, kind and moment, a game", () => {
  const about: About[] = [
    { kind: "pick", zone: "blue", best: "green" },
    { kind: "passive", zone: "blue", best: "blue" },
    { kind: "roll", zone: "", best: "yellow" },
    { kind: "pick", zone: "red", best: "red" },
  ];
  const decisions = [
    decided(4, 3, 0),
    decided(2, 2, 5),
    decided(1, 2, 8),
    // Forced: it cannot have lost anything.
    decided(0, 1, 8),
  ];
  const course = Array<number>(9).fill(0);
  const looked = lookedWith(decisions, { course });
  const losses = lossesOf(owned(finished({ looked, about }), finished({ looked, about })))!;
  expect(losses.zones).toEqual([
    { what: "blue", taken: 6, missed: 0 },
    { what: "green", taken: 0, missed: 4 },
    { what: "yellow", taken: 0, missed: 1 },
  ]);
  expect(losses.kinds.map(({ what, taken }) => [what, taken])).toEqual([
    ["pick", 4],
    ["passive", 2],
    ["roll", 1],
  ]);
  expect(losses.moments.map(({ what, taken }) => [what, taken])).toEqual([
    ["first", 4],
    ["middle", 2],
    ["last", 1],
  ]);
  expect(lossesOf(owned(finished({ looked }), finished()))).toBeNull();
});

test.each([...golden.keys()])("%s: what every decision was about is found", (name) => {
  const record = golden.get(name)!;
  const { steps, log, sheet, players } = replayRecord(rules, record);
  const game = new Ledger(rules, sheet, players);
  const decisions = steps.flatMap(({ seat, action }, at): Decided[] => {
    const legal = seat === 0 && action !== null ? game.game.legal(0) : [];
    game.follow(log[at]!);
    if (legal.length === 0) return [];
    const best = legal.at(-1)!;
    return [{ ...decided(best === action ? 0 : 1, legal.length, at), action: action!, best }];
  });
  const looked = lookedWith(decisions);
  const about = aboutDecisions(rules, finished({ record, looked }));
  expect(about).toHaveLength(decisions.length);
  const places = sheet.flow === "race" ? sheet.plan.rows.map(({ number }) => String(number)) : [];
  for (const { kind, zone, best } of about) {
    expect(ALL_KINDS).toContain(kind);
    expect(["", ...sheet.zones, ...places]).toContain(zone);
    expect(["", ...sheet.zones, ...places]).toContain(best);
  }
});

test("kinds of decisions have words, and passing is of the kind that is passed", () => {
  for (const kind of ALL_KINDS) expect(texts).toHaveProperty(`kind.${kind}`);
  expect(kindOf(null)).toBe("roll");
  expect(kindOf({ use: "takeback", die: "red" })).toBe("roll");
  expect(kindOf({ pick: "blue", zone: "blue" })).toBe("pick");
  expect(kindOf({ pass: "extra" })).toBe("extra");
  expect(kindOf({ pass: "roll" })).toBe("pick");
});

test("means of the last few, where some are not known", () => {
  expect(runningMean([null, 2, null, 4, 9], 2)).toEqual([null, 2, 2, 3, 6.5]);
  const parts = [
    { above: 4, below: 1 },
    { above: 0, below: 3 },
    { above: 5, below: 0 },
  ];
  expect(runningRatio(parts, 2)).toEqual([4, 1, 0]);
});

test("a picture of none, one and many", () => {
  const size = { width: 100, height: 50 };
  const series = (values: (number | null)[]) => [{ name: "a", ink: "own" as const, values }];
  expect(pictureOf(series([]), size)).toEqual({ drawn: [], levels: [] });
  const one = pictureOf(series([7]), size);
  expect(one.drawn[0]).toMatchObject({ dots: "M50.0 25.0h0", line: "" });
  const many = pictureOf(series([0, 10, 20]), size);
  expect(many.drawn[0]!.dots.match(/M/g)).toHaveLength(3);
  expect(many.drawn[0]!.line).toMatch(/^M0\.0 .*L100\.0/);
  expect(many.levels.map(({ value }) => value)).toEqual([0, 10, 20]);
  const [low] = pictureOf(series([5, 6]), { ...size, zero: true }).levels;
  expect(low).toEqual({ value: 0, y: 50 });
});
