/** Saves from before: they open, and play on by the sheet they were begun with. */
import { readFileSync } from "node:fs";
import "fake-indexeddb/auto";
import { describe, expect, test } from "vitest";
import { Device } from "../src/device/device";
import { readKept } from "../src/rules/kept";
import type { Layout } from "../src/rules/layout";
import { packed, unpacked } from "../src/rules/packed";
import { CompiledRules } from "../src/rules/rules";
import { NoSheet, RuleError, type KeptSheet } from "../src/rules/types";
import { randomBots } from "../src/table/bots";
import { LocalTable } from "../src/table/local";
import { replayRecord, resultHolds } from "../src/table/record";
import type { GameRecord, SavedTable } from "../src/table/types";
import { file, layout, rules } from "./rules";

const module = new WebAssembly.Module(readFileSync(file("../generated/rules.wasm")));

function older(name: string): SavedTable {
  const text = readFileSync(file(`../../tests/older/page-${name}.json`), "utf8");
  return JSON.parse(text) as SavedTable;
}

/** Remembers what a table asks to be kept. */
class Memory {
  save: SavedTable | null = null;
  sheet: KeptSheet | null = null;
  record: GameRecord | null = null;

  keep(save: SavedTable, sheet: KeptSheet): Promise<void> {
    Object.assign(this, structuredClone({ save, sheet }));
    return Promise.resolve();
  }

  finished(save: SavedTable, record: GameRecord, sheet: KeptSheet): Promise<void> {
    Object.assign(this, structuredClone({ save, record, sheet }));
    return Promise.resolve();
  }
}

function open(by: CompiledRules, save: SavedTable, keeper: Memory | Device = new Memory()) {
  return new LocalTable({ rules: by, bots: randomBots(by), keeper }, save);
}

const totals = ({ game, seats }: LocalTable) => seats.map((_, seat) => game.score(seat).total);

/** Tomorrow's page: every sheet has another digest, and no earlier one comes along. */
function tomorrow(change: (layout: Layout) => void = () => undefined): CompiledRules {
  const later = structuredClone(layout);
  for (const game of Object.values(later.games)) {
    game.digest = "f".repeat(64);
    game.earlier = [];
  }
  change(later);
  return new CompiledRules(later, module);
}

describe.each(["mix", "clever", "levelx"])("a save of %s that names no sheet", (name) => {
  test("opens with the points it had, and is played to the end", async () => {
    const save = older(name);
    const keeper = new Memory();
    const table = open(rules, structuredClone(save), keeper);
    expect(totals(table)).toEqual(save.totals);
    expect(table.sheet.version).toBe(1);
    while (!table.over) {
      const seat = table.game.toAct()[0]!;
      expect(await table.act(seat, table.game.legal(seat).at(-1)!)).toBeNull();
    }
    expect(keeper.record!.sheet).toBe(table.sheet.digest);
    expect(resultHolds(replayRecord(rules, keeper.record!), keeper.record!)).toBe(true);
    const { sheet: _, ...unpinned } = keeper.record!;
    expect(resultHolds(replayRecord(rules, unpinned as GameRecord), keeper.record!)).toBe(true);
  });
});

/** A game as a page of today keeps it. */
async function begun(game: string): Promise<Memory> {
  const keeper = new Memory();
  const sheet = rules.sheet(game);
  const seats = Array.from({ length: sheet.players[0] }, (_, i) => ({ name: `Player ${i + 1}` }));
  const means = { rules, bots: randomBots(rules), keeper };
  const rulings = Object.fromEntries(
    Object.entries(sheet.rulings)
      .slice(0, 1)
      .map(([ruling, on]) => [ruling, !on]),
  );
  const table = LocalTable.create(means, { sheet, seats, rulings, dice: "seed", seed: "5" });
  for (let step = 0; step < 20; step++) {
    const seat = table.game.toAct()[0]!;
    await table.act(seat, table.game.legal(seat)[0]!);
  }
  await table.kept();
  return keeper;
}

describe.each(rules.sheets.map(({ id }) => id))("%s", (game) => {
  test("plays on by its own sheet when the page has another", async () => {
    const { save, sheet } = await begun(game);
    expect(save!.sheet).toBe(rules.sheet(game).digest);
    const later = tomorrow();
    expect(() => open(later, save!)).toThrow(NoSheet);
    later.recall(sheet!);
    const table = open(later, structuredClone(save!));
    expect(totals(table)).toEqual(save!.totals);
    expect(table.sheet.tables).toEqual(rules.withRulings(rules.sheet(game), save!.rulings).tables);
    expect(table.sheet.plan).toEqual(rules.sheet(game).plan);
  });

  test("opens after a ruling has appeared", async () => {
    const { save, sheet } = await begun(game);
    // As if `negative_foxes` had not been there when the game was saved.
    const { negative_foxes: had, ...rulings } = sheet!.rulings;
    const { negative_foxes: _, ...tables } = sheet!.tables;
    const kept = { ...sheet!, rulings, tables };
    const later = tomorrow((changed) => changed.new_rulings.push({ negative_foxes: true }));
    later.recall(kept);
    const table = open(later, structuredClone(save!));
    expect(totals(table)).toEqual(save!.totals);
    expect(table.sheet.rulings["negative_foxes"]).toBe(had);
    expect(table.sheet.tables).toEqual(rules.withRulings(rules.sheet(game), save!.rulings).tables);
  });
});

test("tables that have grown since take the numbers where they belong", async () => {
  const { sheet } = await begun("clever");
  const [rows, columns] = layout.sheet.fields.zone_by_count.shape as [number, number];
  const whole = unpacked(sheet!.tables["zone_by_count"]!.numbers);
  const fewer = whole.filter((_, i) => i % columns < columns - 3);
  const numbers = packed(fewer);
  const kept = structuredClone(sheet!);
  kept.tables["zone_by_count"] = { shape: [rows, columns - 3], numbers };
  kept.tables["gone"] = { shape: [2], numbers: [1, 2] };
  expect(readKept(layout, kept).tables).toEqual(rules.sheet("clever").tables);
});

test("a sheet that a newer page has kept is refused", async () => {
  const { sheet } = await begun("clever");
  expect(() => readKept(layout, { ...sheet!, format: 99 })).toThrow(RuleError);
  const plan = { ...sheet!.plan, format: 99 };
  expect(() => readKept(layout, { ...sheet!, plan })).toThrow(RuleError);
});

test("a device keeps sheets with saves, and tells the rules of the next page", async () => {
  const device = await Device.open("sheets");
  const means = { rules, bots: randomBots(rules), keeper: device };
  const sheet = rules.sheet("twice");
  const table = LocalTable.create(means, { sheet, seats: [{ name: "A" }], dice: "seed" });
  await table.act(0, table.game.legal(0)[0]!);
  const next = await Device.open("sheets");
  const later = tomorrow();
  await next.recallSheets(later);
  const [save] = await next.saves();
  expect(open(later, save!, next).sheet.tables).toEqual(sheet.tables);
  await next.forgetAll();
  const emptied = tomorrow();
  await next.recallSheets(emptied);
  expect(() => emptied.sheetOf("twice", sheet.digest)).toThrow(NoSheet);
});

test("a record without a sheet is of the version by which its result holds", () => {
  const table = open(rules, older("mix"));
  const changed = structuredClone(layout);
  // Today's mix brings other points for the same boxes.
  const before = changed.games["mix"]!.earlier[0]!;
  changed.games["mix"]!.digest = "0".repeat(64);
  const now = new CompiledRules(changed, module);
  const today = now.sheet("mix").tables;
  const points = layout.sheet.fields.line_points;
  new Int16Array(today.buffer, points.offset, points.shape[0]).fill(7);
  while (!table.over) {
    const seat = table.game.toAct()[0]!;
    void table.act(seat, table.game.legal(seat).at(-1)!);
  }
  const { sheet: __, ...record } = table.record();
  const digestOf = (said: object) => replayRecord(now, said as GameRecord).sheet.digest;
  expect(digestOf(record)).toBe(before.digest);
  // Written by a page of another release, whose sheet is not here.
  expect(digestOf({ ...record, sheet: "1".repeat(64) })).toBe(before.digest);
});
