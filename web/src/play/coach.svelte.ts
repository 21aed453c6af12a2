/** The coach: what it expects of every choice, as far as a player wants to know. */
import type { Table } from "../table/types";
import type { Way } from "./ways";

/** Expected final points by action. */
export interface Coach {
  (table: Table, seat: number): Promise<{ action: number; points: number }[]>;
  /** Its points are those by which the seat will lie above the best other. */
  lead?: boolean;
}

/** It speaks up before a choice that costs more than this. */
export const COSTLY = 3;

export class CoachDesk {
  /** By action; null until it has thought. */
  points: Readonly<Record<number, number>> | null = $state.raw(null);
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
    this.points = Object.fromEntries(found.map(({ action, points }) => [action, points]));
  }

  /** The key of what its points are. */
  get expects(): "coach.expects" | "coach.expectsLead" {
    return this.coach()?.lead ? "coach.expectsLead" : "coach.expects";
  }

  get best(): number | null {
    const actions = Object.entries(this.points ?? {});
    const [best] = actions.toSorted(([, a], [, b]) => b - a);
    return best ? Number(best[0]) : null;
  }

  /** How much less it expects of an action than of the best; 0 where it does not know. */
  loss(action: number): number {
    const { best, points } = this;
    if (best === null || points?.[action] === undefined) return 0;
    return points[best]! - points[action];
  }
}
