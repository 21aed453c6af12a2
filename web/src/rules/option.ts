/** What a seat may do, and what that would change. */
import type { GameEvent } from "./events";
import type { Asks, Bar, Verb } from "./names";
import type { View } from "./position";

/** What an action is, in named ints; -1 where something does not apply. */
export interface Tell {
  verb: Verb;
  asks: Asks;
  die: number;
  bonus: number;
  zone: number;
  /** From 1. */
  cell: number;
  value: number;
  mark: number;
  box: number;
  as: number;
  own: number;
  other: number;
  partner: number;
  bar: number;
  group: number;
  row: number;
}

/** The direct effect of one action on the seat that does it; what follows by chance is not looked at. */
export interface Effects {
  /** Boxes that change. */
  writes: { zone: string; cell: number; value: number }[];
  /** The race: the pawn's row (its number) and new square. */
  moves: { row: number; square: number }[];
  /** Bonuses earned that wait to be entered, by name. */
  bonuses: string[];
  /** Boxes opened, by bar. */
  unlocks: Bar[];
  foxes: number;
  /** Actions used up, by bar. */
  spends: Bar[];
  /** Dice that go to the platter. */
  platter: string[];
  /** Dice that come back from the platter. */
  takesBack: string[];
  /** The race: rows (numbers) of the chips taken. */
  chips: number[];
  /** The race: points of the tiles taken. */
  tiles: number[];
  /** The race: seats whose pawn goes home. */
  sendsHome: number[];
  /** The race: rows (numbers) whose last chip is taken. */
  closes: number[];
  /** Whether dice are thrown next. */
  rolls: boolean;
  /** The seat's total before and after. */
  before: number;
  after: number;
}

/** Something a seat may do now. */
export interface Option {
  action: number;
  /** Null for rolling without taking a die back: the one action that is no event. */
  event: GameEvent | null;
  tell: Tell;
  /** The position that the action leads to by itself: no dice move on, nobody else is asked. */
  after: View;
  /** The seat's total in `after`. */
  total: number;
  /** What it changes; worked out when first read. */
  readonly effects: Effects;
}
