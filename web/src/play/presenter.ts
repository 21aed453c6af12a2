/**
 * What the screen shows of a table. Steps of others may come faster than an eye can follow: they are
 * shown one after the other, and what is taken back at once.
 */
import { sameEvent } from "../rules/words";
import type { Game, View } from "../rules/types";
import type { Change, Step, Table } from "../table/types";

/** The part of a table that is shown. */
export type Shown = Pick<Table, "game" | "steps" | "onChange">;

/** A step that is shown now, and what it was done upon. */
export interface Passed {
  step: Step;
  /** The step before it. */
  last: Step | undefined;
  before: View;
}

function follow(game: Game, { seat, action, event }: Step): void {
  if (action !== null) game.apply(seat, action);
  else if (event?.platter) game.applyPlatter(event.platter);
  else if (event?.roll) game.applyRoll(event.roll);
}

function areSame(a: Step, b: Step | undefined): boolean {
  return a === b || (a.seat === b?.seat && sameEvent(a.event, b.event));
}

export class Presenter {
  /** The game as shown. */
  game: Game;
  /** How many of the table's steps are shown. */
  count: number;
  #timer: ReturnType<typeof setTimeout> | null = null;
  /** The next step waits until somebody asks for it. */
  asked = false;
  #passed: Passed[] = [];
  /** The steps that are shown, and the game as it was after the first `from` of them. */
  #shown: Step[];
  #begun: { from: number; game: Game };
  readonly #stop: () => void;

  /**
   * `pause`: how long to wait before a step is shown, endless until `step`; `changed` is called whenever `game`
   * or `asked` is.
   */
  constructor(
    private readonly table: Shown,
    private readonly pause: (step: Step) => number,
    private readonly changed: () => void,
  ) {
    this.game = table.game.copy();
    this.count = table.steps.length;
    this.#shown = [...table.steps];
    this.#begun = { from: this.count, game: this.game.copy() };
    this.#stop = table.onChange((change) => this.#hear(change));
  }

  /** Whether there is more to show. */
  get behind(): boolean {
    return this.count < this.table.steps.length;
  }

  /** Show the table as it is. */
  skip(): void {
    this.#clear();
    while (this.behind) this.#apply();
    this.changed();
  }

  /** Show the step that is waited for, and go on from there. */
  step(): void {
    this.#clear();
    this.#show();
    this.#next();
  }

  /** The steps that have come to be shown since this was last asked. */
  passed(): Passed[] {
    return this.#passed.splice(0);
  }

  stop(): void {
    this.#clear();
    this.#stop();
  }

  #hear(change: Change): void {
    if (!change.game) return;
    if (change.back || this.table.steps.length < this.count) {
      this.#clear();
      this.#jump();
    } else if (this.#timer === null && !this.asked) {
      this.#next();
    }
  }

  /**
   * Something was taken back: what was shown of it is forgotten. Elsewhere it may only have changed places with what
   * somebody else did at the same time: that is still to be told.
   */
  #jump(): void {
    const { steps } = this.table;
    const { from } = this.#begun;
    const same = this.#shown.slice(0, from).every((step, i) => areSame(step, steps[i]));
    this.#passed = same ? this.#missed(steps) : [];
    this.game = this.table.game.copy();
    this.count = steps.length;
    this.#shown = [...steps];
    if (!same) this.#begun = { from: this.count, game: this.game.copy() };
    this.changed();
  }

  /** The steps that nobody has been shown. */
  #missed(steps: readonly Step[]): Passed[] {
    const { from, game } = this.#begun;
    const known = this.#shown.slice(from);
    const again = game.copy();
    return steps.slice(from).flatMap((step, i) => {
      const before = again.view;
      follow(again, step);
      const at = known.findIndex((one) => areSame(one, step));
      if (at >= 0) known.splice(at, 1);
      return at >= 0 ? [] : [{ step, last: steps[from + i - 1], before }];
    });
  }

  #next(): void {
    while (this.behind) {
      const wait = this.pause(this.table.steps[this.count]!);
      if (wait === Infinity) {
        this.asked = true;
        this.changed();
        return;
      }
      if (wait > 0) {
        this.#timer = setTimeout(() => {
          this.#timer = null;
          this.#show();
          this.#next();
        }, wait);
        return;
      }
      this.#show();
    }
  }

  #show(): void {
    this.#apply();
    this.changed();
  }

  #apply(): void {
    const step = this.table.steps[this.count];
    if (!step) return;
    this.#passed.push({ step, last: this.table.steps[this.count - 1], before: this.game.view });
    follow(this.game, step);
    this.#shown.push(step);
    this.count += 1;
  }

  #clear(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.asked = false;
  }
}
