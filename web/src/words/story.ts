/** The story of a game: headings for rounds and turns, a line for everything that happened. */

import type { Sheet } from "../rules/types";
import type { Step } from "../table/types";
import type { People } from "./brings";
import { bonusNoun } from "./names";
import { tellEvent, type Happening } from "./tell";
import type { Words } from "./words";

export interface Line {
  kind: "round" | "turn" | "event";
  seat: number;
  text: string;
  /** Which step it tells, or stands before. */
  step: number;
}

/** Every step as lines. What a step does not say itself (faces, where dice lay) follows from those before. */
export function tellStory(
  words: Words,
  sheet: Sheet,
  steps: readonly Step[],
  people: People,
): Line[] {
  const lines: Line[] = [];
  const dice = new DiceMemory(sheet);
  let last: Step | undefined;
  steps.forEach((step, index) => {
    lines.push(
      ...headings(words, sheet, last, step, people).map((line) => ({ ...line, step: index })),
    );
    dice.follow(last, step);
    const { seat, event } = step;
    const chain = isChained(step, last);
    const fromField = event?.passive !== undefined && dice.fields.has(event.passive);
    const context = { people, faces: dice.faces, fromField, chain };
    lines.push({ kind: "event", seat, text: tellEvent(words, sheet, step, context), step: index });
    last = step;
  });
  return lines;
}

/** Whether a bonus was earned by the bonus that was entered before it. */
export function isChained(step: Happening, before: Happening | undefined): boolean {
  if (!step.event?.bonus || !before?.event?.bonus || before.seat !== step.seat) return false;
  return (before.effects?.bonuses.length ?? 0) > 0;
}

function headings(
  words: Words,
  sheet: Sheet,
  last: Step | undefined,
  step: Step,
  people: People,
): Omit<Line, "step">[] {
  const lines: Omit<Line, "step">[] = [];
  if (last?.round !== step.round) {
    lines.push({ kind: "round", seat: -1, text: roundText(words, sheet, step.round) });
  }
  if (step.part !== "round" && step.event?.roll && !isSameTurn(last, step)) {
    lines.push({ kind: "turn", seat: step.active, text: turnText(words, step, people) });
  }
  return lines;
}

function isSameTurn(last: Step | undefined, step: Step): boolean {
  return last?.round === step.round && last.active === step.active && last.part === step.part;
}

/** A round begins, with what everybody gets for it. */
export function roundText(words: Words, sheet: Sheet, round: number): string {
  const bonus = sheet.plan.round_bonus[round - 1];
  if (!bonus) return words.capital(words.say("tell.round", { round }));
  const params = { round, bonus: bonusNoun(words, bonus) };
  return words.capital(words.say("tell.roundBonus", params));
}

function turnText(words: Words, step: Step, people: People): string {
  if (step.part === "passive") return words.say("tell.passiveTurn");
  return step.active === people.you
    ? words.say("tell.turn.you")
    : words.say("tell.turn.other", { who: people.names[step.active] ?? "" });
}

/** What the dice show and which lie on dice fields, from the throws and picks alone. */
class DiceMemory {
  faces: Record<string, number> = {};
  fields = new Set<string>();

  constructor(readonly sheet: Sheet) {}

  follow(last: Step | undefined, { event, ...step }: Step): void {
    if (event?.roll && !Array.isArray(event.roll)) {
      if (!isSameTurn(last, { event, ...step })) this.fields.clear();
      this.faces = { ...this.faces, ...event.roll };
    }
    if (event?.pick) this.fields.add(event.pick);
    if (event?.platter) {
      this.fields = new Set(this.sheet.dice.filter((die) => !event.platter!.includes(die)));
    }
  }
}
