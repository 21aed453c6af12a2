/** What games come from: dice of a seed or of before, and what was known, so that they do not count. */
import type { Origin, SavedTable } from "./types";

/** Whether all dice of a table follow from its seed. */
export function goesBySeed({ dice, given }: Pick<SavedTable, "dice" | "given">): boolean {
  return dice === "seed" && !given?.fell;
}

/** Half a game after a course: somebody else played its first half. */
export function fromCourse(game: string, at: number): Origin {
  return { game: `course/${game}`, at };
}

/** The dice of somebody's game, which may have been seen: `key` names the link to it. */
export function fromDice(key: string): Origin {
  return { game: `dice/${key}`, at: 0 };
}

/** Practice with the dice of a day. */
export function fromDay(day: string): Origin {
  return { game: `daily/${day}`, at: 0 };
}
