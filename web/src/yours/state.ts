/** How far this device has come with what a server keeps. It is this device's alone, and in no file. */
import type { Database } from "../device/database";

const STATE = "state";
const STORE = "keeping";
/** Names of things have a kind before the first slash; these have none. */
const FURTHER = "further:";

export interface State {
  /** Whether whoever holds this device wants it. */
  on: boolean;
  /** Whom the server takes them for, and all numbers up to which were merged. */
  person: string;
  seen: number;
  /** When all was kept last, and when a server was last asked whether it should be; in milliseconds. */
  last: number;
  asked: number;
  /** Why the last time did not come to its end: the kind of a refusal. */
  trouble: string;
  /** What the server has, the most that it takes, and of one thing, in bytes. */
  bytes: number;
  most: number;
  mostEach: number;
}

export const START: State = {
  on: false,
  person: "",
  seen: 0,
  last: 0,
  asked: 0,
  trouble: "",
  bytes: 0,
  most: 0,
  mostEach: 0,
};

/** A thing that the server has, as it was when this device sent or got it. */
export interface Known {
  id: string;
  digest: string;
  /** This page could not read it: it is left alone. */
  strange?: boolean;
}

export async function readState(database: Database): Promise<State> {
  return { ...START, ...(await database.get<Partial<State>>(STORE, STATE)) };
}

const listeners = new Set<(state: State) => void>();

/** Hear of changes; returns what stops it. */
export function onState(listener: (state: State) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export async function changeState(database: Database, change: Partial<State>): Promise<State> {
  let state = START;
  await database.change(STORE, [STATE], (id, known) => {
    state = { ...START, ...(known as Partial<State> | undefined), ...change };
    return { id, ...state };
  });
  return state;
}

/** Tell it to all who listen, after any of it was written. */
export async function tellState(database: Database): Promise<void> {
  const state = await readState(database);
  for (const listener of listeners) listener(state);
}

/** By name. */
export async function allKnown(database: Database): Promise<Map<string, Known>> {
  const rows = await database.all<Known>(STORE);
  return new Map(rows.filter(({ id }) => id.includes("/")).map((one) => [one.id, one]));
}

export function knownOf(database: Database, name: string): Promise<Known | undefined> {
  return database.get<Known>(STORE, name);
}

export function keepKnown(database: Database, known: readonly Known[]): Promise<void> {
  return database.putAll(STORE, known);
}

export function forgetKnown(database: Database, name: string): Promise<void> {
  return database.remove(STORE, name);
}

/** How far another identity of this device was merged. */
export async function seenOf(database: Database, identity: string): Promise<number> {
  return (await database.get<{ seen: number }>(STORE, FURTHER + identity))?.seen ?? 0;
}

export function keepSeen(database: Database, identity: string, seen: number): Promise<void> {
  return database.put(STORE, { id: FURTHER + identity, seen } as { id: string });
}

/** As if this device had never heard of a server that keeps things. */
export async function forgetState(database: Database, change: Partial<State>): Promise<State> {
  for (const { id } of await database.all<{ id: string }>(STORE)) await database.remove(STORE, id);
  return changeState(database, change);
}
