/**
 * What two devices keep, made one: the same whichever comes first. Nothing is left out; of two versions of a thing
 * the newer counts, and what only the older one has is added to it. Files and what a server keeps are merged alike.
 */
import { STORES, type StoreName } from "../device/database";

export interface Thing {
  id: string;
  [field: string]: unknown;
}

/** All that a device keeps. */
export interface Kept {
  stores: Record<StoreName, Thing[]>;
  settings: Fields;
}

type Fields = Readonly<Record<string, unknown>>;
type Both = (newer: unknown, older: unknown) => unknown;

/** Fields in which both versions count, by store, and of the settings. All others are the newer one's. */
const BOTH: Partial<Record<StoreName | "settings", Readonly<Record<string, Both>>>> = {
  history: { beside: byKey },
  online: { secrets: byKey, numbers: byKey, invites: byKey, over: either },
  daily: { over: either },
  cards: { dropped: either, reviews: byTime },
  settings: { stars: most, seen: together },
};

/** Of two answers to a puzzle the first one counts, whichever was changed last: these fields are of it. */
const FIRST_ANSWER = ["at", "grade", "rating"] as const;

/** A secret that somebody is known by cannot be made again: of two that differ, the other is kept under this name. */
const FURTHER = "further";

/** Whichever a thing has says when it was changed, in milliseconds. */
const MOMENTS = ["changed", "finished"] as const;

export function mergeKept(one: Kept, other: Kept): Kept {
  const stores = Object.fromEntries(
    STORES.map((store) => [store, mergeThings(store, one.stores[store], other.stores[store])]),
  ) as Kept["stores"];
  // A game that is over on one of them is open on none.
  const over = new Set(stores.history.map(({ id }) => id));
  stores.saves = stores.saves.filter(({ id }) => !over.has(id));
  return { stores, settings: mergeSettings(one.settings, other.settings) };
}

function mergeThings(store: StoreName, one: readonly Thing[], other: readonly Thing[]): Thing[] {
  const found = new Map(one.map((thing) => [thing.id, thing]));
  for (const thing of other) {
    const known = found.get(thing.id);
    found.set(thing.id, known ? mergeThing(store, known, thing) : thing);
  }
  return [...found.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** Two versions of one thing, whichever comes first. */
export function mergeThing(store: StoreName, one: Thing, other: Thing): Thing {
  const merged = mergeFields(one, other, BOTH[store]);
  if (store !== "puzzles" || typeof one["at"] !== "number" || typeof other["at"] !== "number") {
    return merged as Thing;
  }
  const tie = one["at"] === other["at"] && sortedText(one) > sortedText(other);
  const first = one["at"] > other["at"] || tie ? other : one;
  const fields = FIRST_ANSWER.filter((field) => field in first);
  return {
    ...merged,
    ...Object.fromEntries(fields.map((field) => [field, first[field]])),
  } as Thing;
}

export function mergeSettings(one: Fields, other: Fields): Fields {
  return mergeFields(one, other, BOTH.settings);
}

function mergeFields(
  one: Fields,
  other: Fields,
  both: Readonly<Record<string, Both>> = {},
): Fields {
  if (sortedText(one) === sortedText(other)) return one;
  const [newer, older] = isNewer(one, other) ? [one, other] : [other, one];
  // Two runs of one daily: the one that is over is the run. What is known of one does not belong to the other.
  if ("table" in newer && newer["table"] !== older["table"]) {
    return older["over"] === true && newer["over"] !== true ? older : newer;
  }
  const merged: Record<string, unknown> = { ...older, ...newer };
  for (const [field, join] of Object.entries(both)) {
    if (field in newer && field in older) merged[field] = join(newer[field], older[field]);
  }
  return { ...merged, ...secretsOf(one, other) };
}

/** The same one is used on both devices. */
function secretsOf(...things: readonly Fields[]): Fields {
  const all = things.flatMap(({ secret, [FURTHER]: further }) => [
    secret,
    ...(Array.isArray(further) ? (further as unknown[]) : []),
  ]);
  const known = [...new Set(all.filter((one) => typeof one === "string"))].sort();
  const [last, ...others] = known.reverse();
  if (last === undefined) return {};
  return others.length > 0 ? { secret: last, [FURTHER]: others } : { secret: last };
}

/** Of versions of the same moment any will do, as long as it is the same one on both devices. */
function isNewer(one: Fields, other: Fields): boolean {
  const apart = momentOf(one) - momentOf(other);
  return apart === 0 ? sortedText(one) >= sortedText(other) : apart > 0;
}

function momentOf(thing: Fields): number {
  const known = MOMENTS.map((name) => thing[name]).filter((moment) => typeof moment === "number");
  return Math.max(0, ...known);
}

/** The same text for the same content, whatever the order of its keys. */
export function sortedText(value: unknown): string {
  return JSON.stringify(value, (_, inside: unknown) =>
    isFields(inside) && !Array.isArray(inside)
      ? Object.fromEntries(Object.entries(inside).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inside,
  );
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null;
}

function byKey(newer: unknown, older: unknown): unknown {
  return isFields(newer) && isFields(older) ? { ...older, ...newer } : newer;
}

function most(newer: unknown, older: unknown): unknown {
  if (!isFields(newer) || !isFields(older)) return newer;
  const keys = new Set([...Object.keys(newer), ...Object.keys(older)]);
  const number = (value: unknown) => (typeof value === "number" ? value : 0);
  return Object.fromEntries(
    Array.from(keys, (key) => [key, Math.max(number(newer[key]), number(older[key]))]),
  );
}

function together(newer: unknown, older: unknown): unknown {
  if (!Array.isArray(newer) || !Array.isArray(older)) return newer;
  const all = [...(newer as unknown[]), ...(older as unknown[])];
  const byText = new Map(all.map((one) => [sortedText(one), one]));
  return [...byText].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
}

/** Answers of both, each once, in the order in which they were given. */
function byTime(newer: unknown, older: unknown): unknown {
  const all = together(newer, older);
  const moment = (one: unknown) => (isFields(one) ? Number(one["at"]) : 0);
  return Array.isArray(all) ? all.toSorted((a, b) => moment(a) - moment(b)) : all;
}

function either(newer: unknown, older: unknown): unknown {
  return newer === true || older === true;
}
