/** Checking the dice of a finished game against the secret that the server committed itself to. */
import type { Rules, SeatEvent } from "../rules";
import type { GameRecord } from "../table";

export type Verdict =
  /** `mine`: the numbers of this device, as far as they are known, are among those of the seats. */
  | { kind: "good"; rolls: number; from: number; mine: boolean }
  | { kind: "not fair" | "not over" | "bad fingerprint" }
  | { kind: "bad roll"; roll: number };

interface FairDice {
  kind: "fair";
  table: string;
  commitment: string;
  secret?: string;
  /** The first roll that is the server's. */
  from?: number;
  /** What the seats added; games from before have none. */
  scheme?: number;
  numbers?: string[];
}

/**
 * Whether every roll of a record follows from its secret and the numbers of its seats. `added` are
 * the numbers that this device sent, by seat.
 */
export async function checkDice(
  rules: Rules,
  record: GameRecord,
  added: Readonly<Record<string, string>> = {},
): Promise<Verdict> {
  const dice = record["dice"] as FairDice | undefined;
  if (dice?.kind !== "fair") return { kind: "not fair" };
  if (!dice.secret) return { kind: "not over" };
  const secret = fromHex(dice.secret);
  const fingerprint = toHex(await crypto.subtle.digest("SHA-256", secret));
  if (fingerprint !== dice.commitment) return { kind: "bad fingerprint" };
  const thrower = await Thrower.make(rules, await keyOf(secret, dice), dice.table);
  const from = dice.from ?? 1;
  let roll = 0;
  let faces: Record<string, number> = {};
  for (const event of record.events) {
    if (event.roll) {
      roll += 1;
      faces = facesOf(event);
    }
    if (roll < from || (!event.roll && !event.platter)) continue;
    const holds = event.roll
      ? await thrower.threw(roll, faces)
      : sameDice(event.platter!, await thrower.lowest(roll, faces));
    if (!holds) return { kind: "bad roll", roll };
  }
  const mine = Object.entries(added).every(([seat, number]) => dice.numbers?.[+seat] === number);
  return { kind: "good", rolls: roll - from + 1, from, mine };
}

/** What the dice are thrown with: the secret, and mixed into it the numbers of the seats. */
async function keyOf(secret: BufferSource, { table, numbers }: FairDice): Promise<BufferSource> {
  if (!numbers) return secret;
  return hmac(await importKey(secret), [table, ...numbers].join("/"));
}

function importKey(bytes: BufferSource): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
}

function hmac(key: CryptoKey, text: string): Promise<ArrayBuffer> {
  return crypto.subtle.sign("HMAC", key, new TextEncoder().encode(text));
}

/** Dice without colours go by their place, from 1. */
function facesOf(event: SeatEvent): Record<string, number> {
  const { roll } = event;
  if (!Array.isArray(roll)) return roll!;
  return Object.fromEntries(roll.map((face, i) => [`${i + 1}`, face]));
}

class Thrower {
  static async make(rules: Rules, key: BufferSource, table: string): Promise<Thrower> {
    return new Thrower(rules, await importKey(key), table);
  }

  private constructor(
    private readonly rules: Rules,
    private readonly key: CryptoKey,
    private readonly table: string,
  ) {}

  async #hash(...place: (string | number)[]): Promise<Uint8Array> {
    return new Uint8Array(await hmac(this.key, [this.table, ...place].join("/")));
  }

  async threw(roll: number, faces: Record<string, number>): Promise<boolean> {
    const wanted = Object.entries(faces);
    for (let attempt = 0; ; attempt += 1) {
      const hashes = await Promise.all(wanted.map(([die]) => this.#hash(roll, die, attempt)));
      const found = this.rules.hashedFaces(hashes);
      if (wanted.some(([, face], i) => found[i] !== 0 && found[i] !== face)) return false;
      // A hash may give a die no face: the next one does.
      const missing = wanted.filter((_, i) => found[i] === 0);
      if (missing.length === 0) return true;
      wanted.splice(0, wanted.length, ...missing);
    }
  }

  /** The three lowest dice; among equal ones a hash decides. */
  async lowest(roll: number, faces: Record<string, number>): Promise<string[]> {
    const dice = Object.keys(faces);
    const hashes = await Promise.all(dice.map((die) => this.#hash(roll, die, "platter")));
    return this.rules.hashedPlatter(hashes, Object.values(faces)).map((die) => dice[die]!);
  }
}

function sameDice(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((die) => b.includes(die));
}

function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function toHex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
