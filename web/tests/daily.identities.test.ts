/** After two devices were merged: one person with two identities, and one run a day. */
import "fake-indexeddb/auto";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Run } from "../src/daily/runs";
import { Device } from "../src/device/device";
import { Refused } from "../src/table";
import type { World } from "../src/screens/world";
import { chooseLanguage } from "../src/words/now.svelte";

const RUN: Run = {
  id: "2026-11-16/clever/server",
  ...{ day: "2026-11-16", game: "clever", online: true, table: "t2", over: true },
};

beforeAll(async () => {
  vi.stubGlobal("location", { hash: "", href: "https://page/" });
  vi.stubGlobal("history", { state: null });
  vi.stubGlobal("window", { addEventListener: () => undefined });
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  await chooseLanguage("en");
});
afterAll(() => vi.unstubAllGlobals());

type Answer = (path: string, secret: string, body?: unknown) => unknown;

/** A device with two identities, and a server that keeps what it was asked. */
async function merged(name: string, answer: Answer) {
  const device = await Device.open(name);
  await device.database.put("daily", { id: "identity", secret: "b", further: ["a"] } as {
    id: string;
  });
  const call = vi.fn((...asked: Parameters<Answer>) =>
    Promise.resolve().then(() => answer(...asked)),
  );
  return { world: { device, server: { call } } as unknown as World, call };
}

const ofA: Answer = (_, secret) => {
  if (secret === "b") throw new Refused("not played", "Results are shown when you have played.");
  return { table: "t2", score: 200, best: [], skilled: [], open: [] };
};

test("the result is that of whichever identity has played", async () => {
  const { askResult } = await import("../src/daily/results");
  const { world, call } = await merged("results", ofA);
  const { figures } = await askResult(world, RUN);
  expect(figures?.score).toBe(200);
  expect(call.mock.calls.map(([, secret]) => secret)).toEqual(["b", "a"]);
});

test("where both have played, it is that of the run that is kept", async () => {
  const { askResult } = await import("../src/daily/results");
  const { world } = await merged("both", (_, secret) => ({
    ...{ best: [], skilled: [], open: [] },
    ...(secret === "b" ? { table: "t1", score: 100 } : { table: "t2", score: 200 }),
  }));
  expect((await askResult(world, RUN)).figures?.score).toBe(200);
});

test("a refusal of all is a refusal, and any other is one at once", async () => {
  const { askResult } = await import("../src/daily/results");
  for (const [kind, times] of [
    ["not played", 2],
    ["unreachable", 1],
  ] as const) {
    const { world, call } = await merged(kind, () => {
      throw new Refused(kind, "no");
    });
    await expect(askResult(world, RUN)).rejects.toMatchObject({ kind });
    expect(call).toHaveBeenCalledTimes(times);
  }
});

test("a run is begun in the name of all of them", async () => {
  const { startThere } = await import("../src/daily/starting");
  const table = { id: "t2", game: "clever", seats: [] };
  const { world, call } = await merged("start", () => ({ table, secret: "s", ranked: true }));
  await startThere(world, RUN.day, RUN.game);
  const [path, secret, body] = call.mock.calls[0]!;
  expect([path, secret]).toEqual(["daily/2026-11-16/clever", "b"]);
  expect(body).toMatchObject({ others: ["a"] });
});

test("a device that is new to all servers draws one identity and keeps it", async () => {
  const { identitiesOf } = await import("../src/device");
  const fresh = await Device.open("fresh");
  const drawn = await identitiesOf(fresh);
  expect(drawn).toHaveLength(1);
  expect(drawn[0]).toMatch(/^[\w-]{22}$/);
  expect(await identitiesOf(fresh)).toEqual(drawn);
});
