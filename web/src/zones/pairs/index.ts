/** Pairs: blocks of two boxes from left to right, either box first. */
import { strip } from "../../draw/layout/strip";
import type { ZonePlan } from "../../rules/types";
import type { Words } from "../../words/words";
import type { EntryPlace, ZoneKind } from "../kind";
import { noun, written } from "../saying";

export const pairs: ZoneKind = { layout: strip(), entry, box };

function entry(words: Words, entry: EntryPlace): string {
  const key = entry.cell % 2 ? "entry.block.left" : "entry.block.right";
  const block = Math.ceil(entry.cell / 2);
  return words.say(key, { zone: noun(words, entry.zone), block, value: written(words, entry) });
}

function box(words: Words, _: ZonePlan, cell: number, name: string): string {
  const key = cell % 2 ? "aria.boxBlock.left" : "aria.boxBlock.right";
  return words.say(key, { zone: name, block: Math.ceil(cell / 2) });
}
