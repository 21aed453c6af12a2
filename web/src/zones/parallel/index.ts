/** Parallel lines: several rows, each filled from left to right. */
import { block } from "../../draw/layout/block";
import type { ZonePlan } from "../../rules/types";
import type { Words } from "../../words/words";
import type { EntryPlace, ZoneKind } from "../kind";
import { noun, written } from "../saying";

export const parallel: ZoneKind = { layout: block({ lines: true }), entry, box };

const LINES = ["top", "middle", "bottom"] as const;

/** Line and box within it, both from 1. */
function place(zone: ZonePlan, cell: number): { line: number; box: number } {
  const line = Math.ceil(cell / zone.row);
  return { line, box: cell - (line - 1) * zone.row };
}

function entry(words: Words, entry: EntryPlace): string {
  const { zone, cell } = entry;
  const { line, box } = place(zone, cell);
  const params = { zone: noun(words, zone), box, value: written(words, entry) };
  const name = zone.cells.length === 3 * zone.row && LINES[line - 1];
  return name
    ? words.say(`entry.line.${name}`, params)
    : words.say("entry.line.other", { ...params, line });
}

function box(words: Words, zone: ZonePlan, cell: number, name: string): string {
  return words.say("aria.boxLine", { zone: name, ...place(zone, cell) });
}
