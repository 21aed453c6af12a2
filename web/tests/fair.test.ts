/** Fair dice: games that CPython threw for are found good here, and a face that was changed is found. */
import { expect, test } from "vitest";
import { checkDice } from "../src/screens/fair";
import type { GameRecord } from "../src/table/types";
import { inPython } from "./python";
import { rules } from "./rules";

const GAMES = rules.sheets.map(({ id, players }) => [id, players[0]] as const);
const records = inPython("fair_games.py", GAMES) as GameRecord[];

test.each(records.map((record) => [record.game, record] as const))(
  "%s: every throw is checked",
  async (_, record) => {
    const rolls = record.events.filter(({ roll }) => roll).length;
    expect(await checkDice(rules, record)).toEqual({ kind: "good", rolls, from: 1, mine: true });
    const at = record.events.findLastIndex(({ roll }) => roll);
    const changed = structuredClone(record);
    const faces = changed.events[at]!.roll as Record<string, number>;
    const die = Object.keys(faces)[0]!;
    faces[die] = (faces[die]! % 6) + 1;
    expect(await checkDice(rules, changed)).toEqual({ kind: "bad roll", roll: rolls });
  },
);

test("a platter that the secret does not give is found", async () => {
  const record = records.find(({ events }) => events.some(({ platter }) => platter))!;
  const at = record.events.findIndex(({ platter }) => platter);
  const changed = structuredClone(record);
  const laid = changed.events[at]!.platter!;
  laid[0] = rules.sheet(record.game).dice.find((die) => !laid.includes(die))!;
  expect((await checkDice(rules, changed)).kind).toBe("bad roll");
});

test("bytes that would favour low faces are left out; equal faces go by the hash", () => {
  const hash = (...bytes: number[]) => Uint8Array.from({ length: 32 }, (_, i) => bytes[i] ?? 0);
  const high = new Uint8Array(32).fill(255);
  expect(rules.hashedFaces([high, hash(252, 255, 251), hash(5)])).toEqual([0, 6, 6]);
  const ties = [hash(1, 9), hash(1, 2), hash(0), hash(7), hash(1, 3)];
  expect(rules.hashedPlatter(ties, [2, 2, 5, 1, 2])).toEqual([1, 3, 4]);
});
