/**
 * Keeping things on a server, too. What is new there is merged with what is here, by the same rules as a file; then
 * what the server lacks is sent. Every step can break off: the next time goes on from where it was.
 */
import { identitiesOf, knownIdentity } from "../device/identity";
import type { KeptFigures, KeptSince, KeptThing, NowKept, ToKeep } from "../generated/wire";
import type { Base } from "../screens/base";
import { bringIn } from "./device";
import { packThing, unpackThing } from "./file";
import type { Thing } from "./merge";
import * as kept from "./state";
import { asKept, digestOf, kindOf, nameOf, storeOf, thingOn, thingsOn, type Kind } from "./things";

export type Keeping = Pick<Base, "device" | "rules" | "server">;

const PATH = "people/me/kept";
/** Of one request, since a server takes no more: things, bytes as they are sent, and before they were packed. */
const MOST_THINGS = 100;
const MOST_PACKED = 130_000;
const MOST_UNPACKED = 3_000_000;
/** Of one thing before it was packed. */
const MOST_EACH = 1_000_000;
/** How often somebody else may come first before it is left for the next time. */
const MOST_ROUNDS = 5;

type Sent = ToKeep["things"][number] & { digest: string };

/** Keep things on the server from now on. */
export async function begin(base: Keeping): Promise<void> {
  const [identity] = await identitiesOf(base.device);
  const { figures } = await base.server.call<NowKept>(PATH, identity, { begin: true, things: [] });
  await kept.changeState(base.device.database, { on: true, ...roomOf(figures) });
}

/** Whether this person wants it, as another of their devices may have said; nothing is asked of who has no identity. */
export async function hear(base: Keeping): Promise<boolean> {
  const identity = await knownIdentity(base.device);
  if (!identity) return false;
  const { figures } = await base.server.call<KeptSince>(`${PATH}?since=${2 ** 31 - 1}`, identity);
  await kept.changeState(base.device.database, { asked: Date.now(), on: figures.on });
  return figures.on;
}

/** Delete what the server keeps, for all devices; what is on them stays. */
export async function stop({ device, server }: Keeping): Promise<void> {
  for (const identity of await identitiesOf(device)) await server.remove(PATH, identity);
  await kept.forgetState(device.database, { asked: Date.now() });
}

/** Merge both ways. Throws what the server or the network refuses. */
export async function keepAll(base: Keeping): Promise<void> {
  const { database } = base.device;
  const [identity, ...others] = await identitiesOf(base.device);
  for (const other of others) await merge(base, other);
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    if (!(await fetchNew(base, identity))) return;
    if (await send(base, identity)) {
      await kept.changeState(database, { last: Date.now(), trouble: "" });
      return;
    }
  }
}

/** What was kept under another identity of this device comes here, and so to the first. */
async function merge(base: Keeping, identity: string): Promise<void> {
  const { database } = base.device;
  let seen = await kept.seenOf(database, identity);
  for (let more = true; more;) {
    const told = await base.server.call<KeptSince>(`${PATH}?since=${seen}`, identity);
    const things = await unpacked(told.things);
    await bringIn(
      base.device,
      base.rules,
      asKept(things.flatMap(({ kind, thing }) => (thing ? [{ kind, thing }] : []))),
    );
    ({ to: seen, more } = told);
    await kept.keepSeen(database, identity, seen);
  }
}

/** Merge what is new on the server; false where it keeps nothing for this person any more. */
async function fetchNew(base: Keeping, identity: string): Promise<boolean> {
  const { database } = base.device;
  let { seen, person } = await kept.readState(database);
  for (let more = true; more;) {
    const told = await base.server.call<KeptSince>(`${PATH}?since=${seen}`, identity);
    const { figures } = told;
    if (!figures.on) {
      await kept.forgetState(database, { asked: Date.now() });
      return false;
    }
    if (figures.person !== person || figures.n < seen) {
      // Another person's numbers, or numbers that begin anew: all is looked at again.
      ({ person } = figures);
      seen = 0;
      await kept.forgetState(database, { on: true, person, ...roomOf(figures) });
      continue;
    }
    await take(base, told.things);
    ({ to: seen, more } = told);
    await kept.changeState(database, { seen, ...roomOf(figures) });
  }
  return true;
}

function roomOf({ bytes, most_bytes, most_thing_bytes }: KeptFigures): Partial<kept.State> {
  return { bytes, most: most_bytes, mostEach: most_thing_bytes };
}

/** Merge some things, and remember what the server has of them. */
async function take({ device, rules }: Keeping, things: readonly KeptThing[]): Promise<void> {
  const { database } = device;
  const told = await unpacked(things);
  const coming = told.flatMap(({ kind, thing }) => (thing ? [{ kind, thing }] : []));
  await bringIn(device, rules, asKept(coming));
  const known: kept.Known[] = [];
  for (const { name, thing, gone } of told) {
    if (gone) await removeHere(device, name);
    else
      known.push({
        id: name,
        digest: thing ? digestOf(thing) : "",
        ...(!thing && { strange: true }),
      });
  }
  await kept.keepKnown(database, known);
}

interface Told {
  name: string;
  kind: Kind;
  /** Null: deleted, or nothing that this page can read. */
  thing: Thing | null;
  gone: boolean;
}

function unpacked(things: readonly KeptThing[]): Promise<Told[]> {
  return Promise.all(
    things.map(async ({ kind, id, packed }) => ({
      name: nameOf(kind, id),
      kind,
      thing: packed === null ? null : await unpackThing(storeOf(kind), fromText(packed)),
      gone: packed === null,
    })),
  );
}

/** Another device deleted it. What was changed here since stays, and is sent again. */
async function removeHere(device: Keeping["device"], name: string): Promise<void> {
  const [thing, known] = [await thingOn(device, name), await kept.knownOf(device.database, name)];
  await kept.forgetKnown(device.database, name);
  const [kind, id] = kindOf(name);
  if (thing && known?.digest === digestOf(thing) && kind !== "stars") {
    await device.database.remove(kind, id);
  }
}

/** Send what the server lacks; false where somebody else was first with some of it. */
async function send(base: Keeping, identity: string): Promise<boolean> {
  const { device } = base;
  // In this order: what is known but missing was deleted before, not meanwhile.
  const here = await thingsOn(device);
  const known = await kept.allKnown(device.database);
  const gone = [...known.keys()].filter((name) => !here.has(name) && !known.get(name)!.strange);
  const removed: Sent[] = [];
  for (const name of gone) if (await isGone(device, name)) removed.push(asRemoved(name));
  let all = true;
  for (let at = 0; at < removed.length; at += MOST_THINGS) {
    all = (await sendSome(base, identity, removed.slice(at, at + MOST_THINGS))) && all;
  }
  const { mostEach } = await kept.readState(device.database);
  let [some, packed, unpacked]: [Sent[], number, number] = [[], 0, 0];
  for (const [name, { kind, thing, digest }] of here) {
    const before = known.get(name);
    if (before?.strange || before?.digest === digest) continue;
    const [bytes, size] = await packThing(thing);
    // What is too large for the server stays on the device alone.
    if (bytes.length > mostEach || size > MOST_EACH) continue;
    const full = packed + bytes.length > MOST_PACKED || unpacked + size > MOST_UNPACKED;
    if (some.length > 0 && (full || some.length === MOST_THINGS)) {
      all = (await sendSome(base, identity, some)) && all;
      [some, packed, unpacked] = [[], 0, 0];
    }
    some.push({ kind, id: thing.id, seen: 0, packed: toText(bytes), digest });
    packed += bytes.length;
    unpacked += size;
  }
  return (await sendSome(base, identity, some)) && all;
}

/** Looked at once more, the thing first: while all is deleted here, what is known goes before it. */
async function isGone(device: Keeping["device"], name: string): Promise<boolean> {
  if ((await thingOn(device, name)) !== undefined) return false;
  return (await kept.knownOf(device.database, name)) !== undefined;
}

function asRemoved(name: string): Sent {
  const [kind, id] = kindOf(name);
  return { kind, id, seen: 0, packed: null, digest: "" };
}

async function sendSome(base: Keeping, identity: string, sent: readonly Sent[]): Promise<boolean> {
  if (sent.length === 0) return true;
  const { database } = base.device;
  const { seen } = await kept.readState(database);
  const things = sent.map(({ digest: _, ...thing }) => ({ ...thing, seen }));
  const { numbers, figures } = await base.server.call<NowKept>(PATH, identity, {
    begin: false,
    things,
  });
  const done = sent.filter((_, at) => numbers[at] !== null);
  const fresh = done.filter(({ packed }) => packed !== null);
  const named = ({ kind, id, digest }: Sent) => ({ id: nameOf(kind, id), digest });
  await kept.keepKnown(database, fresh.map(named));
  for (const { kind, id, packed } of done) {
    if (packed === null) await kept.forgetKnown(database, nameOf(kind, id));
  }
  const given = numbers.filter((number) => number !== null);
  // Where nobody came between, these are the next numbers: they need not be fetched again.
  const next = given[0] === seen + 1 ? { seen: given.at(-1)! } : {};
  await kept.changeState(database, { ...next, ...roomOf(figures) });
  return done.length === sent.length;
}

function toText(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 8192) {
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  }
  return btoa(text);
}

function fromText(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}
