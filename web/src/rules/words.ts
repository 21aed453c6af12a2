/** Actions in the record's words: the named ints that the rules tell, as an event. */
import type { Layout } from "./layout";
import type { Bar, GameEvent, Sheet, Tell } from "./types";

/** The event of an action; null for rolling without taking a die back. */
export function eventOf(layout: Layout, sheet: Sheet, tell: Tell): GameEvent | null {
  const die = sheet.dice[tell.die]!;
  switch (tell.verb) {
    case "on":
      return null;
    case "pass":
      return passOf(layout, sheet, tell);
    case "reroll":
      return { use: "reroll" };
    case "takeback":
      return { use: "takeback", die };
    case "unlock":
      return { unlock: layout.names.bar[tell.bar] as Bar };
    case "enter":
      return entryOf(layout, sheet, tell);
    case "follow":
      return { silver: die, cell: tell.cell };
    case "bonus":
      return { bonus: sheet.bonuses[tell.bonus]!, ...placeOf(layout, sheet, tell) };
    case "lucky":
      return { lucky: layout.hands[tell.group]! };
    case "group":
      return { group: layout.hands[tell.group]!, row: sheet.plan.rows[tell.row]!.number };
  }
}

function passOf(layout: Layout, sheet: Sheet, tell: Tell): GameEvent {
  const event: GameEvent = { pass: layout.words.pass[tell.asks] as NonNullable<GameEvent["pass"]> };
  if (tell.asks === "follow") event.die = sheet.dice[tell.die]!;
  return event;
}

function entryOf(layout: Layout, sheet: Sheet, tell: Tell): GameEvent {
  const die = sheet.dice[tell.die]!;
  const event: GameEvent = {
    [layout.words.enter[tell.asks]!]: die,
    ...placeOf(layout, sheet, tell),
  };
  if (tell.box > 0) event.joker = { box: tell.box, as: tell.as };
  const polish: Record<string, number> = {};
  if (tell.own) polish[die] = tell.own;
  if (tell.other) polish[sheet.dice[tell.partner]!] = tell.other;
  if (Object.keys(polish).length > 0) event.polish = polish;
  return event;
}

function placeOf(layout: Layout, sheet: Sheet, tell: Tell): GameEvent {
  const event: GameEvent = { zone: sheet.zones[tell.zone]!, cell: tell.cell };
  if (tell.value >= 0) event.value = tell.value;
  if (tell.mark >= 0) event.mark = layout.words.mark[tell.mark]!;
  return event;
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
