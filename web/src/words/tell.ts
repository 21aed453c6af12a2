/** What somebody did, and what somebody could do, each in a sentence or two. */

import type { Effects, GameEvent, Option, Sheet, View } from "../rules/types";
import { bringsText, type People } from "./brings";
import type { Key, Param } from "./catalogue";
import { entryText, type Faces } from "./entries";
import { bonusName, bonusNoun } from "./names";
import type { Words } from "./words";

/** One thing that happened at a table. */
export interface Happening {
  seat: number;
  /** Null for rolling without taking a die back. */
  event: GameEvent | null;
  /** What it changed; null for a throw, or where nobody worked it out. */
  effects: Effects | null;
}

export interface Context {
  people: People;
  /** What the dice showed. */
  faces: Faces;
  /** The die lay on a dice field, where nothing on the platter fitted. */
  fromField?: boolean;
  /** The bonus was earned by a bonus. */
  chain?: boolean;
}

/** Something that happened, as a line of the story. */
export function tellEvent(words: Words, sheet: Sheet, what: Happening, context: Context): string {
  const { event, effects } = what;
  const { faces, people } = context;
  const sentences = [words.capital(DID[verbOf(event)]({ words, sheet, context, ...what }))];
  if (effects) sentences.push(...bringsText(words, sheet, event, effects, faces, people));
  return sentences.join(" ");
}

/** An undo as a line of the story. */
export function tellUndo(
  words: Words,
  seat: number,
  what: "last" | "turn",
  people: People,
): string {
  return personal(words, what === "last" ? "tell.undoLast" : "tell.undoTurn", seat, people);
}

/** Texts that speak to you or about somebody. */
type PersonalKey = Key extends infer K ? (K extends `${infer Stem}.you` ? Stem : never) : never;

function personal(
  words: Words,
  stem: PersonalKey,
  seat: number,
  people: People,
  params: Record<string, Param> = {},
): string {
  const form = seat === people.you ? "you" : "other";
  const who = people.names[seat] ?? "";
  return words.find(`${stem}.${form}`, { ...params, who }) ?? "";
}

const VERBS = [
  "roll",
  "platter",
  "pick",
  "passive",
  "extra",
  "silver",
  "bonus",
  "use",
  "unlock",
  "lucky",
  "group",
  "pass",
] as const;
type Verb = (typeof VERBS)[number] | "go";

function verbOf(event: GameEvent | null): Verb {
  return event === null ? "go" : VERBS.find((verb) => event[verb] !== undefined)!;
}

interface Told extends Happening {
  words: Words;
  sheet: Sheet;
  context: Context;
}

const DID: Record<Verb, (told: Told) => string> = {
  go: (told) => say(told, "tell.go"),
  roll: (told) => say(told, "tell.roll", { dice: throwText(told.words, told.event!.roll!) }),
  platter: ({ words, event, context }) => {
    const dice = event!.platter!.map((die) => words.grammar.thrown(die, context.faces[die] ?? 0));
    return words.say("tell.platter", { dice });
  },
  pick: (told) => say(told, "tell.pick", entered(told, told.event!.pick!)),
  passive: (told) => {
    const stem = told.context.fromField ? "tell.field" : "tell.passive";
    return say(told, stem, entered(told, told.event!.passive!));
  },
  extra: (told) => say(told, "tell.extra", entered(told, told.event!.extra!)),
  silver: (told) => told.words.say("tell.silver", entered(told, told.event!.silver!)),
  bonus: (told) => {
    const { words, event, context } = told;
    const params = { bonus: bonusNoun(words, event!.bonus!), entry: entryOf(told) };
    return context.chain ? words.say("tell.chain", params) : say(told, "tell.bonus", params);
  },
  use: (told) =>
    told.event!.use === "takeback"
      ? say(told, "tell.takeback", { die: noun(told, told.event!.die!) })
      : say(told, "tell.reroll"),
  unlock: (told) => say(told, "tell.unlock", { bar: told.words.say(`bar.${told.event!.unlock!}`) }),
  lucky: (told) => say(told, "tell.lucky", { faces: facesText(told.words, told.event!.lucky!) }),
  group: (told) => {
    const { words, sheet, event, effects } = told;
    const move = moveText(words, sheet, event!, effects);
    return say(told, "tell.group", { sum: sumText(event!.group!), row: event!.row!, move });
  },
  pass: (told) => {
    const { pass, die } = told.event!;
    if (pass === "silver") return told.words.say("tell.passSilver", { die: noun(told, die!) });
    return say(told, PASSES[pass!]);
  },
};

const PASSES = {
  roll: "tell.passRoll",
  passive: "tell.passPassive",
  extra: "tell.passExtra",
  lucky: "tell.passLucky",
  group: "tell.passGroup",
} as const;

function say(told: Told, stem: PersonalKey, params: Record<string, Param> = {}): string {
  return personal(told.words, stem, told.seat, told.context.people, params);
}

function noun({ words, context }: Told, die: string) {
  return words.grammar.die(die, context.faces[die]);
}

function entryOf({ words, sheet, event, context }: Told): string {
  return entryText(words, sheet, event!, context.faces);
}

function entered(told: Told, die: string) {
  return { die: noun(told, die), entry: entryOf(told) };
}

/** Thrown dice: `white 3, blue 5`, or just their faces where they have no colours. */
export function throwText(words: Words, roll: Readonly<Record<string, number>> | number[]): string {
  if (Array.isArray(roll)) return facesText(words, roll);
  return words.list(Object.entries(roll).map(([die, face]) => words.grammar.thrown(die, face)));
}

function facesText(words: Words, faces: readonly number[]): string {
  return words.list(faces.map((face) => words.number(face)));
}

function sumText(faces: readonly number[]): string {
  return faces.join(" + ");
}

/** What a group does to its pawn. */
function moveText(words: Words, sheet: Sheet, event: GameEvent, effects: Effects | null): string {
  const goal = sheet.plan.rows.find(({ number }) => number === event.row)!.squares;
  const square = effects?.moves.find(({ row }) => row === event.row)?.square;
  if (square === undefined) return words.say("tell.staysOnX");
  if (square === goal) return words.say("tell.reachesX");
  return square === 1
    ? words.say("tell.newPawn", { goal })
    : words.say("tell.pawn", { square, goal });
}

/** What an option would do, before it is done. */
export function tellOption(
  words: Words,
  before: View,
  option: Pick<Option, "event" | "effects">,
  people: People,
): string {
  const { sheet } = before;
  const { event, effects } = option;
  const faces = facesOf(before);
  const sentences = [words.capital(would(words, sheet, event, effects, faces))];
  const brings = bringsText(words, sheet, event, effects, faces, people);
  if (isEntry(event) && effects.after === effects.before) {
    brings.unshift(words.say("option.noPoints"));
  }
  if (event?.pick && effects.platter.length === 0) brings.push(words.say("option.noneToPlatter"));
  return [...sentences, ...brings].join(" ");
}

/** The option itself: `Blue 5: cross on the 9 in blue.` */
export function wouldText(
  words: Words,
  view: View,
  { event, effects }: Pick<Option, "event" | "effects">,
): string {
  return words.capital(would(words, view.sheet, event, effects, facesOf(view)));
}

/** What the dice of a position show, by name. */
export function facesOf(view: View): Faces {
  return Object.fromEntries(view.sheet.dice.map((die, i) => [die, view.faces[i]!]));
}

function isEntry(event: GameEvent | null): boolean {
  return event?.cell !== undefined || event?.group !== undefined;
}

/** The option itself, without what it brings: `Blue 5: cross on the 9 in blue.` */
export function would(
  words: Words,
  sheet: Sheet,
  event: GameEvent | null,
  effects: Effects | null,
  faces: Faces,
): string {
  if (event === null) return words.say("option.on");
  const die = (name: string) => words.grammar.die(name, faces[name]);
  const entry = () => entryText(words, sheet, event, faces);
  const chosen = event.pick ?? event.passive;
  if (chosen) return words.say("option.enter", { die: die(chosen), entry: entry() });
  if (event.extra) return words.say("option.extra", { die: die(event.extra), entry: entry() });
  if (event.silver) return words.say("option.silver", { die: die(event.silver), entry: entry() });
  if (event.bonus) {
    return words.say("option.bonus", { bonus: bonusName(words, event.bonus), entry: entry() });
  }
  if (event.use === "takeback") return words.say("option.takeback", { die: die(event.die!) });
  if (event.use) return words.say("option.reroll");
  if (event.unlock) return words.say("option.unlock", { bar: words.say(`bar.${event.unlock}`) });
  if (event.lucky) return words.say("option.lucky", { faces: facesText(words, event.lucky) });
  if (event.group) {
    const move = moveText(words, sheet, event, effects);
    return words.say("option.group", { sum: sumText(event.group), row: event.row!, move });
  }
  if (event.pass === "silver") return words.say("option.passSilver", { die: die(event.die!) });
  return words.say(OPTION_PASSES[event.pass!]);
}

const OPTION_PASSES = {
  roll: "option.passRoll",
  passive: "option.passPassive",
  extra: "option.passExtra",
  lucky: "option.passLucky",
  group: "option.passGroup",
} as const;
