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
}

/** A hint and when it is due. */
type Due = [key: HintKey, when: boolean, about?: Hint["about"]];

/** The first hint that is due and not seen yet. */
export function hintFor(now: GuideNow, seen: ReadonlySet<string>): Hint | null {
  const hints = now.view.sheet.flow === "race" ? raceHints(now) : platterHints(now);
  const due = hints.find(([key, when]) => when && !seen.has(key));
  return due ? { key: due[0], about: due[2] ?? {} } : null;
}

const KEPT: readonly Bar[] = ["reroll", "extra", "takeback", "polish", "joker"];

function platterHints({ view, seat, choices, held }: GuideNow): Due[] {
  if (!choices) return held ? [["guide.undo", true]] : [];
  const { asks } = choices;
  const { plan, wild } = view.sheet;
  const picks = asks === "pick";
  const sum = Object.values(plan.zones).find((zone) => zone.adds === "wild");
  const opened = KEPT.find((bar) => view.opened(seat, bar) > 0);
  const round = plan.round_bonus[view.round - 1] ?? "";
  return [
    ["guide.welcome", true],
    ["guide.choose", picks],
    ["guide.bonus", asks === "bonus", { bonus: view.waiting(seat)[0] ?? "" }],
    ["guide.silver", asks === "follow"],
    ["guide.takeback", asks === "window"],
    ["guide.extra", asks === "extras"],
    ["guide.passiveSolo", asks === "passive" && view.players === 1],
    ["guide.passive", asks === "passive" && view.players > 1],
    ["guide.polish", canHelp(choices, "", "polish") || canHelp(choices, "", "joker")],
    ["guide.platter", picks && view.rolls > 1],
    ["guide.fox", view.foxes(seat) > 0],
    ["guide.white", picks && view.rolls > 1 && wild !== "", { wild }],
    ["guide.sum", picks && view.rolls > 1 && sum !== undefined, { zone: sum?.name ?? "", wild }],
    ["guide.reroll", picks && choices.reroll !== null && view.rolls > 2],
    ["guide.actions", opened !== undefined && view.round > 1, { bonus: opened ?? "" }],
    ["guide.round", view.round > 1 && round !== "", { bonus: round }],
    ["guide.end", view.round === view.rounds],
  ];
}

function raceHints({ view, seat, choices }: GuideNow): Due[] {
  if (!choices) return [];
  const { rows, empty_stacks: empty } = view.sheet.plan;
  const pawns = view.pawns(seat);
  const chips = view.chips(seat);
  const others = Array.from({ length: view.players }, (_, other) => other);
  const meeting = others.some(
    (other) => other !== seat && view.pawns(other).some((at, row) => at === rows[row]!.squares),
  );
  const closed = view.stacks.filter((left) => left === 0).length;
  return [
    ["guide.race.welcome", true],
    ["guide.race.lucky", choices.asks === "lucky"],
    ["guide.race.group", choices.asks === "group"],
    ["guide.race.pawn", pawns.some((at) => at > 0)],
    ["guide.race.x", chips.some((count) => count > 0)],
    ["guide.race.home", meeting],
    ["guide.race.set", chips.filter((count) => count > 0).length >= rows.length - 2],
    ["guide.race.closed", closed > 0],
    ["guide.race.end", closed >= empty - 1, { n: empty }],
  ];
}
