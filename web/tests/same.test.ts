/** The same dice for friends: links, dice by place whatever is chosen, others who do the same again, two games aligned. */
import { describe, expect, test } from "vitest";
import type { Finished } from "../src/device/device";
import { RuleError } from "../src/rules/types";
import { align, parting } from "../src/same/aligning";
import { decisionsOf } from "../src/same/decisions";
import { answerLink, diceLink, readDice, type Sent } from "../src/same/link";
import { LONGEST } from "../src/share/link";
import { Ledger, replayRecord } from "../src/table";
import { doneAt, followsSeed, platterAt, rollAt, stepsOf, type Dice } from "../src/table/given";
import { recordOf } from "../src/table/record";
import { golden } from "./records";
import { rules } from "./rules";

const SEED = 2026n;
const ALL = [...golden.keys()];

/** A whole game by chance; `taste` is what the choices are drawn from. */
function played(name: string, dice: Dice, taste: bigint): Ledger {
  const { game, players } = golden.get(name)!;
  const ledger = new Ledger(rules, rules.sheet(game), players);
  for (let step = 0; !ledger.game.over; step += 1) {
    const now = ledger.game;
    if (now.awaits === "roll") ledger.roll(rollAt(rules, now, dice));
    else if (now.awaits === "platter") ledger.platter(platterAt(rules, now, dice));
    else {
      const seat = now.toAct()[0]!;
      const legal = now.legal(seat);
      const again = seat === 0 ? null : doneAt(ledger, seat, dice.given);
      ledger.act(seat, again ?? legal[rules.choose(taste, seat, step, legal.length)]!);
    }
  }
  return ledger;
}

function finished(ledger: Ledger, more: Partial<Finished> = {}): Finished {
  const names = Array.from({ length: ledger.players }, (_, seat) => `N${String(seat)}`);
  const record = recordOf(rules, ledger, names);
  const bots = names.map((_, seat) => (seat === 0 ? "" : "club"));
  return { id: "g", record, finished: 1_760_000_000_000, mine: [0], online: false, bots, ...more };
}

const ASKING = { seat: 0, tells: false };

/** A game with dice that no seed tells, as they came from somebody's table; sent. */
function sentWithout(name: string): Sent {
  const record = golden.get(name)!;
  const ledger = replayRecord(rules, record);
  return readDice(rules, diceLink(finished(ledger), ledger, ASKING)!);
}

function sentWith(name: string): Sent {
  const first = replayRecord(
    rules,
    recordOf(rules, played(name, { seed: SEED }, 1n), [...names(name)]),
  );
  return readDice(rules, diceLink(finished(first, { seed: String(SEED) }), first, ASKING)!);
}

function names(name: string): string[] {
  return golden.get(name)!.seats;
}

/** By place, what every die showed. */
function thrown(ledger: Ledger): Map<number, Record<string, number>> {
  const found = new Map<number, Record<string, number>>();
  for (const { step, game, place } of stepsOf(ledger)) {
    const faces = step.event?.roll;
    if (!faces) continue;
    const list = Object.values(faces);
    found.set(place, Object.fromEntries(game.diceToRoll().map((die, i) => [die, list[i]!])));
  }
  return found;
}

describe.each(ALL)("%s", (name) => {
  test.each(["with a seed", "without"])("comes out of its link as it went in, %s", (kind) => {
    const sent = kind === "without" ? sentWithout(name) : sentWith(name);
    const { ledger, game } = sent.first;
    expect(sent.text).toMatch(/^[\w-]+$/);
    expect(sent.second).toBeNull();
    expect(sent.dice.given?.fell === undefined).toBe(kind !== "without");
    expect(game).toMatchObject({ mine: [0], finished: 1_760_000_000_000 });
    if (kind === "without")
      expect(ledger.events()).toEqual(replayRecord(rules, golden.get(name)!).events());
    else expect(followsSeed(ledger, SEED)).toBe(true);
    // An answer holds both, and is still short enough.
    const other = played(name, sent.dice, 9n);
    const answer = answerLink(sent, finished(other, { coached: true }), other)!;
    expect(answer.length).toBeLessThanOrEqual(LONGEST);
    const both = readDice(rules, answer);
    expect(both.first.ledger.events()).toEqual(ledger.events());
    expect(both.second!.ledger.events()).toEqual(other.events());
    expect(both.second!.game.record.scores).toEqual(finished(other).record.scores);
    expect(both.second!.game.coached).toBe(true);
    expect(both.mark).toBe(sent.mark);
  });

  test("the same dice fall at the same places, whatever is chosen", () => {
    for (const sent of [sentWith(name), sentWithout(name)]) {
      const before = thrown(sent.first.ledger);
      const [one, other] = [3n, 4n].map((taste) => thrown(played(name, sent.dice, taste)));
      let met = 0;
      for (const [place, faces] of one!) {
        for (const earlier of [before.get(place), other!.get(place)]) {
          for (const [die, face] of Object.entries(faces)) {
            if (earlier?.[die] === undefined) continue;
            expect(face, `${die} at ${String(place)}`).toBe(earlier[die]);
            met += 1;
          }
        }
      }
      expect(met).toBeGreaterThan(20);
    }
  });

  test("whoever decides as before has the same game again, with everybody else in it", () => {
    for (const { first, dice } of [sentWith(name), sentWithout(name)]) {
      const own = first.ledger.steps.flatMap(({ seat, action }) =>
        seat === 0 && action !== null ? [action] : [],
      );
      const { sheet, players } = first.ledger;
      const again = new Ledger(rules, sheet, players);
      while (!again.game.over) {
        const { game } = again;
        if (game.awaits === "roll") again.roll(rollAt(rules, game, dice));
        else if (game.awaits === "platter") again.platter(platterAt(rules, game, dice));
        else {
          const seat = game.toAct()[0]!;
          again.act(seat, seat === 0 ? own.shift()! : doneAt(again, seat, dice.given)!);
        }
      }
      expect(again.events()).toEqual(first.ledger.events());
      const both = [again, first.ledger].map((ledger) => decisionsOf(ledger, 0, null));
      expect(parting(align(both[0]!, both[1]!))).toBe(-1);
    }
  });
});

test("a seed that does not tell all dice is none: what fell is told instead", () => {
  const ledger = replayRecord(rules, golden.get(ALL[0]!)!);
  const sent = readDice(rules, diceLink(finished(ledger, { seed: "5" }), ledger, ASKING)!);
  expect(sent.dice.given?.fell).toBeDefined();
  expect(sent.first.game.seed).toBeUndefined();
});

test("points are told only if that is wished, and a game too long for an address has no link", () => {
  const ledger = replayRecord(rules, golden.get(ALL[0]!)!);
  expect(sentWithout(ALL[0]!).tells).toBe(false);
  const told = diceLink(finished(ledger), ledger, { seat: 0, tells: true })!;
  expect(readDice(rules, told).tells).toBe(true);
  const long = finished(ledger);
  long.record.seats = long.record.seats.map(() => "N".repeat(LONGEST));
  expect(diceLink(long, ledger, ASKING)).toBeNull();
});

test("links that are cut off or changed anywhere are refused", () => {
  const { text } = sentWith(ALL[0]!);
  for (const bad of ["", "x", "!!", "AQ", text.slice(1), `${text}A`]) {
    expect(() => readDice(rules, bad), bad.slice(0, 20)).toThrow(RuleError);
  }
  for (let at = 0; at < text.length; at += 1) {
    const other = text[at] === "a" ? "b" : "a";
    const changed = text.slice(0, at) + other + text.slice(at + 1);
    expect(() => readDice(rules, changed), String(at)).toThrow(RuleError);
    expect(() => readDice(rules, text.slice(0, at)), String(at)).toThrow(RuleError);
  }
});

describe("aligning", () => {
  const at = (place: number, ...actions: number[]) => actions.map((action) => ({ place, action }));

  test("puts what was decided after the same throw together", () => {
    const rows = align([...at(1, 5, 6), ...at(2, 7)], [...at(1, 5, 6), ...at(3, 7)]);
    expect(
      rows.map(({ place, one, other, alike }) => [place, one.length, other.length, alike]),
    ).toEqual([
      [1, 2, 2, true],
      [2, 1, 0, false],
      [3, 0, 1, false],
    ]);
    expect(parting(rows)).toBe(1);
  });

  test("another order, or one more, is not the same", () => {
    expect(align(at(1, 5, 6), at(1, 6, 5))[0]!.alike).toBe(false);
    expect(align(at(1, 5), at(1, 5, 6))[0]!.alike).toBe(false);
    expect(align([], [])).toEqual([]);
    expect(parting([])).toBe(-1);
  });

  test("every decision of both games is in exactly one row, in the order of the game", () => {
    for (const name of ALL) {
      const sent = sentWithout(name);
      const both = [sent.first.ledger, played(name, sent.dice, 8n)];
      const [one, other] = both.map((ledger) => decisionsOf(ledger, 0, null));
      const rows = align(one!, other!);
      const order = (all: readonly { at: number }[]) => all.map((made) => made.at);
      expect(order(rows.flatMap((row) => row.one))).toEqual(order(one!));
      expect(order(rows.flatMap((row) => row.other))).toEqual(order(other!));
    }
  });
});
