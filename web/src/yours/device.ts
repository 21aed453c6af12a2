/** Everything of a device out into one file; and a file, or what a server keeps, in: merged with what is there. */
import type { Device } from "../device";
import { STORES, type StoreName } from "../device/database";
import { DEFAULTS, readSettings, writeSettings, type Settings } from "../device/settings";
import type { Card } from "../puzzles/cards";
import type { Rules } from "../rules/types";
import { readFile, writeFile } from "./file";
import { mergeKept, mergeSettings, mergeThing, sortedText, type Kept, type Thing } from "./merge";

export async function keptOn({ database }: Device): Promise<Kept> {
  const lists = STORES.map(async (store) => [store, await database.all<Thing>(store)] as const);
  return {
    stores: Object.fromEntries(await Promise.all(lists)) as Kept["stores"],
    settings: { ...readSettings() },
  };
}

export async function exportAll(device: Device): Promise<Uint8Array> {
  return writeFile(await keptOn(device), Date.now());
}

/** Merge a file with what is here; returns how many things are new or changed. Refuses with a FileRefused. */
export async function importAll(device: Device, rules: Rules, bytes: Uint8Array): Promise<number> {
  return bringIn(device, rules, await readFile(bytes));
}

/** Merge what was kept elsewhere with what is here; returns how many things are new or changed. */
export async function bringIn(device: Device, rules: Rules, brought: Kept): Promise<number> {
  const here = await alikeHere(device, brought);
  const { stores } = mergeKept(here, brought);
  let changed = 0;
  for (const store of STORES) {
    const coming = new Map(stores[store].map((thing) => [thing.id, thing]));
    await device.database.change(store, [...coming.keys()], (id, known) => {
      const thing = coming.get(id)!;
      // Merged once more, with what it is at this moment: somebody may be playing meanwhile.
      const merged = known ? mergeThing(store, known as Thing, thing) : thing;
      if (known && sortedText(known) === sortedText(merged)) return undefined;
      changed += 1;
      return merged;
    });
  }
  const over = new Set(stores.history.map(({ id }) => id));
  for (const { id } of here.stores.saves) if (over.has(id)) await device.forgetSave(id);
  if (stores.cards.length > 0) await settleCards(device, stores.cards);
  const settings = mergeSettings({ ...readSettings() }, brought.settings);
  if (sortedText(settings) !== sortedText(readSettings())) {
    writeSettings(fitting(settings));
    changed += 1;
  }
  if (stores.sheets.length > 0) await device.recallSheets(rules);
  return changed;
}

/** What is here of the same things. A game may be open on one device and over on the other. */
async function alikeHere({ database }: Device, { stores }: Kept): Promise<Kept> {
  const games = [...stores.saves, ...stores.history];
  const lists = STORES.map(async (store): Promise<[StoreName, Thing[]]> => {
    const wanted = store === "saves" || store === "history" ? games : stores[store];
    const ids = [...new Set(wanted.map(({ id }) => id))];
    const found = await Promise.all(ids.map((id) => database.get<Thing>(store, id)));
    return [store, found.filter((thing) => thing !== undefined)];
  });
  const found = Object.fromEntries(await Promise.all(lists)) as Kept["stores"];
  return { stores: found, settings: {} };
}

/** Cards that were answered on both devices: what is learnt follows from all answers. */
async function settleCards({ database }: Device, cards: readonly Thing[]): Promise<void> {
  const { isUnsettled, learntAgain } = await import("../puzzles/scheduling");
  const ids = cards.filter(({ reviews }) => Array.isArray(reviews)).map(({ id }) => id);
  await database.change("cards", ids, (_, known) => {
    const card = known as Card | undefined;
    return card && isUnsettled(card) ? learntAgain(card) : undefined;
  });
}

/** As `readSettings` reads them: what has another type than ours is as at the start. */
function fitting(settings: Kept["settings"]): Settings {
  const known = Object.entries(settings).filter(
    ([key, value]) => typeof value === typeof DEFAULTS[key as keyof Settings],
  );
  return { ...DEFAULTS, ...(Object.fromEntries(known) as Partial<Settings>) };
}
