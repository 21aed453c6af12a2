/** A sheet as plain data: what there is to draw and to fill. */
import type { Bar, Provenance, ZoneKind } from "./names";

/** Cells, counted from 1 within their zone, that earn together once all are filled. */
export interface LinePlan {
  cells: number[];
  /** The bonus's name, or "". */
  bonus: string;
  points: number;
  /** The least number that earns the bonus; 0: any. */
  least: number;
}

/** One box of a zone. */
export interface CellPlan {
  /** The number printed in it; 0: none. */
  number: number;
  factor: number;
  /** The least that fits; 0: anything. */
  minimum: number;
  /** How it counts in the zone's sum: 1, 0 or -1. */
  weight: number;
  /** The box (from 1) that it scores with; 0: none. */
  pair: number;
  /** What it holds before the game; not 0: printed there. */
  start: number;
}

/** A zone as the rules understand it: what there is to draw. */
export interface ZonePlan {
  name: string;
  kind: ZoneKind;
  /** Its die. */
  die: string;
  /** What a die's face is added to before it is entered. */
  adds: "nothing" | "wild" | "platter";
  /** Whether numbers are written (true) or crosses made. */
  writes: boolean;
  /** Boxes in a row where rows or lines count for themselves, else all. See `grid` for drawing. */
  row: number;
  cells: CellPlan[];
  lines: LinePlan[];
  /** Points by number of filled boxes: the first is for one. Empty: points come otherwise. */
  points_by_count: number[];
  /** Extra points: [least number, points], each for every entry that has it or more. */
  steps: [number, number][];
  /** After this number any may follow; null: no such number. */
  restart: number | null;
  /** How an entry compares with the one before it, by line. */
  orders: ("any" | "rising" | "falling" | "not rising")[];
  /** Rows of boxes (from 1) as printed, null for a hole. Empty: one row of all. */
  grid: (number | null)[][];
  /** By row: the die whose way to the platter may make a cross there ("": any); else empty. */
  follow_rows: string[];
}

/** What a bonus does when it is earned. */
export interface BonusPlan {
  name: string;
  kind: "unlock" | "fox" | "lists" | "entry" | "choice";
  /** `unlock`: the bar. */
  bar: Bar | null;
  /** `entry`: by zone, the lowest and highest number; "any" crosses anything, "next" is one more. */
  entries: Record<string, [low: number, high: number] | "any" | "next">;
  /** `choice`: the bonuses of which one is entered. */
  members: string[];
}

/** A bar of actions. */
export interface BarPlan {
  boxes: number;
  /** The bonus at its end, or "". */
  end: string;
}

/** Everything printed, as plain data. */
export interface SheetPlan {
  zones: Record<string, ZonePlan>;
  bonuses: Record<string, BonusPlan>;
  bars: Partial<Record<Bar, BarPlan>>;
  /** Bars that a `lists` bonus can open. */
  list_bars: Bar[];
  /** Numbers of the joker boxes, 0 for any. */
  jokers: number[];
  /** By round from the first: its bonus's name, or "". */
  round_bonus: string[];
  /** By number of players (index): how many rounds are played; 0 where that is not told. */
  rounds: number[];
  /** The race: its rows in order. */
  rows: { number: number; squares: number; chips: number[] }[];
  /** The race: points of the tiles in the order they are taken. */
  tiles: number[];
  /** The race: how many empty stacks end the game. */
  empty_stacks: number;
}

/** A game's sheet. */
export interface Sheet {
  readonly id: string;
  readonly title: string;
  readonly known_as: readonly string[];
  readonly source: string;
  readonly provenance: Provenance;
  readonly version: number;
  /** SHA-256 of the sheet file, as hex. */
  readonly digest: string;
  readonly flow: "platter" | "race";
  /** Fewest and most. */
  readonly players: readonly [number, number];
  /** By part of the sheet: how it is known, and a note. */
  readonly parts: Readonly<Record<string, readonly [Provenance, string]>>;
  /** `titles` has one more entry than `limits`; both empty where there is no rating. */
  readonly rating: { readonly limits: readonly number[]; readonly titles: readonly string[] };
  /** Names of the dice in their order: colours, or "die 1", "die 2" … where they have none. */
  readonly dice: readonly string[];
  /** The wild die's name, or "". */
  readonly wild: string;
  /** Whether dice have colours; without, a roll is a list of faces. */
  readonly named_dice: boolean;
  readonly zones: readonly string[];
  readonly bonuses: readonly string[];
  /** The switches as they are set. */
  readonly rulings: Readonly<Record<string, boolean>>;
  /** Those that differ from the sheet's own: what a record says. */
  readonly changed_rulings: Readonly<Record<string, boolean>>;
  /** How many different actions there are. */
  readonly actions: number;
  readonly plan: SheetPlan;
  /** The sheet file as JSON, without its examples. */
  readonly printed: Readonly<Record<string, unknown>>;
  /** The SHEET record that the rules read. */
  readonly tables: Uint8Array;
}
