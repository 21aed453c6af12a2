/** Answers to puzzles as the device keeps them. One's rating follows from them, so that nothing else has to be kept. */
import type { Database } from "../device/database";
import { afterResults, UNKNOWN, type Strength } from "./glicko";
import type { Grade } from "./grading";

/** The first answer to a puzzle. */
export interface Answer {
  /** The puzzle's. */
  id: string;
  /** When it was given, in milliseconds. */
  at: number;
  grade: Grade;
  /** Of the puzzle. */
  rating: number;
  /** The day whose puzzle it was, as `2026-11-16`. */
  day?: string;
  /** When any of this changed last. */
  changed: number;
}

const SCORES: Record<Grade, number> = { good: 1, nearly: 0.5, missed: 0 };
/** How unsure the rating of a puzzle is: it was estimated from the levels that miss it, not from people. */
const PUZZLE_DEVIATION = 150;

export function allAnswers(database: Database): Promise<Answer[]> {
  return database.all<Answer>("puzzles");
}

/** Keep an answer. Of a puzzle that was answered before, only the day can be new. */
export async function keepAnswer(
  database: Database,
  answer: Omit<Answer, "changed">,
): Promise<void> {
  const known = await database.get<Answer>("puzzles", answer.id);
  if (known && (!answer.day || known.day === answer.day)) return;
  const kept = { ...(known ? { ...known, day: answer.day } : answer), changed: answer.at };
  await database.put("puzzles", kept);
}

/** The own rating after these answers, each a rating period of its own. */
export function strengthAfter(answers: readonly Answer[]): Strength {
  const inOrder = answers.toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
  return inOrder.reduce((own, { rating, grade }) => {
    const score = SCORES[grade];
    return afterResults(own, [{ rating, deviation: PUZZLE_DEVIATION, score }]);
  }, UNKNOWN);
}

/** What was answered on a day, if its puzzle was. */
export function answerOf(answers: readonly Answer[], day: string): Answer | undefined {
  return answers.find((answer) => answer.day === day);
}
