/** All that a device keeps as one file: JSON, compressed with gzip, whose checksum tells a damaged file. */
import { compress, decompress } from "../device/compressing";
import { STORES, type StoreName } from "../device/database";
import type { Kept, Thing } from "./merge";

const NAME = "renard/device/";
/** Goes up whenever an earlier page would misread the file. */
const FORMAT = 1;

/** Why a file is refused: not one of ours, one of ours that is broken, or of a page after this one. */
export type BadFile = "strange" | "damaged" | "newer";

export class FileRefused extends Error {
  override name = "FileRefused";

  constructor(readonly kind: BadFile) {
    super(`the file is ${kind}`);
  }
}

/** What JSON has no form for. */
const CODES: readonly {
  key: string;
  is: (value: unknown) => boolean;
  write: (value: never) => unknown;
  read: (value: never) => unknown;
}[] = [
  {
    key: "$date",
    is: (value) => value instanceof Date,
    write: (value: Date) => value.getTime(),
    read: (value: number) => new Date(value),
  },
  {
    key: "$bytes",
    is: (value) => value instanceof Uint8Array,
    write: (value: Uint8Array) => Array.from(value),
    read: (value: number[]) => Uint8Array.from(value),
  },
];

function coded(this: Fields, name: string, value: unknown): unknown {
  // As it is there: a date given by name is a text already.
  const raw = this[name];
  const code = CODES.find(({ is }) => is(raw));
  return code ? { [code.key]: code.write(raw as never) } : value;
}

function decoded(_: string, value: unknown): unknown {
  if (!isFields(value)) return value;
  const [key, ...more] = Object.keys(value);
  const code = more.length === 0 && CODES.find((one) => one.key === key);
  return code ? code.read(value[code.key] as never) : value;
}

export function writeFile(kept: Kept, made: number): Promise<Uint8Array> {
  const text = JSON.stringify({ format: NAME + String(FORMAT), made, ...kept }, coded);
  return compress(new TextEncoder().encode(text), "gzip");
}

/** A thing by itself, as a server keeps it, and its size before. */
export async function packThing(thing: Thing): Promise<[packed: Uint8Array, size: number]> {
  const bytes = new TextEncoder().encode(JSON.stringify(thing, coded));
  return [await compress(bytes, "deflate"), bytes.length];
}

/** Null where this page cannot read it: it is damaged, or of a page after this one. */
export async function unpackThing(store: StoreName, bytes: Uint8Array): Promise<Thing | null> {
  try {
    const text = new TextDecoder().decode(await decompress(bytes, "deflate"));
    const thing: unknown = JSON.parse(text, decoded);
    return isThing(store, thing) ? thing : null;
  } catch {
    return null;
  }
}

/** Refuses what is not such a file. */
export async function readFile(bytes: Uint8Array): Promise<Kept> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) throw new FileRefused("strange");
  const text = await decompress(bytes, "gzip").catch(() => {
    throw new FileRefused("damaged");
  });
  const file = parsed(new TextDecoder().decode(text));
  const format = isFields(file) ? file["format"] : undefined;
  if (typeof format !== "string" || !format.startsWith(NAME)) throw new FileRefused("strange");
  if (Number(format.slice(NAME.length)) > FORMAT) throw new FileRefused("newer");
  return checked(file as Fields);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text, decoded);
  } catch {
    throw new FileRefused("strange");
  }
}

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** What a thing of a store has to have, so that no screen stumbles over it. */
const NEEDED: Record<StoreName, (thing: Fields) => boolean> = {
  saves: ({ game, seats, log, changed }) =>
    typeof game === "string" && isList(seats) && isList(log) && typeof changed === "number",
  history: ({ record, mine, finished }) =>
    isFields(record) &&
    [record["seats"], record["events"], record["scores"], record["winners"], mine].every(isList) &&
    (record["scores"] as unknown[]).every((score) => isFields(score) && "total" in score) &&
    typeof record["game"] === "string" &&
    typeof finished === "number",
  online: ({ secrets, names, changed }) =>
    isFields(secrets) && isList(names) && typeof changed === "number",
  sheets: ({ game, tables, plan }) =>
    typeof game === "string" && isFields(tables) && isFields(plan),
  puzzles: () => true,
  cards: () => true,
  daily: () => true,
};

function isList(value: unknown): boolean {
  return Array.isArray(value);
}

function checked({ stores, settings }: Fields): Kept {
  if (!isFields(stores) || !isFields(settings)) throw new FileRefused("damaged");
  const lists = STORES.map((store): [StoreName, Thing[]] => {
    const things = stores[store] ?? [];
    if (!Array.isArray(things) || !things.every((thing) => isThing(store, thing))) {
      throw new FileRefused("damaged");
    }
    return [store, things];
  });
  return { stores: Object.fromEntries(lists) as Kept["stores"], settings };
}

function isThing(store: StoreName, thing: unknown): thing is Thing {
  return isFields(thing) && typeof thing["id"] === "string" && NEEDED[store](thing);
}
