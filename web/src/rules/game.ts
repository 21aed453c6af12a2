/** One game: a sheet and a position, changed by the compiled rules. */
import { effectsOf } from "./effects";
import type { Memory } from "./memory";
import {
  RuleError,
  type Asks,
  type Effects,
  type Game,
  type GameEvent,
  type Option,
  type Score,
  type Sheet,
  type Tell,
  type Verb,
  type View,
} from "./types";
import { StateView } from "./view";
import { eventOf, sameEvent } from "./words";

const FACES = 6;
const ON_PLATTER = 3;

/** A legal action; the comparison of positions waits until somebody looks. */
class LegalOption implements Option {
  #effects: Effects | null = null;

  constructor(
    readonly action: number,
    readonly event: GameEvent | null,
    readonly tell: Tell,
    readonly after: View,
    readonly total: number,
    readonly compare: () => Effects,
  ) {}

  get effects(): Effects {
    return (this.#effects ??= this.compare());
  }
}

export class RuledGame implements Game {
  view: View;
  readonly #memory: Memory;

  constructor(
    memory: Memory,
    readonly sheet: Sheet,
    state: Uint8Array,
  ) {
    this.#memory = memory;
    this.view = new StateView(memory, sheet, state);
  }

  static begin(memory: Memory, sheet: Sheet, players: number): RuledGame {
    const [low, high] = sheet.players;
    if (!Number.isInteger(players) || players < low || players > high) {
      throw new RuleError(`${sheet.id} is for ${low} to ${high} players, not ${players}`);
    }
    memory.load(sheet, new Uint8Array(memory.layout.state.size));
    memory.call.begin(memory.sheet, memory.state, players, memory.out);
    return new RuledGame(memory, sheet, memory.saved());
  }

  get players() {
    return this.view.players;
  }
  get awaits() {
    return this.view.awaits;
  }
  get over() {
    return this.view.awaits === "over";
  }
  get round() {
    return this.view.round;
  }
  get active() {
    return this.view.active;
  }
  get part() {
    return this.view.part;
  }

  #load(): Memory {
    this.#memory.load(this.sheet, this.view.bytes);
    return this.#memory;
  }

  #keep(): void {
    this.view = new StateView(this.#memory, this.sheet, this.#memory.saved());
  }

  #seats(bits: number): number[] {
    return Array.from({ length: this.players }, (_, seat) => seat).filter(
      (seat) => (bits >> seat) & 1,
    );
  }

  toAct(): number[] {
    const memory = this.#load();
    return this.#seats(memory.call.to_act(memory.state));
  }

  diceToRoll(): string[] {
    if (this.awaits !== "roll") return [];
    if (this.sheet.flow === "race") return [...this.sheet.dice];
    const { where } = this.view;
    return this.sheet.dice.filter((_, die) => where[die] === "hand");
  }

  legal(seat: number): number[] {
    if (seat < 0 || seat >= this.players) {
      throw new RuleError(`there is no seat ${seat}; the seats are 0 to ${this.players - 1}`);
    }
    const memory = this.#load();
    const count = memory.call.legal(memory.sheet, memory.state, seat, memory.out);
    return Array.from(memory.ints(memory.out, count));
  }

  options(seat: number): Option[] {
    return this.#describe(seat, this.legal(seat));
  }

  option(seat: number, action: number): Option {
    this.#check(seat, action);
    return this.#describe(seat, [action])[0]!;
  }

  #describe(seat: number, actions: number[]): Option[] {
    const memory = this.#load();
    const { sheet, state, out, tells, after, totals, layout } = memory;
    const { TELLS } = layout.constants;
    memory.ints(out, actions.length).set(actions);
    memory.call.describe_all(
      sheet,
      state,
      seat,
      out,
      actions.length,
      tells,
      after,
      totals,
      actions.length,
    );
    // Copied out first: whatever looks at an option later writes over this memory.
    const told = memory.ints(tells, actions.length * TELLS).slice();
    const sums = memory.ints(totals, actions.length).slice();
    const states = memory.bytes(after, actions.length * layout.state.size).slice();
    const before = this.view;
    let known: number | null = null;
    const total = () => (known ??= before.score(seat).total);
    return actions.map((action, i) => {
      const tell = this.#tell(told.subarray(i * TELLS, (i + 1) * TELLS));
      const event = eventOf(layout, this.sheet, tell);
      const bytes = states.slice(i * layout.state.size, (i + 1) * layout.state.size);
      const next = new StateView(memory, this.sheet, bytes);
      const sum = sums[i]!;
      const compare = () =>
        effectsOf(layout.names.bar, seat, before, next, event, { before: total(), after: sum });
      return new LegalOption(action, event, tell, next, sum, compare);
    });
  }

  #tell(values: Int32Array): Tell {
    const { names } = this.#memory.layout;
    const tell = Object.fromEntries(names.tell.map((name, i) => [name, values[i]!]));
    const verb: Verb = names.verb[tell["verb"]!]!;
    const asks: Asks = names.asks[tell["asks"]!]!;
    return { ...tell, verb, asks } as unknown as Tell;
  }

  find(seat: number, event: GameEvent | null): number {
    const found = this.options(seat).find((option) => sameEvent(option.event, event));
    return found ? found.action : -1;
  }

  #check(seat: number, action: number): void {
    if (!this.legal(seat).includes(action)) {
      throw new RuleError(`action ${action} is not legal for seat ${seat} now`);
    }
  }

  apply(seat: number, action: number): void {
    this.#check(seat, action);
    const memory = this.#load();
    memory.call.apply(memory.sheet, memory.state, seat, action, memory.out);
    this.#keep();
  }

  applyRoll(faces: Readonly<Record<string, number>> | readonly number[]): void {
    if (this.awaits !== "roll") throw new RuleError(`no roll is due: ${this.awaits} is`);
    const due = this.diceToRoll();
    const thrown = new Map<string, number>(
      Array.isArray(faces)
        ? faces.map((face: number, i) => [due[i] ?? "", face])
        : Object.entries(faces),
    );
    if (thrown.size !== due.length || !due.every((die) => thrown.has(die))) {
      throw new RuleError(`these dice are rolled now: ${due.join(", ")}`);
    }
    for (const [die, face] of thrown) {
      if (!Number.isInteger(face) || face < 1 || face > FACES) {
        throw new RuleError(`${die} shows ${face}; a die shows 1 to ${FACES}`);
      }
    }
    const memory = this.#load();
    const room = memory.ints(memory.faces, memory.layout.constants.DICE).fill(0);
    this.sheet.dice.forEach((die, i) => (room[i] = thrown.get(die) ?? 0));
    memory.call.apply_roll(memory.sheet, memory.state, memory.faces);
    this.#keep();
  }

  applyPlatter(dice: readonly string[]): void {
    if (this.awaits !== "platter") throw new RuleError(`no platter is due: ${this.awaits} is`);
    const chosen = dice.map((die) => this.sheet.dice.indexOf(die));
    if (
      new Set(chosen).size !== ON_PLATTER ||
      chosen.length !== ON_PLATTER ||
      chosen.includes(-1)
    ) {
      throw new RuleError(`the platter takes three different dice, not ${dice.join(", ")}`);
    }
    const { faces } = this.view;
    const lowest = faces.toSorted((a, b) => a - b).slice(0, ON_PLATTER);
    const laid = chosen.map((die) => faces[die]!).toSorted((a, b) => a - b);
    if (!sameEvent(lowest, laid)) {
      throw new RuleError(`the three lowest dice go to the platter, not ${dice.join(", ")}`);
    }
    const memory = this.#load();
    const bits = chosen.reduce((sum, die) => sum | (1 << die), 0);
    memory.call.apply_platter(memory.sheet, memory.state, bits);
    this.#keep();
  }

  score(seat: number): Score {
    return this.view.score(seat);
  }

  winners(): number[] {
    const memory = this.#load();
    return this.#seats(memory.call.winners(memory.sheet, memory.state, memory.out));
  }

  rank(points: number): number {
    return this.sheet.rating.limits.filter((limit) => points >= limit).length;
  }

  copy(): RuledGame {
    return new RuledGame(this.#memory, this.sheet, this.view.bytes);
  }
}
