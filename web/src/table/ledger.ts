/**
 * What happened at a table: its log, the game that follows from it, and how far back it can be
 * undone. It throws no dice and knows no people: the tables here and elsewhere are built on it.
 */
import type { Log } from "../rules/log";
import type { Game, GameEvent, Rules, SeatEvent, Sheet } from "../rules/types";
import { Refused } from "./refused";
import type { Entry, Step, UndoKind } from "./types";

export class Ledger {
  log: Entry[] = [];
  /** The same entries as rows of ints, and the game that they have led to. */
  #log: Log;
  /** The same as steps; null for taking back. */
  #happened: (Step | null)[] = [];
  #steps: Step[] | null = null;

  constructor(
    readonly rules: Rules,
    readonly sheet: Sheet,
    readonly players: number,
  ) {
    this.#log = rules.newLog(sheet, players);
  }

  /** The table whose log this is. */
  static replay(rules: Rules, sheet: Sheet, players: number, log: readonly Entry[]): Ledger {
    const ledger = new Ledger(rules, sheet, players);
    for (const entry of log) ledger.follow(entry);
    return ledger;
  }

  copy(): Ledger {
    const ledger = new Ledger(this.rules, this.sheet, this.players);
    ledger.log = [...this.log];
    ledger.#log = this.#log.copy();
    ledger.#happened = [...this.#happened];
    return ledger;
  }

  get game(): Game {
    return this.#log.game;
  }

  /** What happened and was not taken back, in the order it happened. */
  get steps(): Step[] {
    return (this.#steps ??= this.#log.standing().flatMap((row) => this.#happened[row] ?? []));
  }

  /** The same as rows of ints, for whoever looks back at it. */
  get rows(): Int32Array {
    return this.#log.standingRows();
  }

  /** The record's events. Seats that acted at the same time are written by seat. */
  events(): SeatEvent[] {
    return this.#log.recordOrder().map((row) => ({ ...(this.log[row] as SeatEvent) }));
  }

  /** The seats that go on to a roll before an event of a record, which does not say so. */
  goesOn(event: GameEvent): number[] {
    return this.#log.goesOn(event.use !== undefined);
  }

  get version(): number {
    return this.log.length;
  }

  /** How many throws there were. */
  get throws(): number {
    return this.steps.filter((step) => step.event?.roll).length;
  }

  /** Do again what happened at this table elsewhere. */
  follow(entry: Entry): void {
    const { seat, ...said } = entry;
    if ("undo" in said) this.undo(seat, said.undo);
    else if ("go" in said) this.act(seat, null);
    else if (said.roll) this.roll(said.roll);
    else if (said.platter) this.platter(said.platter);
    else this.act(seat, said);
  }

  /** Whether what a seat chose at `version` may still be done; refuses it otherwise. */
  check(seat: number, version: number): void {
    if (!(seat >= 0 && seat < this.players)) {
      throw new Refused("no such seat", `there is no seat ${seat} at this table`);
    }
    if (this.game.over) throw new Refused("over", "the game is over");
    if (!this.game.toAct().includes(seat)) {
      throw new Refused("not your turn", `seat ${seat} has nothing to decide now`);
    }
    if (!this.seen(seat, version)) {
      throw new Refused(
        "stale",
        `this was chosen at version ${version}; now it is ${this.version}: look again`,
      );
    }
  }

  /** Whether nothing that concerns `seat` happened since `version`. */
  seen(seat: number, version: number): boolean {
    return !this.#log.isStale(seat, version);
  }

  /** An action by its id, or by its event (null: rolling on). */
  act(seat: number, chosen: number | GameEvent | null): void {
    const { game } = this;
    const option =
      typeof chosen === "number" ? game.option(seat, chosen) : game.match(seat, chosen);
    const { action, event, effects } = option;
    const { round, active, part } = game;
    this.#log.act(seat, action, event === null);
    this.#keep({ seat, action, event, effects, round, active, part });
  }

  roll(faces: Readonly<Record<string, number>> | readonly number[]): void {
    const { active: seat, round, active, part } = this.game;
    const due = this.game.diceToRoll();
    const thrown = this.game.checkRoll(faces);
    this.#log.roll(seat, thrown);
    const list = due.map((die) => thrown[this.sheet.dice.indexOf(die)]!);
    const named = Object.fromEntries(due.map((die, i) => [die, list[i]!]));
    const event = { roll: this.sheet.named_dice ? named : list };
    this.#keep({ seat, action: null, event, effects: null, round, active, part });
  }

  platter(dice: readonly string[]): void {
    const { active: seat, round, active, part } = this.game;
    this.#log.platter(seat, this.game.checkPlatter(dice));
    const event = { platter: [...dice] };
    this.#keep({ seat, action: null, event, effects: null, round, active, part });
  }

  #keep(step: Step): void {
    const { seat, event } = step;
    this.#add(event ? { seat, ...event } : { seat, go: "on" }, step);
  }

  #add(entry: Entry, step: Step | null): void {
    this.log.push(entry);
    this.#happened.push(step);
    this.#steps = null;
  }

  canUndo(seat: number, what: UndoKind): boolean {
    return !this.game.over && this.#log.canUndo(seat, what);
  }

  undo(seat: number, what: UndoKind): void {
    if (this.game.over) throw new Refused("over", "the game is over");
    if (!this.#log.undo(seat, what)) {
      throw new Refused(
        "cannot undo",
        "there is nothing to take back since the last throw of dice or since another player acted on it",
      );
    }
    this.#add({ seat, undo: what }, null);
  }
}
