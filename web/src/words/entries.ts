/** Where something is entered, and what: `cross on the 9 in blue`, `12 (6 × 2) in orange, box 4`. */

import type { GameEvent, Sheet, ZonePlan } from "../rules/types";
import { kindOf, type EntryPlace } from "../zones";
import type { Words } from "./words";

/** What the dice show, by name. */
export type Faces = Readonly<Record<string, number>>;

/** An entry in words: its box, what is written, and how the number came about. */
export function entryText(words: Words, sheet: Sheet, event: GameEvent, faces: Faces): string {
  const zone = zoneOf(sheet, event);
  const cell = event.cell ?? 1;
  const entry = { zone, cell, plan: zone.cells[cell - 1]!, event };
  const text = kindOf(zone).entry(words, entry);
  return withChanges(words, withSum(words, sheet, entry, text, faces), event, faces);
}

/** The zone of an entry; a further cross goes to the one that dice can follow into. */
function zoneOf(sheet: Sheet, event: GameEvent): ZonePlan {
  const name =
    event.zone ?? sheet.zones.find((zone) => sheet.plan.zones[zone]!.follow_rows.length > 0)!;
  return sheet.plan.zones[name]!;
}

/** A die's number may be a sum: with the wild die, or with the dice on the platter. */
function withSum(
  words: Words,
  sheet: Sheet,
  entry: EntryPlace,
  text: string,
  faces: Faces,
): string {
  const { zone, event } = entry;
  const die = event.pick ?? event.passive ?? event.extra;
  if (die === undefined) return text;
  const [own, wild] = [faces[zone.die], faces[sheet.wild]];
  if (zone.adds === "wild" && own && wild) {
    const { thrown } = words.grammar;
    const dice = `${thrown(zone.die, own)} + ${thrown(sheet.wild, wild)}`;
    return words.say("entry.sum", { entry: text, dice });
  }
  const changed = event.joker !== undefined || event.polish !== undefined;
  if (zone.adds === "platter" && (changed || event.value !== faces[die])) {
    return words.say("entry.platter", { entry: text });
  }
  return text;
}

/** Jokers and polish. */
function withChanges(words: Words, text: string, event: GameEvent, faces: Faces): string {
  let entry = text;
  if (event.joker) entry = words.say("entry.joker", { entry, number: event.joker.as });
  for (const [name, change] of Object.entries(event.polish ?? {})) {
    const die = words.grammar.die(name, faces[name]);
    entry = words.say("entry.polish", { entry, die, change: words.change(change) });
  }
  return entry;
}
