/** The numbers of the seats are in the dice: checked against another HMAC than the page's. */
import { createHash, createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { checkDice } from "../src/screens/fair";
import type { GameRecord } from "../src/table";
import { rules } from "./rules";

const TABLE = "ab2cd3ef4gh5";
const SECRET = Buffer.alloc(32, 7);
const NUMBERS = ["0f".repeat(16), "a1".repeat(16)];
const DICE = ["blue", "green", "orange", "purple", "white", "yellow"];

function digest(key: Buffer, message: string): Buffer {
  return createHmac("sha256", key).update(message).digest();
}

function face(key: Buffer, roll: number, die: string): number {
  const byte = digest(key, `${TABLE}/${roll}/${die}/0`).find((value) => value < 252);
  return 1 + (byte! % 6);
}

/** So many rolls; nobody decides anything, which is not what is checked here. */
function recordWith(key: Buffer, dice: Record<string, unknown>): GameRecord {
  const events = [1, 2, 3, 4, 5].map((roll) => ({
    seat: 0,
    roll: Object.fromEntries(DICE.map((die) => [die, face(key, roll, die)])),
  }));
  const commitment = createHash("sha256").update(SECRET).digest("hex");
  const told = { kind: "fair", table: TABLE, commitment, from: 1, secret: SECRET.toString("hex") };
  return { events, dice: { ...told, ...dice } } as unknown as GameRecord;
}

const KEY = digest(SECRET, [TABLE, ...NUMBERS].join("/"));
const PLAYED = recordWith(KEY, { scheme: 2, numbers: NUMBERS });

test("dice follow from the secret and the numbers of all seats", async () => {
  expect(await checkDice(rules, PLAYED)).toEqual({ kind: "good", rolls: 5, from: 1, mine: true });
});

test("dice of games from before follow from the secret alone", async () => {
  const old = recordWith(SECRET, {});
  expect(await checkDice(rules, old)).toEqual({ kind: "good", rolls: 5, from: 1, mine: true });
});

test("another number, or the numbers of other seats, give other dice", async () => {
  for (const numbers of [[NUMBERS[0], "00".repeat(16)], NUMBERS.toReversed(), [NUMBERS[0]]]) {
    const changed = recordWith(KEY, { scheme: 2, numbers });
    expect(await checkDice(rules, changed)).toMatchObject({ kind: "bad roll" });
  }
});

test("a device finds its own number, or says that it is missing", async () => {
  expect(await checkDice(rules, PLAYED, { "1": NUMBERS[1]! })).toMatchObject({ mine: true });
  expect(await checkDice(rules, PLAYED, { "0": NUMBERS[1]! })).toMatchObject({ mine: false });
});
