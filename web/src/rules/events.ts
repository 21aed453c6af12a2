/** What happens in a game, as its record writes it. */
import type { Bar, Mark } from "./names";

/** An event of the game record without its seat: one verb, and what belongs to it. */
export interface GameEvent {
  /** Faces by die; a list where dice have no colours. */
  roll?: Record<string, number> | number[];
  /** Alone, passive: the three lowest dice. */
  platter?: string[];
  /** The die taken from the own roll. */
  pick?: string;
  /** The die taken from another's turn. */
  passive?: string;
  /** The die used once more. */
  extra?: string;
  /** The name of the bonus that is entered. */
  bonus?: string;
  /** The die sent to the platter that a further cross is made for. */
  silver?: string;
  use?: "reroll" | "takeback";
  /** The list that is opened. */
  unlock?: Bar;
  pass?: "roll" | "passive" | "extra" | "silver" | "lucky" | "group";
  /** The race: what ones are turned to. */
  lucky?: number[];
  /** The race: faces that are put together. */
  group?: number[];
  /** The race: the row (its number) that the group goes to. */
  row?: number;
  zone?: string;
  /** The box within its zone, from 1. */
  cell?: number;
  value?: number;
  mark?: Mark;
  /** The die of `use: takeback` and of `pass: silver`. */
  die?: string;
  joker?: { box: number; as: number };
  /** By die: how its face is changed. */
  polish?: Record<string, number>;
}

/** An event as the record writes it. */
export interface SeatEvent extends GameEvent {
  seat: number;
}
