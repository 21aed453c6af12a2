/** A position, and what it is worth. */
import type { Asks, Awaits, Bar, Part, Where } from "./names";
import type { Sheet } from "./plan";

/** A position, read by name. It never changes: every position is a view of its own. */
export interface View {
  readonly sheet: Sheet;
  readonly players: number;
  readonly awaits: Awaits;
  readonly part: Part;
  /** From 1. */
  readonly round: number;
  /** How many there will be; 0 in the race, which has no such number. */
  readonly rounds: number;
  /** The seat whose turn it is. */
  readonly active: number;
  /** Which roll of the turn this is, from 1; 0 before it. */
  readonly rolls: number;
  /** Rolls of the turn after this one, if dice are left for them. */
  readonly rollsLeft: number;
  /** How often this roll was thrown again. */
  readonly rerolls: number;
  /** By die. */
  readonly faces: readonly number[];
  /** By die. */
  readonly where: readonly Where[];
  /** Dice sent to the platter whose further cross is still to be decided. */
  readonly follow: readonly string[];
  asks(seat: number): Asks;
  /** What a seat comes to once its bonuses are entered. */
  stage(seat: number): Asks;
  /** What stands in the boxes of a zone, 0 where nothing does; index 0 is box 1. */
  cells(seat: number, zone: string): readonly number[];
  foxes(seat: number): number;
  /** Boxes of a bar that are open, used ones included. */
  opened(seat: number, bar: Bar): number;
  /** Boxes of a bar that are used; which ones of `joker`: see `jokersUsed`. */
  used(seat: number, bar: Bar): number;
  /** Joker boxes (from 1) that are used. */
  jokersUsed(seat: number): readonly number[];
  /** How often an action could still be used now, were it the time for it. */
  left(seat: number, bar: Bar): number;
  /** Bonuses earned and not yet entered, by name, one for each. */
  waiting(seat: number): readonly string[];
  /** Dice that served this seat as extra dice already. */
  extras(seat: number): readonly string[];
  /** The race: faces still in hand, ascending. */
  readonly hand: readonly number[];
  /** The race: chips left, by row. */
  readonly stacks: readonly number[];
  /** The race: how many tiles are gone. */
  readonly tilesTaken: number;
  /** The race: the square of a seat's pawn by row; 0: none there. */
  pawns(seat: number): readonly number[];
  /** The race: a seat's chips by row. */
  chips(seat: number): readonly number[];
  /** The race: points of the tiles a seat has, in the order taken. */
  tiles(seat: number): readonly number[];
  /** What a seat's sheet is worth as it stands. */
  score(seat: number): Score;
  /** The state's bytes; equal for equal positions. */
  readonly bytes: Uint8Array;
}

/** A seat's points: by zone (or, in the race, chips' points by row number). */
export interface Score {
  parts: Record<string, number>;
  /** How many foxes. */
  foxes: number;
  /** What one fox is worth: the lowest zone. 0 in the race. */
  fox: number;
  tiles: number[];
  total: number;
}
