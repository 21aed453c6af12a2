/** What a screen reader hears of dice, boxes, zones and the board. */

import type { Bar, Sheet, View, Where } from "../rules/types";
import { kindOf } from "../zones";
import type { People } from "./brings";
import { barName, bonusNoun, colourName } from "./names";
import type { Words } from "./words";

export interface DieLabel {
  /** Its colour, or "" where dice have none. */
  colour: string;
  /** 0: not rolled yet. */
  face: number;
  where?: Where;
  /** How many boxes it could fill now; undefined where nobody asks. */
  fits?: number;
  chosen?: boolean;
}

export function dieLabel(words: Words, die: DieLabel): string {
  const parts = [dieText(words, die)];
  if (die.chosen) parts.push(words.say("aria.chosen"));
  if (die.fits === 0) parts.push(words.say("aria.cannotChoose"));
  else if (die.fits) parts.push(words.say("aria.canChoose", { n: die.fits }));
  return words.capital(parts.join(", "));
}

function dieText(words: Words, { colour, face, where }: DieLabel): string {
  if (!colour) return words.say("aria.dieNumber", { face });
  const name = words.grammar.colour(colour);
  if (!face) return words.say("aria.dieUnrolled", { colour: name });
  const place = words.say(`aria.where.${where ?? "hand"}`);
  return words.say("aria.die", { colour: name, face, where: place });
}

/** A box: where it is, what stands in it, what it asks for and earns, whether it can be filled. */
export function boxLabel(
  words: Words,
  view: View,
  seat: number,
  zone: string,
  cell: number,
  state: { lit?: boolean; lost?: boolean } = {},
): string {
  const plan = view.sheet.plan.zones[zone]!;
  const { factor, minimum, start } = plan.cells[cell - 1]!;
  const value = view.cells(seat, zone)[cell - 1] ?? 0;
  const parts = [
    boxPlace(words, view.sheet, zone, cell),
    contents(words, view, zone, value, start),
  ];
  if (!value && factor > 1) parts.push(words.say("aria.factor", { factor }));
  if (!value && minimum > 0) parts.push(words.say("aria.minimum", { number: minimum }));
  if (!value) parts.push(...bonuses(words, view.sheet, zone, cell));
  if (state.lit) parts.push(words.say("aria.lit"));
  if (state.lost) parts.push(words.say("aria.lost"));
  return parts.join(", ");
}

/** Where a box is: `Blue, 9`; `Orange, box 4`. */
export function boxPlace(words: Words, sheet: Sheet, zone: string, cell: number): string {
  const plan = sheet.plan.zones[zone]!;
  return kindOf(plan).box(words, plan, cell, colourName(words, zone));
}

function contents(words: Words, view: View, zone: string, value: number, start: number): string {
  const plan = view.sheet.plan.zones[zone]!;
  if (!value) return words.say("aria.empty");
  if (start) return words.say("aria.printed");
  if (plan.writes) return words.say("aria.written", { value });
  return words.say(value < plan.counts ? "aria.circled" : "aria.crossed");
}

function bonuses(words: Words, sheet: Sheet, zone: string, cell: number): string[] {
  const own = sheet.plan.zones[zone]!.lines.filter(
    ({ cells, bonus }) => bonus && cells.length === 1 && cells[0] === cell,
  );
  return own.map(({ bonus, least }) => {
    const noun = bonusNoun(words, bonus);
    return least > 1
      ? words.say("aria.bonusFrom", { bonus: noun, number: least })
      : words.say("aria.bonus", { bonus: noun });
  });
}

export function zoneLabel(words: Words, zone: string, points: number): string {
  return words.say("aria.zone", { zone: colourName(words, zone), n: points });
}

export function scoreLabel(words: Words, who: string, points: number): string {
  return words.say("aria.score", { who, n: points });
}

export function barLabel(words: Words, view: View, seat: number, bar: Bar): string {
  const boxes = view.sheet.plan.bars[bar]?.boxes ?? 0;
  const [left, opened] = [view.left(seat, bar), view.opened(seat, bar)];
  return words.say("bar.state", { bar: barName(words, bar), left, opened, boxes });
}

export function roundLabel(words: Words, sheet: Sheet, round: number): string {
  const bonus = sheet.plan.round_bonus[round - 1];
  if (!bonus) return words.say("aria.roundBoxPlain", { round });
  return words.say("aria.roundBox", { round, bonus: bonusNoun(words, bonus) });
}

/** A row of the race: its squares, chips and pawns. `row` counts from 0. */
export function rowLabel(words: Words, view: View, row: number, people: People): string {
  const { number, squares } = view.sheet.plan.rows[row]!;
  const chips = view.stacks[row] ?? 0;
  if (chips === 0) return words.capital(words.say("aria.rowClosed", { row: number }));
  const parts = [words.say("aria.row", { row: number, squares, chips })];
  for (let seat = 0; seat < view.players; seat++) {
    const square = view.pawns(seat)[row] ?? 0;
    const who = people.names[seat] ?? "";
    if (square === squares) parts.push(words.say("aria.pawnX", { who }));
    else if (square) parts.push(words.say("aria.pawn", { who, square }));
  }
  return parts.join(". ");
}
