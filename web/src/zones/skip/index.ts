/** Skip: a row of printed numbers; what lies left of the last cross is over. */
import { strip } from "../../draw/layout/strip";
import type { ZonePlan } from "../../rules/types";
import type { Words } from "../../words/words";
import type { EntryPlace, ZoneKind } from "../kind";
import { noun } from "../saying";

export const skip: ZoneKind = { layout: strip(), isLost, entry, box };

function isLost(cells: readonly number[], cell: number): boolean {
  return !cells[cell - 1] && cells.slice(cell).some((value) => value > 0);
}

function entry(words: Words, { zone, cell, plan }: EntryPlace): string {
  const params = { zone: noun(words, zone), number: plan.number, box: cell };
  return words.say("entry.skip", params);
}

function box(words: Words, zone: ZonePlan, cell: number, name: string): string {
  const { number } = zone.cells[cell - 1]!;
  return `${words.say("aria.box", { zone: name, box: cell })}, ${words.number(number)}`;
}
