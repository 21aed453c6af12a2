/** What an action brings, one sentence each: bonuses, chips, dice on the platter, points. */

import type { Effects, GameEvent, Sheet } from "../rules/types";
import type { Noun } from "./catalogue";
import type { Faces } from "./entries";
import { bonusNoun } from "./names";
import type { Words } from "./words";

/** Who sits where: their names, and the seat that is spoken to, if there is just one. */
export interface People {
  names: readonly string[];
  you: number | null;
}

/** The sentences about an action's effects; none for an action without any. */
export function bringsText(
  words: Words,
  sheet: Sheet,
  event: GameEvent | null,
  effects: Effects,
  faces: Faces,
  people: People,
): string[] {
  const sentences = [earned(words, event, effects)];
  if (sheet.flow === "race") sentences.push(...onBoard(words, effects, people));
  const change = effects.after - effects.before;
  if (change !== 0) sentences.push(pointsText(words, change));
  sentences.push(toPlatter(words, effects.platter, faces));
  return sentences.filter((sentence) => sentence !== "");
}

function earned(words: Words, event: GameEvent | null, effects: Effects): string {
  const opened = [...effects.unlocks];
  if (event?.unlock) opened.splice(opened.indexOf(event.unlock), 1);
  const foxes = Array<string>(effects.foxes).fill("fox");
  const names = [...effects.bonuses, ...opened, ...foxes];
  if (names.length === 0) return "";
  return words.capital(words.say("tell.earns", { bonuses: counted(words, names) }));
}

/** Bonuses as nouns, equal ones counted. */
export function counted(words: Words, names: readonly string[]): (Noun | string)[] {
  return [...new Set(names)].map((name) => {
    const times = names.filter((other) => other === name).length;
    const noun = bonusNoun(words, name);
    return times === 1 ? noun : `${words.number(times)} × ${noun["bare"] ?? noun.base}`;
  });
}

export function pointsText(words: Words, change: number): string {
  return words.say("tell.points", { n: Math.abs(change), change: words.change(change) });
}

function toPlatter(words: Words, dice: readonly string[], faces: Faces): string {
  if (dice.length === 0) return "";
  const nouns = dice.map((die) => words.grammar.die(die, faces[die]));
  return words.capital(words.say("tell.toPlatter", { dice: nouns, n: dice.length }));
}

function onBoard(words: Words, effects: Effects, people: People): string[] {
  return [
    ...effects.chips.map((points) => words.say("tell.chip", { points })),
    ...effects.sends_home.map((seat) =>
      seat === people.you
        ? words.say("tell.sendsHome.you")
        : words.say("tell.sendsHome.other", { who: people.names[seat] ?? "" }),
    ),
    ...effects.closes.map((row) => words.say("tell.closes", { row })),
    ...effects.tiles.map((points) => words.say("tell.tile", { points })),
  ];
}
