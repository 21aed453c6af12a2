/** "What if": games played on from ten steps of every kind of game end as any other, and are kept under their game. */
import "fake-indexeddb/auto";
import { describe, expect, test } from "vitest";
import { Device } from "../src/device/device";
import { importGames } from "../src/device/importing";
import { randomBots } from "../src/table/bots";
import { LocalTable } from "../src/table/local";
import { replayRecord } from "../src/table/record";
import { golden } from "./records";
import { rules } from "./rules";

/** No limit: machines differ. */
const PATIENCE = 0;
const STEPS = 10;
const SEED = 20_261_116n;

async function play(table: LocalTable): Promise<void> {
  while (!table.over) {
    const seat = table.game.toAct()[0]!;
    const legal = table.game.legal(seat);
    const chosen = rules.choose(SEED, seat, table.version, legal.length);
    expect(await table.act(seat, legal[chosen]!)).toBeNull();
  }
  await table.kept();
}

describe.each(rules.sheets.map(({ id, players }) => [id, Math.max(2, players[0])] as const))(
  "%s with %i",
  (id, players) => {
    const record = golden.get(`${id}-${players}`)!;
    const { sheet, log } = replayRecord(rules, record);
    const places = Array.from({ length: STEPS }, (_, i) => rules.choose(SEED, 0, i, log.length));

    test(
      "is played on from any step",
      async () => {
        const device = await Device.open(`branches of ${id}`);
        await device.remember({ id: "first", record, mine: [0], online: false });
        const means = { rules, bots: randomBots(rules), keeper: device };
        for (const at of places) {
          const seats = record.seats.map((name) => ({ name }));
          const table = LocalTable.create(means, {
            ...{ sheet, seats, dice: "seed" },
            log: log.slice(0, at),
            from: { game: "first", at },
          });
          await table.kept();
          const open = (await device.branches()).get("first")!;
          expect(open.find((one) => one.id === table.id)).toEqual({
            ...{ id: table.id, at, finished: null },
          });
          expect(table.log.slice(0, at)).toEqual(log.slice(0, at));
          // The page was closed in between.
          await play(new LocalTable(means, (await device.save(table.id))!));
          const over = await device.finishedGame(table.id);
          expect(over).toMatchObject({ from: { game: "first", at } });
        }
        const found = (await device.branches()).get("first")!;
        expect(found.map(({ at }) => at)).toEqual(places.toSorted((a, b) => a - b));
        expect(found.every(({ finished }) => finished)).toBe(true);
      },
      PATIENCE,
    );
  },
);

test("a branch stays when its game is deleted, and goes out and comes in with where it left it", async () => {
  const device = await Device.open("kept");
  const record = golden.values().next().value!;
  const from = { game: "first", at: 7 };
  await device.remember({ id: "first", record, mine: [0], online: false });
  await device.remember({ id: "second", record, mine: [0], online: false, from });
  await device.forgetFinished("first");
  expect((await device.history()).map(({ id }) => id)).toEqual(["second"]);
  const other = await Device.open("other");
  expect(await importGames(other, rules, await device.exported())).toMatchObject({ added: 1 });
  expect((await other.finishedGame("second"))?.from).toEqual(from);
});
