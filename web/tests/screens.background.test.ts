/** Looking back in the background: it is kept with the game, done once, and by itself only where that is due. */
import "fake-indexeddb/auto";
import { expect, test } from "vitest";
import { Device, type Finished } from "../src/device/device";
import { coachFor } from "../src/players/coach";
import { catchUp, lookAt, lookAtEnd, lookOf } from "../src/screens/back/background";
import type { World } from "../src/screens/world";
import { levels, NodeMind, sureness } from "./players";
import { golden } from "./records";
import { rules } from "./rules";

/** No limit: machines differ. */
const PATIENCE = 0;
const mind = new NodeMind(3);
const players = { coach: (id: string) => coachFor(levels, sureness, mind, id) };
let count = 0;

async function worldWith(...games: Partial<Finished>[]): Promise<World> {
  count += 1;
  const device = await Device.open(`background ${count}`);
  const record = golden.get("clever-1")!;
  for (const game of games) {
    await device.remember({ id: "a", record, mine: [0], online: false, ...game });
  }
  return { rules, device, players } as unknown as World;
}

test(
  "what is found is kept, and two who ask share one look",
  async () => {
    const world = await worldWith({ id: "x" });
    const game = (await world.device.finishedGame("x"))!;
    const look = lookAt(world, game);
    expect(lookAt(world, game)).toBe(look);
    expect(lookOf("x")).toBe(look);
    const found = (await look.found)!;
    expect(look.share).toBe(1);
    expect(found.decisions.length).toBeGreaterThan(10);
    expect(found.decisions.every(({ error }) => typeof error === "number")).toBe(true);
    expect((await world.device.finishedGame("x"))!.looked).toEqual(found);
    expect(lookOf("x")).toBeUndefined();
  },
  PATIENCE,
);

test(
  "a game that ended is looked at, and the last one is caught up with",
  async () => {
    const world = await worldWith({ id: "one", finished: 1 }, { id: "two", finished: 2 });
    await lookAtEnd(world, "one");
    await lookOf("one")!.found;
    await catchUp(world);
    expect(lookOf("one")).toBeUndefined();
    await lookOf("two")!.found;
    await catchUp(world);
    expect(lookOf("two")).toBeUndefined();
  },
  PATIENCE,
);

test("games against people, of others, or without a coach are not looked at by themselves", async () => {
  const strange = { ...golden.get("clever-1")!, game: "unknown" };
  const world = await worldWith(
    { id: "online", online: true },
    { id: "hotseat", mine: [0, 1] },
    { id: "watched", mine: [] },
    { id: "strange", record: strange },
  );
  for (const id of ["online", "hotseat", "watched", "strange", "missing"]) {
    await lookAtEnd(world, id);
    expect(lookOf(id), id).toBeUndefined();
  }
});
