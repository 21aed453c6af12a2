/**
 * What the rules say to the page. Nothing here knows a game: names and numbers come with the sheets.
 */
import type { GameEvent } from "./events";
import type { Log } from "./log";
import type { Awaits, Part } from "./names";
import type { KeptSheet } from "./kept";
import type { Option } from "./option";
import type { Sheet } from "./plan";
import type { Score, View } from "./position";

export type * from "./names";
export type * from "./events";
export type * from "./plan";
export type * from "./position";
export type * from "./option";
export type { KeptSheet } from "./kept";

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
  /** The same with words and preview; throws a RuleError where there is none. */
  match(seat: number, event: GameEvent | null): Option;
  /** Do a legal action and all that follows from it; throws a RuleError if it is not legal. */
  apply(seat: number, action: number): void;
  /** The dice in hand were thrown: a face by die, or a list in the order of `diceToRoll`. */
  applyRoll(faces: Readonly<Record<string, number>> | readonly number[]): void;
  /** The faces by die, 0 where it is not rolled; throws a RuleError if that is no roll that is due. */
  checkRoll(faces: Readonly<Record<string, number>> | readonly number[]): number[];
  /** Alone, passive: the three lowest dice. */
  applyPlatter(dice: readonly string[]): void;
  /** The dice as bits; throws a RuleError if none are due or these are not the lowest three. */
  checkPlatter(dice: readonly string[]): number;
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
  /** The sheet of a game that pins one by its digest; throws a NoSheet if it is not here. */
  sheetOf(id: string, digest: string): Sheet;
  /** A game's sheet in all versions that the page has, the first one first, today's last. */
  versions(id: string): Sheet[];
  /** A sheet as a device keeps it. */
  kept(sheet: Sheet): KeptSheet;
  /** Know a sheet that the device has kept. */
  recall(kept: KeptSheet): void;
  /** A sheet that a server sent (`GET /api/sheets/{id}`), not added to `sheets`. */
  readSheet(json: unknown): Sheet;
  /** Add or replace a sheet that a server sent. */
  addSheet(json: unknown): Sheet;
  /** The same sheet with some switches set. */
  withRulings(sheet: Sheet, rulings: Readonly<Record<string, boolean>>): Sheet;
  newGame(sheet: Sheet, players: number, rulings?: Readonly<Record<string, boolean>>): Game;
  /** The log of a new game. */
  newLog(sheet: Sheet, players: number): Log;
  /** The faces of dice by their hashes, 0 where a die needs another hash. */
  hashedFaces(hashes: readonly Uint8Array[]): number[];
  /** The three lowest dice by number; among equal faces the lower hash. */
  hashedPlatter(hashes: readonly Uint8Array[], faces: readonly number[]): number[];
  /** A game in the position of a state's bytes. */
  gameAt(sheet: Sheet, state: Uint8Array): Game;
  /** The faces of the throw that `game` awaits, for a seed. */
  throwDice(game: Game, seed: bigint): Record<string, number>;
  /** The three lowest dice of a solo passive throw, for a seed. */
  lowestThree(game: Game, seed: bigint): string[];
  /** Where in its course `game` is: a number that rises with every throw, the same whatever was chosen before. */
  placeOf(game: Game): number;
  /** A number below `count` for the `decision`th decision of a seat. */
  choose(seed: bigint, seat: number, decision: number, count: number): number;
  /** Where no server throws the dice of a day (by its number) and a game: the seed that anybody can work out. */
  daySeed(day: number, game: string): bigint;
  /** What the decisions of a bot's run in a daily are drawn from; levels count from pure chance. */
  runSeed(level: number, run: number): bigint;
  /** The level that makes a decision in such a run: the bot's own, or where it slips one below. */
  decidingLevel(seed: bigint, seat: number, decision: number, level: number): number;
}

/** Something the rules do not allow now. */
export class RuleError extends Error {
  override name = "RuleError";
}

/** A game was played by a sheet that is not on this device. */
export class NoSheet extends RuleError {
  override name = "NoSheet";
  readonly kind = "no sheet";
}
