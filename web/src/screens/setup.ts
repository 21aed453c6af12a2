/** A game being set up: who sits where, whose dice. */
import type { Pace } from "../meeting/pace";
import type { Sheet } from "../rules";
import type { LocalSeat, NewTable, SeatWish } from "../table";
import { namesAt } from "../words/people";
import type { Words } from "../words/words";

export interface SeatSetup {
  kind: "here" | "bot" | "elsewhere";
  name: string;
  bot: string;
}

export type DiceSetup = "seed" | "fair" | "own";

export interface Setup {
  sheet: Sheet;
  seats: SeatSetup[];
  dice: DiceSetup;
  rulings: Record<string, boolean>;
  /** Of a game with people elsewhere. */
  pace: Pace;
  /** Whether the result counts for ratings. */
  rated?: boolean;
  /** Whether anybody may sit down there. */
  listed?: boolean;
}

/** Somebody here, with the dice of this device, by the sheet's own rulings. */
export function alone(sheet: Sheet, name: string): Setup {
  const here: SeatSetup = { kind: "here", name, bot: "" };
  return { sheet, seats: [here], dice: "seed", rulings: { ...sheet.rulings }, pace: "now" };
}

/** The same against a bot. */
export function against(sheet: Sheet, name: string, bot: string): Setup {
  const setup = alone(sheet, name);
  return { ...setup, seats: [...setup.seats, { kind: "bot", name: "", bot }] };
}

/** With friends elsewhere, who are invited by a link. */
export function withFriends(sheet: Sheet, name: string, players: number, pace: Pace): Setup {
  const setup = alone(sheet, name);
  const open: SeatSetup = { kind: "elsewhere", name: "", bot: "" };
  const friends = Array.from({ length: players - 1 }, () => ({ ...open }));
  return { ...setup, seats: [...setup.seats, ...friends], dice: "fair", pace };
}

/** Around this screen. */
export function around(sheet: Sheet, names: readonly string[]): Setup {
  const seats = names.map((name): SeatSetup => ({ kind: "here", name, bot: "" }));
  return { ...alone(sheet, ""), seats };
}

/** Whether it needs a server: for people elsewhere, or for dice that can be checked. */
export function needsServer({ seats, dice }: Setup): boolean {
  return dice === "fair" || hasGuests(seats);
}

/** Whether somebody is to come from elsewhere. */
export function hasGuests(seats: readonly SeatSetup[]): boolean {
  return seats.some(({ kind }) => kind === "elsewhere");
}

/** The dice that are possible: with people elsewhere this device cannot be the one that rolls. */
export function possibleDice(seats: readonly SeatSetup[], server: boolean): DiceSetup[] {
  if (hasGuests(seats)) return ["fair", "own"];
  return server ? ["seed", "fair", "own"] : ["seed", "own"];
}

/** Whether it can be rated: fair dice, the usual rulings, one person here, and a pace with others. */
export function canBeRated({ seats, dice, pace, ...setup }: Setup): boolean {
  return (
    dice === "fair" &&
    seats.filter(({ kind }) => kind === "here").length === 1 &&
    (pace !== "whenever" || !hasGuests(seats)) &&
    Object.keys(changedRulings({ seats, dice, pace, ...setup })).length === 0
  );
}

/** Rulings that were changed from the sheet's own. */
export function changedRulings({ sheet, rulings }: Setup): Record<string, boolean> {
  const changed = Object.entries(rulings).filter(([name, on]) => sheet.rulings[name] !== on);
  return Object.fromEntries(changed);
}

/** The seats of a table on this device; bots go by the name of their level. */
export function localSeats(words: Words, seats: readonly SeatSetup[]): LocalSeat[] {
  const sitting = seats.map(({ kind, name, bot }) =>
    kind === "bot" ? { name: "", bot } : { name: name.trim() },
  );
  const names = namesAt(words, sitting);
  return sitting.map((seat, i) => ({ ...seat, name: names[i]! }));
}

/** The table to ask a server for. */
export function serverTable(setup: Setup): NewTable {
  return {
    game: setup.sheet.id,
    rulings: changedRulings(setup),
    dice: setup.dice === "own" ? "own" : "fair",
    pace: hasGuests(setup.seats) ? setup.pace : "now",
    rated: setup.rated === true,
    listed: hasGuests(setup.seats) && setup.listed === true,
    seats: setup.seats.map(wish),
  };
}

function wish({ kind, name, bot }: SeatSetup): SeatWish {
  if (kind === "here") return { kind: "person", name };
  return kind === "bot" ? { kind: "bot", bot } : { kind: "open" };
}
