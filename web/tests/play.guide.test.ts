import { describe, expect, it, test } from "vitest";
import { hintFor, Opened, possibleHints, type GuideNow, type Hint } from "../src/play/guide";
import { gameAfter, isHeld } from "../src/play/turns";
import type { Bar, GameEvent, View } from "../src/rules/types";
import type { SeatInfo } from "../src/table/types";
import { choicesFor, decisions, rolled } from "./playing";
import { rules } from "./rules";

const BARS: readonly Bar[] = ["reroll", "extra", "takeback", "polish", "joker"];
const NOBODY = new Set<string>();

/** Every moment of some random games at which a seat decides, or has decided and may think again. */
function* moments(id: string, players: number): Generator<GuideNow> {
  for (const seed of [1n, 2n, 3n]) {
    const opened = new Opened();
    let decided = 0;
    for (const [game, seat] of decisions(id, players, seed)) {
      if (seat !== 0) continue;
      const { view } = game;
      const choices = choicesFor(game, seat);
      const last = opened.after(view, seat);
      yield { view, seat, choices, held: false, decided, opened: last };
      decided += 1;
      const held = choices.ways.find((way) =>
        isHeld(gameAfter(game, seat, way), way, choices, tableOf(players)),
      );
      if (!held) continue;
      const after = gameAfter(game, seat, held).view;
      yield { view: after, seat, choices: null, held: true, decided, opened: last };
      // It is meant: dice roll, or others choose.
      yield { view: after, seat, choices: null, held: false, decided, opened: last };
    }
  }
}

/** Somebody against bots. */
function tableOf(players: number): Parameters<typeof isHeld>[3] {
  const seats = Array.from({ length: players }, (_, seat): SeatInfo => ({
    name: "",
    connected: true,
    ...(seat === 0 ? { kind: "person" } : { kind: "bot", bot: "random" }),
  }));
  return { mine: [0], seats, online: false, dice: { kind: "seed" } };
}

/** Whether something can be chosen whose event is like this. */
function offers({ choices }: GuideNow, fits: (event: GameEvent, now: View) => unknown): boolean {
  const { ways = [], view } = choices ?? {};
  return ways.some(({ option: { event } }) => event && fits(event, view!));
}

/** What has to be true where a hint is shown: every hint has its line. */
const TRUTHS: Record<Hint["key"], (now: GuideNow, about: Hint["about"]) => boolean> = {
  "guide.welcome": ({ decided }) => decided === 0,
  "guide.choose": (now) => offers(now, ({ pick }) => pick),
  "guide.hold": (now) => offers(now, ({ pick, group }) => pick ?? group),
  "guide.explain": ({ choices }) => choices !== null,
  "guide.bonus": ({ view, seat }, { bonus }) => view.waiting(seat).includes(bonus!),
  "guide.silver": (now) => offers(now, ({ silver }) => silver),
  "guide.takeback": (now) => offers(now, ({ use }) => use === "takeback"),
  "guide.extra": (now) => offers(now, ({ extra }) => extra),
  "guide.passiveSolo": ({ view }) => view.players === 1 && view.part === "passive",
  "guide.passive": (now) =>
    now.view.players > 1 &&
    offers(now, ({ passive }, { sheet, where }) => {
      return passive && where[sheet.dice.indexOf(passive)] === "platter";
    }),
  "guide.polish": (now) => offers(now, ({ polish, joker }) => polish ?? joker),
  // There is a next time, and dice can be fewer then.
  "guide.platter": (now) => now.view.rolls < 3 && offers(now, ({ pick }) => pick),
  "guide.fox": ({ view, seat }) => view.foxes(seat) > 0,
  "guide.white": ({ view }, { wild }) => wild !== "" && view.sheet.dice.includes(wild!),
  "guide.sum": ({ view }, { zone, wild }) =>
    view.sheet.plan.zones[zone!]?.adds === "wild" && wild === view.sheet.wild,
  "guide.reroll": (now) => offers(now, ({ use }) => use === "reroll"),
  "guide.actions": ({ view, seat }, { bonus }) => view.left(seat, bonus as Bar) > 0,
  "guide.round": ({ view }, { bonus }) => view.sheet.plan.round_bonus[view.round - 1] === bonus,
  "guide.undo": ({ held }) => held,
  "guide.end": ({ view }) => view.round === view.rounds,
  "guide.race.welcome": ({ decided }) => decided === 0,
  "guide.race.lucky": ({ view }) => view.hand.filter((face) => face === 1).length > 1,
  "guide.race.group": (now) => offers(now, ({ group }) => group),
  "guide.race.pawn": ({ view, seat }) => view.pawns(seat).some((square) => square > 0),
  "guide.race.x": ({ view, seat }) => view.chips(seat).some((count) => count > 0),
  "guide.race.home": ({ view, seat }) =>
    view.sheet.plan.rows.some(({ squares }, row) =>
      [0, 1, 2, 3].some(
        (other) => other !== seat && other < view.players && view.pawns(other)[row] === squares,
      ),
    ),
  "guide.race.set": ({ view, seat }) => view.chips(seat).some((count) => count > 0),
  "guide.race.closed": ({ view }) => view.stacks.includes(0),
  "guide.race.end": ({ view }, { n }) =>
    n === view.sheet.plan.empty_stacks && view.stacks.includes(0),
};

describe.each(rules.sheets.map(({ id, players }) => [id, players[0]] as const))(
  "%s",
  (id, fewest) => {
    test.each([fewest, Math.max(2, fewest)])(
      "of %i: no hint is shown at a wrong moment",
      (players) => {
        const shown = new Set<string>();
        for (const now of moments(id, players)) {
          const known = new Set<string>();
          // All that are due, one behind the other.
          for (let hint = hintFor(now, known); hint; hint = hintFor(now, known)) {
            const told = `${hint.key} about ${JSON.stringify(hint.about)}`;
            expect(TRUTHS[hint.key](now, hint.about), told).toBe(true);
            known.add(hint.key);
            shown.add(hint.key);
          }
        }
        expect(shown.size).toBeGreaterThan(5);
        const possible = possibleHints(rules.newGame(rules.sheet(id), players).view);
        expect([...shown].filter((key) => !possible.includes(key as never))).toEqual([]);
      },
    );

    it("names the action that was opened last, however many there are", () => {
      let before: number[] | null = null;
      for (const { view, seat, choices, opened, decided } of moments(id, fewest)) {
        if (!choices) continue;
        const now = BARS.map((bar) => view.opened(seat, bar));
        const more = BARS.filter((_, i) => decided > 0 && before && now[i]! > before[i]!);
        if (more.length > 0) expect(more).toContain(opened);
        before = now;
      }
    });
  },
);

describe("between two choices", () => {
  const game = rolled("clever", [1, 2, 3, 4, 5, 6]);
  const now = { seat: 0, choices: null, decided: 1, opened: "" as const };

  it("undo is spoken of only while something can be undone", () => {
    expect(hintFor({ ...now, view: game.view, held: true }, NOBODY)?.key).toBe("guide.undo");
    expect(hintFor({ ...now, view: game.view, held: false }, NOBODY)).toBeNull();
  });

  it("the passive roll of a game alone is explained before it comes", () => {
    const solo = rolled("clever", [1, 2, 3, 4, 5, 6]);
    while (solo.part !== "passive") {
      if (solo.awaits === "roll") solo.applyRoll(rules.throwDice(solo, 1n));
      else solo.apply(0, solo.legal(0).at(-1)!);
    }
    expect(solo.awaits).toBe("roll");
    const held = { ...now, view: solo.view, held: true };
    expect(hintFor(held, NOBODY)?.key).toBe("guide.passiveSolo");
  });
});
