/** What is going on at the table screen: what is shown, what was tapped, what happens next. */
import type { Game, GameEvent, View } from "../rules/types";
import type { Connection, Refusal, SeatInfo, Step, Table, UndoKind } from "../table/types";
import type { Key } from "../words";
import {
  areSame,
  begin,
  choicesOf,
  isForced,
  NOTHING,
  tapBox,
  tapHelp,
  tapSource,
  type Choices,
  type Chosen,
  type No,
  type Tap,
} from "./chooser";
import { recallHeld, rememberHeld } from "./heldback";
import { pauseBefore, pauseInChain } from "./pace";
import { Presenter, type Passed } from "./presenter";
import { RaceHand } from "./racehand.svelte";
import type { PlaySettings } from "./settings";
import { gameAfter, isHeld, nextSeat, peopleHere } from "./turns";
import { awaitedOf, type Awaited } from "./waiting";
import type { Help, Way } from "./ways";

/** An entry that waits for the button that lets the game go on. */
export interface Held {
  seat: number;
  way: Way;
  /** The game with it. */
  game: Game;
}

/** Something to say for a moment. */
export type Notice =
  | { kind: "no"; why: No }
  | { kind: "refused"; refusal: Refusal }
  | { kind: "connected" }
  | { kind: "why"; key: Key };

export class Desk {
  view: View = $state.raw()!;
  /** The seat here that decides, or decided last; when watching, the one whose turn it is. */
  seat = $state(0);
  choices: Choices | null = $state.raw(null);
  chosen: Chosen = $state.raw(NOTHING);
  held: Held | null = $state.raw(null);
  notice: Notice | null = $state.raw(null);
  /** What a second tap would do. */
  pending: Way | null = $state.raw(null);
  /** How many steps of the table are shown. */
  shown = $state(0);
  /** Others' steps are still being shown one after the other. */
  behind = $state(false);
  /** The next of them waits for a tap. */
  stepping = $state(false);
  /** By die: how often it was thrown. */
  throws: readonly number[] = $state.raw([]);
  /** A bonus is about to be entered by itself. */
  chaining = $state(false);
  /** Somebody else at this device is to decide: their seat. */
  handTo: number | null = $state(null);
  seats: readonly SeatInfo[] = $state.raw([]);
  connection: Connection = $state("here");
  undoable = $state(false);
  readonly race = new RaceHand();
  /** What a tap is answered with: the rest may come with the next frame. */
  answers: "sheet" | "dice" | "both" = "both";

  readonly #presenter: Presenter;
  readonly #stop: () => void;
  #auto = true;
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(
    readonly table: Table,
    private readonly settings: () => PlaySettings,
    /** Called to do what was tapped: there may be something to say against it. */
    private readonly attempt: (way: Way) => void,
    /** Called with every step as it is shown. */
    private readonly told: (passed: Passed) => void = () => undefined,
  ) {
    this.#presenter = new Presenter(
      table,
      (step) => pauseBefore(step, this.#isAtOnce(step), this.settings()),
      () => this.#follow(),
    );
    // After the presenter: it hears of a change first.
    this.#stop = table.onChange((change) => {
      if (change.refusal) this.notice = { kind: "refused", refusal: change.refusal };
      if (change.connection) this.#connect(table.connection);
      if (change.seats) this.#refresh();
      this.behind = this.#presenter.behind;
      this.stepping = this.#presenter.asked;
    });
    this.shown = this.#presenter.count;
    this.seats = table.seats;
    this.connection = table.connection;
    this.seat = this.here[0] ?? table.game.active;
    this.#refresh();
    this.#holdAsBefore();
    this.handTo = null;
  }

  /** Whom the table waits for. */
  get awaited(): Awaited {
    // The game as it is, which whoever is shown a step of others hears of with the next one.
    void this.view;
    return awaitedOf(this.table.game, this.seats);
  }

  /** What is done here reaches nobody for the time being. */
  get offline(): boolean {
    return this.connection === "silent" || this.connection === "waiting";
  }

  /** The seats that people play from this device. */
  get here(): number[] {
    return peopleHere(this.table);
  }

  get watching(): boolean {
    return this.table.mine.length === 0;
  }

  get sheet() {
    return this.table.sheet;
  }

  stop(): void {
    this.#cancel();
    this.#stop();
    this.#presenter.stop();
  }

  /** Show everything that has happened, without waiting. */
  skip(): void {
    if (this.chaining) this.#enterForced();
    else this.#presenter.skip();
  }

  /** Show the next thing that somebody else did. */
  step(): void {
    this.#presenter.step();
  }

  #isAtOnce(step: Step): boolean {
    return this.here.includes(step.seat) || this.choices !== null;
  }

  /** The presenter shows something else. */
  #follow(): void {
    const steps = this.table.steps.slice(this.shown, this.#presenter.count);
    for (const step of steps) if (step.event?.roll) this.#tumble(step.event.roll);
    this.shown = this.#presenter.count;
    if (this.held) this.#holdAgain();
    for (const passed of this.#presenter.passed()) this.told(passed);
    this.#refresh();
  }

  #tumble(roll: NonNullable<GameEvent["roll"]>): void {
    this.throws = this.sheet.dice.map((die, i) => {
      const before = this.throws[i] ?? 0;
      return Array.isArray(roll) || die in roll ? before + 1 : before;
    });
  }

  /** The page was loaded anew while a choice was kept back: so it is again. */
  #holdAsBefore(): void {
    const kept = recallHeld(this.table);
    const way = this.choices?.ways.find(({ option }) => option.action === kept?.action);
    if (!way || kept?.seat !== this.seat) return;
    this.#hold({ seat: this.seat, way, game: gameAfter(this.#presenter.game, this.seat, way) });
    this.#refresh();
  }

  #hold(held: Held | null): void {
    this.held = held;
    rememberHeld(this.table, held && { seat: held.seat, action: held.way.option.action });
  }

  /** Others have acted meanwhile: what is kept back is kept back in the new position. */
  #holdAgain(): void {
    const { seat, way } = this.held!;
    const { game } = this.#presenter;
    const still = game.legal(seat).includes(way.option.action);
    this.#hold(still ? { seat, way, game: gameAfter(game, seat, way) } : null);
  }

  #refresh(): void {
    this.#cancel();
    const game = this.held?.game ?? this.#presenter.game;
    this.view = game.view;
    this.seats = this.table.seats;
    this.behind = this.#presenter.behind;
    this.stepping = this.#presenter.asked;
    const toAct = game.toAct();
    this.#sit(toAct, game);
    const asked = !this.held && !this.behind && this.here.includes(this.seat);
    const before = this.choices;
    this.choices =
      asked && toAct.includes(this.seat)
        ? choicesOf(this.sheet, game.view, this.seat, game.options(this.seat))
        : null;
    if (!this.choices || !before || !areSame(this.choices, before)) {
      this.chosen = this.choices ? begin(this.choices) : NOTHING;
      this.pending = null;
      this.race.clear();
    }
    this.undoable = this.held !== null || this.#undoers().length > 0;
    if (this.choices && isForced(this.choices) && this.settings().autoBonus && this.#auto) {
      this.chaining = true;
      this.#timer = setTimeout(() => this.#enterForced(), pauseInChain(this.settings()));
    }
  }

  #sit(toAct: readonly number[], game: Game): void {
    if (this.here.length === 0) this.seat = game.active;
    if (this.held || this.behind) return;
    const next = nextSeat(toAct, this.here, this.seat, game.active);
    if (next === this.seat) return;
    this.seat = next;
    this.handTo = next;
  }

  #cancel(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.chaining = false;
  }

  #enterForced(): void {
    this.#cancel();
    const way = this.choices?.entries[0];
    if (way) this.#enter(way);
  }

  // What hands do.

  /** A die (`die:2`) or a waiting bonus (`bonus:fox`). */
  tapSource(source: string): void {
    if (this.choices) this.#take(tapSource(this.choices, this.chosen, source));
  }

  tapBox(box: string): void {
    if (this.choices) this.#take(tapBox(this.choices, this.chosen, box));
  }

  tapHelp(help: Help): void {
    if (this.choices) this.chosen = tapHelp(this.choices, this.chosen, help);
  }

  /** Choose nothing: back to how choosing began. */
  letGo(): boolean {
    const before = this.chosen;
    this.chosen = this.choices ? begin(this.choices) : NOTHING;
    this.notice = null;
    return this.race.clear() || before !== this.chosen;
  }

  #take(tap: Tap): void {
    this.notice = null;
    this.handTo = null;
    this.answers = "both";
    if (tap.kind === "do") this.chose(tap.way);
    else if (tap.kind === "chosen") this.chosen = tap.chosen;
    else this.notice = { kind: "no", why: tap.why };
  }

  /** A tap has led to one way: it is done, or first shown where somebody wants that. */
  chose(way: Way): void {
    if (this.settings().confirm && this.pending !== way) {
      this.pending = way;
      this.chosen = { ...this.chosen, source: way.source, box: way.box, ways: [] };
    } else {
      this.attempt(way);
    }
  }

  /** Do what somebody chose. */
  do(way: Way): void {
    if (!this.choices) return;
    this.#auto = true;
    this.#enter(way);
  }

  #enter(way: Way): void {
    this.handTo = null;
    this.answers = way.box === "" ? "both" : "sheet";
    const after = gameAfter(this.#presenter.game, this.seat, way);
    if (this.settings().rollByTap && isHeld(after, way, this.choices!, this.table)) {
      this.#hold({ seat: this.seat, way, game: after });
      this.#refresh();
    } else {
      this.send(this.table.act(this.seat, way.option.action));
    }
  }

  /** Let the game go on with what was kept back. */
  goOn(): void {
    const { held } = this;
    if (!held) return;
    this.answers = "dice";
    this.#hold(null);
    this.send(this.table.act(held.seat, held.way.option.action));
  }

  roll(faces: Readonly<Record<string, number>>): void {
    this.send(this.table.roll(faces));
  }

  platter(dice: readonly string[]): void {
    this.send(this.table.platter(dice));
  }

  /** Something is asked of the table; what is refused is told. */
  send(answer: Promise<Refusal | null>): void {
    this.notice = null;
    void answer.then((refusal) => {
      if (refusal) this.notice = { kind: "refused", refusal };
    });
  }

  /** Those here who may take something back: who decides now, else another. */
  #undoers(): number[] {
    const others = this.here.filter((seat) => seat !== this.seat).reverse();
    return [this.seat, ...others].filter(
      (seat) => this.here.includes(seat) && this.table.canUndo(seat),
    );
  }

  /** Take back the last choice; what was entered by itself goes with it. */
  async undo(): Promise<void> {
    this.#cancel();
    this.answers = "both";
    this.#auto = false;
    if (this.held) {
      this.#hold(null);
      this.#refresh();
    } else {
      await this.#takeBack("last");
    }
    while (this.choices && isForced(this.choices) && this.#undoers().length > 0) {
      if (!(await this.#takeBack("last"))) return;
    }
  }

  /** Take back all since the last throw, or as much as is still free. */
  async reset(): Promise<void> {
    this.#cancel();
    this.answers = "both";
    this.#auto = false;
    if (this.held) {
      this.#hold(null);
      this.#refresh();
    }
    if (this.#undoers().length === 0 || (await this.#takeBack("turn"))) return;
    while (this.#undoers().length > 0) {
      if (!(await this.#takeBack("last"))) return;
    }
  }

  async #takeBack(what: UndoKind): Promise<boolean> {
    const seat = this.#undoers()[0];
    if (seat === undefined) return false;
    if (this.here.includes(seat)) this.seat = seat;
    this.handTo = null;
    const refusal = await this.table.undo(seat, what);
    if (refusal) this.notice = { kind: "refused", refusal };
    return refusal === null;
  }

  #connect(now: Connection): void {
    const back = this.connection !== "open" && this.connection !== "here" && now === "open";
    this.connection = now;
    if (back) this.notice = { kind: "connected" };
  }
}
