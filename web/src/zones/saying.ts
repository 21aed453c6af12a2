/** What several kinds say alike. */
import type { ZonePlan } from "../rules/types";
import type { Noun } from "../words/catalogue";
import type { Words } from "../words/words";
import type { EntryPlace } from "./kind";

export function noun(words: Words, zone: ZonePlan): Noun {
  return words.grammar.zone(zone.name);
}

/** The row of a grid that a cell is printed in, from 1. */
export function rowOf(zone: ZonePlan, cell: number): number {
  return zone.grid.findIndex((row) => row.includes(cell)) + 1;
}

/** How many boxes show a number. */
export function shown(zone: ZonePlan, number: number): number {
  return zone.cells.filter((cell) => cell.number === number).length;
}

/** The number that is written, with the factor that made it. */
export function written(words: Words, { plan, event }: EntryPlace): string {
  const value = event.value ?? 0;
  if (plan.factor <= 1) return words.number(value);
  const { factor } = plan;
  return words.say("entry.times", { value, number: value / factor, factor });
}

/** A box by the number in it, and by its row where the number stands more than once. */
export function boxByNumber(words: Words, zone: ZonePlan, cell: number, name: string): string {
  const { number } = zone.cells[cell - 1]!;
  return shown(zone, number) === 1
    ? words.say("aria.boxNumber", { zone: name, number })
    : words.say("aria.boxRow", { zone: name, number, row: rowOf(zone, cell) });
}
