/** Ratings as they are shown. */
import type { RatingBot, RatingLine, RatingNow, SkillNow } from "../generated/wire";
import { words } from "../words";

/** A rating with half the width of its 95 % interval. */
export function rated({ points, margin }: RatingNow): string {
  return `${words().number(Math.round(points))} ± ${words().number(Math.round(margin))}`;
}

export function signed(change: number): string {
  return words().number(Math.round(change), { signDisplay: "always" });
}

/** In hundredths of the chance to win. */
export function chance(value: number): string {
  return words().number(100 * value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

export function lost(skill: SkillNow | null): string {
  return skill ? `${chance(skill.lost)} ± ${chance(skill.margin)} %` : "–";
}

export type Rung =
  | { kind: "person"; line: RatingLine; rating: RatingNow; table: SkillNow | null }
  | { kind: "bot"; bot: string; rating: RatingNow; table: SkillNow | null };

/** What people are ordered by: three standard deviations below. */
function least({ points, margin }: RatingNow): number {
  return points - (3 * margin) / 1.96;
}

/** Bots are fixed points: they stand where they are rated. */
function heightOf({ kind, rating }: Rung): number {
  return kind === "bot" ? rating.points : least(rating);
}

/** People in their order with bots between them; of bots, those that stand above the last person shown, or all. */
export function rungsOf(
  lines: readonly RatingLine[],
  bots: readonly RatingBot[],
  first: number,
  people: number,
): Rung[] {
  const above = first > 0 && lines[0] ? least(lines[0].rating) : Infinity;
  const last = lines.at(-1);
  const below = last && first + lines.length < people ? least(last.rating) : -Infinity;
  const between = bots.filter(({ rating: { points } }) => points <= above && points > below);
  const rungs: Rung[] = [
    ...lines.map((line): Rung => ({
      kind: "person",
      line,
      rating: line.rating,
      table: line.table,
    })),
    ...between.map((bot): Rung => ({ kind: "bot", ...bot })),
  ];
  return rungs.sort((a, b) => heightOf(b) - heightOf(a));
}

/** Places of ratings on a line that holds all intervals: from its left, or from its right. */
export function spanOf(
  rungs: readonly { low: number; high: number }[],
): (points: number, fromRight?: boolean) => string {
  const low = Math.min(...rungs.map((rung) => rung.low));
  const high = Math.max(...rungs.map((rung) => rung.high));
  const place = (points: number) => (100 * (points - low)) / Math.max(1, high - low);
  return (points, fromRight = false) => `${fromRight ? 100 - place(points) : place(points)}%`;
}
