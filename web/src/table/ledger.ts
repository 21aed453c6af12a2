/**
 * What happened at a table: its log, the game that follows from it, and how far back it can be
 * undone. It throws no dice and knows no people: the tables here and elsewhere are built on it.
 */
import { RuleError, type Game, type GameEvent, type Rules, type Sheet } from "../rules/types";
import type { Entry, Refusal, RefusalKind, Step, UndoKind } from "./types";

/** A Refusal on its way out. */
export class Refused extends Error {
  override name = "Refused";

  constructor(
    readonly kind: RefusalKind,
    message: string,
  ) {
    super(message);
  }
}

/** Run something that may be refused; what went wrong otherwise goes on. */
export function refusalOf(attempt: () => void): Refusal | null {
  try {
    attempt();
    return null;
  } catch (error) {
    if (error instanceof Refused) return { kind: error.kind, message: error.message };
    if (error instanceof RuleError) return { kind: "illegal", message: error.message };
    throw error;
  }
}

/** Who changed the table, in which turn. */
interface Doing {
  seat: number;
  turn: string;
}

export class Ledger {
  game: Game;
  log: Entry[] = [];
  steps: Step[] = [];
  // The last throw, behind which nobody takes anything back: version, steps and game then; and who
  // has changed the table since.
  #knownVersion = 0;
  #knownSteps = 0;
  #knownGame: Game;
  #doings: Doing[] = [];

  constructor(
    readonly rules: Rules,
    readonly sheet: Sheet,
    readonly players: number,
  ) {
    this.game = rules.newGame(sheet, players);
    this.#knownGame = this.game.copy();
  }

  /** The table whose log this is. */
  static replay(rules: Rules, sheet: Sheet, players: number, log: readonly Entry[]): Ledger {
    const ledger = new Ledger(rules, sheet, players);
    for (const entry of log) ledger.follow(entry);
    return ledger;
  }

  copy(): Ledger {
    const ledger = new Ledger(this.rules, this.sheet, this.players);
    ledger.game = this.game.copy();
    ledger.log = [...this.log];
    ledger.steps = [...this.steps];
    ledger.#knownVersion = this.#knownVersion;
    ledger.#knownSteps = this.#knownSteps;
    ledger.#knownGame = this.#knownGame;
    ledger.#doings = [...this.#doings];
    return ledger;
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
    if (version < this.#knownVersion || version > this.version) return false;
    // Seats that decide at the same time do not make each other's choices stale.
    return this.#doings
      .slice(version - this.#knownVersion)
      .every((doing) => doing.seat !== seat && doing.turn === this.#turn());
  }

  /** An action by its id, or by its event (null: rolling on). */
  act(seat: number, chosen: number | GameEvent | null): void {
    const action = typeof chosen === "number" ? chosen : this.game.find(seat, chosen);
    const { event, effects } = this.game.option(seat, action);
    const { round, active, part } = this.game;
    const turn = this.#turn();
    this.game.apply(seat, action);
    this.steps.push({ seat, action, event, effects, round, active, part });
    this.log.push(event ? { seat, ...event } : { seat, go: "on" });
    this.#doings.push({ seat, turn });
  }

  roll(faces: Readonly<Record<string, number>> | readonly number[]): void {
    const due = this.game.diceToRoll();
    const before = this.game.copy();
    this.game.applyRoll(faces);
    const { faces: shown } = this.game.view;
    const list = due.map((die) => shown[this.sheet.dice.indexOf(die)]!);
    const named = Object.fromEntries(due.map((die, i) => [die, list[i]!]));
    this.#chance(before, { roll: this.sheet.named_dice ? named : list });
  }

  platter(dice: readonly string[]): void {
    const before = this.game.copy();
    this.game.applyPlatter(dice);
    this.#chance(before, { platter: [...dice] });
  }

  #chance(before: Game, event: GameEvent): void {
    const { active, round, part } = before;
    this.steps.push({ seat: active, action: null, event, effects: null, round, active, part });
    this.log.push({ seat: active, ...event });
    this.#doings = [];
    this.#knownVersion = this.version;
    this.#knownSteps = this.steps.length;
    this.#knownGame = this.game.copy();
  }

  canUndo(seat: number, what: UndoKind): boolean {
    return !this.game.over && this.#without(seat, what) !== null;
  }

  undo(seat: number, what: UndoKind): void {
    if (this.game.over) throw new Refused("over", "the game is over");
    const kept = this.#without(seat, what);
    if (!kept) {
      throw new Refused(
        "cannot undo",
        "there is nothing to take back since the last throw of dice or since another player acted on it",
      );
    }
    this.game = kept.game;
    this.steps = kept.steps;
    this.log.push({ seat, undo: what });
    this.#doings.push({ seat, turn: this.#turn() });
  }

  /** The game without the last action of a seat (or all of them), if that is possible. */
  #without(seat: number, what: UndoKind): { game: Game; steps: Step[] } | null {
    const recent = this.steps.slice(this.#knownSteps);
    const own = recent.filter((step) => step.seat === seat);
    if (own.length === 0) return null;
    const gone = new Set(what === "last" ? own.slice(-1) : own);
    const game = this.#knownGame.copy();
    const kept = recent.filter((step) => !gone.has(step));
    for (const step of kept) {
      // What another seat did on the strength of it cannot be done without it.
      if (!game.legal(step.seat).includes(step.action!)) return null;
      game.apply(step.seat, step.action!);
    }
    return { game, steps: [...this.steps.slice(0, this.#knownSteps), ...kept] };
  }

  /** Seats act at the same time within one of these. */
  #turn(): string {
    return `${this.game.round}/${this.game.active}/${this.game.part}`;
  }
}
