import { describe, expect, it } from "vitest";
import { awaitedOf, minutesToBot } from "../src/play/waiting";
import { seatInfo } from "../src/table/server";
import type { SeatInfo } from "../src/table/types";

const HERE: SeatInfo = { name: "Anna", kind: "person", connected: true };
const UNTIMED = { since: null, until: null, out: false };
const AWAY: SeatInfo = { name: "Béla", kind: "person", connected: false };
const BOT: SeatInfo = { name: "", kind: "bot", bot: "greedy", connected: false };
const OPEN: SeatInfo = { name: "", kind: "open", connected: false };

const acting = (...seats: number[]) => ({ awaits: "decision" as const, toAct: () => seats });

describe("whom a table waits for", () => {
  it("tells who chooses from who is away", () => {
    const found = awaitedOf(acting(0, 1, 2), [HERE, AWAY, BOT]);
    expect(found).toEqual({ choosing: [0, 2], away: [1], open: 0 });
  });

  it("is nobody who is away and not asked, nor a free seat that is not asked", () => {
    expect(awaitedOf(acting(0), [HERE, AWAY, OPEN])).toEqual({ choosing: [0], away: [], open: 0 });
  });

  it("is a free seat that is asked, or that the first throw waits for", () => {
    expect(awaitedOf(acting(1), [HERE, OPEN, OPEN]).open).toBe(2);
    const throwing = { awaits: "roll" as const, toAct: () => [] };
    expect(awaitedOf(throwing, [HERE, OPEN]).open).toBe(1);
    expect(awaitedOf({ ...throwing, awaits: "over" }, [HERE, OPEN]).open).toBe(0);
  });

  it("is not somebody for whom a bot plays", () => {
    expect(awaitedOf(acting(0), [{ ...AWAY, bot: "greedy" }]).away).toEqual([]);
  });
});

it("a server says in how many seconds a bot may play, people are told in minutes", () => {
  const told = { ...AWAY, bot: null, bot_in: 61, owned: true, left: false, ...UNTIMED };
  const seat = seatInfo(told);
  const now = Date.now();
  expect(minutesToBot(seat, now)).toBe(2);
  expect(minutesToBot(seat, now + 2_000)).toBe(1);
  expect(minutesToBot(seat, now + 90_000)).toBe(0);
  expect(minutesToBot(seatInfo({ ...told, bot_in: null }), now)).toBeNull();
});
