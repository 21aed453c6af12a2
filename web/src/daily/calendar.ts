/** Days by UTC, and the game and the rival of each: lists by a day's number that Python writes. */
import { FIRST_DAY, GAMES, GRACE_SECONDS, LAST_DAY, RIVALS } from "../generated/daily";
import { locale } from "../words/format";

const DAY = 86_400_000;

/** A day as it is written: 2026-03-01. */
export function dayOf(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}

export function numberOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / DAY;
}

export function later(day: string, days: number): string {
  return dayOf((numberOf(day) + days) * DAY);
}

/** A day for people: `12 March 2026`. */
export function dayText(language: string, day: string): string {
  const options = { dateStyle: "long", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(locale(language), options).format(numberOf(day) * DAY);
}

/** Whether a text of an address is a day. */
export function isDay(text: string): boolean {
  // A browser may take the 31st of February for the third of March.
  const written = /^\d{4}-\d\d-\d\d$/.test(text) && Number.isInteger(numberOf(text));
  return written && later(text, 0) === text && FIRST_DAY <= text && text <= LAST_DAY;
}

/** When a day's dice are no secret any more, in milliseconds: whoever began before midnight can finish until then. */
export function shownFrom(day: string): number {
  return (numberOf(day) + 1) * DAY + GRACE_SECONDS * 1000;
}

export function gameOf(day: string): string {
  return GAMES[numberOf(day) % GAMES.length]!;
}

export function rivalOf(day: string): string {
  return RIVALS[numberOf(day) % RIVALS.length]!;
}
