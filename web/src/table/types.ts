/** One game being played, here or elsewhere: the same to everybody who shows it. */
import type { Effects, Game, GameEvent, SeatEvent, Sheet } from "../rules/types";

/** One numbered line of a table's log. */
export type Entry = SeatEvent | { seat: number; go: "on" } | { seat: number; undo: UndoKind };

export type UndoKind = "last" | "turn";

/** What was asked for cannot be done. `kind` is for programs, the message for people (English). */
export interface Refusal {
  kind: RefusalKind;
  message: string;
}

export type RefusalKind =
  | "illegal"
  | "no such seat"
  | "over"
  | "not your turn"
  | "stale"
  | "cannot undo"
  /** The connection went before an answer came: nobody knows whether it was done. */
  | "unanswered"
  /** Anything else a server says. */
  | (string & {});

/** Who sits where. */
export interface SeatInfo {
  name: string;
  kind: "person" | "bot" | "open";
  /** The bot that plays the seat, also in the place of a person who is away. */
  bot?: string;
  connected: boolean;
  /** Elsewhere: a person holds the seat's secret. */
  owned?: boolean;
  /** Elsewhere: its owner has left; a bot may play until the owner returns. */
  left?: boolean;
}

/** `here`: no server; `open`: connected; `waiting`: trying to connect; `lost`: given up. */
export type Connection = "here" | "open" | "waiting" | "lost";

export interface DiceInfo {
  kind: "seed" | "own" | "fair";
  /** `seed`: as decimal text. */
  seed?: string;
  /** `fair`: SHA-256 of the secret; the secret itself once the game is over. */
  commitment?: string;
  secret?: string;
  /** `fair`: the first throw that is the server's. */
  from?: number;
}

/** Something that happened and was not taken back. */
export interface Step {
  seat: number;
  /** Null for a throw of dice. */
  action: number | null;
  /** Null for rolling without taking a die back. */
  event: GameEvent | null;
  /** What a decision did; null for a throw. */
  effects: Effects | null;
  round: number;
  active: number;
  part: "round" | "active" | "passive";
}

/** What changed at a table. */
export interface Change {
  /** Entries that are new in the log; own ones shown before the server has them are not in it. */
  entries: readonly Entry[];
  /** `steps` and `game` are different; always so when there are entries. */
  game: boolean;
  /** Steps were taken back (undone, or shown too early): do not animate from the old ones. */
  back: boolean;
  seats: boolean;
  connection: boolean;
  /** Something that this device did at once was refused afterwards. */
  refusal: Refusal | null;
}

/** The game record, `renard/1`. */
export interface GameRecord {
  format: string;
  game: string;
  players: number;
  seats: string[];
  rulings?: Record<string, boolean>;
  events: SeatEvent[];
  scores: ScoreEntry[];
  winners: number[];
  [further: string]: unknown;
}

export type ScoreEntry =
  | { zones: Record<string, number>; foxes: number; total: number }
  | { chips: Record<string, number>; tiles: number[]; total: number };

/** A game with people at it. */
export interface Table {
  readonly id: string;
  /** With its rulings as played. */
  readonly sheet: Sheet;
  readonly seats: readonly SeatInfo[];
  /** The seats that act from this device. Empty: watching. */
  readonly mine: readonly number[];
  /** The game now. Read it; change it through the table. */
  readonly game: Game;
  readonly log: readonly Entry[];
  /** What happened and was not taken back, in the order it happened. */
  readonly steps: readonly Step[];
  /** The number of entries in the log. */
  readonly version: number;
  readonly dice: DiceInfo;
  readonly over: boolean;
  readonly online: boolean;
  readonly connection: Connection;
  /** Do a legal action for a seat of `mine`. */
  act(seat: number, action: number): Promise<Refusal | null>;
  /** Take back the last action of a seat, or all since the last new information. */
  undo(seat: number, what: UndoKind): Promise<Refusal | null>;
  /** Whether `undo` would be accepted. */
  canUndo(seat: number, what?: UndoKind): boolean;
  /** Own dice: what was rolled. */
  roll(faces: Readonly<Record<string, number>>): Promise<Refusal | null>;
  /** Own dice, alone: the three dice nearest the platter. */
  platter(dice: readonly string[]): Promise<Refusal | null>;
  /** The game so far, in the record's format. */
  record(): GameRecord;
  /** Hear of every change; returns what stops it. */
  onChange(listener: (change: Change) => void): () => void;
  /** Stop bots and close the connection. The table can be opened again. */
  close(): void;
}

/** Somebody who plays a seat without hands. */
export interface Bot {
  readonly name: string;
  /**
   * One of `game.legal(seat)`. The game is a copy: it may be changed. `decision` counts what the seat
   * decided before, so that a choice by chance can be made again.
   */
  choose(game: Game, seat: number, decision: number): Promise<number>;
}

/** Makes bots by name, for one seat of one table. */
export interface BotMaker {
  /** Names that can be made for a game's id, the weakest first. */
  names(game: string): readonly string[];
  make(game: string, name: string, seed: bigint, seat: number): Promise<Bot>;
}

/** A seat of a table on this device. */
export interface LocalSeat {
  name: string;
  /** The bot that plays it; without, somebody here does. */
  bot?: string;
}

/** A table on this device as it is kept. */
export interface SavedTable {
  id: string;
  game: string;
  /** Rulings that differ from the sheet's. */
  rulings: Record<string, boolean>;
  seats: LocalSeat[];
  dice: "seed" | "own";
  /** 64 bits as decimal text: of the dice, and of bots that choose by chance. */
  seed: string;
  log: Entry[];
  /** When it was changed, in milliseconds. */
  changed: number;
  /** For people who look for it: the round, and everybody's total. */
  round: number;
  totals: number[];
}

/** Where tables on this device are kept; `finished` gets them when they are over. */
export interface Keeper {
  keep(save: SavedTable): Promise<void>;
  finished(save: SavedTable, record: GameRecord): Promise<void>;
}
