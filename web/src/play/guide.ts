/** The first-game guide: which hint fits what is happening now. */
import type { Bar, View } from "../rules/types";
import type { Key } from "../words";
import { canHelp, type Choices } from "./chooser";

/** Only what has a title, under the same key with `.title`, is a hint. */
type Titled<K> = K extends `${infer Hint}.title` ? Hint : never;
type HintKey = Titled<Extract<Key, `guide.${string}`>> & Key;

export interface Hint {
  key: HintKey;
  /** What it is about, by placeholder: a bonus, a zone, the wild die, a number. */
  about: { bonus?: string; zone?: string; wild?: string; n?: number };
}

export interface GuideNow {
  view: View;
  seat: number;
  choices: Choices | null;
  /** An entry waits to be meant: the moment for second thoughts. */
  held: boolean;
  /** How often the seat has decided something. */
  decided: number;
  /** The action that the seat opened last, while it can be seen that it did; or "". */
  opened: Bar | "";
}

/** A hint and when it is due. It is shown as long as that holds. */
type Due = [key: HintKey, when: boolean, about?: Hint["about"]];

/** The first hint that is due and not seen yet. */
export function hintFor(now: GuideNow, seen: ReadonlySet<string>): Hint | null {
  const hints = now.view.sheet.flow === "race" ? raceHints(now) : platterHints(now);
  const due = hints.find(([key, when]) => when && !seen.has(key));
  return due ? { key: due[0], about: due[2] ?? {} } : null;
}

/** The hints that a game can have a moment for. */
export function possibleHints({ sheet, players }: View): HintKey[] {
  const { plan, flow, wild } = sheet;
  const zones = Object.values(plan.zones);
  const has = (bar: Bar) => (plan.bars[bar]?.boxes ?? 0) > 0;
  if (flow === "race") return RACE;
  const special: [HintKey, boolean][] = [
    ["guide.silver", zones.some((zone) => zone.follow_rows.length > 0)],
    ["guide.takeback", has("takeback")],
    ["guide.extra", has("extra")],
    ["guide.passiveSolo", players === 1],
    ["guide.passive", players > 1],
    ["guide.polish", has("polish") || has("joker")],
    ["guide.white", wild !== ""],
    ["guide.sum", zones.some((zone) => zone.adds === "wild")],
    ["guide.reroll", has("reroll")],
    ["guide.round", plan.round_bonus.some(Boolean)],
  ];
  return [...PLATTER, ...special.flatMap(([key, possible]) => (possible ? [key] : []))];
}

const PLATTER: HintKey[] = [
  "guide.welcome",
  "guide.choose",
  "guide.hold",
  "guide.explain",
  "guide.bonus",
  "guide.platter",
  "guide.fox",
  "guide.actions",
  "guide.undo",
  "guide.end",
];
const RACE: HintKey[] = [
  "guide.race.welcome",
  "guide.race.lucky",
  "guide.race.group",
  "guide.hold",
  "guide.explain",
  "guide.race.pawn",
  "guide.race.x",
  "guide.race.home",
  "guide.race.set",
  "guide.race.closed",
  "guide.race.end",
];

const KEPT: readonly Bar[] = ["reroll", "extra", "takeback", "polish", "joker"];

/** Which action a seat opened last, from one position to the next. */
export class Opened {
  #seat = -1;
  #before: readonly number[] = [];
  #last: Bar | "" = "";

  after(view: View, seat: number): Bar | "" {
    const now = KEPT.map((bar) => view.opened(seat, bar));
    const more = KEPT.filter((_, i) => seat === this.#seat && now[i]! > this.#before[i]!);
    if (seat !== this.#seat || now.some((count, i) => count < this.#before[i]!)) this.#last = "";
    this.#last = more.at(-1) ?? this.#last;
    this.#seat = seat;
    this.#before = now;
    return this.#last;
  }
}

/** In a turn. */
const ROLLS = 3;

/** Before a seat has decided so often it is told how to. */
const NOVICE = 4;

function platterHints({ view, seat, choices, held, decided, opened }: GuideNow): Due[] {
  const passiveAlone = view.players === 1 && view.part === "passive";
  if (!choices) {
    return [
      ["guide.passiveSolo", held && passiveAlone],
      ["guide.undo", held],
    ];
  }
  const { asks } = choices;
  const { plan, wild } = view.sheet;
  // A roll may fit nowhere, and a platter, too: then there is nothing to tell how to do.
  const picks = asks === "pick" && choices.entries.length > 0;
  const later = picks && view.rolls > 1;
  const fromPlatter = choices.entries.some(({ die }) => view.where[die] === "platter");
  const sum = Object.values(plan.zones).find((zone) => zone.adds === "wild");
  const kept = opened !== "" && view.left(seat, opened) > 0;
  const round = plan.round_bonus[view.round - 1] ?? "";
  const begins = view.round > 1 && view.part !== "passive" && view.rolls <= 1;
  return [
    ["guide.welcome", decided === 0],
    ["guide.choose", picks && decided < NOVICE],
    ["guide.hold", picks && decided > 1],
    ["guide.explain", picks && decided > NOVICE],
    ["guide.bonus", asks === "bonus", { bonus: view.waiting(seat)[0] ?? "" }],
    ["guide.silver", asks === "follow"],
    ["guide.takeback", asks === "window"],
    ["guide.extra", asks === "extras"],
    ["guide.passiveSolo", asks === "passive" && passiveAlone],
    ["guide.passive", asks === "passive" && !passiveAlone && fromPlatter],
    ["guide.polish", canHelp(choices, "", "polish") || canHelp(choices, "", "joker")],
    // After the last roll no die is missed any more.
    ["guide.platter", later && view.rolls < ROLLS],
    ["guide.fox", view.foxes(seat) > 0],
    ["guide.white", later && wild !== "", { wild }],
    ["guide.sum", later && sum !== undefined, { zone: sum?.name ?? "", wild }],
    ["guide.reroll", later && choices.reroll !== null],
    ["guide.actions", kept, { bonus: opened }],
    ["guide.round", begins && round !== "", { bonus: round }],
    ["guide.end", view.round === view.rounds],
  ];
}

function raceHints({ view, seat, choices, decided }: GuideNow): Due[] {
  if (!choices) return [];
  const { rows, empty_stacks: empty } = view.sheet.plan;
  const pawns = view.pawns(seat);
  const chips = view.chips(seat);
  const others = Array.from({ length: view.players }, (_, other) => other);
  const meeting = others.some(
    (other) => other !== seat && view.pawns(other).some((at, row) => at === rows[row]!.squares),
  );
  const closed = view.stacks.filter((left) => left === 0).length;
  const groups = choices.asks === "group" && choices.race.length > 0;
  return [
    ["guide.race.welcome", decided === 0],
    ["guide.race.lucky", choices.asks === "lucky"],
    ["guide.race.group", groups],
    ["guide.hold", groups && decided > 1],
    ["guide.explain", groups && decided > NOVICE],
    ["guide.race.pawn", pawns.some((at) => at > 0)],
    ["guide.race.x", chips.some((count) => count > 0)],
    ["guide.race.home", meeting],
    ["guide.race.set", chips.filter((count) => count > 0).length >= rows.length - 2],
    ["guide.race.closed", closed > 0],
    ["guide.race.end", closed >= empty - 1, { n: empty }],
  ];
}
