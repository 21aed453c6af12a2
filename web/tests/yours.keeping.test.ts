/** What a server keeps besides devices: two that were offline end with the union, whatever breaks off in between. */
import "fake-indexeddb/auto";
import { beforeEach, describe, expect, test } from "vitest";
import { Device } from "../src/device/device";
import { changeSettings, readSettings } from "../src/device/settings";
import type { KeptFigures, KeptSince, NowKept, ToKeep } from "../src/generated/wire";
import { answered } from "../src/puzzles/scheduling";
import type { Card } from "../src/puzzles/cards";
import { Refused } from "../src/table/refused";
import type { Server } from "../src/table/server";
import { exportAll, importAll } from "../src/yours/device";
import { begin, hear, keepAll, stop, type Keeping } from "../src/yours/keeping";
import { mergeThing, type Thing } from "../src/yours/merge";
import { readState } from "../src/yours/state";
import { thingsOn } from "../src/yours/things";
import { golden } from "./records";
import { rules } from "./rules";

type Row = KeptSince["things"][number];

/** As the server does it (storage/kept.py), in memory; a network that can fail after so many requests. */
class Keeper {
  rows = new Map<string, Row[]>();
  counts = new Map<string, number>();
  /** Whom an identity belongs to. */
  people = new Map<string, string>();
  most = 16_000_000;
  left = Infinity;
  asked: { body?: ToKeep | undefined; told: number }[] = [];

  #person(identity: string): string {
    this.left -= 1;
    if (this.left < 0) throw new Refused("unreachable", "there is no network");
    return this.people.get(identity) ?? identity;
  }

  #figures(person: string): KeptFigures {
    const rows = this.rows.get(person) ?? [];
    return {
      person,
      on: this.rows.has(person),
      n: this.counts.get(person) ?? 0,
      bytes: rows.reduce((sum, { packed }) => sum + (packed?.length ?? 0), 0),
      things: rows.length,
      most_bytes: this.most,
      most_things: 1000,
      most_thing_bytes: 65_536,
    };
  }

  call<Answer>(path: string, identity: string, body?: ToKeep): Promise<Answer> {
    return Promise.resolve().then(() => {
      const person = this.#person(identity);
      const told = body ? this.#keep(person, body) : this.#since(person, path);
      this.asked.push({ body, told: "things" in told ? told.things.length : 0 });
      return told as Answer;
    });
  }

  remove(_: string, identity: string): Promise<unknown> {
    const person = this.#person(identity);
    this.rows.delete(person);
    this.counts.delete(person);
    return Promise.resolve({ done: true });
  }

  #since(person: string, path: string): KeptSince {
    const since = Number(path.split("since=")[1]);
    const figures = this.#figures(person);
    const all = (this.rows.get(person) ?? []).filter(({ n }) => n > since);
    const things = all.slice(0, 3);
    return { figures, things, to: things.at(-1)?.n ?? figures.n, more: all.length > 3 };
  }

  #keep(person: string, { begin, things }: ToKeep): NowKept {
    if (begin && !this.rows.has(person)) this.rows.set(person, []);
    let rows = this.rows.get(person);
    if (!rows) throw new Refused("not kept", "ask for it first");
    const numbers = things.map(({ kind, id, seen = 0, packed }) => {
      const known = rows!.filter((row) => row.kind === kind && row.id === id);
      if (known.some(({ n }) => n > seen)) return null;
      const n = (this.counts.get(person) ?? 0) + 1;
      this.counts.set(person, n);
      rows = [...rows!.filter((row) => !known.includes(row)), { kind, id, n, packed }];
      return n;
    });
    this.rows.set(person, rows);
    return { figures: this.#figures(person), numbers };
  }

  /** Two people become one, as by a code. */
  join(old: string, now: string): void {
    const after = this.counts.get(now) ?? 0;
    const moved = (this.rows.get(old) ?? []).map((row) => ({ ...row, n: row.n + after }));
    if (this.rows.has(old)) this.rows.set(now, [...(this.rows.get(now) ?? []), ...moved]);
    this.counts.set(now, after + (this.counts.get(old) ?? 0));
    this.rows.delete(old);
    this.people.set(old, now);
  }
}

let count = 0;
let keeper: Keeper;

async function device(identity: string): Promise<Keeping> {
  count += 1;
  const opened = await Device.open(`keeping ${count}`);
  await opened.database.put("daily", { id: "identity", secret: identity } as { id: string });
  return { device: opened, rules, server: keeper as unknown as Server };
}

function useSettings(): void {
  const kept = new Map<string, string>();
  globalThis.localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  } as unknown as Storage;
}

beforeEach(() => {
  keeper = new Keeper();
  useSettings();
});

const record = golden.get("clever-1")!;
const game = (id: string, more: object = {}): Thing => ({
  ...{ id, record, mine: [0], online: false, finished: 7 },
  ...more,
});
const put = (
  { device: { database } }: Keeping,
  store: "history" | "cards" | "puzzles",
  ...all: Thing[]
) => database.putAll(store, all);
const names = async ({ device: found }: Keeping) => [...(await thingsOn(found)).keys()].sort();

/** Both of one person, and in step. */
async function two(): Promise<[Keeping, Keeping]> {
  const [one, other] = [await device("one"), await device("two")];
  keeper.people.set("two", "one");
  await begin(one);
  await keepAll(one);
  expect(await hear(other)).toBe(true);
  await keepAll(other);
  return [one, other];
}

describe("two devices that were offline", () => {
  test("end with the union", async () => {
    const [one, other] = await two();
    await put(one, "history", game("a"), game("both", { looked: { lost: 3 } }));
    await put(other, "history", game("b"), game("both", { coached: true }));
    for (const who of [one, other, one]) await keepAll(who);
    const all = ["history/a", "history/b", "history/both"];
    expect(await names(one)).toEqual(all);
    expect(await names(other)).toEqual(all);
    for (const { device: found } of [one, other]) {
      const both = await found.database.get("history", "both");
      expect(both).toEqual(game("both", { looked: { lost: 3 }, coached: true }));
    }
  });

  test("at the same time", async () => {
    const [one, other] = await two();
    await put(one, "history", ...Array.from({ length: 9 }, (_, n) => game(`a${n}`)), game("x"));
    await put(other, "history", ...Array.from({ length: 9 }, (_, n) => game(`b${n}`)), game("x"));
    await Promise.all([keepAll(one), keepAll(other)]);
    await keepAll(one);
    await keepAll(other);
    expect(await names(one)).toHaveLength(19);
    expect(await names(other)).toEqual(await names(one));
  });

  test("wherever the network fails", async () => {
    const [one, other] = await two();
    await put(one, "history", game("a", { looked: { lost: 1 } }), game("c"));
    await put(other, "history", game("a", { coached: true }), game("d"));
    for (let left = 0; left < 12; left += 1) {
      for (const who of [one, other]) {
        keeper.left = left % 5;
        await keepAll(who).catch((error: unknown) => expect(error).toBeInstanceOf(Refused));
      }
    }
    keeper.left = Infinity;
    for (const who of [one, other, one]) await keepAll(who);
    expect(await names(one)).toEqual(["history/a", "history/c", "history/d"]);
    expect(await names(other)).toEqual(await names(one));
    const merged = game("a", { looked: { lost: 1 }, coached: true });
    expect(await other.device.database.get("history", "a")).toEqual(merged);
  });

  test("where one has come to the person of the other", async () => {
    const [one, other] = [await device("one"), await device("two")];
    for (const who of [one, other]) {
      await put(
        who,
        "history",
        game("x", who === one ? { looked: { lost: 1 } } : { coached: true }),
      );
      await put(who, "history", game(who === one ? "a" : "b"));
      await begin(who);
      await keepAll(who);
    }
    keeper.join("two", "one");
    for (const who of [one, other, one]) await keepAll(who);
    for (const who of [one, other]) {
      expect(await names(who)).toEqual(["history/a", "history/b", "history/x"]);
      const both = await who.device.database.get("history", "x");
      expect(both).toEqual(game("x", { looked: { lost: 1 }, coached: true }));
    }
  });

  test("with identities that a file has merged", async () => {
    const [one, other] = [await device("one"), await device("two")];
    for (const [who, id] of [
      [one, "a"],
      [other, "b"],
    ] as const) {
      await begin(who);
      await put(who, "history", game(id));
      await keepAll(who);
    }
    await importAll(other.device, rules, await exportAll(one.device));
    await put(one, "history", game("later"));
    await keepAll(one);
    await keepAll(other);
    expect(await names(other)).toEqual(["history/a", "history/b", "history/later"]);
    await stop(other);
    expect(keeper.rows.size).toBe(0);
  });
});

test("only what is new travels", async () => {
  const [one, other] = await two();
  await put(one, "history", game("a"), game("b"));
  await keepAll(one);
  keeper.asked = [];
  await keepAll(one);
  expect(keeper.asked).toEqual([{ body: undefined, told: 0 }]);
  await keepAll(other);
  await put(one, "history", game("c"));
  await keepAll(one);
  keeper.asked = [];
  await keepAll(other);
  expect(keeper.asked.map(({ told }) => told)).toEqual([1]);
  await keepAll(other);
  expect(keeper.asked.every(({ body }) => body === undefined)).toBe(true);
});

describe("what is deleted on one device", () => {
  test("goes from the other", async () => {
    const [one, other] = await two();
    await put(one, "history", game("a"), game("b"));
    for (const who of [one, other]) await keepAll(who);
    await one.device.forgetFinished("a");
    for (const who of [one, other, one]) await keepAll(who);
    expect(await names(one)).toEqual(["history/b"]);
    expect(await names(other)).toEqual(["history/b"]);
  });

  test("stays where it was changed meanwhile", async () => {
    const [one, other] = await two();
    await put(one, "history", game("a"));
    for (const who of [one, other]) await keepAll(who);
    await one.device.forgetFinished("a");
    await put(other, "history", game("a", { looked: { lost: 2 } }));
    for (const who of [one, other, one]) await keepAll(who);
    expect(await names(one)).toEqual(["history/a"]);
    expect(await names(other)).toEqual(["history/a"]);
  });

  test("is not what somebody deletes who leaves a device", async () => {
    const [one, other] = await two();
    await put(one, "history", game("a"));
    for (const who of [one, other]) await keepAll(who);
    await one.device.forgetAll();
    expect((await readState(one.device.database)).on).toBe(false);
    await keepAll(other);
    expect(await names(other)).toEqual(["history/a"]);
    expect(keeper.rows.get("one")!.map(({ packed }) => packed === null)).toEqual([false]);
  });
});

test("who wants nothing kept any more has nothing there, and other devices bring nothing back", async () => {
  const [one, other] = await two();
  await put(one, "history", game("a"));
  for (const who of [one, other]) await keepAll(who);
  await stop(one);
  await put(other, "history", game("b"));
  await keepAll(other);
  expect((await readState(other.device.database)).on).toBe(false);
  expect(keeper.rows.size).toBe(0);
  expect(await names(other)).toEqual(["history/a", "history/b"]);
});

test("stars of both devices count, settings stay", async () => {
  const [one, other] = await two();
  changeSettings({ stars: { l: 3, m: 1 }, theme: "dark" });
  await keepAll(one);
  useSettings();
  changeSettings({ stars: { m: 2 }, theme: "light" });
  await keepAll(other);
  expect(readSettings()).toMatchObject({ stars: { l: 3, m: 2 }, theme: "light" });
});

test("what is too large, or too long in name, stays on the device and is in nobody's way", async () => {
  const [one] = await two();
  const noise = Array.from({ length: 60_000 }, () => Math.random()).join();
  await put(one, "history", game("big", { noise }), game("n".repeat(300)), game("small"));
  await keepAll(one);
  expect(keeper.rows.get("one")!.map(({ id }) => id)).toEqual(["small"]);
});

test("what this page cannot read is left as it is", async () => {
  const [one] = await two();
  keeper.rows.get("one")!.push({ kind: "history", id: "odd", n: 1, packed: "AAAA" });
  keeper.counts.set("one", 1);
  await keepAll(one);
  await put(one, "history", game("odd"));
  await keepAll(one);
  expect(keeper.rows.get("one")!.map(({ packed }) => packed)).toEqual(["AAAA"]);
});

describe("merging", () => {
  const card = {
    id: "c",
    made: 0,
    due: 0,
    learnt: null,
    dropped: false,
    changed: 0,
  } as unknown as Card;
  const DAY = 86_400_000;

  test("a card that both have answered has learnt from all answers", async () => {
    const [one, other] = await two();
    const first = answered(card, "good", DAY);
    await put(one, "cards", answered(answered(first, "good", 4 * DAY), "missed", 9 * DAY) as never);
    await put(other, "cards", answered(first, "nearly", 11 * DAY) as never);
    for (const who of [one, other, one]) await keepAll(who);
    const all = [DAY, 4 * DAY, 9 * DAY, 11 * DAY];
    const grades = ["good", "good", "missed", "nearly"] as const;
    const expected = all.reduce((now, at, n) => answered(now, grades[n]!, at), card);
    for (const who of [one, other]) {
      expect(await who.device.database.get("cards", "c")).toEqual(expected);
    }
    expect(expected.learnt!.reps).toBe(4);
  });

  test("a card from before answers were kept goes on from what it had learnt", () => {
    const { reviews: _, before: __, ...old } = answered(card, "good", DAY);
    const now = answered(old, "good", 5 * DAY);
    expect(now.learnt).toEqual(answered(answered(card, "good", DAY), "good", 5 * DAY).learnt);
  });

  test("of two answers to a puzzle the first one counts", () => {
    const early = { id: "p", at: 1, grade: "missed", rating: 1500, changed: 1 };
    const late = { id: "p", at: 5, grade: "good", rating: 1500, day: "2026-11-16", changed: 5 };
    for (const [one, other] of [
      [early, late],
      [late, early],
    ] as const) {
      const merged = mergeThing("puzzles", one, other);
      expect(merged).toEqual({ ...late, at: 1, grade: "missed" });
    }
  });
});
