/** What a try of a lesson lost against the best, by the coach. */
import type { Coach } from "../players/coach";
import type { Game } from "../rules/types";
import type { Decided } from "./table";

/** A choice, and the best one there. */
export interface Graded {
  before: Game;
  action: number;
  best: number;
  lost: number;
}

/** Every real choice of a try. */
export async function gradesOf(
  coach: Coach,
  seat: number,
  decided: readonly Decided[],
): Promise<Graded[]> {
  const grades: Graded[] = [];
  for (const { before, action } of decided) {
    const expected = await coach.judge(before, seat);
    const best = bestOf(expected);
    const chosen = expected.find((one) => one.action === action) ?? best;
    grades.push({ before, action, best: best.action, lost: best.points - chosen.points });
  }
  return grades;
}

/** What the coach would do; the first of equal ones. */
export async function bestAction(coach: Coach, game: Game, seat: number): Promise<number> {
  return bestOf(await coach.judge(game, seat)).action;
}

function bestOf<One extends { points: number }>(expected: readonly One[]): One {
  return expected.reduce((best, one) => (one.points > best.points ? one : best));
}

/** All together. */
export function lostIn(grades: readonly Graded[]): number {
  return grades.reduce((sum, { lost }) => sum + lost, 0);
}

/** The choice that lost most, if any lost more than rounding does. */
export function costliestOf(grades: readonly Graded[]): Graded | null {
  const worst = grades.reduce<Graded | null>(
    (most, one) => (most && most.lost >= one.lost ? most : one),
    null,
  );
  return worst && worst.lost >= SLIGHT ? worst : null;
}

const SLIGHT = 0.05;
