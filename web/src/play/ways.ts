/** An option by what a hand has to touch for it: where it comes from, where it goes, and how. */
import type { Bar, Option, Sheet, View } from "../rules/types";

/** Help that an entry takes from jokers and polishes. */
export type Help = "plain" | "joker" | "polish";

/** One way to act. */
export interface Way {
  option: Option;
  /** `die:2`, `bonus:reroll` …: what is entered; "" for what is a button. */
  source: string;
  /** `blue.3`, `bar:joker.2`: the box that it fills or opens; "" for what is a button. */
  box: string;
  /** Die index, or -1. */
  die: number;
  /** Name of the bonus, or "". */
  bonus: string;
  joker: boolean;
  /** Steps of polish on the die itself and on its partner. */
  polishes: number;
}

/** A way that enters something in a box. */
export function isEntry(way: Way): boolean {
  return way.box !== "";
}

export function isPlain(way: Way): boolean {
  return !way.joker && way.polishes === 0;
}

export function helpedBy(way: Way, help: Help): boolean {
  if (help === "joker") return way.joker;
  if (help === "polish") return way.polishes > 0;
  return isPlain(way);
}

/** Options as ways; `view` is the position they belong to. */
export function waysOf(sheet: Sheet, view: View, seat: number, options: readonly Option[]): Way[] {
  return options.map((option) => wayOf(sheet, view, seat, option));
}

function wayOf(sheet: Sheet, view: View, seat: number, option: Option): Way {
  const { tell } = option;
  const way: Way = {
    option,
    source: "",
    box: "",
    die: -1,
    bonus: "",
    joker: false,
    polishes: 0,
  };
  if (tell.verb === "enter" || tell.verb === "follow" || tell.verb === "takeback") {
    way.die = tell.die;
    way.source = `die:${String(tell.die)}`;
  }
  if (tell.verb === "enter") {
    way.joker = tell.box > 0;
    way.polishes = Math.abs(tell.own) + Math.abs(tell.other);
  }
  if (tell.verb === "bonus") {
    way.bonus = sheet.bonuses[tell.bonus]!;
    way.source = `bonus:${way.bonus}`;
  }
  if (tell.verb === "unlock") {
    const bar = option.event!.unlock!;
    way.bonus = listBonus(sheet, view, seat);
    way.source = `bonus:${way.bonus}`;
    way.box = barKey(bar, view.opened(seat, bar) + 1);
  } else if (tell.verb === "enter" || tell.verb === "follow" || tell.verb === "bonus") {
    way.box = boxKey(sheet.zones[tell.zone]!, tell.cell);
  }
  return way;
}

function listBonus(sheet: Sheet, view: View, seat: number): string {
  return view.waiting(seat).find((name) => sheet.plan.bonuses[name]?.kind === "lists") ?? "";
}

export function boxKey(zone: string, cell: number): string {
  return `${zone}.${String(cell)}`;
}

export function barKey(bar: Bar, box: number): string {
  return `bar:${bar}.${String(box)}`;
}

/**
 * Ways that no other beats: one that writes the same in the same box, with the same die, for less.
 * What they leave out costs more and brings nothing.
 */
export function worthAsking(ways: readonly Way[]): Way[] {
  return ways.filter((way) => !ways.some((other) => beats(other, way)));
}

function beats(a: Way, b: Way): boolean {
  if (a === b || a.source !== b.source || a.box !== b.box) return false;
  const [one, two] = [a.option.tell, b.option.tell];
  if (one.value !== two.value || one.mark !== two.mark) return false;
  const jokerIsNoMore = !a.joker || (b.joker && one.box === two.box);
  if (!jokerIsNoMore || a.polishes > b.polishes) return false;
  const less = a.polishes < b.polishes || a.joker !== b.joker;
  // Of two that cost the same, the first in the list stays.
  return less || a.option.action < b.option.action;
}
