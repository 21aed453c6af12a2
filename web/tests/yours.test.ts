/** Everything of a device in one file: out, in, merged in either order, and refused where it is not one. */
import "fake-indexeddb/auto";
import { beforeEach, describe, expect, test } from "vitest";
import { STORES } from "../src/device/database";
import { Device } from "../src/device/device";
import { changeSettings, DEFAULTS, readSettings, writeSettings } from "../src/device/settings";
import { randomBots } from "../src/table/bots";
import { LocalTable } from "../src/table/local";
import { exportAll, importAll, keptOn } from "../src/yours/device";
import { FileRefused, readFile, writeFile } from "../src/yours/file";
import { mergeKept, type Kept, type Thing } from "../src/yours/merge";
import { compress } from "../src/device/compressing";
import { golden } from "./records";
import { rules } from "./rules";

const record = golden.get("clever-1")!;
let count = 0;

function open(): Promise<Device> {
  count += 1;
  return Device.open(`yours ${count}`);
}

function keeps(stores: Partial<Kept["stores"]>, settings: Partial<Kept["settings"]> = {}): Kept {
  const lists = STORES.map((store) => [store, stores[store] ?? []]);
  return { stores: Object.fromEntries(lists) as Kept["stores"], settings };
}

/** Merged in either order; they have to be the same. */
function merged(one: Kept, other: Kept): Kept {
  const found = mergeKept(one, other);
  expect(mergeKept(other, one)).toEqual(found);
  expect(mergeKept(found, other)).toEqual(found);
  expect(mergeKept(found, one)).toEqual(found);
  return found;
}

beforeEach(() => {
  const kept = new Map<string, string>();
  globalThis.localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  } as unknown as Storage;
});

describe("merging", () => {
  test("keeps what only one of them has, and the newer of two", () => {
    const one = keeps({
      saves: [
        { id: "a", changed: 5, round: 2 },
        { id: "b", changed: 1 },
      ],
    });
    const other = keeps({ saves: [{ id: "a", changed: 9, round: 4 }], cards: [{ id: "c" }] });
    const { stores } = merged(one, other);
    expect(stores.saves).toEqual([
      { id: "a", changed: 9, round: 4 },
      { id: "b", changed: 1 },
    ]);
    expect(stores.cards).toEqual([{ id: "c" }]);
  });

  test("adds what only the older one has", () => {
    const one = keeps({ history: [{ id: "a", finished: 3, looked: { lost: 4 } }] });
    const other = keeps({ history: [{ id: "a", finished: 3, coached: true }] });
    expect(merged(one, other).stores.history).toEqual([
      { id: "a", finished: 3, looked: { lost: 4 }, coached: true },
    ]);
  });

  test("is the same in either order where nobody knows which is newer", () => {
    const one = keeps({ puzzles: [{ id: "p", rating: 1500 }] });
    const other = keeps({ puzzles: [{ id: "p", rating: 1600 }] });
    expect(merged(one, other).stores.puzzles).toHaveLength(1);
  });

  test("a game that is over on one device is open on none", () => {
    const one = keeps({ saves: [{ id: "a", changed: 9 }] });
    const other = keeps({ history: [{ id: "a", finished: 8 }] });
    const { stores } = merged(one, other);
    expect(stores.saves).toEqual([]);
    expect(stores.history.map(({ id }) => id)).toEqual(["a"]);
  });

  test("secrets of all seats, the most stars, and all hints that were read", () => {
    const seat = (secrets: Record<string, string>, changed: number, over: boolean): Thing => ({
      id: "t",
      secrets,
      changed,
      over,
    });
    const one = keeps(
      { online: [seat({ 0: "x" }, 5, false)] },
      { changed: 2, theme: "dark", stars: { l: 3, m: 1 }, seen: ["a"] },
    );
    const other = keeps(
      { online: [seat({ 1: "y" }, 4, true)] },
      { changed: 3, theme: "light", stars: { l: 1, n: 2 }, seen: ["b"] },
    );
    const { stores, settings } = merged(one, other);
    expect(stores.online).toEqual([seat({ 0: "x", 1: "y" }, 5, true)]);
    expect(settings).toEqual({
      changed: 3,
      theme: "light",
      stars: { l: 3, m: 1, n: 2 },
      seen: ["a", "b"],
    });
  });
});

test("of two runs of one daily the one that is over stays, with what is known of it", () => {
  const run = (table: string, changed: number, more: object): Thing => {
    return { id: "2026-11-16/clever/server", table, changed, ...more };
  };
  const over = run("t1", 1, { over: true, figures: { score: 200 } });
  const open = run("t2", 2, { over: false });
  const both = (...runs: [Thing, Thing]) =>
    merged(keeps({ daily: [runs[0]] }), keeps({ daily: [runs[1]] })).stores.daily;
  expect(both(over, open)).toEqual([over]);
  expect(both({ ...over, over: false }, open)).toEqual([open]);
});

test("a device that is known to a server by a secret of its own loses none", () => {
  const device = (secret: string) => keeps({ daily: [{ id: "identity", secret }] });
  const both = merged(device("a"), device("b"));
  expect(both.stores.daily).toEqual([{ id: "identity", secret: "b", further: ["a"] }]);
  const all = merged(both, device("c"));
  expect(all.stores.daily).toEqual([{ id: "identity", secret: "c", further: ["b", "a"] }]);
});

describe("a file", () => {
  test("brings back all that was deleted", async () => {
    const device = await open();
    const [sheet] = rules.sheets;
    const means = { rules, bots: randomBots(rules), keeper: device };
    const table = LocalTable.create(means, { sheet: sheet!, seats: [{ name: "A" }], dice: "seed" });
    await table.act(0, table.game.legal(0).at(-1)!);
    await device.remember({ id: "g", record, mine: [0], online: false, finished: 7 });
    await device.sitDown({ id: "t", game: "g", seats: [] }, { "0": "secret" });
    const due = new Date(1_760_000_000_000);
    await device.database.put("cards", { id: "c", due, state: new Uint8Array([1, 2]) } as Thing);
    await device.database.put("puzzles", { id: "p" });
    await device.database.put("daily", { id: "d" });
    changeSettings({ theme: "dark", stars: { "a/b": 3 } });
    const before = await keptOn(device);
    for (const store of STORES) expect(before.stores[store], store).not.toEqual([]);
    const file = await exportAll(device);

    await device.forgetAll();
    writeSettings({ ...DEFAULTS });
    const nothing = await keptOn(device);
    for (const store of STORES) expect(nothing.stores[store], store).toEqual([]);

    expect(await importAll(device, rules, file)).toBe(8);
    expect(await keptOn(device)).toEqual(before);
    expect(readSettings()).toMatchObject({ theme: "dark", stars: { "a/b": 3 } });
    // Once more changes nothing.
    expect(await importAll(device, rules, file)).toBe(0);
  });

  test("deletes nothing and closes what is over elsewhere", async () => {
    const [here, there] = [await open(), await open()];
    await here.database.put("saves", {
      id: "g",
      game: "x",
      seats: [],
      log: [],
      changed: 1,
    } as Thing);
    await here.remember({ id: "mine", record, mine: [0], online: false, finished: 1 });
    await there.remember({ id: "g", record, mine: [0], online: false, finished: 7 });
    await importAll(here, rules, await exportAll(there));
    expect((await here.history()).map(({ id }) => id)).toEqual(["g", "mine"]);
    expect(await here.saves()).toEqual([]);
  });

  const whole = () => writeFile(keeps({ history: [] }), 1);
  const packed = (content: unknown) =>
    compress(new TextEncoder().encode(JSON.stringify(content)), "gzip");
  test.each<[string, string, () => Promise<Uint8Array>]>([
    ["a picture", "strange", () => Promise.resolve(new Uint8Array([0x89, 0x50, 0x4e, 0x47]))],
    ["an empty file", "strange", () => Promise.resolve(new Uint8Array())],
    ["another archive", "strange", () => packed({ format: "zip" })],
    ["no JSON", "strange", () => compress(new TextEncoder().encode("hello"), "gzip")],
    ["a file that was cut off", "damaged", async () => (await whole()).slice(0, -6)],
    [
      "a changed byte",
      "damaged",
      async () => {
        const bytes = await whole();
        bytes[bytes.length - 6]! ^= 1;
        return bytes;
      },
    ],
    ["no stores", "damaged", () => packed({ format: "renard/device/1", settings: {} })],
    [
      "a thing without an id",
      "damaged",
      () => packed({ format: "renard/device/1", settings: {}, stores: { cards: [{}] } }),
    ],
    [
      "a game without its record",
      "damaged",
      () => packed({ format: "renard/device/1", settings: {}, stores: { history: [{ id: "a" }] } }),
    ],
    ["a later format", "newer", () => packed({ format: "renard/device/2" })],
  ])("%s is refused as %s", async (_, kind, bytes) => {
    const error: unknown = await readFile(await bytes()).catch((fault: unknown) => fault);
    expect(error).toBeInstanceOf(FileRefused);
    expect((error as FileRefused).kind).toBe(kind);
  });

  test("with settings of another type leaves those as they were at the start", async () => {
    const device = await open();
    const file = await writeFile(keeps({}, { changed: 9, theme: "dark", stars: "many" }), 1);
    await importAll(device, rules, file);
    expect(readSettings()).toMatchObject({ theme: "dark", stars: {} });
  });
});
