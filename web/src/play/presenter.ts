/**
 * What the screen shows of a table. Steps of others may come faster than an eye can follow: they are
 * shown one after the other, and what is taken back at once.
 */
import type { Game } from "../rules/types";
import type { Change, Step, Table } from "../table/types";

/** The part of a table that is shown. */
export type Shown = Pick<Table, "game" | "steps" | "onChange">;

export class Presenter {
  /** The game as shown. */
  game: Game;
  /** How many of the table's steps are shown. */
  count: number;
  #timer: ReturnType<typeof setTimeout> | null = null;
  readonly #stop: () => void;

  /** `pause`: how long to wait before a step is shown; `changed` is called whenever `game` is. */
  constructor(
    private readonly table: Shown,
    private readonly pause: (step: Step) => number,
    private readonly changed: (back: boolean) => void,
  ) {
    this.game = table.game.copy();
    this.count = table.steps.length;
    this.#stop = table.onChange((change) => this.#hear(change));
  }

  /** Whether there is more to show. */
  get behind(): boolean {
    return this.count < this.table.steps.length;
  }

  /** Show the table as it is. */
  skip(): void {
    this.#clear();
    this.#jump(false);
  }

  stop(): void {
    this.#clear();
    this.#stop();
  }

  #hear(change: Change): void {
    if (!change.game) return;
    if (change.back || this.table.steps.length < this.count) {
      this.#clear();
      this.#jump(true);
    } else if (this.#timer === null) {
      this.#next();
    }
  }

  #jump(back: boolean): void {
    this.game = this.table.game.copy();
    this.count = this.table.steps.length;
    this.changed(back);
  }

  #next(): void {
    while (this.behind) {
      const wait = this.pause(this.table.steps[this.count]!);
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
    const step = this.table.steps[this.count];
    if (!step) return;
    if (step.action !== null) this.game.apply(step.seat, step.action);
    else if (step.event?.platter) this.game.applyPlatter(step.event.platter);
    else if (step.event?.roll) this.game.applyRoll(step.event.roll);
    this.count += 1;
    this.changed(false);
  }

  #clear(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }
}
