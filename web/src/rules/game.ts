/** One game: a sheet and a position, changed by the compiled rules. */
import type { FaultName } from "../generated/layout";
import { readEffects } from "./effects";
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
    this.goTo(this.#memory.saved());
  }

  /** The position has become this one. */
  goTo(state: Uint8Array): void {
    this.view = new StateView(this.#memory, this.sheet, state);
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
    const memory = this.#load();
    const due = memory.call.due_dice(memory.sheet, memory.state);
    return this.sheet.dice.filter((_, die) => (due >> die) & 1);
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
    return actions.map((action, i) => {
      const tell = this.#tell(told.subarray(i * TELLS, (i + 1) * TELLS));
      const event = eventOf(layout, this.sheet, tell);
      const bytes = states.slice(i * layout.state.size, (i + 1) * layout.state.size);
      const next = new StateView(memory, this.sheet, bytes);
      const compare = () => this.#effects(before, next, seat, action);
      return new LegalOption(action, event, tell, next, sums[i]!, compare);
    });
  }

  #effects(before: View, next: View, seat: number, action: number): Effects {
    const memory = this.#memory;
    const { sheet, state, after, effectRows, layout } = memory;
    memory.load(this.sheet, before.bytes);
    memory.bytes(after, next.bytes.length).set(next.bytes);
    const count = memory.call.list_effects(sheet, state, after, seat, action, effectRows);
    return readEffects(
      layout,
      this.sheet,
      memory.ints(effectRows, count * layout.constants.ROW_INTS),
    );
  }

  #tell(values: Int32Array): Tell {
    const { names } = this.#memory.layout;
    const tell = Object.fromEntries(names.tell.map((name, i) => [name, values[i]!]));
    const verb: Verb = names.verb[tell["verb"]!]!;
    const asks: Asks = names.asks[tell["asks"]!]!;
    return { ...tell, verb, asks } as unknown as Tell;
  }

  find(seat: number, event: GameEvent | null): number {
    return this.#named(seat, event)?.action ?? -1;
  }

  match(seat: number, event: GameEvent | null): Option {
    const found = this.#named(seat, event);
    if (found) return found;
    const said = event ? JSON.stringify(event) : "roll on";
    throw new RuleError(`seat ${seat} cannot do this now: ${said}`);
  }

  #named(seat: number, event: GameEvent | null): Option | undefined {
    return this.options(seat).find((option) => sameEvent(option.event, event));
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
    const thrown = this.checkRoll(faces);
    const memory = this.#load();
    memory.ints(memory.faces, thrown.length).set(thrown);
    memory.call.apply_roll(memory.sheet, memory.state, memory.faces);
    this.#keep();
  }

  checkRoll(faces: Readonly<Record<string, number>> | readonly number[]): number[] {
    const due = this.diceToRoll();
    const thrown = Array.isArray(faces)
      ? faces.map((face: number, i) => [due[i] ?? "", face] as const)
      : Object.entries(faces);
    const { fault, found } = this.#judge("check_roll", thrown);
    if (fault === "not due") throw new RuleError(`no roll is due: ${this.awaits} is`);
    if (fault === "other dice") throw new RuleError(`these dice are rolled now: ${due.join(", ")}`);
    if (fault === "no face") {
      const [die, face] = thrown[found[0]!]!;
      throw new RuleError(
        `${die} shows ${face}; a die shows 1 to ${this.#memory.layout.constants.HIGHEST_FACE}`,
      );
    }
    return found;
  }

  applyPlatter(dice: readonly string[]): void {
    const chosen = this.checkPlatter(dice);
    const memory = this.#load();
    memory.call.apply_platter(memory.sheet, memory.state, chosen);
    this.#keep();
  }

  checkPlatter(dice: readonly string[]): number {
    const laid = dice.map((die) => [die, 0] as const);
    const { fault, found } = this.#judge("check_platter", laid);
    const said = dice.join(", ");
    if (fault === "not due") throw new RuleError(`no platter is due: ${this.awaits} is`);
    if (fault === "not three") {
      throw new RuleError(`the platter takes three different dice, not ${said}`);
    }
    if (fault === "not lowest") {
      throw new RuleError(`the three lowest dice go to the platter, not ${said}`);
    }
    return found[0]!;
  }

  /** What the rules say of dice that somebody hands in. */
  #judge(
    check: "check_roll" | "check_platter",
    dice: readonly (readonly [die: string, face: number])[],
  ): { fault: FaultName; found: number[] } {
    const memory = this.#load();
    const { sheet, state, out, faces, layout } = memory;
    const { ACTIONS, DICE } = layout.constants;
    // Nobody throws so many; there is room for these.
    const rows = dice
      .slice(0, ACTIONS / 2)
      .flatMap(([die, face]) => [this.sheet.dice.indexOf(die), face === (face | 0) ? face : 0]);
    memory.ints(out, rows.length).set(rows);
    const fault = memory.call[check](sheet, state, out, rows.length / 2, faces);
    return { fault: layout.names.fault[fault]!, found: Array.from(memory.ints(faces, DICE)) };
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
