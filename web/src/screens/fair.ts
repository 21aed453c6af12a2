/** Checking the dice of a finished game against the secret that the server committed itself to. */
import type { SeatEvent } from "../rules";
import type { GameRecord } from "../table";

export type Verdict =
  | { kind: "good"; rolls: number; from: number }
  | { kind: "not fair" | "not over" | "bad fingerprint" }
  | { kind: "bad roll"; roll: number };

interface FairDice {
  kind: "fair";
  table: string;
  commitment: string;
  secret?: string;
  /** The first roll that is the server's. */
  from?: number;
}

/** Whether every roll of a record follows from its secret. */
export async function checkDice(record: GameRecord): Promise<Verdict> {
  const dice = record["dice"] as FairDice | undefined;
  if (dice?.kind !== "fair") return { kind: "not fair" };
  if (!dice.secret) return { kind: "not over" };
  const secret = fromHex(dice.secret);
  const fingerprint = toHex(await crypto.subtle.digest("SHA-256", secret));
  if (fingerprint !== dice.commitment) return { kind: "bad fingerprint" };
  const thrower = await Thrower.make(secret, dice.table);
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
  return { kind: "good", rolls: roll - from + 1, from };
}

/** Dice without colours go by their place, from 1. */
function facesOf(event: SeatEvent): Record<string, number> {
  const { roll } = event;
  if (!Array.isArray(roll)) return roll!;
  return Object.fromEntries(roll.map((face, i) => [`${i + 1}`, face]));
}

class Thrower {
  static async make(secret: BufferSource, table: string): Promise<Thrower> {
    const algorithm = { name: "HMAC", hash: "SHA-256" };
    return new Thrower(
      await crypto.subtle.importKey("raw", secret, algorithm, false, ["sign"]),
      table,
    );
  }

  private constructor(
    private readonly key: CryptoKey,
    private readonly table: string,
  ) {}

  async #hash(...place: (string | number)[]): Promise<Uint8Array> {
    const text = new TextEncoder().encode([this.table, ...place].join("/"));
    return new Uint8Array(await crypto.subtle.sign("HMAC", this.key, text));
  }

  async #face(roll: number, die: string): Promise<number> {
    for (let attempt = 0; ; attempt += 1) {
      // 252 is the last multiple of 6 in a byte: what lies above would favour low faces.
      const byte = (await this.#hash(roll, die, attempt)).find((value) => value < 252);
      if (byte !== undefined) return 1 + (byte % 6);
    }
  }

  async threw(roll: number, faces: Record<string, number>): Promise<boolean> {
    for (const [die, face] of Object.entries(faces)) {
      if ((await this.#face(roll, die)) !== face) return false;
    }
    return true;
  }

  /** The three lowest dice; among equal ones a hash decides. */
  async lowest(roll: number, faces: Record<string, number>): Promise<string[]> {
    const ranked = await Promise.all(
      Object.entries(faces).map(async ([die, face]) => ({
        die,
        rank: `${face}${toHex((await this.#hash(roll, die, "platter")).buffer as ArrayBuffer)}`,
      })),
    );
    return ranked
      .toSorted((a, b) => (a.rank < b.rank ? -1 : 1))
      .slice(0, 3)
      .map(({ die }) => die);
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
