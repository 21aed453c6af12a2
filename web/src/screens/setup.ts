/** A game being set up: who sits where, whose dice. */
import type { Sheet } from "../rules";
import type { LocalSeat, NewTable, SeatWish } from "../table";

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
}

/** Whether it needs a server: for people elsewhere, or for dice that can be checked. */
export function needsServer({ seats, dice }: Setup): boolean {
  return dice === "fair" || seats.some(({ kind }) => kind === "elsewhere");
}

/** The dice that are possible: with people elsewhere this device cannot be the one that rolls. */
export function possibleDice(seats: readonly SeatSetup[], server: boolean): DiceSetup[] {
  if (seats.some(({ kind }) => kind === "elsewhere")) return ["fair", "own"];
  return server ? ["seed", "fair", "own"] : ["seed", "own"];
}

/** Rulings that were changed from the sheet's own. */
export function changedRulings({ sheet, rulings }: Setup): Record<string, boolean> {
  const changed = Object.entries(rulings).filter(([name, on]) => sheet.rulings[name] !== on);
  return Object.fromEntries(changed);
}

/** The seats of a table on this device; bots go by the name of their level. */
export function localSeats(
  seats: readonly SeatSetup[],
  botName: (bot: string) => string,
): LocalSeat[] {
  return seats.map(({ kind, name, bot }) =>
    kind === "bot" ? { name: botName(bot), bot } : { name },
  );
}

/** The table to ask a server for. */
export function serverTable(setup: Setup): NewTable {
  return {
    game: setup.sheet.id,
    rulings: changedRulings(setup),
    dice: setup.dice === "own" ? "own" : "fair",
    seats: setup.seats.map(wish),
  };
}

function wish({ kind, name, bot }: SeatSetup): SeatWish {
  if (kind === "here") return { kind: "person", name };
  return kind === "bot" ? { kind: "bot", bot } : { kind: "open" };
}
