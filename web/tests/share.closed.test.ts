/** The link to a daily run: closed until one's own with the same dice is over, or until the day is. */
import "fake-indexeddb/auto";
import { expect, test } from "vitest";
import { shownFrom } from "../src/daily/calendar";
import { keepRun, runId } from "../src/daily/runs";
import { Device, type Finished } from "../src/device/device";
import { isClosed } from "../src/share/closed";
import { gameOf, linkOf } from "../src/share/link";
import { replayRecord } from "../src/table";
import { golden } from "./records";
import { rules } from "./rules";

const DAY = "2026-11-16";
const NOON = Date.UTC(2026, 10, 16, 12);
const record = golden.get("clever-1")!;
const ledger = replayRecord(rules, record);

/** A run as it comes out of its link. */
function sent(more: Partial<Finished>): Finished {
  const game = { id: "g", record, finished: NOON, mine: [0], online: false, ...more };
  return gameOf(rules, linkOf(game, ledger)!);
}

test.each([true, false])(
  "opens once one has played the same dice; a server's: %s",
  async (online) => {
    const device = await Device.open(`closed ${online}`);
    const run = sent({ daily: DAY, online });
    expect(run).toMatchObject({ daily: DAY, online });
    const closed = () => isClosed(device, run, NOON);
    const played = (game: string, day: string, there: boolean, over: boolean) => {
      const id = runId(day, game, there);
      return keepRun(device, { id, day, game, online: there, table: id, over });
    };
    expect(await closed()).toBe(true);
    // Other dice: of another game, another day, and of the date where a server threw them, or the other way round.
    await played("twice", DAY, online, true);
    await played("clever", "2026-11-15", online, true);
    await played("clever", DAY, !online, true);
    await played("clever", DAY, online, false);
    expect(await closed()).toBe(true);
    await played("clever", DAY, online, true);
    expect(await closed()).toBe(false);
  },
);

test("opens for everybody when the day is over, and any other game at once", async () => {
  const device = await Device.open("closed to nobody");
  expect(await isClosed(device, sent({ daily: DAY }), shownFrom(DAY) - 1)).toBe(true);
  expect(await isClosed(device, sent({ daily: DAY }), shownFrom(DAY))).toBe(false);
  expect(await isClosed(device, sent({}), NOON)).toBe(false);
});

test("a link whose day is none is damaged", () => {
  expect(() => sent({ daily: "yesterday" })).toThrow("damaged");
});
