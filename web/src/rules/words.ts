/** Actions in the record's words: the named ints that the rules tell, as an event. */
import type { Layout } from "./layout";
import type { GameEvent, Sheet, Tell } from "./types";

type Read = (told: { layout: Layout; sheet: Sheet; tell: Tell }, number: number) => unknown;

/** What a number of an event stands for. */
const MEANINGS: Readonly<Record<string, Read>> = {
  number: (_, number) => number,
  die: ({ sheet }, number) => sheet.dice[number],
  zone: ({ sheet }, number) => sheet.zones[number],
  bonus: ({ sheet }, number) => sheet.bonuses[number],
  bar: ({ layout }, number) => layout.names.bar[number],
  mark: ({ layout }, number) => layout.words.mark[number],
  use: ({ layout, tell }) => layout.words.use[tell.verb],
  pass: ({ layout, tell }) => layout.words.pass[tell.asks],
  faces: ({ layout }, number) => layout.hands[number],
  row: ({ sheet }, number) => sheet.plan.rows[number]!.number,
  joker: ({ tell }, box) => ({ box, as: tell.as }),
  polish: ({ sheet, tell: { die, own, partner, other } }) => {
    const changes: Record<string, number> = {};
    if (own) changes[sheet.dice[die]!] = own;
    if (other) changes[sheet.dice[partner]!] = other;
    return own || other ? changes : undefined;
  },
};

/** The event of an action; null for rolling without taking a die back. What is told as -1 does not apply. */
export function eventOf(layout: Layout, sheet: Sheet, tell: Tell): GameEvent | null {
  const event: Record<string, unknown> = {};
  for (const [key, meaning, name] of layout.words.events[tell.verb]!) {
    const number = tell[name];
    const found =
      number === -1 ? undefined : MEANINGS[meaning]!({ layout, sheet, tell }, number as number);
    // The key of an entry's die says what the seat was asked.
    if (found !== undefined) event[key || layout.words.enter[tell.asks]!] = found;
  }
  return Object.keys(event).length > 0 ? event : null;
}

/** Whether two events say the same, whatever the order of their keys. */
export function sameEvent(one: unknown, other: unknown): boolean {
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return one === other;
  const keys = Object.keys(one);
  if (Array.isArray(one) !== Array.isArray(other) || keys.length !== Object.keys(other).length) {
    return false;
  }
  return keys.every(
    (key) =>
      key in other &&
      sameEvent((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]),
  );
}
