/** A track: one line of boxes, filled from left to right. */
import { strip } from "../../draw/layout/strip";
import type { ZonePlan } from "../../rules/types";
import type { Words } from "../../words/words";
import type { EntryPlace, ZoneKind } from "../kind";
import { noun, written } from "../saying";

export const track: ZoneKind = { layout: strip({ pointsAbove: true }), entry, box };

function entry(words: Words, entry: EntryPlace): string {
  const params = { zone: noun(words, entry.zone), box: entry.cell };
  return entry.zone.writes
    ? words.say("entry.value", { ...params, value: written(words, entry) })
    : words.say("entry.box", params);
}

function box(words: Words, _: ZonePlan, cell: number, name: string): string {
  return words.say("aria.box", { zone: name, box: cell });
}
