/** Where points are lost: in which zone, by which kind of decision, at which moment of a game. */
import type { Finished } from "../device";
import type { Rules } from "../rules/types";
import type { GameEvent } from "../rules";
import { Ledger, replayRecord } from "../table";
import { realDecisions, type Own } from "./figures";

/** What a decision was about; kept with the game, since finding it out means playing the game again. */
export interface About {
  kind: string;
  /** The zone (of a race: the row) that was chosen, and that of the best choice; "" for none. */
  zone: string;
  best: string;
}

/** By what an event says first: what was decided. Going on to a roll says nothing. */
const KINDS = ["pick", "passive", "extra", "bonus", "silver", "lucky", "group"] as const;
export const ALL_KINDS = [...KINDS, "roll"] as const;
export type Kind = (typeof ALL_KINDS)[number];

export function kindOf(event: GameEvent | null): Kind {
  const said = event ?? {};
  const found = KINDS.find((kind) => kind in said);
  if (found) return found;
  const passed = KINDS.find((kind) => kind === said.pass);
  return passed ?? (said.pass ? "pick" : "roll");
}

function zoneOf(event: GameEvent | null): string {
  return event?.zone ?? (event?.row === undefined ? "" : String(event.row));
}

/** A loss below this is rounding. */
const SLIGHT = 0.05;

/** What every decision of a game was about, in the order of `looked.decisions`. */
export function aboutDecisions(rules: Rules, { record, looked, mine }: Finished): About[] {
  const whole = replayRecord(rules, record);
  const again = new Ledger(rules, whole.sheet, whole.players);
  const [seat = 0] = mine;
  let done = 0;
  return (looked?.decisions ?? []).map(({ at, action, best, loss }) => {
    const event = whole.steps[at]?.event ?? null;
    const zone = zoneOf(event);
    const about = { kind: kindOf(event), zone, best: zone };
    if (loss < SLIGHT || action === best) return about;
    for (; done < at; done++) again.follow(whole.log[done]!);
    return { ...about, best: zoneOf(again.game.option(seat, best).event) };
  });
}

export interface Lost {
  what: string;
  /** Points a game, where this was chosen. */
  taken: number;
  /** Points a game, where this would have been best and something else was chosen. */
  missed: number;
}

export interface Losses {
  zones: Lost[];
  kinds: Lost[];
  /** The first third of a game, the middle, the last. */
  moments: Lost[];
}

export const MOMENTS = ["first", "middle", "last"] as const;

/** Points lost a game, the most first; moments in their order. Games whose decisions are not known do not count. */
export function lossesOf(games: readonly Own[]): Losses | null {
  const known = games.filter(({ game }) => game.looked && game.about);
  if (known.length === 0) return null;
  const [zones, kinds, moments] = [new Sums(), new Sums(), new Sums()];
  for (const what of MOMENTS) moments.add(what, "taken", 0);
  for (const { game } of known) {
    const looked = game.looked!;
    const real = new Set(realDecisions(looked));
    looked.decisions.forEach((decided, i) => {
      const about = game.about![i];
      if (!about || !real.has(decided)) return;
      const { loss } = decided;
      kinds.add(about.kind, "taken", loss);
      moments.add(momentOf(decided.at, looked.course.length), "taken", loss);
      if (about.zone) zones.add(about.zone, "taken", loss);
      if (about.best && about.best !== about.zone) zones.add(about.best, "missed", loss);
    });
  }
  const ranked = (sums: Sums) =>
    sums.perGame(known.length).sort((a, b) => b.taken + b.missed - a.taken - a.missed);
  return { zones: ranked(zones), kinds: ranked(kinds), moments: moments.perGame(known.length) };
}

function momentOf(at: number, length: number): (typeof MOMENTS)[number] {
  return MOMENTS[Math.min(2, Math.floor((3 * at) / Math.max(1, length)))]!;
}

class Sums {
  readonly #found = new Map<string, Lost>();

  add(what: string, column: "taken" | "missed", points: number): void {
    const known = this.#found.get(what) ?? { what, taken: 0, missed: 0 };
    this.#found.set(what, { ...known, [column]: known[column] + points });
  }

  perGame(games: number): Lost[] {
    return Array.from(this.#found.values(), ({ what, taken, missed }) => ({
      what,
      taken: taken / games,
      missed: missed / games,
    }));
  }
}
