/** Players that were trained elsewhere and decide here, and what they say about a choice. */
import type { FoundName, SumName } from "../generated/layout";

/** A net as a file beside the page. */
export interface NetInfo {
  file: string;
  /** The size of that file. */
  bytes: number;
  /** How many inputs it has, and units in every layer. */
  layers: number[];
}

/** What a level decides by. */
export interface Decider {
  /** Without one it looks no further than the move. */
  net?: NetInfo;
  /** The numbers around its net. */
  terms?: number[];
}

/** Somebody who can sit on a seat. */
export interface Level extends Decider {
  name: string;
  /** By how many play: what it decides by instead, where it learnt that apart. */
  among?: Readonly<Record<string, Decider>>;
  /** Alone and under these rulings: what it decides by instead. */
  otherwise?: Decider & { rulings: Readonly<Record<string, boolean>> };
  /** Its net foretells how far it will lie above the best other, not its points. */
  lead?: boolean;
  /** As measured, by how many play: the mean of its totals, with its equals at every seat. */
  means?: Readonly<Record<string, number | undefined>>;
  /** As measured: its share of wins against the strongest, two playing. */
  wins?: number;
}

/** A level where so many play, by these rulings. */
export function levelAt(
  level: Level,
  players: number,
  rulings: Readonly<Record<string, boolean>>,
): Level {
  const { rulings: needed, ...decider } = level.otherwise ?? { rulings: null };
  const strict = needed && Object.entries(needed).every(([name, on]) => rulings[name] === on);
  return { ...level, ...(strict ? decider : {}), ...level.among?.[players] };
}

/** By game, the weakest first. */
export type Levels = Readonly<Record<string, readonly Level[]>>;

/** What the compiled players are called with. */
export interface PlayersLayout {
  /** By function: the names of its arguments. */
  functions: Record<string, string[]>;
  /** By argument: the bytes that it needs. */
  room: Record<string, number>;
  /** Ints of a row about a choice, and of a row of a lesson's goals. */
  row_ints: number;
  goal_ints: number;
  looking_back: LookingLayout;
}

/** What the compiled coach finds of a game, and how it looks. */
export interface LookingLayout {
  /** The places of a line, by name; it has `size` numbers. */
  found: FoundName[];
  size: number;
  sums: SumName[];
  /** How many mistakes are named. */
  costliest: number;
  /** Throws that a mean looks at. */
  throws: number;
  /** How many states it needs, and numbers in the row of a log. */
  states: number;
  row: number;
}

/** A decision: the tables of a sheet, a state, and the seat that is asked. */
export interface Position {
  tables: Uint8Array;
  state: Uint8Array;
  seat: number;
}

/** A game to look back at: from which state, what happened as rows of ints, for which seat. */
export interface Looking extends Position {
  game: string;
  players: number;
  rows: Int32Array;
  /** Null where nothing was measured. */
  measured: Measured | null;
}

/** A lesson that is tried: from which state, its goals as rows of ints, and what is left to do it with. */
export interface Tried extends Position {
  begun: Uint8Array;
  goals: readonly number[];
  /** Decisions. */
  left: number;
  throws: number;
}

/** What was found: the sums, a line for the beginning and for every row, and lines that lost most. */
export interface Looked {
  sums: Record<SumName, number>;
  lines: Record<FoundName, number>[];
  /** By line, how sure a difference between two choices was before its row; null where that was not measured. */
  sure: (number | null)[];
  costliest: number[];
}

/** Hears how much of something is done, from 0 to 1. */
export type Progress = (share: number) => void;

/** Expected final points by action. */
export interface Expected {
  action: number;
  points: number;
}

/** How sure a coach can be, in points, by the share of a game that is left. */
export interface Measured {
  /** The shares, rising. */
  shares: readonly number[];
  /** Of results around what was expected. */
  spread: readonly number[];
  /** Of the difference between two good choices. */
  error: readonly number[];
}

/** What seats of every level still make in a game with so many players. */
export interface Strengths {
  /** The weakest first; a row of the table for each. */
  levels: readonly string[];
  /** Whom a person plays like of whom nothing is known. */
  at_first: number;
  table: readonly number[];
}

/** The same by game and number of players; and what is known and assumed of a seat, by place. */
export interface AllStrengths {
  known: { size: number; level: number };
  assumed: { size: number; place: number };
  games: Readonly<Record<string, Readonly<Record<string, Strengths>>>>;
}

/** Who sits at a table, and what happened there so far, as rows of ints. */
export interface Company {
  /** By seat: a bot's level; null for a person. */
  levels: readonly (string | null)[];
  rows: Int32Array;
}

/** How the coach takes a seat to play on. */
export interface Assumed {
  seat: number;
  /** The level that it plays like, or nearly so. */
  level: string;
  bot: boolean;
}

/** What a coach is asked with, besides the position. */
export interface Asked {
  game: string;
  players: number;
  /** Null where nothing was measured. */
  measured: Measured | null;
  company: Company;
}

/** What is foretold of a decision. */
export interface Outlook {
  /** With the chance to win; null alone. */
  expected: (Expected & { win: number | null })[];
  /** Nothing alone. */
  assumes: Assumed[];
  spread: number | null;
  error: number | null;
}

/** A choice that is asked about, and the best one. */
export interface Compared {
  action: number;
  best: number;
}

/** Rows about a choice: what it does, and what it gives up. */
export interface Rows {
  reasons: Int32Array;
  price: Int32Array;
}

/** Where players think: it decides one position after another. */
export interface Mind {
  choose(position: Position, level: Level): Promise<number>;
  judge(position: Position, level: Level): Promise<Expected[]>;
  advise(position: Position, level: Level, asked: Asked): Promise<Outlook>;
  lookBack(
    looking: Looking,
    level: Level,
    progress?: Progress,
    signal?: AbortSignal,
  ): Promise<Looked>;
  compare(position: Position, level: Level, compared: Compared): Promise<Rows>;
  /** What a lesson came to, by number. */
  judgeLesson(tried: Tried): Promise<number>;
}
