/** Whole games with a zone kind that exists only in the tests, on rules compiled with it. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { pointsFor } from "../src/draw/filled";
import type { Layout } from "../src/rules/layout";
import { CompiledRules } from "../src/rules/rules";
import { randomBots } from "../src/table/bots";
import { LocalTable } from "../src/table/local";
import { replayRecord, resultHolds } from "../src/table/record";
import type { GameRecord } from "../src/table/types";

/** Where `tests/kind/building.py` has built them: `tests/kind/test_kind.py` runs both. */
const FOLDER = process.env["RENARD_KIND"];

describe.skipIf(!FOLDER)("a new kind on the page", () => {
  const read = (name: string) => readFileSync(`${FOLDER!}/${name}`);
  const parsed = (name: string) => JSON.parse(read(name).toString()) as unknown;

  test.each([1, 2])("%i people play to the end", async (players) => {
    const module = new WebAssembly.Module(read("rules.wasm"));
    const rules = new CompiledRules(parsed("layout.json") as Layout, module);
    const sheet = rules.addSheet(parsed("sheet.json"));
    let record: GameRecord | null = null;
    const keeper = {
      keep: () => Promise.resolve(),
      finished: (_: unknown, over: GameRecord) => Promise.resolve(void (record = over)),
    };
    const seats = Array.from({ length: players }, (_, i) => ({ name: `Player ${i + 1}` }));
    const means = { rules, bots: randomBots(rules), keeper };
    const table = LocalTable.create(means, { sheet, seats, dice: "seed", seed: "4" });
    let entries = 0;
    while (!table.over) {
      const seat = table.game.toAct()[0]!;
      const options = table.game.options(seat);
      const green = options.find(({ event }) => event?.zone === "green");
      if (green) entries += 1;
      expect(await table.act(seat, (green ?? options.at(-1)!).action)).toBeNull();
    }
    expect(entries).toBeGreaterThan(5);
    const filled = table.game.view.cells(0, "green").filter((value) => value > 0).length;
    const points = pointsFor(sheet.plan.zones["green"]!.points_by_count, filled);
    expect(table.game.score(0).parts["green"]).toBe(points);
    expect(resultHolds(replayRecord(rules, record!), record!)).toBe(true);
  });
});
