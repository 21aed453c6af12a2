import { beforeEach, describe, expect, test } from "vitest";
import { randomBots } from "../src/table/bots";
import { Ledger } from "../src/table/ledger";
import { LocalTable, type LocalSetup } from "../src/table/local";
import { refusalOf } from "../src/table/refused";
import { replayRecord, resultHolds } from "../src/table/record";
import type { Entry, GameRecord, SavedTable } from "../src/table/types";
import { rules } from "./rules";

const platterSheets = rules.sheets.filter(({ flow }) => flow === "platter");

class Shelf {
  saves = new Map<string, SavedTable>();
  done: GameRecord[] = [];

  keep(save: SavedTable): Promise<void> {
    this.saves.set(save.id, structuredClone(save));
    return Promise.resolve();
  }

  finished(save: SavedTable, record: GameRecord): Promise<void> {
    this.saves.delete(save.id);
    this.done.push(record);
    return Promise.resolve();
  }
}

let keeper: Shelf;
const means = () => ({ rules, bots: randomBots(rules), keeper });

beforeEach(() => {
  keeper = new Shelf();
});

function people(count: number): LocalSetup["seats"] {
  return Array.from({ length: count }, (_, seat) => ({ name: `Player ${seat + 1}` }));
}

function open(setup: Partial<LocalSetup> = {}): LocalTable {
  return LocalTable.create(means(), {
    sheet: platterSheets[0]!,
    seats: people(1),
    dice: "seed",
    seed: "7",
    ...setup,
  });
}

/** Play to the end, everybody by chance; sometimes something is taken back first. */
async function playOut(table: LocalTable): Promise<void> {
  for (let step = 0; !table.over; step++) {
    const acting = table.game.toAct();
    const seat = acting[step % acting.length]!;
    const actions = table.game.legal(seat);
    expect(
      await table.act(seat, actions[rules.choose(3n, seat, step, actions.length)]!),
    ).toBeNull();
    const what = step % 2 ? "last" : "turn";
    if (step % 5 === 0 && table.canUndo(seat, what)) {
      expect(await table.undo(seat, what)).toBeNull();
    }
  }
}

describe.each(rules.sheets.map((sheet) => [sheet.id, sheet] as const))("%s", (_, sheet) => {
  const [fewest, most] = sheet.players;
  const counts = Array.from({ length: most - fewest + 1 }, (_, i) => fewest + i);

  test.each(counts)("%i people play to the end, and the record holds", async (players) => {
    const table = open({ sheet, seats: people(players) });
    await playOut(table);
    const [record] = keeper.done;
    expect(keeper.saves.size).toBe(0);
    expect(record!.seed).toBe("7");
    expect(resultHolds(replayRecord(rules, record!), record!)).toBe(true);
    const again = Ledger.replay(rules, table.sheet, players, table.log);
    expect(again.game.view.bytes).toEqual(table.game.view.bytes);
  });
});

test("bots play among themselves, the same for a seed", async () => {
  const bots = people(3).map((seat) => ({ ...seat, bot: "random" }));
  const logs: (readonly Entry[])[] = [];
  for (let time = 0; time < 2; time++) {
    const table = open({ seats: bots });
    await new Promise<void>((resolve) => table.onChange(() => table.over && resolve()));
    expect(table.mine).toEqual([]);
    logs.push(table.log);
  }
  expect(logs[0]).toEqual(logs[1]);
});

test("a game goes on where it was left", async () => {
  const table = open();
  for (let i = 0; i < 12; i++) await table.act(0, table.game.legal(0).at(-1)!);
  const save = keeper.saves.get(table.id)!;
  expect(save.totals).toEqual([table.game.score(0).total]);
  const again = new LocalTable(means(), save);
  expect(again.game.view.bytes).toEqual(table.game.view.bytes);
  expect(again.canUndo(0)).toBe(table.canUndo(0));
  const action = table.game.legal(0)[0]!;
  await table.act(0, action);
  await again.act(0, action);
  expect(again.log).toEqual(table.log);
});

describe.each(rules.sheets.map((sheet) => [sheet.id, sheet] as const))("%s", (_, sheet) => {
  test("a game goes on from any place of another, and is kept", async () => {
    const players = Math.max(2, sheet.players[0]);
    const table = open({ sheet, seats: people(players) });
    await playOut(table);
    const { log } = replayRecord(rules, keeper.done[0]!);
    for (let at = 0; at < log.length; at += 11) {
      const branch = open({ sheet, seats: people(players), log: log.slice(0, at) });
      await branch.kept();
      const save = keeper.saves.get(branch.id);
      expect(save, `step ${at} is kept`).toBeDefined();
      const again = new LocalTable(means(), save!);
      expect(again.game.view.bytes).toEqual(branch.game.view.bytes);
      expect(again.over || again.game.toAct().length > 0).toBe(true);
    }
  });
});

test("opening a kept game does not count as changing it", async () => {
  const table = open();
  await table.kept();
  const save = { ...keeper.saves.get(table.id)!, changed: 1 };
  new LocalTable(means(), save);
  expect(save.changed).toBe(1);
});

test("nothing is taken back behind a throw", async () => {
  const table = open({ sheet: rules.sheets.find(({ rulings }) => rulings["may_give_up_roll"])! });
  expect(table.canUndo(0)).toBe(false);
  const reroll = table.game.find(0, { use: "reroll" });
  expect(await table.act(0, reroll)).toBeNull();
  expect(table.canUndo(0)).toBe(false);
  expect((await table.undo(0, "last"))?.kind).toBe("cannot undo");
  expect(table.log.map((entry) => Object.keys(entry)[1])).toEqual(["roll", "use", "roll"]);
});

test("the door refuses with a kind and changes nothing", async () => {
  const table = open({ seats: people(2) });
  const { version } = table;
  expect((await table.act(5, 0))?.kind).toBe("no such seat");
  expect((await table.act(1, 0))?.kind).toBe("not your turn");
  expect((await table.act(0, 9999))?.kind).toBe("illegal");
  expect((await table.roll({}))?.kind).toBe("illegal");
  expect(table.version).toBe(version);
});

/** A table where several seats choose from the platter at the same time. */
function simultaneous(): Ledger {
  const sheet = rules.sheets.find(({ rulings }) => rulings["passive_may_decline"])!;
  const ledger = new Ledger(rules, sheet, 3);
  while (ledger.game.part !== "passive") {
    if (ledger.game.awaits === "roll") ledger.roll(rules.throwDice(ledger.game, 5n));
    else ledger.act(0, ledger.game.legal(0).at(-1)!);
  }
  expect(ledger.game.toAct()).toEqual([1, 2]);
  return ledger;
}

test("seats that act at the same time do not make each other stale", () => {
  const ledger = simultaneous();
  const seen = ledger.version;
  ledger.act(2, ledger.game.legal(2).at(-1)!);
  expect(refusalOf(() => ledger.check(1, seen))).toBeNull();
  expect(refusalOf(() => ledger.check(1, seen - 1))?.kind).toBe("stale");
  if (ledger.game.toAct().includes(2)) {
    expect(refusalOf(() => ledger.check(2, seen))?.kind).toBe("stale");
  }
  ledger.undo(2, "last");
  expect(refusalOf(() => ledger.check(2, ledger.version))).toBeNull();
  expect(refusalOf(() => ledger.check(2, seen))?.kind).toBe("stale");
});

test("what another acted upon is not taken back, what another did meanwhile stays", () => {
  const ledger = simultaneous();
  ledger.act(2, ledger.game.legal(2).at(-1)!);
  ledger.act(1, ledger.game.legal(1).at(-1)!);
  ledger.undo(2, "turn");
  expect(ledger.steps.at(-1)?.seat).toBe(1);
  expect(ledger.game.toAct()).toContain(2);
  expect(ledger.log.at(-1)).toEqual({ seat: 2, undo: "turn" });
});

test("own dice wait for somebody to enter them", async () => {
  const table = open({ dice: "own" });
  expect(table.game.awaits).toBe("roll");
  const faces = (face: number) =>
    Object.fromEntries(table.game.diceToRoll().map((die) => [die, face]));
  expect((await table.roll(faces(7)))?.message).toMatch(/1 to 6/);
  expect(await table.roll(faces(3))).toBeNull();
  expect(table.game.awaits).toBe("decision");
  while (table.game.awaits !== "platter") {
    if (table.game.awaits === "roll") await table.roll(faces(2));
    else await table.act(0, table.game.legal(0)[0]!);
  }
  expect((await table.platter(table.sheet.dice.slice(0, 2)))?.kind).toBe("illegal");
  expect(await table.platter(table.sheet.dice.slice(1, 4))).toBeNull();
  expect(table.dice).toEqual({ kind: "own" });
});

test("a bot that fails is told, and the table stays as it was", async () => {
  const table = LocalTable.create(
    { ...means(), bots: { names: () => ["x"], make: () => Promise.reject(new Error("no net")) } },
    { sheet: platterSheets[0]!, seats: [{ name: "x", bot: "x" }], dice: "seed" },
  );
  const told = await new Promise((resolve) => table.onChange(({ refusal }) => resolve(refusal)));
  expect(told).toEqual({ kind: "bot failed", message: "no net" });
});

test("a game goes on when the device cannot save", async () => {
  const broken = {
    keep: () => Promise.reject(new Error("full")),
    finished: () => Promise.resolve(),
  };
  const setup: LocalSetup = { sheet: platterSheets[0]!, seats: people(1), dice: "seed" };
  const table = LocalTable.create({ ...means(), keeper: broken }, setup);
  const told: unknown[] = [];
  table.onChange(({ refusal }) => refusal && told.push(refusal.kind));
  expect(await table.act(0, table.game.legal(0)[0]!)).toBeNull();
  expect(told).toContain("not saved");
});

test("play on from a place in a record", async () => {
  const table = open();
  await playOut(table);
  const replayed = replayRecord(rules, table.record());
  const log = replayed.log.slice(0, 20);
  const again = open({ log, seed: "8" });
  expect(again.log.slice(0, 20)).toEqual(log);
  expect(again.game.awaits).toBe("decision");
});
