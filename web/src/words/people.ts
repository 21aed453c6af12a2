/** Names of those at a table: no two of them are the same. */

import { characterNames } from "./characters";
import { levelName } from "./names";
import type { Words } from "./words";

/** Somebody at a table: a name, a bot's level, or neither yet. */
export interface Sitting {
  name?: string;
  bot?: string | null | undefined;
}

/** What everybody is called; a bot without a name has that of its character, a namesake gets a number. */
export function namesAt(words: Words, seats: readonly Sitting[]): string[] {
  const taken = new Set(seats.map(({ name }) => name));
  const botName = (bot: string): string => {
    const free = characterNames(bot).find((name) => !taken.has(name));
    if (free) taken.add(free);
    return free ?? levelName(words, bot);
  };
  return distinct(
    seats.map(({ name, bot }, seat) => {
      // Records of a server call a bot by the name of its level.
      if (bot && (!name || name === bot)) return botName(bot);
      return name || words.say("new.player", { number: seat + 1 });
    }),
  );
}

/** The same names, with a number behind each that is there already. */
export function distinct(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    let own = name;
    for (let number = 2; taken.has(own.toLowerCase()); number += 1) own = `${name} ${number}`;
    taken.add(own.toLowerCase());
    return own;
  });
}
