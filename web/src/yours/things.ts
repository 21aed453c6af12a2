/** What of a device a server may keep: finished games, answers, cards, runs, sheets and stars, each a thing by itself. */
import type { Device } from "../device";
import { readSettings } from "../device/settings";
import type { KeptThing } from "../generated/wire";
import { sortedText, type Kept, type Thing } from "./merge";
import { STORES, type StoreName } from "../device/database";

export type Kind = KeptThing["kind"];

const KINDS = ["history", "puzzles", "cards", "daily", "sheets"] as const;
const STARS = "stars";
/** A server takes no longer ids. */
const LONGEST_ID = 200;

/** A thing with its kind, and what tells whether it has changed. */
export interface Local {
  kind: Kind;
  thing: Thing;
  digest: string;
}

/** How a thing is called among those of all kinds. */
export function nameOf(kind: Kind, id: string): string {
  return `${kind}/${id}`;
}

export function kindOf(name: string): [Kind, string] {
  const at = name.indexOf("/");
  return [name.slice(0, at) as Kind, name.slice(at + 1)];
}

/** Everything that may be kept, by its name. Worked out in slices: nobody waits for it. */
export async function thingsOn({ database }: Device): Promise<Map<string, Local>> {
  const found = new Map<string, Local>();
  let begun = performance.now();
  for (const kind of KINDS) {
    for (const thing of await database.all<Thing>(kind)) {
      if (!belongs(kind, thing)) continue;
      found.set(nameOf(kind, thing.id), { kind, thing, digest: digestOf(thing) });
      if (performance.now() - begun > 8) {
        await new Promise((resolve) => setTimeout(resolve));
        begun = performance.now();
      }
    }
  }
  const stars = starsHere();
  if (stars)
    found.set(nameOf(STARS, STARS), { kind: STARS, thing: stars, digest: digestOf(stars) });
  return found;
}

/** A thing as it is here now. */
export async function thingOn({ database }: Device, name: string): Promise<Thing | undefined> {
  const [kind, id] = kindOf(name);
  return kind === STARS ? (starsHere() ?? undefined) : database.get<Thing>(kind, id);
}

/** Of the daily games the runs: who this device is stays here, and the master's runs are to be had anyway. */
function belongs(kind: Kind, thing: Thing): boolean {
  return thing.id.length <= LONGEST_ID && (kind !== "daily" || "table" in thing);
}

function starsHere(): Thing | null {
  const { stars } = readSettings();
  return Object.keys(stars).length > 0 ? { id: STARS, stars } : null;
}

/** Things of a server as the merge takes them. */
export function asKept(things: readonly { kind: Kind; thing: Thing }[]): Kept {
  const lists = STORES.map((store) => [store, [] as Thing[]] as const);
  const stores = Object.fromEntries(lists) as Kept["stores"];
  let settings: Kept["settings"] = {};
  for (const { kind, thing } of things) {
    if (kind === STARS) settings = { stars: thing["stars"] };
    else stores[kind].push(thing);
  }
  return { stores, settings };
}

/** What a thing of this kind is checked as. */
export function storeOf(kind: Kind): StoreName {
  return kind === STARS ? "puzzles" : kind;
}

/** 53 bits of a thing's content: enough to tell one version of a thing from another. */
export function digestOf(thing: Thing): string {
  const text = sortedText(thing);
  let [one, two] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 2_654_435_761);
    two = Math.imul(two ^ code, 1_597_334_677);
  }
  one = Math.imul(one ^ (one >>> 16), 2_246_822_507) ^ Math.imul(two ^ (two >>> 13), 3_266_489_909);
  two = Math.imul(two ^ (two >>> 16), 2_246_822_507) ^ Math.imul(one ^ (one >>> 13), 3_266_489_909);
  return (4_294_967_296 * (2_097_151 & two) + (one >>> 0)).toString(36);
}
