/** The names of the bots, the same in every language: three for each level, since three can sit at one table. */
const CHARACTERS: Readonly<Record<string, readonly [string, string, string]>> = {
  random: ["Pim", "Lou", "Hopper"],
  greedy: ["Maggie", "Corvo", "Pica"],
  novice: ["Iggy", "Tilly", "Momo"],
  casual: ["Hazel", "Rusty", "Fips"],
  club: ["Otto", "Nelly", "Lutra"],
  expert: ["Athena", "Bubo", "Strix"],
  master: ["Renard", "Vixie", "Todd"],
};

/** The names that a bot of a level can have, the usual one first; none for a level that we do not know. */
export function characterNames(level: string): readonly string[] {
  return CHARACTERS[level] ?? [];
}
