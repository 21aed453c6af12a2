/**
 * What the rules say to the page. Nothing here knows a game: names and numbers come with the sheets.
 */

/** How well a sheet, or a part of it, is known. */
export type Provenance = "verified" | "inferred" | "reconstructed";

/** What a game waits for. */
export type Awaits = "decision" | "roll" | "platter" | "over";

/** Where a die lies: in the active player's hand, on the platter, on a dice field, out of the way. */
export type Where = "hand" | "platter" | "field" | "aside";

/** The part of a round: its bonus, a seat's own turn, everybody else's choice. */
export type Part = "round" | "active" | "passive";

/**
 * What a seat is asked: enter a bonus, pick a die, take a die back or roll on (`window`), use extra
 * dice, choose from the platter, a further cross for a die sent there (`follow`); in the race, turn
 * ones (`lucky`) and make groups (`group`).
 */
export type Asks =
  "idle" | "bonus" | "pick" | "window" | "extras" | "passive" | "follow" | "lucky" | "group";

/** The verb of an action; `on` is rolling without taking a die back. */
export type Verb =
  | "pass"
  | "on"
  | "reroll"
  | "takeback"
  | "unlock"
  | "enter"
  | "follow"
  | "bonus"
  | "lucky"
  | "group";

/** Actions that are unlocked on a bar of their own and kept there. */
export type Bar = "reroll" | "extra" | "takeback" | "polish" | "joker";

/** How a zone is filled. */
export type ZoneKind = "grid" | "track" | "circles" | "pairs" | "skip" | "parallel";

export type Mark = "circle" | "cross";

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

/** One game in progress. */
export interface Game {
  readonly sheet: Sheet;
  readonly players: number;
  /** The position now; a new one after every change. */
  readonly view: View;
  readonly awaits: Awaits;
  readonly over: boolean;
  readonly round: number;
  readonly active: number;
  readonly part: Part;
  /** The seats that have something to decide, in any order they like. */
  toAct(): number[];
  /** The dice that the next roll throws, by name. */
  diceToRoll(): string[];
  /** Ids of all that a seat may do now, rising. */
  legal(seat: number): number[];
  /** The same with words and previews. */
  options(seat: number): Option[];
  /** One legal action with words and preview. */
  option(seat: number, action: number): Option;
  /** The action that an event names (`null`: roll on), or -1. */
  find(seat: number, event: GameEvent | null): number;
  /** Do a legal action and all that follows from it; throws a RuleError if it is not legal. */
  apply(seat: number, action: number): void;
  /** The dice in hand were thrown: a face by die, or a list in the order of `diceToRoll`. */
  applyRoll(faces: Readonly<Record<string, number>> | readonly number[]): void;
  /** Alone, passive: the three lowest dice. */
  applyPlatter(dice: readonly string[]): void;
  score(seat: number): Score;
  /** The seats that win as it stands. */
  winners(): number[];
  /** A result's rank in the sheet's rating table, from 0; titles are in `sheet.rating.titles`. */
  rank(points: number): number;
  /** An independent game in the same position. */
  copy(): Game;
}

/** The rules, ready to use. */
export interface Rules {
  readonly sheets: readonly Sheet[];
  /** A sheet by its id; throws a RuleError if there is none. */
  sheet(id: string): Sheet;
  /** A sheet that a server sent (`GET /api/sheets/{id}`), not added to `sheets`. */
  readSheet(json: unknown): Sheet;
  /** Add or replace a sheet that a server sent. */
  addSheet(json: unknown): Sheet;
  /** The same sheet with some switches set. */
  withRulings(sheet: Sheet, rulings: Readonly<Record<string, boolean>>): Sheet;
  newGame(sheet: Sheet, players: number, rulings?: Readonly<Record<string, boolean>>): Game;
  /** A game in the position of a state's bytes. */
  gameAt(sheet: Sheet, state: Uint8Array): Game;
  /** The faces of the throw that `game` awaits, for a seed. */
  throwDice(game: Game, seed: bigint): Record<string, number>;
  /** The three lowest dice of a solo passive throw, for a seed. */
  lowestThree(game: Game, seed: bigint): string[];
  /** A number below `count` for the `decision`th decision of a seat. */
  choose(seed: bigint, seat: number, decision: number, count: number): number;
}

/** Something the rules do not allow now. */
export class RuleError extends Error {
  override name = "RuleError";
}
