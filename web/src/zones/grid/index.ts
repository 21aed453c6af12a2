/** A grid: cross a box that shows the number. */
import { block } from "../../draw/layout/block";
import type { Words } from "../../words/words";
import type { EntryPlace, ZoneKind } from "../kind";
import { boxByNumber, noun, rowOf, shown } from "../saying";

export const grid: ZoneKind = { layout: block(), entry, box: boxByNumber };

function entry(words: Words, { zone, cell, plan }: EntryPlace): string {
  const params = { zone: noun(words, zone), number: plan.number };
  const row = rowOf(zone, cell);
  const follows = zone.follow_rows[row - 1];
  if (follows) {
    const colour = words.grammar.zone(follows);
    return words.say("entry.followRow", { ...params, colour });
  }
  return shown(zone, plan.number) > 1
    ? words.say("entry.numberRow", { ...params, row })
    : words.say("entry.number", params);
}
