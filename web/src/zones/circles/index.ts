/** Circles: circle a box that shows the number, or cross a circled one. */
import { block } from "../../draw/layout/block";
import type { Words } from "../../words/words";
import type { EntryPlace, ZoneKind } from "../kind";
import { boxByNumber, noun, rowOf } from "../saying";

export const circles: ZoneKind = { layout: block({ wideAlone: true }), entry, box: boxByNumber };

function entry(words: Words, { zone, cell, plan, event }: EntryPlace): string {
  const key = event.mark === "cross" ? "entry.circled" : "entry.circle";
  const row = rowOf(zone, cell);
  return words.say(key, { zone: noun(words, zone), number: plan.number, row });
}
