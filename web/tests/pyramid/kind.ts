/** A kind that exists only in the tests: drawn as a block whose rows stand over each other's gaps. */
import { block } from "../../src/draw/layout/block";
import type { ZoneLayout } from "../../src/draw/layout/zone";
import type { ZonePlan } from "../../src/rules/types";
import type { Words } from "../../src/words/words";
import type { EntryPlace, ZoneKind } from "../../src/zones/kind";
import { boxByNumber, noun, rowOf } from "../../src/zones/saying";
import type { words as texts } from "./words";

type PyramidWords = Words<(typeof texts)["en"]>;

export const pyramid: ZoneKind = { layout: centred(), entry, box: boxByNumber };

function centred(): ZoneLayout {
  const inRows = block();
  return {
    ...inRows,
    place(source, sizes, place) {
      const zone = inRows.place(source, sizes, place);
      const pitch = zone.boxes.at(-1)!.x - zone.boxes.at(-2)!.x;
      for (const box of zone.boxes) box.x += (holes(source.plan, box.cell) * pitch) / 2;
      return zone;
    },
  };
}

function holes(plan: ZonePlan, cell: number): number {
  return plan.grid[rowOf(plan, cell) - 1]!.filter((at) => at === null).length;
}

function entry(words: Words, { zone, cell, plan }: EntryPlace): string {
  const params = { zone: noun(words, zone), number: plan.number, row: rowOf(zone, cell) };
  return (words as unknown as PyramidWords).say("entry.pyramid", params);
}
