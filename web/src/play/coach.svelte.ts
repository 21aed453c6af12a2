/** The coach: what it expects of every choice and why, as far as a player wants to know. */
import type { Advice, Choice } from "../players/advice";
import type { Coach } from "../players/coach";
import type { Why } from "../players/reasons";
import type { Game } from "../rules/types";
import type { Table } from "../table/types";
import type { Way } from "./ways";

/** It speaks up before a choice that costs more than this. */
export const COSTLY = 3;

const NOTHING: Why = { reasons: [], price: [] };

export class CoachDesk {
  /** Null until it has thought. */
  advice: Advice | null = $state.raw(null);
  thinking = $state(false);
  /** A choice that it warns of. */
  warning: { way: Way; loss: number } | null = $state.raw(null);
  /** What it says lies over the sheet. */
  open = $state(false);
  /** By action: why it is good or bad; of choices that were looked into. */
  whys: Readonly<Record<number, Why>> = $state.raw({});
  #asked = 0;
  #about: { game: Game; seat: number; thought: Promise<void> } | null = null;

  constructor(private readonly coach: () => Coach | undefined) {}

  /** The position changed: what it said holds no more. */
  forget(): void {
    this.#asked += 1;
    this.#about = null;
    this.advice = this.warning = null;
    this.thinking = this.open = false;
    this.whys = {};
  }

  /** Done when it has thought about the position, whoever asked first. */
  async ask(table: Table, seat: number): Promise<void> {
    const coach = this.coach();
    if (!coach) return;
    if (!this.#about) {
      const game = table.game.copy();
      this.#about = { game, seat, thought: this.#think(coach, game, seat, table) };
    }
    await this.#about.thought;
  }

  async #think(coach: Coach, game: Game, seat: number, { seats, rows }: Table): Promise<void> {
    const asked = (this.#asked += 1);
    this.thinking = true;
    const levels = seats.map(({ bot }) => bot ?? null);
    const found = await coach.advise(game, seat, { levels, rows }).catch(() => null);
    // An answer about a position that has passed.
    if (asked !== this.#asked) return;
    this.thinking = false;
    this.advice = found;
  }

  /** Find out why some choices are good or bad; `whys` has them all at once. */
  async lookInto(actions: readonly number[]): Promise<void> {
    const [coach, about, asked] = [this.coach(), this.#about, this.#asked];
    const fresh = actions.filter((action) => !(action in this.whys));
    const best = this.best?.action;
    if (!coach || !about || best === undefined || fresh.length === 0) return;
    const found: Record<number, Why> = {};
    for (const action of fresh) {
      const { game, seat } = about;
      found[action] = await coach.explain(game, seat, action, best).catch(() => NOTHING);
      if (asked !== this.#asked) return;
    }
    this.whys = { ...this.whys, ...found };
  }

  /** Why a choice is good or bad; nothing while it was not looked into. */
  why({ option }: Way): Why {
    return this.whys[option.action] ?? NOTHING;
  }

  /** The key of what its points are. */
  get expects(): "coach.expects" | "coach.expectsLead" {
    return this.coach()?.lead ? "coach.expectsLead" : "coach.expects";
  }

  /** The key of what its figures are called. */
  get legend(): "coach.legend" | "coach.legendLead" {
    return this.coach()?.lead ? "coach.legendLead" : "coach.legend";
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
