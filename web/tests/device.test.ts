import "fake-indexeddb/auto";
import { beforeEach, describe, expect, test } from "vitest";
import { openDatabase } from "../src/device/database";
import { MemoryDatabase } from "../src/device/memory";
import { Device } from "../src/device/device";
import { importGames } from "../src/device/importing";
import { changeSettings, DEFAULTS, onSettings, readSettings } from "../src/device/settings";
import { randomBots } from "../src/table/bots";
import { LocalTable } from "../src/table/local";
import { golden } from "./records";
import { rules } from "./rules";

let count = 0;

/** A device that nobody used before, and what opens it once more. */
async function fresh(): Promise<{ device: Device; again: () => Promise<Device> }> {
  count += 1;
  const name = `test ${count}`;
  return { device: await Device.open(name), again: () => Device.open(name) };
}

const record = golden.values().next().value!;

describe("what a device keeps", () => {
  test("an open game until it is over, then its record", async () => {
    const { device, again } = await fresh();
    const [sheet] = rules.sheets;
    const means = { rules, bots: randomBots(rules), keeper: device };
    const table = LocalTable.create(means, { sheet: sheet!, seats: [{ name: "A" }], dice: "seed" });
    await table.act(0, table.game.legal(0).at(-1)!);
    const later = await again();
    expect(later.lasting).toBe(true);
    const [save] = await later.saves();
    expect(save).toMatchObject({ id: table.id, log: table.log, game: sheet!.id });
    const resumed = new LocalTable({ ...means, keeper: later }, save!);
    while (!resumed.over) await resumed.act(0, resumed.game.legal(0).at(-1)!);
    expect(await later.saves()).toEqual([]);
    const [finished] = await later.history();
    expect(finished).toMatchObject({ id: table.id, mine: [0], online: false });
    expect(finished!.record).toEqual(resumed.record());
  });

  test("seats elsewhere, the last first", async () => {
    const { device } = await fresh();
    const seats = { server: "", game: "g", names: ["A"], over: false };
    await device.putSeats({ id: "one", secrets: { "0": "s" }, changed: 1, ...seats });
    await device.putSeats({ id: "two", secrets: {}, changed: 2, ...seats });
    expect((await device.allSeats()).map(({ id }) => id)).toEqual(["two", "one"]);
    await device.forgetSeats("two");
    expect(await device.seats("two")).toMatchObject({ secrets: {}, over: true });
    expect((await device.seats("one"))?.secrets).toEqual({ "0": "s" });
  });
});

describe("the history as record lines", () => {
  test("goes out and comes in, each game once", async () => {
    const { device } = await fresh();
    const bots = record.seats.map((_, seat) => (seat > 0 ? "greedy" : ""));
    const first = { id: "a", record, mine: [0], online: false, finished: 5, bots, coached: true };
    await device.remember(first);
    await device.remember({ id: "b", record, mine: [1], online: true, finished: 9 });
    const text = await device.exported();
    expect(text.trim().split("\n")).toHaveLength(2);
    expect(text.startsWith('{"format":')).toBe(true);
    const other = (await fresh()).device;
    expect(await importGames(other, rules, text)).toEqual({ added: 2, known: 0, faults: [] });
    expect(await importGames(other, rules, text)).toEqual({ added: 0, known: 2, faults: [] });
    expect(await other.history()).toEqual(await device.history());
    expect((await other.finishedGame("a"))!.bots).toEqual(bots);
  });

  test("records of other programs are taken once, faulty ones are named by line", async () => {
    const { device } = await fresh();
    const line = JSON.stringify(record);
    const wrong = JSON.stringify({ ...record, winners: [3] });
    const text = `${line}\n\nnonsense\n${wrong}\n{"format":"renard/1"}\n${line}\n`;
    const found = await importGames(device, rules, text);
    expect(found).toMatchObject({ added: 1, known: 1 });
    expect(found.faults.map((fault) => fault.line)).toEqual([3, 4, 5]);
  });
});

test("without a database the page works as long as it is open", async () => {
  const device = new Device(new MemoryDatabase());
  await device.remember({ id: "a", record, mine: [0], online: false });
  expect(device.lasting).toBe(false);
  expect(await device.history()).toHaveLength(1);
  await device.forgetFinished("a");
  expect(await device.history()).toHaveLength(0);
  const real = globalThis.indexedDB;
  Reflect.deleteProperty(globalThis, "indexedDB");
  expect((await openDatabase()).lasting).toBe(false);
  globalThis.indexedDB = real;
});

describe("settings", () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    Object.assign(globalThis, {
      localStorage: {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => kept.set(key, value),
      },
    });
  });

  test("are kept, and told to whoever listens", () => {
    const heard: string[] = [];
    const stop = onSettings(({ theme }) => heard.push(theme));
    expect(changeSettings({ theme: "dark" }).theme).toBe("dark");
    stop();
    changeSettings({ theme: "light" });
    const { changed, ...rest } = readSettings();
    expect({ ...rest, changed: 0 }).toEqual({ ...DEFAULTS, theme: "light" });
    expect(changed).toBeGreaterThan(0);
    expect(heard).toEqual(["dark"]);
  });

  test("that are broken are as at the start", () => {
    for (const text of ["nonsense", '{"theme":5,"unheard":1}', "null"]) {
      kept.set("renard.settings", text);
      expect(readSettings()).toEqual(DEFAULTS);
    }
  });
});
