/** Whose hand it is at this device, and when a choice is kept back until it is meant. */
import type { Asks, Game } from "../rules/types";
import type { SeatInfo, Table } from "../table/types";
import type { Choices } from "./chooser";
import type { Way } from "./ways";

/** The seats that a person plays from this device. */
export function peopleHere(table: Pick<Table, "mine" | "seats">): number[] {
  return table.mine.filter((seat) => isPerson(table.seats[seat]));
}

function isPerson(seat: SeatInfo | undefined): boolean {
  return seat?.kind === "person" && !seat.bot;
}

/** The seat here that decides next: the same one while it has something to decide. */
export function nextSeat(
  toAct: readonly number[],
  here: readonly number[],
  now: number,
  active: number,
): number {
  const able = here.filter((seat) => toAct.includes(seat));
  if (able.length === 0 || able.includes(now)) return now;
  if (able.includes(active)) return active;
  return able.find((seat) => seat > now) ?? able[0]!;
}

/** The game after a way, up to the next decision or throw. */
export function gameAfter(game: Game, seat: number, way: Way): Game {
  const after = game.copy();
  after.apply(seat, way.option.action);
  return after;
}

/** Passing on what could still be used is easily done by mistake. */
const HASTY: readonly Asks[] = ["pick", "passive", "group"];

/**
 * Whether a choice is kept back until somebody asks for what follows: dice that roll by themselves,
 * bots that act upon it, or the end. Nothing can be undone across these. Rolling on, rerolling and
 * ending a turn are meant as they are pressed.
 */
export function isHeld(
  after: Game,
  way: Way,
  choices: Pick<Choices, "asks" | "ways">,
  table: Pick<Table, "mine" | "seats" | "online" | "dice">,
): boolean {
  const passes = way.option.tell.verb === "pass";
  const hasty = passes && choices.ways.length > 1 && HASTY.includes(choices.asks);
  if (way.box === "" && !hasty) return false;
  if (after.awaits === "over") return true;
  if (after.awaits === "decision") {
    return !table.online && !after.toAct().some((seat) => isPerson(table.seats[seat]));
  }
  if (table.dice.kind === "own") return false;
  // Elsewhere people wait for it: only the own roll is worth their time.
  return !table.online || peopleHere(table).includes(after.active);
}
