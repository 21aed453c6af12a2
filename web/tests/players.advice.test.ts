/** The coach here and in CPython: the same chances, the same sureness, the same reasons. */
import { describe, expect, test } from "vitest";
import { coachFor } from "../src/players/coach";
import { reasonsOf, type Reason } from "../src/players/reasons";
import type { Game } from "../src/rules/types";
import { tellReasons } from "../src/words/reasons";
import { NodeMind, levels, sureness } from "./players";
import { decisions } from "./playing";
import { inPython } from "./python";
import { rules } from "./rules";
import { FAULT, spoken } from "./words";

const EVERY = 9;
const PATIENCE = 120_000;

interface Told {
  spread: number;
  error: number;
  choices: { action: number; cost: number; win: number | null; reasons: Reason[] }[];
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
  const kinds = new Set<string>();

  test.each(Object.keys(games))(
    "%s: says what it says in CPython",
    async (id) => {
      expect(games[id]!.length).toBeGreaterThan(10);
      const coach = coachFor(levels, sureness, mind, id)!;
      for (const [i, [game, seat]] of games[id]!.entries()) {
        const said = told[id]![i]!;
        const { spread, error, choices } = await coach.advise(game, seat);
        expect(spread).toBeCloseTo(said.spread, 9);
        expect(error).toBeCloseTo(said.error, 9);
        expect(choices.map(({ action }) => action)).toEqual(said.choices.map((c) => c.action));
        for (const [k, { action, cost, win }] of choices.entries()) {
          const { reasons, ...one } = said.choices[k]!;
          expect(cost).toBeCloseTo(one.cost, 4);
          if (one.win === null) expect(win).toBeNull();
          else expect(win).toBeCloseTo(one.win, 6);
          const found = reasonsOf(game.view, seat, game.option(seat, action));
          const entries = await coach.followUp(game, seat, action);
          if (entries.length > 0) found.push({ kind: "follow_up", entries });
          expect(found, `position ${i}, action ${action}`).toEqual(reasons);
          for (const { kind } of found) kinds.add(kind);
        }
      }
    },
    PATIENCE,
  );

  test("all kinds of reasons were compared, and have words in every language", () => {
    expect([...kinds].sort()).toEqual(
      "chip closes completes fills follow_up fox gives_up lowest moves near platter points sends_home set sets_off spends takes_back tile unlocks".split(
        " ",
      ),
    );
    const people = { names: ["Anna", "Ben", "Cleo", "Dan"], you: 0 };
    for (const [id, all] of Object.entries(told)) {
      for (const [i, { choices }] of all.entries()) {
        const { view } = games[id]![i]![0];
        for (const [language, words] of spoken) {
          for (const { reasons } of choices) {
            for (const text of tellReasons(words, view, reasons, people)) {
              expect(text, `${language}: ${text}`).not.toMatch(FAULT);
              expect(text, language).toMatch(/^[\p{Lu}\d+−].*\.$/u);
            }
          }
        }
      }
    }
  });
});
