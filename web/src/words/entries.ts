/** Where something is entered, and what: `cross on the 9 in blue`, `12 (6 × 2) in orange, box 4`. */

import type { CellPlan, GameEvent, Sheet, ZoneKind, ZonePlan } from "../rules/types";
import type { Words } from "./words";

/** What the dice show, by name. */
export type Faces = Readonly<Record<string, number>>;

interface Entry {
  zone: ZonePlan;
  /** From 1. */
  cell: number;
  plan: CellPlan;
  event: GameEvent;
}

/** An entry in words: its box, what is written, and how the number came about. */
export function entryText(words: Words, sheet: Sheet, event: GameEvent, faces: Faces): string {
  const zone = zoneOf(sheet, event);
  const cell = event.cell ?? 1;
  const entry = { zone, cell, plan: zone.cells[cell - 1]!, event };
  const text = PLACES[zone.kind](words, entry);
  return withChanges(words, withSum(words, sheet, entry, text, faces), event, faces);
}

/** The zone of an entry; a further cross goes to the one that dice can follow into. */
function zoneOf(sheet: Sheet, event: GameEvent): ZonePlan {
  const name =
    event.zone ?? sheet.zones.find((zone) => sheet.plan.zones[zone]!.follow_rows.length > 0)!;
  return sheet.plan.zones[name]!;
}

const PLACES: Record<ZoneKind, (words: Words, entry: Entry) => string> = {
  grid: inGrid,
  circles: inCircles,
  track: onTrack,
  pairs: inBlock,
  skip: onSkip,
  parallel: onLine,
};

function noun(words: Words, zone: ZonePlan) {
  return words.grammar.zone(zone.name);
}

function inGrid(words: Words, { zone, cell, plan }: Entry): string {
  const params = { zone: noun(words, zone), number: plan.number };
  const row = rowOf(zone, cell);
  const follows = zone.follow_rows[row - 1];
  if (follows) {
    const colour = words.grammar.zone(follows);
    return words.say("entry.followRow", { ...params, colour });
  }
  const twins = zone.cells.filter(({ number }) => number === plan.number);
  return twins.length > 1
    ? words.say("entry.numberRow", { ...params, row })
    : words.say("entry.number", params);
}

function inCircles(words: Words, { zone, cell, plan, event }: Entry): string {
  const key = event.mark === "cross" ? "entry.circled" : "entry.circle";
  const row = rowOf(zone, cell);
  return words.say(key, { zone: noun(words, zone), number: plan.number, row });
}

function onTrack(words: Words, entry: Entry): string {
  const params = { zone: noun(words, entry.zone), box: entry.cell };
  return entry.zone.writes
    ? words.say("entry.value", { ...params, value: written(words, entry) })
    : words.say("entry.box", params);
}

function inBlock(words: Words, entry: Entry): string {
  const key = entry.cell % 2 ? "entry.block.left" : "entry.block.right";
  const block = Math.ceil(entry.cell / 2);
  return words.say(key, { zone: noun(words, entry.zone), block, value: written(words, entry) });
}

function onSkip(words: Words, { zone, cell, plan }: Entry): string {
  const params = { zone: noun(words, zone), number: plan.number, box: cell };
  return words.say("entry.skip", params);
}

function onLine(words: Words, entry: Entry): string {
  const { zone, cell } = entry;
  const line = Math.ceil(cell / zone.row);
  const box = cell - (line - 1) * zone.row;
  const params = { zone: noun(words, zone), box, value: written(words, entry) };
  const name = zone.cells.length === 3 * zone.row && LINES[line - 1];
  return name
    ? words.say(`entry.line.${name}`, params)
    : words.say("entry.line.other", { ...params, line });
}

const LINES = ["top", "middle", "bottom"] as const;

/** The row of a grid that a cell is printed in, from 1. */
export function rowOf(zone: ZonePlan, cell: number): number {
  return zone.grid.findIndex((row) => row.includes(cell)) + 1;
}

/** The number that is written, with the factor that made it. */
function written(words: Words, { plan, event }: Entry): string {
  const value = event.value ?? 0;
  if (plan.factor <= 1) return words.number(value);
  const { factor } = plan;
  return words.say("entry.times", { value, number: value / factor, factor });
}

/** A die's number may be a sum: with the wild die, or with the dice on the platter. */
function withSum(words: Words, sheet: Sheet, entry: Entry, text: string, faces: Faces): string {
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
