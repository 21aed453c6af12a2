/** What happened at a table, as rows of ints; what they allow and how they are written down is compiled. */
import type { EntryName, LogName, UndoName } from "../generated/layout";
import { RuledGame } from "./game";
import type { Memory } from "./memory";
import { RuleError, type Game, type Sheet } from "./types";

/** Rows that a log has room for at first. */
const ROOM = 64;

export class Log {
  #rows: Int32Array;
  #count = 0;
  #game: RuledGame;
  /** The state as the last throw left it. */
  #thrown: Uint8Array;

  private constructor(
    private readonly memory: Memory,
    readonly sheet: Sheet,
    game: RuledGame,
    rows?: Int32Array,
  ) {
    this.#game = game;
    this.#thrown = game.view.bytes;
    this.#rows = rows ?? new Int32Array(ROOM * this.#width);
  }

  static begin(memory: Memory, sheet: Sheet, players: number): Log {
    return new Log(memory, sheet, RuledGame.begin(memory, sheet, players));
  }

  copy(): Log {
    const log = new Log(this.memory, this.sheet, this.#game.copy(), this.#rows.slice());
    log.#count = this.#count;
    log.#thrown = this.#thrown;
    return log;
  }

  /** The game that the rows have led to. */
  get game(): Game {
    return this.#game;
  }

  get length(): number {
    return this.#count;
  }

  /** Dice that may be rolled now fell like this, by die. */
  roll(seat: number, faces: readonly number[]): void {
    this.#follow("roll", seat, 0, faces);
    this.#thrown = this.#game.view.bytes;
  }

  /** These dice (bits) lie on the platter. */
  platter(seat: number, dice: number): void {
    this.#follow("platter", seat, dice);
    this.#thrown = this.#game.view.bytes;
  }

  /** A seat does what it may do now; `on`: it goes on to a roll. */
  act(seat: number, action: number, on: boolean): void {
    this.#follow(on ? "on" : "act", seat, action);
  }

  #follow(kind: EntryName, seat: number, what: number, faces: readonly number[] = []): void {
    const { memory } = this;
    const address = this.#load(0);
    const row = new Int32Array(this.#width);
    row[this.#at("kind")] = memory.layout.names.entry.indexOf(kind);
    row[this.#at("seat")] = seat;
    row[this.#at("what")] = what;
    row.set(faces, this.#at("faces"));
    memory.ints(address, this.#width).set(row);
    memory.call.follow_row(memory.sheet, memory.states, address, 0, memory.out);
    this.#makeRoom();
    this.#rows.set(memory.ints(address, this.#width), this.#count * this.#width);
    this.#count += 1;
    this.#game.goTo(this.#now());
  }

  /** Whether what a seat chose after `seen` rows cannot be done any more. */
  isStale(seat: number, seen: number): boolean {
    const { call, states } = this.memory;
    return call.is_stale(states, this.#load(this.#count), this.#count, seat, seen) !== 0;
  }

  canUndo(seat: number, what: UndoName): boolean {
    return this.memory.call.can_undo(...this.#without(seat, what)) !== 0;
  }

  /** Take back what a seat did; whether that is possible. */
  undo(seat: number, what: UndoName): boolean {
    const [sheet, states, address, ...rest] = this.#without(seat, what);
    if (this.memory.call.undo(sheet, states, address, ...rest) === 0) return false;
    this.#makeRoom();
    this.#count += 1;
    this.#rows.set(this.memory.ints(address, this.#count * this.#width));
    this.#game = new RuledGame(this.memory, this.sheet, this.#now());
    return true;
  }

  #without(seat: number, what: UndoName) {
    const { sheet, states, out, layout } = this.memory;
    const much = layout.names.undo.indexOf(what);
    if (much < 0) throw new RuleError(`undo is ${layout.names.undo.join(" or ")}, not ${what}`);
    return [sheet, states, this.#load(this.#count), this.#count, seat, much, out] as const;
  }

  /** The rows, by number, that were not taken back. */
  standing(): number[] {
    const gone = this.#at("gone");
    return Array.from({ length: this.#count }, (_, row) => row).filter(
      (row) => this.#rows[row * this.#width + gone] === 0,
    );
  }

  /** The same rows, one after another. */
  standingRows(): Int32Array {
    const width = this.#width;
    const rows = this.standing().map((row) => this.#rows.subarray(row * width, (row + 1) * width));
    const whole = new Int32Array(rows.length * width);
    rows.forEach((row, i) => whole.set(row, i * width));
    return whole;
  }

  /** The rows, by number, that the record writes, in its order. */
  recordOrder(): number[] {
    const { memory } = this;
    // The order is written behind the rows.
    const rows = this.#load(2 * this.#count);
    const order = rows + this.#count * this.#width * Int32Array.BYTES_PER_ELEMENT;
    const count = memory.call.record_order(rows, this.#count, order);
    return Array.from(memory.ints(order, count));
  }

  /** The seats that go on to a roll before an event of a record, which does not say so. */
  goesOn(uses: boolean): number[] {
    const { call, states } = this.memory;
    this.#load(0);
    const seats = call.goes_on(states, uses ? 1 : 0);
    return Array.from({ length: this.#game.players }, (_, seat) => seat).filter(
      (seat) => (seats >> seat) & 1,
    );
  }

  get #width(): number {
    return this.memory.layout.constants.LOGGED;
  }

  #at(name: LogName): number {
    return this.memory.layout.names.log.indexOf(name);
  }

  /** Put sheet, states and rows where the rules expect them, with room for `count` rows and one more. */
  #load(count: number): number {
    const { memory } = this;
    const { size } = memory.layout.state;
    memory.load(this.sheet, this.#game.view.bytes);
    memory.bytes(memory.states, size).set(this.#game.view.bytes);
    memory.bytes(memory.states + size, size).set(this.#thrown);
    const address = memory.rows(count + 1);
    const used = Math.min(count, this.#count) * this.#width;
    memory.ints(address, used).set(this.#rows.subarray(0, used));
    return address;
  }

  #now(): Uint8Array {
    const { memory } = this;
    return memory.bytes(memory.states, memory.layout.state.size).slice();
  }

  #makeRoom(): void {
    if ((this.#count + 1) * this.#width <= this.#rows.length) return;
    const larger = new Int32Array(2 * this.#rows.length);
    larger.set(this.#rows);
    this.#rows = larger;
  }
}
