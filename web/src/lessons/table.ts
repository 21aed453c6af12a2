/**
 * The table of a lesson: a real position and real rules, dice of a seed, and an end. Dice are thrown only while the
 * lesson goes on, so that the last choice can be looked at as it was made.
 */
import type { Game, Rules, Sheet } from "../rules/types";
import { Ledger } from "../table/ledger";
import { Listeners, type Listener } from "../table/listeners";
import { recordOf } from "../table/record";
import { refusalOf } from "../table/refused";
import type { Entry, Refusal, SeatInfo, Step, Table, UndoKind } from "../table/types";
import type { Lesson, Verdict } from "./course";

/** What the table has to know of a lesson. */
export type Task = Pick<
  Lesson,
  "key" | "players" | "seed" | "log" | "seat" | "decisions" | "throws"
>;

/** What has to be known to judge a lesson. */
export interface Tries {
  begun: Game;
  now: Game;
  left: number;
  throws: number;
}

export interface LessonMeans {
  rules: Rules;
  sheet: Sheet;
  seats: readonly SeatInfo[];
  judge: (tries: Tries) => Promise<Verdict>;
  /** Somebody only looks on. */
  watched?: boolean;
}

/** A choice of the learner: the position before it. */
export interface Decided {
  before: Game;
  action: number;
}

export class LessonTable implements Table {
  readonly online = false;
  readonly connection = "here";
  readonly id: string;
  readonly sheet: Sheet;
  readonly mine: readonly number[];
  readonly seats: readonly SeatInfo[];
  readonly #means: LessonMeans;
  readonly #ledger: Ledger;
  readonly #listeners = new Listeners();
  readonly #begun: Game;
  readonly #stepsBefore: number;
  #decided: Decided[] = [];
  #throws: number;
  #verdict: Verdict = "open";
  #asked = 0;

  constructor(
    means: LessonMeans,
    readonly lesson: Task,
  ) {
    this.#means = means;
    this.id = `lesson:${lesson.key}`;
    this.sheet = means.sheet;
    this.mine = means.watched ? [] : [lesson.seat];
    this.seats = means.seats;
    this.#ledger = Ledger.replay(means.rules, means.sheet, lesson.players, lesson.log);
    this.#begun = this.game.copy();
    this.#stepsBefore = this.steps.length;
    this.#throws = lesson.throws;
  }

  get game(): Game {
    return this.#ledger.game;
  }
  get log(): readonly Entry[] {
    return this.#ledger.log;
  }
  get rows(): Int32Array {
    return this.#ledger.rows;
  }
  get steps(): readonly Step[] {
    return this.#ledger.steps;
  }
  get version(): number {
    return this.#ledger.version;
  }
  get over(): boolean {
    return this.game.over;
  }
  get dice() {
    return { kind: "seed", seed: this.lesson.seed } as const;
  }

  /** What the lesson came to. */
  get verdict(): Verdict {
    return this.#verdict;
  }

  /** What the learner chose, forced choices included. */
  get decided(): readonly Decided[] {
    return this.#decided;
  }

  async act(seat: number, action: number): Promise<Refusal | null> {
    if (this.#verdict !== "open") return { kind: "over", message: "the lesson is over" };
    const before = this.game.copy();
    const refusal = this.#do(() => {
      this.#ledger.check(seat, this.version);
      this.#ledger.act(seat, action);
      this.#decided = [...this.#decided, { before, action }];
    });
    if (!refusal) await this.#settle();
    return refusal;
  }

  undo(seat: number, what: UndoKind): Promise<Refusal | null> {
    const refusal = this.#do(() => this.#ledger.undo(seat, what), true);
    // Whatever the judge says now is about what was taken back.
    this.#asked += 1;
    const standing = this.steps.slice(this.#stepsBefore).filter(({ action }) => action !== null);
    this.#decided = this.#decided.slice(0, standing.length);
    return Promise.resolve(refusal);
  }

  canUndo(seat: number, what: UndoKind = "last"): boolean {
    // What lies before the lesson stays as it is.
    return this.#verdict === "open" && this.#undoable && this.#ledger.canUndo(seat, what);
  }

  get #undoable(): boolean {
    return this.steps.slice(this.#stepsBefore).some(({ action }) => action !== null);
  }

  roll(faces: Readonly<Record<string, number>>): Promise<Refusal | null> {
    return Promise.resolve(this.#do(() => this.#ledger.roll(faces)));
  }

  platter(dice: readonly string[]): Promise<Refusal | null> {
    return Promise.resolve(this.#do(() => this.#ledger.platter(dice)));
  }

  #do(attempt: () => void, back = false): Refusal | null {
    const before = this.version;
    const refusal = refusalOf(attempt);
    if (!refusal) this.#listeners.tell({ entries: this.log.slice(before), game: true, back });
    return refusal;
  }

  /** Ask the judge; where the lesson goes on, throw the dice that are due. */
  async #settle(): Promise<void> {
    const asked = (this.#asked += 1);
    const real = this.#decided.filter(({ before }) => before.legal(this.lesson.seat).length > 1);
    const verdict = await this.#means.judge({
      begun: this.#begun,
      now: this.game.copy(),
      left: this.lesson.decisions - real.length,
      throws: this.#throws,
    });
    if (asked !== this.#asked) return;
    this.#verdict = verdict;
    if (verdict === "open") this.#throwDue();
    else this.#listeners.tell({ seats: true });
  }

  #throwDue(): void {
    const { rules } = this.#means;
    const seed = BigInt(this.lesson.seed);
    if (this.game.awaits === "decision") return;
    this.#throws -= 1;
    while (this.game.awaits === "roll") void this.roll(rules.throwDice(this.game, seed));
    if (this.game.awaits === "platter") void this.platter(rules.lowestThree(this.game, seed));
  }

  record() {
    const names = this.seats.map(({ name }) => name);
    return recordOf(this.#means.rules, this.#ledger, names, {});
  }

  onChange(listener: Listener): () => void {
    return this.#listeners.add(listener);
  }

  close(): void {
    this.#asked += 1;
  }
}
