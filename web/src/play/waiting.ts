/** Whom the table waits for, and what can be done about it. */
import type { Game } from "../rules/types";
import type { SeatInfo } from "../table/types";
import type { Voice } from "./voice";

export interface Awaited {
  /** Seats whose players are there and choose. */
  choosing: number[];
  /** Seats whose owners are away. */
  away: number[];
  /** How many seats are still free, where one of them is waited for. */
  open: number;
}

const NOBODY: Awaited = { choosing: [], away: [], open: 0 };

export function awaitedOf(
  game: Pick<Game, "awaits" | "toAct">,
  seats: readonly SeatInfo[],
): Awaited {
  if (game.awaits === "over") return NOBODY;
  const acting = game.toAct();
  const free = seats.flatMap(({ kind }, seat) => (kind === "open" ? [seat] : []));
  const taken = acting.filter((seat) => !free.includes(seat));
  return {
    choosing: taken.filter((seat) => !isAway(seats[seat])),
    away: taken.filter((seat) => isAway(seats[seat])),
    // The first throw may wait until all have come.
    open: acting.length === 0 || taken.length < acting.length ? free.length : 0,
  };
}

/** A person's seat without the person. */
export function isAway(seat: SeatInfo | undefined): boolean {
  return seat?.kind === "person" && !seat.connected && !seat.bot;
}

/** How much time a seat has left that has something to decide; null: nothing runs out. */
export function timeLeft({ until, out }: SeatInfo, now = Date.now()): number | null {
  return until === undefined || out ? null : Math.max(0, until - now);
}

const MINUTE = 60_000;

/** In how many minutes a bot may play for somebody who is away; 0: now; null: nobody knows. */
export function minutesToBot({ botFrom }: SeatInfo, now: number): number | null {
  if (botFrom === undefined) return null;
  return Math.max(0, Math.ceil((botFrom - now) / MINUTE));
}

/** That somebody is away, and from when on a bot can play. */
export function awayText(voice: Voice, seat: number, info: SeatInfo, now: number): string {
  const who = voice.nameOf(seat);
  const minutes = minutesToBot(info, now);
  const said = [voice.say("wait.away", { who })];
  if (minutes === 0) said.push(voice.say("wait.botNow", { who }));
  else if (minutes !== null) said.push(voice.say("wait.botIn", { who, n: minutes }));
  return said.join(" ");
}
