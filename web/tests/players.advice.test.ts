/** The coach here and in CPython: the same chances, the same sureness, the same reasons. */
import { describe, expect, test } from "vitest";
import { coachFor } from "../src/players/coach";
import type { Price, Reason } from "../src/players/reasons";
import type { Assumed } from "../src/players/types";
import type { Game } from "../src/rules/types";
import { replayRecord } from "../src/table/record";
import { tellWhy } from "../src/words/reasons";
import { NodeMind, levels, sureness } from "./players";
import { decisions } from "./playing";
import { inPython } from "./python";
import { golden } from "./records";
import { rules } from "./rules";
import { FAULT, spoken } from "./words";

const EVERY = 4;
const PATIENCE = 120_000;

interface Told {
  assumes: Assumed[];
  spread: number;
  error: number;
  choices: {
    action: number;
    points: number;
    cost: number;
    win: number | null;
    reasons: Reason[];
    price: Price[];
  }[];
}

/** Decisions of random games, alone and among several. */
function asked(id: string): [Game, number][] {
  const { players } = rules.sheet(id);
  const found: [Game, number][] = [];
  for (const count of new Set([players[0], 2, 3])) {
    let n = 0;
    for (const [game, seat] of decisions(id, count, BigInt(7 * count))) {
      n += 1;
      if (n % EVERY === 0) found.push([game.copy(), seat]);
    }
  }
  return found;
}

describe("the coach", () => {
  const games = Object.fromEntries(rules.sheets.map(({ id }) => [id, asked(id)]));
  const questions = Object.entries(games).map(([id, all]) => {
    const positions = all.map(([game, seat]) => {
      return { state: Buffer.from(game.view.bytes).toString("hex"), seat };
    });
    return [id, positions] as const;
  });
  const told = inPython("advice.py", Object.fromEntries(questions)) as Record<string, Told[]>;
  const mind = new NodeMind();
  const kinds = { reasons: new Set<string>(), price: new Set<string>() };

  test.each(Object.keys(games))(
    "%s: says what it says in CPython",
    async (id) => {
      expect(games[id]!.length).toBeGreaterThan(10);
      const coach = coachFor(levels, sureness, mind, id)!;
      for (const [i, [game, seat]] of games[id]!.entries()) {
        const said = told[id]![i]!;
        const { spread, error, choices, assumes } = await coach.advise(game, seat);
        expect(assumes).toEqual(said.assumes);
        expect(spread).toBeCloseTo(said.spread, 9);
        expect(error).toBeCloseTo(said.error, 9);
        expect(choices.map(({ action }) => action)).toEqual(said.choices.map((c) => c.action));
        for (const [k, { action, points, cost, win }] of choices.entries()) {
          const { reasons, price, ...one } = said.choices[k]!;
          expect(points).toBeCloseTo(one.points, 3);
          expect(cost).toBeCloseTo(one.cost, 4);
          if (one.win === null) expect(win).toBeNull();
          else expect(win).toBeCloseTo(one.win, 6);
          const found = await coach.explain(game, seat, action, choices[0]!.action);
          expect(found, `position ${i}, action ${action}`).toEqual({ reasons, price });
          if (k === 0) expect(price).toEqual([]);
          for (const { kind } of reasons) kinds.reasons.add(kind);
          for (const { kind } of price) kinds.price.add(kind);
        }
      }
    },
    PATIENCE,
  );

  test(
    "all kinds of reasons were compared, and have words in every language",
    () => {
      expect([...kinds.reasons].sort()).toEqual(
        "chip closes completes fills follow_up fox gives_up lowest moves near platter points sends_home set sets_off spends takes_back tile unlocks".split(
          " ",
        ),
      );
      // Rare ones are compared as ints over whole games in tests/wasm.
      const common = "chip dice gives_up keeps more moves near sets_off throws_again unlocks worth";
      expect([...kinds.price]).toEqual(expect.arrayContaining(common.split(" ")));
      const people = { names: ["Anna", "Ben", "Cleo", "Dan"], you: 0 };
      for (const [id, all] of Object.entries(told)) {
        for (const [i, { choices }] of all.entries()) {
          const { view } = games[id]![i]![0];
          for (const [language, words] of spoken) {
            for (const why of choices) {
              for (const text of tellWhy(words, view, why, people)) {
                expect(text, `${language}: ${text}`).not.toMatch(FAULT);
                expect(text, language).toMatch(/^[\p{Lu}\d+−].*\.$/u);
              }
            }
          }
        }
      }
    },
    PATIENCE,
  );
});

test(
  "people are known by how they played, row by row as all at once",
  async () => {
    const record = [...golden.values()].find(
      ({ game, players }) => game === "clever" && players > 1,
    )!;
    const ledger = replayRecord(rules, record);
    const width = new NodeMind().thinker.row;
    const begun = rules.newGame(ledger.sheet, ledger.players);
    begun.applyRoll([1, 2, 3, 4, 5, 6]);
    const seats = Array.from(record.seats, (_, seat) => (seat === 1 ? "master" : null));
    const slowly = coachFor(levels, sureness, new NodeMind(), "clever")!;
    const count = ledger.rows.length / width;
    let last: unknown;
    for (const until of [0, 3, 4, Math.floor(count / 2), count]) {
      const company = { levels: seats, rows: ledger.rows.slice(0, until * width) };
      last = await slowly.advise(begun, 0, company);
      const atOnce = coachFor(levels, sureness, new NodeMind(), "clever")!;
      expect(await atOnce.advise(begun, 0, company)).toEqual(last);
    }
    const { assumes } = last as { assumes: Assumed[] };
    expect(assumes[1]).toEqual({ seat: 1, level: "master", bot: true });
    // The golden games are random ones.
    expect(["random", "greedy", "novice"]).toContain(assumes[0]!.level);
  },
  PATIENCE,
);

test("every kind of price has words in every language", () => {
  const line = { zone: "green", bonus: "fox", points: 0, cell: 7, least: 0 };
  const prices: { [Kind in Price["kind"]]: Extract<Price, { kind: Kind }> } = {
    near: { kind: "near", ...line },
    gives_up: { kind: "gives_up", zone: "green", boxes: 2 },
    sets_off: { kind: "sets_off", bonuses: ["X:blue", "X:blue"] },
    unlocks: { kind: "unlocks", actions: ["reroll"] },
    fox: { kind: "fox", foxes: 1, worth: 3 },
    moves: { kind: "moves", row: 8, square: 2, left: 0 },
    chip: { kind: "chip", row: 8, points: 8 },
    tile: { kind: "tile", points: 15 },
    sends_home: { kind: "sends_home", seat: 1, row: 8, squares: 3 },
    closes: { kind: "closes", row: 8, pawns: [1] },
    more: { kind: "more", points: 5 },
    dice: { kind: "dice", left: 3, instead: 1 },
    keeps: { kind: "keeps", actions: ["reroll", "extra"] },
    worth: { kind: "worth", worth: 8, instead: 3 },
    fox_nearer: { kind: "fox_nearer", zone: "green", boxes: 2 },
    throws_again: { kind: "throws_again" },
  };
  const { view } = rules.newGame(rules.sheet("clever"), 2);
  const people = { names: ["Anna", "Ben"], you: 0 };
  for (const [language, words] of spoken) {
    for (const price of Object.values(prices)) {
      const [text, ...more] = tellWhy(words, view, { reasons: [], price: [price] }, people);
      expect(more).toEqual([]);
      expect(text, `${language}: ${text}`).not.toMatch(FAULT);
      expect(text, language).toMatch(/^\p{Lu}.*: .+\.$/u);
    }
  }
  const all = { reasons: [], price: [prices.fox, prices.sets_off, prices.dice] };
  const said = Object.fromEntries(
    [...spoken].map(([l, words]) => [l, tellWhy(words, view, all, people)[0]]),
  );
  expect(said).toEqual({
    en: "Gives up: a fox, 2 × blue cross and 3 dice left instead of 1.",
    fr: "Ce choix te prive de ceci\u00a0: un renard, 2 × croix bleue et 3 dés restants au lieu de 1.",
    de: "Dafür entgeht dir: ein Fuchs, 2 × blaues Kreuz und 3 übrige Würfel statt 1.",
    hu: "Erről mondasz le: egy róka, 2 × kék X és 3 megmaradó kocka 1 helyett.",
  });
});
