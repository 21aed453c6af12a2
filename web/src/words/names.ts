/** What things are called: colours, bonuses, actions, players, ranks, rulings, refusals. */

import type { Level } from "../players/types";
import type { Bar, Sheet } from "../rules/types";
import type { Key, Noun } from "./catalogue";
import type { Thing } from "./grammar/types";
import type { Words } from "./words";

/** A colour as a label: `Blue`. */
export function colourName(words: Words, colour: string): string {
  return words.capital(words.grammar.colour(colour));
}

/** A letter of its own for every colour of a sheet. */
export function lettersOf(words: Words, sheet: Sheet): Record<string, string> {
  const letters: Record<string, string> = {};
  for (const colour of new Set([...sheet.dice, ...sheet.zones])) {
    const taken = Object.values(letters);
    const wished = [...words.grammar.letters(colour), ..."ABCDEFGHJKLMNPQRSTUVWXYZ"];
    letters[colour] = wished.find((letter) => !taken.includes(letter)) ?? "?";
  }
  return letters;
}

/** A bonus as "a …", in the forms of the language. */
export function bonusNoun(words: Words, name: string): Noun {
  const { grammar } = words;
  if (name in grammar.things) return grammar.things[name as Thing];
  if (name.includes("/")) return choiceNoun(words, name.split("/"));
  if (name === "?any") return grammar.freeAny;
  if (name.startsWith("?")) return grammar.free(name.slice(1));
  const [zone, rest] = name.split(":") as [string, string];
  return zone === "X" ? grammar.cross(rest) : grammar.number(zone, Number(rest));
}

/** One of several: every form is the list of theirs. */
function choiceNoun(words: Words, members: string[]): Noun {
  const nouns = members.map((member) => bonusNoun(words, member));
  const forms = new Set(nouns.flatMap((noun) => Object.keys(noun)));
  const joined = [...forms].map((form) => {
    const list = nouns.map((noun) => noun[form] ?? noun.base);
    return [form, words.list(list, "disjunction")];
  });
  return Object.fromEntries(joined) as Noun;
}

/** A bonus as a label: `Orange 6`, `Fox`. */
export function bonusName(words: Words, name: string): string {
  const noun = bonusNoun(words, name);
  return words.capital(noun["bare"] ?? noun.base);
}

export function barName(words: Words, bar: Bar): string {
  return words.say(`bar.${bar}`);
}

/** A bot by its level; a name that we do not know stays as it is. */
export function levelName(words: Words, name: string): string {
  // A bot of somebody's is called by its owner and, behind a slash, its name.
  return words.find(`level.${name}`) ?? words.capital(name.split("/").at(-1)!);
}

export function levelTells(words: Words, name: string): string {
  return words.find(`level.${name}.tells`) ?? "";
}

/** How strong a bot was measured to be where so many play; alone, where that is all we know. */
export function measuredText(
  words: Words,
  level: Pick<Level, "means" | "wins"> | undefined,
  players: number,
): string {
  const { means = {}, wins } = level ?? {};
  const [among, alone] = [players > 1 ? means[players] : undefined, means[1]];
  const points = (mean: number) => words.number(Math.round(mean));
  const told =
    among !== undefined
      ? words.say("level.among", { n: players, points: points(among) })
      : alone === undefined
        ? ""
        : words.say("level.mean", { n: Math.round(alone) });
  // Of a game of two: what it wins against the strongest says more than points do.
  if (wins === undefined || (told && players !== 2)) return told;
  const share = words.number(wins, { style: "percent" });
  return `${told} ${words.say("level.wins", { share })}`.trim();
}

/** The rank of a sheet's rating table, from its English title. */
export function rankTitle(words: Words, title: string): string {
  return words.find(`rank.${title}`) ?? title;
}

export function rulingName(words: Words, name: string): string {
  return words.find(`ruling.${name}`) ?? words.capital(name.replaceAll("_", " "));
}

/** What a ruling says, switched on or off. */
export function rulingTells(words: Words, name: string, on: boolean): string {
  return words.find(`ruling.${name}.${on ? "on" : "off"}`) ?? "";
}

/** A part of a sheet whose provenance is told: a zone, or the round track and its like. */
export function partName(words: Words, part: string): string {
  return words.find(`part.${part}`) ?? colourName(words, part);
}

/** A refusal in one sentence; the English message of one that is new to us is better than nothing. */
/** What whoever runs the server has ordered. */
const ORDERED = new Set(["banned", "muted", "closed"]);

export function refusalText(words: Words, refusal: { kind: string; message?: string }): string {
  const known = words.find(`refused.${refusal.kind}`);
  // Until when, and why, only the server knows.
  if (known !== null && ORDERED.has(refusal.kind))
    return `${known} ${refusal.message ?? ""}`.trim();
  if (known !== null) return known;
  const other: Key = "refused.other";
  return [words.say(other), refusal.message].filter(Boolean).join(" ");
}
