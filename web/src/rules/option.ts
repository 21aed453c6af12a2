/** What a seat may do, and what that would change. */
import type { Effects } from "../generated/layout";
import type { GameEvent } from "./events";
import type { Asks, Verb } from "./names";
import type { View } from "./position";

/**
 * The direct effect of one action on the seat that does it, by lists of what it changes; what follows by chance is not
 * looked at. Rows of the race go by their numbers, `before` and `after` are the seat's totals.
 */
export type { Effects };

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
