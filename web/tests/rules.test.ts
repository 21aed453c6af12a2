import { describe, expect, test } from "vitest";
import { RuleError } from "../src/rules/types";
import { sameEvent } from "../src/rules/words";
import { Ledger } from "../src/table/ledger";
import { RecordFault, recordOf, replayRecord, resultHolds } from "../src/table/record";
import type { GameRecord } from "../src/table/types";
import { golden, independent, type ToldEvent } from "./records";
import { layout, rules } from "./rules";

describe.each([...golden])("golden record %s", (_, record) => {
  test("every legal list, event and score is the same", () => {
    const ledger = replayRecord(rules, record);
    const game = new Ledger(rules, ledger.sheet, record.players).game;
    let decision = 0;
    for (const step of ledger.steps) {
      if (step.event?.roll) game.applyRoll(step.event.roll);
      else if (step.event?.platter) game.applyPlatter(step.event.platter);
      else {
        const options = game.options(step.seat);
        if (step.event) {
          // A record lists no way to roll on: that is no event.
          const listed = options.filter((option) => option.event);
          expect(listed.map((option) => option.action)).toEqual(record.ids[decision]);
          decision += 1;
        }
        for (const option of options) {
          expect(game.find(step.seat, option.event)).toBe(option.action);
        }
        game.apply(step.seat, step.action!);
      }
    }
    expect(decision).toBe(record.ids.length);
    expect(resultHolds(ledger, record)).toBe(true);
    const { events, scores, winners } = recordOf(rules, ledger, record.seats);
    expect({ events, scores, winners }).toEqual({
      events: (record.events as ToldEvent[]).map(({ options: _, ...event }) => event),
      scores: record.scores,
      winners: record.winners,
    });
  });
});

const games = [...independent].filter(([name]) => name !== "bad");

test.each(games)("games of an independent program are legal here: %s", (_, lines) => {
  expect(lines.length).toBeGreaterThan(6);
  for (const line of lines) {
    const record = JSON.parse(line) as GameRecord;
    const ledger = new Ledger(
      rules,
      rules.withRulings(rules.sheet(record.game), record.rulings ?? {}),
      record.players,
    );
    for (const { options, ...event } of record.events as ToldEvent[]) {
      if (!event.use) rollOn(ledger);
      if (options) {
        const ours = ledger.game.options(event.seat).flatMap((o) => (o.event ? [o.event] : []));
        expect(ours.length).toBe(options.length);
        for (const option of options) expect(ours.some((o) => sameEvent(o, option))).toBe(true);
      }
      ledger.follow(event);
    }
    expect(resultHolds(ledger, record)).toBe(true);
  }
});

function rollOn(ledger: Ledger): void {
  for (const seat of ledger.game.toAct()) {
    if (ledger.game.view.asks(seat) === "window") ledger.act(seat, null);
  }
}

test("what is wrong with a record is found", () => {
  for (const line of independent.get("bad")!) {
    const record = JSON.parse(line) as GameRecord;
    let holds = false;
    try {
      holds = resultHolds(replayRecord(rules, record), record);
    } catch (error) {
      expect(error).toBeInstanceOf(RecordFault);
    }
    expect(holds, JSON.stringify(record["fault"] ?? line.slice(0, 80))).toBe(false);
  }
});

test("effects tell what an action writes, earns, opens and sends to the platter", () => {
  const seen = new Set<string>();
  for (const record of golden.values()) {
    for (const { effects, event } of replayRecord(rules, record).steps) {
      if (!effects) continue;
      for (const [name, value] of Object.entries(effects)) {
        if (Array.isArray(value) && value.length > 0) seen.add(name);
      }
      if (event?.zone) {
        expect(effects.writes).toContainEqual(
          expect.objectContaining({ zone: event.zone, cell: event.cell }),
        );
      }
      if (event?.value !== undefined) expect(effects.writes[0]!.value).toBe(event.value);
      if (event?.use) expect(effects.spends).toEqual([event.use]);
      if (event?.unlock) expect(effects.unlocks).toContain(event.unlock);
      if (event?.extra) expect(effects.spends).toContain("extra");
    }
  }
  expect([...seen].toSorted()).toEqual(
    [
      "writes",
      "moves",
      "bonuses",
      "unlocks",
      "spends",
      "platter",
      "takes_back",
      "chips",
      "tiles",
      "sends_home",
      "closes",
    ].toSorted(),
  );
});

test("a score adds up, and a fox is worth what one more would bring", () => {
  for (const record of golden.values()) {
    const { game } = replayRecord(rules, record);
    record.seats.forEach((_, seat) => {
      const { parts, foxes, fox, tiles, total } = game.score(seat);
      const sum = [...Object.values(parts), ...tiles].reduce((a, b) => a + b, 0);
      expect(total).toBe(sum + foxes * fox);
    });
  }
});

test("rulings change what is legal, and a record says so", () => {
  const sheet = rules.sheets.find((one) => one.rulings["passive_may_decline"] === false)!;
  const changed = rules.withRulings(sheet, { passive_may_decline: true, negative_foxes: true });
  expect(changed.changed_rulings).toEqual({ passive_may_decline: true });
  const passes = (one: typeof sheet) => {
    const game = rules.newGame(one, 2);
    while (game.part !== "passive") {
      if (game.awaits === "roll") game.applyRoll(rules.throwDice(game, 7n));
      else game.apply(game.toAct()[0]!, game.legal(game.toAct()[0]!).at(-1)!);
    }
    return game.options(1).some((option) => option.event?.pass);
  };
  expect([passes(sheet), passes(changed)]).toEqual([false, true]);
  expect(recordOf(rules, new Ledger(rules, changed, 2), ["a", "b"]).rulings).toEqual({
    passive_may_decline: true,
  });
  expect(() => rules.withRulings(sheet, { unheard: true })).toThrow(RuleError);
});

test("what the rules do not allow is refused with a sentence", () => {
  const sheet = rules.sheets[0]!;
  expect(() => rules.newGame(sheet, 9)).toThrow(/for 1 to 4 players/);
  expect(() => rules.sheet("unheard")).toThrow(/the games are/);
  const game = rules.newGame(sheet, 1);
  expect(() => game.applyPlatter([])).toThrow(/no platter is due/);
  expect(() => game.legal(1)).toThrow(/no seat 1/);
  const faces = rules.throwDice(game, 1n);
  expect(() => game.applyRoll({ ...faces, [sheet.dice[0]!]: 7 })).toThrow(/1 to 6/);
  expect(() => game.applyRoll({})).toThrow(/are rolled now/);
  game.applyRoll(faces);
  expect(() => game.apply(0, -1)).toThrow(/not legal/);
});

test("throws that cannot be are refused, each with its reason", () => {
  const sheet = rules.sheet("clever");
  const game = rules.newGame(sheet, 1);
  const faces = rules.throwDice(game, 1n);
  const { white: _, ...five } = faces;
  for (const other of [
    five,
    { ...faces, red: 1 },
    { ...five, red: 1 },
    [1, 2, 3],
    Array(99).fill(1),
  ])
    expect(() => game.applyRoll(other as number[]), JSON.stringify(other)).toThrow(
      /are rolled now/,
    );
  for (const face of [0, 7, -1, 1.5, NaN, 2 ** 32 + 1])
    expect(() => game.applyRoll({ ...faces, white: face })).toThrow(`white shows ${face};`);
  while (game.awaits !== "platter") {
    if (game.awaits === "roll") game.applyRoll(rules.throwDice(game, 1n));
    else game.apply(0, game.legal(0)[0]!);
  }
  expect(() => game.applyRoll(faces)).toThrow(/no roll is due: platter is/);
  const lowest = rules.lowestThree(game, 1n);
  const [a, b, c] = lowest as [string, string, string];
  for (const dice of [[], [a, b], [a, a, b], [a, b, "red"], [...lowest, "white"]])
    expect(() => game.applyPlatter(dice), dice.join()).toThrow(/three different dice/);
  const shown = (die: string) => game.view.faces[sheet.dice.indexOf(die)]!;
  const highest = sheet.dice.toSorted((x, y) => shown(y) - shown(x))[0]!;
  expect(shown(highest)).toBeGreaterThan(shown(c));
  expect(() => game.applyPlatter([a, b, highest])).toThrow(/three lowest dice/);
  expect(game.checkPlatter([c, b, a])).toBe(
    lowest.reduce((bits, die) => bits | (1 << sheet.dice.indexOf(die)), 0),
  );
});

test("a sheet from a server is added, one for other rules refused", () => {
  const [own] = Object.values(layout.games);
  const bytes = rules.sheet(own!.id).tables;
  const json = { ...own, id: "other", tables: btoa(String.fromCharCode(...bytes)) };
  expect(rules.readSheet(json).tables).toEqual(bytes);
  expect(() => rules.sheet("other")).toThrow(RuleError);
  expect(rules.addSheet(json).id).toBe("other");
  expect(rules.newGame(rules.sheet("other"), 1).awaits).toBe("roll");
  expect(() => rules.addSheet({ ...json, tables: json.tables.slice(0, 400) })).toThrow(
    /other rules/,
  );
});
