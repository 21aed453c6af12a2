/** People who meet: who a device is, whose turn it is, how much time is left. */
import { beforeEach, describe, expect, test } from "vitest";
import { MemoryDatabase } from "../src/device/memory";
import { Device } from "../src/device/device";
import { identityOf, knownIdentity } from "../src/device/identity";
import type { MyTable, TableInfo } from "../src/generated/wire";
import { inOrder, nextWaiting, openGames, turnAt, type OpenGame } from "../src/meeting/games";
import { drawName } from "../src/meeting/naming";
import { spaced } from "../src/meeting/keys";
import { timeLeft } from "../src/play/waiting";
import { Refused } from "../src/table/refused";
import type { Server } from "../src/table/server";
import { LANGUAGES } from "../src/words/catalogue";
import { FakeServer } from "./fakeserver";
import { rules } from "./rules";
import { speaker } from "./words";

const HOUR = 3_600_000;

test("a device is known by 128 bits, drawn once", async () => {
  const [one, other] = [new Device(new MemoryDatabase()), new Device(new MemoryDatabase())];
  expect(await knownIdentity(one)).toBeUndefined();
  const identity = await identityOf(one);
  expect(identity).toMatch(/^[\w-]{22}$/);
  expect(await identityOf(one)).toBe(identity);
  expect(await knownIdentity(one)).toBe(identity);
  expect(await identityOf(other)).not.toBe(identity);
});

describe("how much time is left", () => {
  test("is told in the largest unit of which there are two", () => {
    const told = (hours: number) => speaker.en.span(hours * HOUR);
    expect([4 * 24, 49, 47, 2, 1.5, 0.001].map(told)).toEqual([
      "4 days",
      "2 days",
      "47 hours",
      "2 hours",
      "90 minutes",
      "1 minute",
    ]);
    expect(LANGUAGES.map((language) => speaker[language].span(48 * HOUR))).toEqual([
      "2 days",
      "2\u00a0jours",
      "2 Tage",
      "2 nap",
    ]);
  });

  test("is nothing where none runs, or where it was up", () => {
    const seat = { name: "Anna", kind: "person", connected: true } as const;
    expect(timeLeft(seat, 5)).toBeNull();
    expect(timeLeft({ ...seat, until: 7 }, 5)).toBe(2);
    expect(timeLeft({ ...seat, until: 7 }, 9)).toBe(0);
    expect(timeLeft({ ...seat, until: 7, out: true }, 5)).toBeNull();
  });
});

/** A table of two people, as a server tells it. */
function info(toAct: number[], since: number, more: Partial<TableInfo> = {}): TableInfo {
  const told = new FakeServer(rules.sheets[0]!, 2).info();
  const seats = told.seats.map((seat, i) => ({
    ...seat,
    name: ["Anna", "Béla"][i]!,
    since: toAct.includes(i) ? since : null,
    until: toAct.includes(i) ? since + 100 : null,
  }));
  return { ...told, to_act: toAct, seats, pace: "days", ...more };
}

describe("whose turn it is", () => {
  test("at a table that is asked by itself", () => {
    expect(turnAt(info([0, 1], 5), ["0"])).toEqual({
      mine: true,
      since: 5000,
      until: 105_000,
      acting: [],
    });
    expect(turnAt(info([1], 5), ["0"])).toEqual({ mine: false, since: 5000, acting: ["Béla"] });
    expect(turnAt(info([1], 5, { over: true }), ["0"]).over).toBe(true);
  });

  test("decides the order: what waits, the oldest first, then what changed last", () => {
    const game = (id: string, changed: number, turn: OpenGame["turn"]): OpenGame => {
      const about = { place: "seat", game: "g", names: [], online: true, totals: [] } as const;
      return { id, changed, turn, ...about, names: [], totals: [] };
    };
    const waits = (since: number) => ({ mine: true, since, acting: [] });
    const others = { mine: false, since: 1, acting: ["Béla"] };
    const games = [game("a", 9, null), game("b", 1, waits(7)), game("c", 10, others)];
    games.push(game("d", 8, waits(3)));
    expect(inOrder(games).map(({ id }) => id)).toEqual(["d", "b", "c", "a"]);
  });
});

describe("games to go on with", () => {
  let device: Device;
  let tables: MyTable[];
  let asked: string[];
  let reachable: boolean;

  const mine = (table: string, waits: boolean, since: number): MyTable => ({
    table,
    game: "g",
    pace: "days",
    seat: 0,
    names: ["Anna", "Béla"],
    mine: waits,
    since,
    until: null,
    over: false,
    changed: since,
  });

  function base() {
    const server = {
      call: () =>
        reachable
          ? Promise.resolve({ now: 0, tables })
          : Promise.reject(new Refused("unreachable", "no")),
      table: (id: string) => {
        asked.push(id);
        return reachable
          ? Promise.resolve(info([1], 4))
          : Promise.reject(new Refused("unreachable", "no"));
      },
    } as unknown as Server;
    return { device, server, hasServer: () => Promise.resolve(true) };
  }

  beforeEach(async () => {
    device = new Device(new MemoryDatabase());
    tables = [];
    asked = [];
    reachable = true;
    await identityOf(device);
  });

  const sitDown = (id: string) => {
    const seats = { server: "", game: "g", names: ["Anna", "Player 2"], over: false, changed: 1 };
    return device.putSeats({ id, secrets: { "0": "s" }, ...seats });
  };

  test("are those of the server, and older ones that it does not know as one's own", async () => {
    await sitDown("known");
    await sitDown("older");
    tables = [mine("known", true, 5), mine("elsewhere", true, 3)];
    const found = await openGames(base());
    expect(found.map(({ id }) => id)).toEqual(["elsewhere", "known", "older"]);
    // Somebody has come since this device was there.
    expect(found[1]!.names).toEqual(["Anna", "Béla"]);
    expect(found.at(-1)!.turn).toMatchObject({ mine: false, acting: ["Béla"] });
    expect(asked).toEqual(["older"]);
    expect((await nextWaiting(base(), "elsewhere"))?.id).toBe("known");
  });

  test("are told as they were known where nobody answers", async () => {
    await sitDown("known");
    tables = [mine("known", true, 5)];
    await openGames(base());
    reachable = false;
    const [known] = await openGames(base());
    expect(known!.turn).toEqual({ mine: true, since: 5000, acting: [] });
  });

  test("do not come back when they were given up", async () => {
    await sitDown("known");
    tables = [mine("known", true, 5)];
    await device.forgetSeats("known");
    expect(await openGames(base())).toEqual([]);
  });

  test("ask nobody on behalf of somebody who never met anyone", async () => {
    device = new Device(new MemoryDatabase());
    const silent = { ...base(), hasServer: () => Promise.reject(new Error("asked")) };
    expect(await openGames(silent)).toEqual([]);
  });
});

describe("a name from the first visit on", () => {
  test.each(LANGUAGES)("is short and two words in %s", (language) => {
    for (let i = 0; i < 144; i += 1) {
      const draws = [(i % 12) / 12, Math.floor(i / 12) / 12];
      const name = drawName(language, () => draws.shift()!);
      expect(name).toMatch(/^\p{Lu}\p{L}+ \p{L}+$/u);
      expect(name.length).toBeLessThanOrEqual(18);
    }
  });
});

test("a code is shown in parts that can be read aloud", () => {
  expect(spaced("bcdfghjk")).toBe("bcdf-ghjk");
});
