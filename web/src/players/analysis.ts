/**
 * A game looked back at: what every decision lost, and luck apart from skill. What the words mean, and that the parts
 * add up, is told in docs/analysis.md.
 */
import type { Game, Rules } from "../rules/types";
import { Ledger } from "../table/ledger";
import type { Entry } from "../table/types";
import { throwsOf } from "./throws";
import type { Expected } from "./types";

/** What is expected of every choice of a seat. */
export type Judging = (game: Game, seat: number) => Promise<readonly Expected[]>;

export interface Decided {
  /** Entries of the log before it. */
  at: number;
  action: number;
  best: number;
  loss: number;
}

export interface LookedBack {
  expected: number;
  result: number;
  luck: number;
  /** The standard error of luck, and of what was misjudged. */
  error: number;
  lost: number;
  others: number;
  misjudged: number;
  decisions: Decided[];
}

/** The decisions that lost most, the dearest first. */
export function dearest({ decisions }: LookedBack, most = 3): Decided[] {
  const costly = decisions.filter(({ loss }) => loss >= 0.05);
  return costly.toSorted((a, b) => b.loss - a.loss || a.at - b.at).slice(0, most);
}

interface Worth {
  points: number;
  /** The standard error, where this is the mean of a sample of throws. */
  error: number;
}

class Accountant {
  readonly found: LookedBack = {
    expected: 0,
    result: 0,
    luck: 0,
    error: 0,
    lost: 0,
    others: 0,
    misjudged: 0,
    decisions: [],
  };
  #now: Worth | null = null;

  constructor(
    private readonly rules: Rules,
    private readonly judge: Judging,
    private readonly lead: boolean,
    private readonly seat: number,
  ) {}

  async begin(game: Game): Promise<void> {
    await this.#arrive(game, "misjudged");
  }

  async decide(game: Game, at: number, action: number): Promise<void> {
    const values = new Map((await this.judge(game, this.seat)).map((e) => [e.action, e.points]));
    const [best, most] = [...values].reduce((a, b) => (b[1] > a[1] ? b : a));
    const chosen = values.get(action)!;
    // The net may see it otherwise since others, who act at the same time, are done.
    this.found.misjudged += most - (this.#now?.points ?? most);
    if (!this.#now) this.found.expected = most;
    this.found.lost += most - chosen;
    this.found.decisions.push({ at, action, best, loss: most - chosen });
    this.#now = { points: chosen, error: 0 };
  }

  /** A new position, by a throw or a choice of the seat's own, or by what another did. */
  async follow(before: Game, after: Game, mine: boolean, chance: boolean): Promise<void> {
    if (mine) await this.#arrive(after, chance ? "luck" : "misjudged");
    else if (this.#concerned(after) && !this.#concerned(before)) {
      await this.#arrive(after, this.#byOthers(after) ? "others" : "misjudged");
    }
  }

  end(): LookedBack {
    this.found.result = this.#now?.points ?? 0;
    this.found.error = Math.sqrt(this.found.error);
    return this.found;
  }

  async #arrive(game: Game, part: "luck" | "others" | "misjudged"): Promise<void> {
    if (!this.#concerned(game)) return;
    const after = await this.#worth(game);
    if (this.#now) this.found[part] += after.points - this.#now.points;
    else this.found.expected = after.points;
    if (part === "luck") this.found.error += (this.#now?.error ?? 0) ** 2;
    this.#now = after;
  }

  /** Whether the position asks something of the seat, or of its dice, or is the last. */
  #concerned(game: Game): boolean {
    if (game.over) return true;
    return game.awaits === "decision"
      ? game.toAct().includes(this.seat)
      : game.active === this.seat;
  }

  /** Whether others had a hand in what the seat finds: the platter, or a whole race. */
  #byOthers(game: Game): boolean {
    return game.sheet.flow === "race" || (!game.over && game.view.asks(this.seat) === "passive");
  }

  async #worth(game: Game): Promise<Worth> {
    if (game.over) return { points: this.#reached(game), error: 0 };
    if (game.awaits === "decision") return { points: await this.#best(game), error: 0 };
    const { all, exact } = throwsOf(this.rules, game);
    let [points, squares] = [0, 0];
    for (const { game: after, share } of all) {
      const value = await this.#best(after);
      points += share * value;
      squares += share * value ** 2;
    }
    const spread = Math.max(0, squares - points ** 2) / (all.length - 1);
    return { points, error: exact ? 0 : Math.sqrt(spread) };
  }

  async #best(game: Game): Promise<number> {
    const expected = await this.judge(game, this.seat);
    return Math.max(...expected.map(({ points }) => points));
  }

  #reached(game: Game): number {
    const totals = Array.from({ length: game.players }, (_, seat) => game.score(seat).total);
    const [own] = totals.splice(this.seat, 1);
    return this.lead ? own! - Math.max(...totals) : own!;
  }
}

/** One seat's game, as its log tells it. `progress` hears how much of it was looked at. */
export async function lookBack(
  rules: Rules,
  whole: Ledger,
  seat: number,
  coach: { judge: Judging; lead: boolean },
  progress: (share: number) => void = () => undefined,
): Promise<LookedBack> {
  const again = new Ledger(rules, whole.sheet, whole.players);
  const accountant = new Accountant(rules, coach.judge, coach.lead, seat);
  await accountant.begin(again.game);
  for (const [at, entry] of whole.log.entries()) {
    const before = again.game.copy();
    again.follow(entry);
    const mine = entry.seat === seat;
    const action = again.steps.at(-1)?.action ?? null;
    if (mine && !isChance(entry) && action !== null) await accountant.decide(before, at, action);
    await accountant.follow(before, again.game, mine, isChance(entry));
    progress((at + 1) / whole.log.length);
  }
  return accountant.end();
}

function isChance(entry: Entry): boolean {
  return "roll" in entry || "platter" in entry;
}
