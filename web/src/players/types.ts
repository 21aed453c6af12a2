/** Players that were trained elsewhere and decide here, and what they say about a choice. */

/** A net as a file beside the page. */
export interface NetInfo {
  file: string;
  /** How many inputs it has, and units in every layer. */
  layers: number[];
}

/** How many weights a net of these layers has, biases among them. */
export function weights(layers: readonly number[]): number {
  return layers.slice(1).reduce((sum, units, i) => sum + (layers[i]! + 1) * units, 0);
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
  /** As measured: the mean of its totals alone; in a race, its share of wins against the master. */
  mean?: number;
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
}

/** A decision: the tables of a sheet, a state, and the seat that is asked. */
export interface Position {
  tables: Uint8Array;
  state: Uint8Array;
  seat: number;
}

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

/** What a coach is asked with, besides the position. */
export interface Asked {
  players: number;
  /** Null where nothing was measured. */
  measured: Measured | null;
}

/** What is foretold of a decision. */
export interface Outlook {
  /** With the chance to win; null alone. */
  expected: (Expected & { win: number | null })[];
  spread: number | null;
  error: number | null;
}

/** Where players think: it decides one position after another. */
export interface Mind {
  choose(position: Position, level: Level): Promise<number>;
  judge(position: Position, level: Level): Promise<Expected[]>;
  advise(position: Position, level: Level, asked: Asked): Promise<Outlook>;
}
