/** One game being played, here or elsewhere: the same to everybody who shows it. */
import type { UndoName } from "../generated/layout";
import type { TableInfo } from "../generated/wire";
import type { LookedBack } from "../players/analysis";
import type { Effects, Game, GameEvent, KeptSheet, SeatEvent, Sheet } from "../rules/types";

/** One numbered line of a table's log. */
export type Entry = SeatEvent | { seat: number; go: "on" } | { seat: number; undo: UndoKind };

/** The last action of a seat, or all of its actions since the last throw. */
export type UndoKind = UndoName;

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
  /** Elsewhere: since when it has something to decide, and when its time is up, in milliseconds. */
  since?: number;
  until?: number;
  /** Elsewhere: its time was up, and a bot plays it to the end. */
  out?: boolean;
  /** Elsewhere, its owner away: when others may let a bot play, in milliseconds. */
  botFrom?: number;
}

/**
 * `here`: no server; `open`: connected; `silent`: no answer comes; `waiting`: trying to connect;
 * `lost`: given up.
 */
export type Connection = "here" | "open" | "silent" | "waiting" | "lost";

export interface DiceInfo {
  kind: "seed" | "own" | "fair" | "daily";
  /** `seed`: as decimal text. */
  seed?: string;
  /** `fair`, `daily`: SHA-256 of the secret; the secret itself once the game, or the day, is over. */
  commitment?: string;
  secret?: string;
  /** `fair`: the first throw that is the server's. */
  from?: number;
  /** `fair`: how the dice follow, and what each seat adds to them as far as it is known. */
  scheme?: number;
  numbers?: (string | null)[];
  /** `daily`: whose dice they are. */
  day?: string;
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
  /** The digest of the sheet, as pages write it. */
  sheet?: string;
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
  /** The same as rows of ints, for the coach. */
  readonly rows: Int32Array;
  /** The number of entries in the log. */
  readonly version: number;
  readonly dice: DiceInfo;
  readonly over: boolean;
  readonly online: boolean;
  /** Elsewhere: how fast it is meant to go. */
  readonly pace?: TableInfo["pace"];
  /** Whether the result counts for ratings. */
  readonly rated?: boolean;
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

/**
 * Where a game was played on from: a finished game of this device and entries of its log, or what `origins.ts` has.
 * Whatever has an origin does not count.
 */
export interface Origin {
  game: string;
  at: number;
}

/** What was at the same places of an earlier game: dice to fall again, and what others did there. */
export interface Given {
  /** Where no seed tells the dice: by place, the faces by die and the platter. Whatever did not fall goes by the seed. */
  fell?: { throws: Record<string, Record<string, number>>; platters: Record<string, string[]> };
  /** By seat and place: actions, which a bot does again as long as they are legal. */
  done: Record<string, number[]>;
}

/** A game with the same dice, to be laid beside one's own. */
export interface Beside {
  /** Whose it is. */
  name: string;
  /** The link that holds it; in an answer it may be the `second` game there. */
  text: string;
  second?: true;
  /** What the coach found in it, without the curve. */
  looked?: Found;
}

/** What two games are compared by. */
export type Found = Omit<LookedBack, "course" | "costliest">;

/** A table on this device as it is kept. */
export interface SavedTable {
  id: string;
  game: string;
  /** The digest of its sheet. Missing: saved by a page that knew one version of each sheet. */
  sheet?: string;
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
  from?: Origin;
  /** The coach has spoken at this table. */
  coached?: boolean;
  /** The day whose dice it has. Without `from` it counts: the coach says nothing before its end. */
  daily?: string;
  given?: Given;
  /** By a name of its link: whose game it will be compared with. */
  beside?: Record<string, Beside>;
}

/** Where tables on this device are kept, with their sheets; `finished` gets them when they are over. */
export interface Keeper {
  keep(save: SavedTable, sheet: KeptSheet): Promise<void>;
  finished(save: SavedTable, record: GameRecord, sheet: KeptSheet): Promise<void>;
}
