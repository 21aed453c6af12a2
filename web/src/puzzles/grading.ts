/** What an answer is worth: by the points it loses. The limits are those of the command line. */
import told from "../../generated/puzzles/grading.json";

export type Grade = "good" | "nearly" | "missed";

export const THEMES: readonly string[] = told.themes;
const THEMES_OF: Readonly<Record<string, readonly string[] | undefined>> = told.themes_of;

/** The themes that puzzles of these games have. */
export function themesOf(games: readonly string[]): string[] {
  return THEMES.filter((name) => games.some((game) => THEMES_OF[game]?.includes(name)));
}

/** The coach's error, or the least that counts as one. */
export function errorOf(error: number | null): number {
  return Math.max(error ?? 0, told.smallest_error);
}

/** Whatever the coach cannot tell from the best is right. */
export function gradeOf(lost: number, error: number | null): Grade {
  const least = errorOf(error);
  const [good, nearly, missed] = told.verdicts as [Grade, Grade, Grade];
  if (lost <= least) return good;
  return lost <= told.small * least ? nearly : missed;
}
