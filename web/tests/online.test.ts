import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { OnlineTable } from "../src/table/online";
import { replayRecord, resultHolds } from "../src/table/record";
import type { Change } from "../src/table/types";
import { FAIR, FakeServer } from "./fakeserver";
import { rules } from "./rules";

const sheet = rules.sheets.find(({ rulings }) => rulings["passive_may_decline"])!;

let fake: FakeServer;
let finished: number;

beforeEach(() => {
  vi.useFakeTimers();
  fake = new FakeServer(sheet, 2);
  finished = 0;
});

afterEach(() => {
  vi.useRealTimers();
});

function open(...seats: number[]): Promise<OnlineTable> {
  const secrets = Object.fromEntries(seats.map((seat) => [seat, "secret"]));
  return OnlineTable.open(
    {
      rules,
      server: fake.server,
      secrets,
      makeSocket: fake.makeSocket,
      finished: () => (finished += 1),
    },
    "table",
  );
}

/** Let all that is under way arrive. */
const settle = () => vi.advanceTimersByTimeAsync(0);

const bytes = (table: OnlineTable) => table.game.view.bytes;

/** Play until seat 0 has an action that asks it again, without dice in between; returns that. */
function chainBegins(): number {
  for (;;) {
    const { game } = fake.ledger;
    for (const action of game.toAct().includes(0) ? game.legal(0) : []) {
      const after = game.copy();
      after.apply(0, action);
      // Two more decisions, so that something is left to take back.
      for (const next of after.toAct().includes(0) ? after.legal(0).slice(0, 1) : []) {
        const later = after.copy();
        later.apply(0, next);
        if (later.awaits === "decision") return action;
      }
    }
    const seat = game.toAct()[0]!;
    fake.other(seat, game.legal(seat).at(-1)!);
  }
}

describe("a quiet network", () => {
  test("two devices play to the end and see the same", async () => {
    const tables = [await open(0), await open(1)];
    const watching = await open();
    expect(watching.mine).toEqual([]);
    for (let step = 0; !tables[0]!.over; step++) {
      const seat = tables[0]!.game.toAct()[0]!;
      const table = tables[seat]!;
      const actions = table.game.legal(seat);
      const done = table.act(seat, actions[rules.choose(1n, seat, step, actions.length)]!);
      await settle();
      expect(await done).toBeNull();
      expect(bytes(tables[0]!)).toEqual(bytes(tables[1]!));
      expect(bytes(tables[0]!)).toEqual(bytes(watching));
    }
    expect(finished).toBe(3);
    const record = tables[0]!.record();
    expect(resultHolds(replayRecord(rules, record), record)).toBe(true);
    expect(record["dice"]).toEqual({
      table: "table",
      kind: "fair",
      commitment: "00",
      from: 1,
      secret: "11",
    });
  });

  test("an own action is shown at once and followed by the server's dice", async () => {
    const table = await open(0);
    const seen: Change[] = [];
    table.onChange((change) => seen.push(change));
    const version = table.version;
    const action = table.game.legal(0).at(-1)!;
    const done = table.act(0, action);
    expect(table.steps.at(-1)).toMatchObject({ seat: 0, action });
    expect(table.version).toBe(version);
    expect(seen).toHaveLength(1);
    await settle();
    expect(await done).toBeNull();
    expect(table.version).toBeGreaterThan(version);
    expect(seen.some(({ back }) => back)).toBe(false);
  });

  test("quick hands: a second action and an undo wait for the first", async () => {
    const action = chainBegins();
    const table = await open(0);
    const { version } = table;
    fake.held = [];
    const first = table.act(0, action);
    const second = table.act(0, table.game.legal(0)[0]!);
    const steps = table.steps.length;
    const third = table.undo(0, "last");
    expect(table.steps.length).toBe(steps - 1);
    const sent = () => fake.made[0]!.sent.filter(({ version }) => version !== undefined);
    expect(sent()).toHaveLength(1);
    fake.deliver();
    await settle();
    expect(await Promise.all([first, second, third])).toEqual([null, null, null]);
    expect(sent().map((message) => message["version"])).toEqual([
      version,
      version + 1,
      version + 2,
    ]);
    expect(bytes(table)).toEqual(fake.ledger.game.view.bytes);
    expect(table.version).toBe(version + 3);
  });

  test("what is refused is taken back from the screen", async () => {
    const table = await open(0);
    const before = bytes(table);
    fake.held = [];
    const told: Change[] = [];
    table.onChange((change) => told.push(change));
    const done = table.act(0, table.game.legal(0).at(-1)!);
    expect(bytes(table)).not.toEqual(before);
    // Another device with the same seat was faster, and did something else.
    fake.other(0, fake.ledger.game.find(0, { use: "reroll" }));
    fake.deliver();
    await settle();
    expect((await done)?.kind).toBe("stale");
    expect(bytes(table)).toEqual(fake.ledger.game.view.bytes);
    expect(told.some(({ back }) => back)).toBe(true);
    expect(told.some(({ refusal }) => refusal?.kind === "stale")).toBe(true);
  });

  test("what is not legal never leaves the device", async () => {
    const table = await open(0);
    expect((await table.act(0, 9999))?.kind).toBe("illegal");
    expect((await table.act(1, 0))?.kind).toBe("not your turn");
    expect(fake.made[0]!.sent.map(({ type }) => type)).toEqual(["hello", "ping"]);
  });

  test("own dice are sent as they lie", async () => {
    fake = new FakeServer(sheet, 2);
    fake.dice = { ...FAIR, kind: "own", commitment: null };
    const table = await open(0);
    while (table.game.awaits !== "roll") {
      const seat = table.game.toAct()[0]!;
      void table.act(seat, table.game.legal(seat).at(-1)!);
      await settle();
    }
    const faces = Object.fromEntries(table.game.diceToRoll().map((die) => [die, 4]));
    const done = table.roll(faces);
    await settle();
    expect(await done).toBeNull();
    expect(fake.ledger.log.at(-1)).toEqual({ seat: 0, roll: faces });
  });
});

describe("a broken network", () => {
  test("after a cut the rest is heard, and nothing twice", async () => {
    const table = await open(1);
    fake.made[0]!.close(1006);
    expect(table.connection).toBe("waiting");
    for (let i = 0; i < 4; i++) {
      const seat = fake.ledger.game.toAct()[0]!;
      fake.other(seat, fake.ledger.game.legal(seat).at(-1)!);
    }
    await vi.advanceTimersByTimeAsync(1000);
    expect(table.connection).toBe("open");
    expect(fake.made[1]!.sent[0]).toMatchObject({ type: "hello", seen: 1 });
    expect(table.log).toEqual(fake.ledger.log);
  });

  test("an action done while cut off is sent when the server is back", async () => {
    const table = await open(0);
    fake.reachable = false;
    fake.made[0]!.close(1006);
    const done = table.act(0, table.game.legal(0).at(-1)!);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(table.connection).toBe("waiting");
    expect(fake.made.length).toBeGreaterThan(5);
    expect(fake.made.length).toBeLessThan(20);
    fake.reachable = true;
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await done).toBeNull();
    expect(bytes(table)).toEqual(fake.ledger.game.view.bytes);
  });

  test("an action whose answer was lost is not done twice", async () => {
    const table = await open(0);
    fake.deaf = true;
    const done = table.act(0, table.game.legal(0).at(-1)!);
    await settle();
    fake.deaf = false;
    fake.made[0]!.close(1006);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await done).toBeNull();
    expect(table.log).toEqual(fake.ledger.log);
    expect(table.log.filter((entry) => !("roll" in entry))).toHaveLength(1);
  });

  test("silence is noticed", async () => {
    const table = await open(0);
    fake.held = [];
    await vi.advanceTimersByTimeAsync(36_000);
    expect(fake.made[0]!.sent.at(-1)).toMatchObject({ type: "ping" });
    expect(fake.made.length).toBeGreaterThan(1);
    fake.deliver();
    await vi.advanceTimersByTimeAsync(15_000);
    expect(table.connection).toBe("open");
  });

  test("a gap in what was heard is filled", async () => {
    const table = await open(1);
    fake.deaf = true;
    fake.other(0, fake.ledger.game.legal(0).at(-1)!);
    fake.deaf = false;
    fake.other(0, fake.ledger.game.legal(0).at(-1)!);
    await vi.advanceTimersByTimeAsync(1000);
    expect(table.log).toEqual(fake.ledger.log);
    expect(table.connection).toBe("open");
  });

  test("a wrong secret ends it with a reason", async () => {
    fake.welcome = (socket) => {
      socket.tell({ type: "refused", id: null, refused: "wrong secret", message: "Not yours." });
      socket.close(4401);
    };
    await expect(open(0)).rejects.toMatchObject({ kind: "wrong secret", message: "Not yours." });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fake.made).toHaveLength(1);
  });

  test("a table that is left lets go of its connection", async () => {
    const table = await open(0);
    table.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fake.made).toHaveLength(1);
    expect(fake.sockets.size).toBe(0);
  });
});

describe("a connection that is gone is noticed at once", () => {
  test("when the device says that it is offline", async () => {
    const device = new EventTarget();
    vi.stubGlobal("addEventListener", device.addEventListener.bind(device));
    vi.stubGlobal("removeEventListener", device.removeEventListener.bind(device));
    const table = await open(0);
    device.dispatchEvent(new Event("offline"));
    expect(table.connection).toBe("waiting");
    device.dispatchEvent(new Event("online"));
    await settle();
    expect(table.connection).toBe("open");
    table.close();
    vi.unstubAllGlobals();
  });

  test("within three seconds, when nothing answers what was done", async () => {
    const table = await open(0);
    fake.held = [];
    void table.act(0, table.game.legal(0)[0]!);
    await vi.advanceTimersByTimeAsync(2000);
    expect(table.connection).toBe("open");
    await vi.advanceTimersByTimeAsync(1000);
    expect(table.connection).toBe("silent");
    fake.deliver();
    await settle();
    expect(table.connection).toBe("open");
    expect(table.version).toBe(fake.ledger.version);
  });

  test("within three seconds, while somebody else is waited for", async () => {
    const table = await open(1);
    await vi.advanceTimersByTimeAsync(10_000);
    fake.held = [];
    await vi.advanceTimersByTimeAsync(2900);
    expect(table.connection).toBe("silent");
    fake.deliver();
    await settle();
    expect(table.connection).toBe("open");
  });

  test("by the server, too: the next ping is promised while somebody looks", async () => {
    const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
    vi.stubGlobal("document", page);
    const table = await open(0);
    const pings = () => fake.made[0]!.sent.filter(({ type }) => type === "ping");
    await vi.advanceTimersByTimeAsync(10_000);
    const promised = pings().map(({ again }) => again as number);
    expect(promised.length).toBeGreaterThan(10_000 / 3000);
    expect(Math.max(...promised)).toBeLessThan(3);
    expect(promised.length).toBeLessThan(10);
    // Whoever looks at something else says so once, and is not taken for lost.
    page.visibilityState = "hidden";
    page.dispatchEvent(new Event("visibilitychange"));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(pings().length).toBe(promised.length + 1);
    expect(pings().at(-1)).not.toHaveProperty("again");
    page.visibilityState = "visible";
    page.dispatchEvent(new Event("visibilitychange"));
    expect(pings().at(-1)).toHaveProperty("again");
    table.close();
    vi.unstubAllGlobals();
  });

  test("and an answer that never comes lets it begin anew", async () => {
    const table = await open(0);
    const before = fake.made.length;
    fake.held = [];
    void table.act(0, table.game.legal(0)[0]!);
    await vi.advanceTimersByTimeAsync(10_100);
    fake.held = null;
    await vi.advanceTimersByTimeAsync(1000);
    expect(fake.made.length).toBe(before + 1);
    expect(table.connection).toBe("open");
    expect(table.version).toBe(fake.ledger.version);
  });
});
