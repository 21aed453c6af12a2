/** Cards: made of costly decisions, shown when they are due, with other dice that leave the decision alike. */
import { describe, expect, test } from "vitest";
import { MemoryDatabase } from "../src/device/memory";
import type { Finished } from "../src/device/device";
import { lookBack } from "../src/players/analysis";
import { coachFor } from "../src/players/coach";
import { addCards, allCards, cardsOf, drop, dueCards, type Card } from "../src/puzzles/cards";
import { countDue } from "../src/puzzles/due";
import { gradeOf } from "../src/puzzles/grading";
import { answered } from "../src/puzzles/scheduling";
import { lastThrow, varied } from "../src/puzzles/varying";
import { Ledger } from "../src/table/ledger";
import { replayRecord } from "../src/table/record";
import { levels, NodeMind, sureness } from "./players";
import { golden } from "./records";
import { rules } from "./rules";

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 16, 20);
const mind = new NodeMind(3);
const coach = coachFor(levels, sureness, mind, "clever")!;
const record = golden.get("clever-1")!;
const ledger = replayRecord(rules, record);
const looked = await lookBack(ledger, 0, coach);
const game: Finished = { id: "g", record, finished: NOW, mine: [0], online: false };
const cards = cardsOf(game, looked, ledger, NOW);

/** As a seed gives them. */
function randomFrom(seed: number): () => number {
  let now = seed;
  return () => {
    now = (now * 1_103_515_245 + 12_345) % 2 ** 31;
    return now / 2 ** 31;
  };
}

test("costly decisions become cards", () => {
  expect(cards.length).toBeGreaterThan(2);
  for (const { id, seat, log, action, best, loss, error } of cards) {
    expect(id).toBe(`g/${log.length}`);
    expect(gradeOf(loss, error)).not.toBe("good");
    const { game: now } = Ledger.replay(rules, ledger.sheet, 1, log);
    expect(now.legal(seat)).toEqual(expect.arrayContaining([action, best]));
  }
});

test("only one's own decisions do, made without help", () => {
  const others: Partial<Finished>[] = [
    { coached: true },
    { from: { game: "x", at: 3 } },
    { mine: [0, 1] },
    { mine: [] },
    { bots: ["club"] },
  ];
  for (const other of others) {
    expect(cardsOf({ ...game, ...other }, looked, ledger, NOW), JSON.stringify(other)).toEqual([]);
  }
});

test("what the coach is not sure of does not become a card", () => {
  const unsure = looked.costliest.map((one) => ({ ...one, error: null }));
  const close = looked.costliest.map((one) => ({ ...one, error: one.loss }));
  for (const costliest of [unsure, close]) {
    expect(cardsOf(game, { ...looked, costliest }, ledger, NOW)).toEqual([]);
  }
});

describe("a card", () => {
  const [card] = cards as [Card];

  test("is due the next day, once, and can be dropped for good", async () => {
    const database = new MemoryDatabase();
    await addCards(database, [card]);
    expect(await dueCards(database, NOW + 3_600_000)).toEqual([]);
    expect(await dueCards(database, NOW + DAY)).toEqual([card]);
    expect(await countDue(database, NOW + DAY)).toBe(1);
    await drop(database, card, NOW + DAY);
    // Whoever looks back again finds it dropped.
    await addCards(database, [card]);
    expect(await allCards(database)).toEqual([]);
    expect(await countDue(database, NOW + DAY)).toBe(0);
  });

  test("comes back the later, the better it was answered, and never the same day", () => {
    const due = (["missed", "nearly", "good"] as const).map(
      (grade) => answered(card, grade, NOW + DAY).due - NOW - DAY,
    );
    expect(due[0]).toBeGreaterThanOrEqual(DAY);
    expect(due[1]).toBeGreaterThanOrEqual(due[0]!);
    expect(due[2]).toBeGreaterThan(due[1]!);
  });

  test("comes back at growing intervals, also after it was kept", async () => {
    const database = new MemoryDatabase();
    let now = NOW + DAY;
    let last = 0;
    await addCards(database, [card]);
    for (let i = 0; i < 4; i += 1) {
      const [kept] = (await allCards(database)) as [Card];
      const next = answered(kept, "good", now);
      expect(next.due - now).toBeGreaterThan(last);
      [last, now] = [next.due - now, next.due];
      // As plain data, for the database and for files.
      expect(JSON.parse(JSON.stringify(next))).toEqual(next);
      await database.put("cards", next);
    }
  });
});

test("other dice leave the decision alike", async () => {
  let changed = 0;
  for (const card of cards) {
    const means = { rules, coach, random: randomFrom(card.log.length) };
    const log = await varied(means, ledger.sheet, card);
    if (log === card.log) continue;
    changed += 1;
    const place = lastThrow(card.log);
    expect(log.slice(0, place)).toEqual(card.log.slice(0, place));
    expect(log[place]).not.toEqual(card.log[place]);
    const { game: now } = Ledger.replay(rules, ledger.sheet, 1, log);
    const expected = await coach.judge(now, card.seat);
    const points = new Map(expected.map((one) => [one.action, one.points]));
    expect(Math.max(...points.values())).toBe(points.get(card.best));
    const loss = points.get(card.best)! - points.get(card.action)!;
    expect(Math.abs(loss - card.loss)).toBeLessThanOrEqual(
      Math.max(0.3 * card.loss, card.error, 0.5),
    );
  }
  expect(changed).toBeGreaterThan(0);
});

test("a decision after another one keeps its dice", async () => {
  const [card] = cards as [Card];
  const after: Card = { ...card, log: [...card.log, { seat: 0, go: "on" }] };
  expect(lastThrow(after.log)).toBe(-1);
  const means = { rules, coach, random: randomFrom(1) };
  expect(await varied(means, ledger.sheet, after)).toBe(after.log);
});
