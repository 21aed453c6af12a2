/** The coach: what it expects of every choice, as far as a player wants to know. */
import type { Table } from "../table/types";
import type { Way } from "./ways";

/** Expected final points by action. */
export type Coach = (table: Table, seat: number) => Promise<{ action: number; points: number }[]>;

/** It speaks up before a choice that costs more than this. */
export const COSTLY = 3;

export class CoachDesk {
  /** By action; null until it has thought. */
  points: ReadonlyMap<number, number> | null = $state.raw(null);
  thinking = $state(false);
  /** A choice that it warns of. */
  warning: { way: Way; loss: number } | null = $state.raw(null);
  #asked = 0;

  constructor(private readonly coach: () => Coach | undefined) {}

  /** The position changed: what it said holds no more. */
  forget(): void {
    this.#asked += 1;
    this.points = null;
    this.thinking = false;
    this.warning = null;
  }

  async ask(table: Table, seat: number): Promise<void> {
    const coach = this.coach();
    if (!coach || this.thinking || this.points) return;
    const asked = (this.#asked += 1);
    this.thinking = true;
    const found = await coach(table, seat).catch(() => []);
    // An answer about a position that has passed.
    if (asked !== this.#asked) return;
    this.thinking = false;
    this.points = new Map(found.map(({ action, points }) => [action, points]));
  }

  get best(): number | null {
    let best: [number, number] | null = null;
    for (const entry of this.points ?? []) if (!best || entry[1] > best[1]) best = entry;
    return best?.[0] ?? null;
  }

  /** How much less it expects of an action than of the best; 0 where it does not know. */
  loss(action: number): number {
    const best = this.best;
    const points = this.points?.get(action);
    if (best === null || points === undefined) return 0;
    return this.points!.get(best)! - points;
  }
}
