/** The goal of a lesson in one line, told from the same data that it is judged by. */
import type { Param } from "../../words/catalogue";
import type { Grammar, Thing } from "../../words/grammar/types";
import type { GoalPart } from "../course";
import type { LessonWords } from ".";

export function goalText(texts: LessonWords, goal: readonly GoalPart[]): string {
  const parts = goal.map((part) => tellPart(texts, part));
  return texts.say("lesson.goal", { goal: texts.list(parts) });
}

function tellPart(texts: LessonWords, [name, what, least]: GoalPart): string {
  const told = texts.find(`goal.${name}`, { n: least, ...named(texts.grammar, what) });
  if (told === null) throw new Error(`no words for the goal ${name}`);
  return told;
}

/** What a goal is about, in all the ways in which its words may ask for it. */
function named(grammar: Grammar, what: string): Record<string, Param> {
  if (what === "") return {};
  const bonus = grammar.things[what as Thing] ?? what;
  return { zone: grammar.zone(what), die: grammar.die(what), row: what, bonus };
}
