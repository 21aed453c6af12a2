/** The coach: what it expects of every choice and why, as far as a player wants to know. */
import type { Advice, Choice } from "../players/advice";
import type { Coach } from "../players/coach";
import { reasonsOf, type Reason } from "../players/reasons";
import type { Game, GameEvent } from "../rules/types";
import type { Way } from "./ways";

/** It speaks up before a choice that costs more than this. */
export const COSTLY = 3;

export class CoachDesk {
  /** Null until it has thought. */
  advice: Advice | null = $state.raw(null);
  thinking = $state(false);
  /** A choice that it warns of. */
  warning: { way: Way; loss: number } | null = $state.raw(null);
  /** What it says lies over the sheet. */
  open = $state(false);
  /** By action: what it would enter next; of choices that were looked into. */
  followUps: Readonly<Record<number, readonly GameEvent[]>> = $state.raw({});
  #asked = 0;
  #about: { game: Game; seat: number } | null = null;

  constructor(private readonly coach: () => Coach | undefined) {}

  /** The position changed: what it said holds no more. */
  forget(): void {
    this.#asked += 1;
    this.#about = null;
    this.advice = this.warning = null;
    this.thinking = this.open = false;
    this.followUps = {};
  }

  async ask(now: Game, seat: number): Promise<void> {
    const coach = this.coach();
    if (!coach || this.#about) return;
    const game = now.copy();
    const asked = (this.#asked += 1);
    this.#about = { game, seat };
    this.thinking = true;
    const found = await coach.advise(game, seat).catch(() => null);
    // An answer about a position that has passed.
    if (asked !== this.#asked) return;
    this.thinking = false;
    this.advice = found;
  }

  /** Find out what would follow some choices; `followUps` has them all at once. */
  async lookInto(actions: readonly number[]): Promise<void> {
    const [coach, about, asked] = [this.coach(), this.#about, this.#asked];
    const fresh = actions.filter((action) => !(action in this.followUps));
    if (!coach || !about || fresh.length === 0) return;
    const found: Record<number, readonly GameEvent[]> = {};
    for (const action of fresh) {
      found[action] = await coach.followUp(about.game, about.seat, action).catch(() => []);
      if (asked !== this.#asked) return;
    }
    this.followUps = { ...this.followUps, ...found };
  }

  /** Why a choice that was looked into is good or bad. */
  reasons({ option }: Way): Reason[] {
    if (!this.#about) return [];
    const { game, seat } = this.#about;
    const reasons = reasonsOf(game.view, seat, option);
    const entries = [...(this.followUps[option.action] ?? [])];
    return entries.length > 0 ? [...reasons, { kind: "follow_up", entries }] : reasons;
  }

  /** The key of what its points are. */
  get expects(): "coach.expects" | "coach.expectsLead" {
    return this.coach()?.lead ? "coach.expectsLead" : "coach.expects";
  }

  readonly choices: Readonly<Record<number, Choice>> = $derived(
    Object.fromEntries(this.advice?.choices.map((choice) => [choice.action, choice]) ?? []),
  );

  get best(): Choice | null {
    return this.advice?.choices[0] ?? null;
  }

  /** The highest of what it expects of some ways; null where it does not know. */
  most(ways: readonly Way[]): number | null {
    const points = ways.flatMap(({ option }) => this.choices[option.action]?.points ?? []);
    return points.length > 0 ? Math.max(...points) : null;
  }

  /** How much less it expects of an action than of the best; 0 where it does not know. */
  loss(action: number): number {
    return this.choices[action]?.cost ?? 0;
  }
}
