/** Days in a row on which somebody played. Two missed days of a month are forgiven; they do not count either. */
import { later } from "./calendar";

const FORGIVEN = 2;

export function streakOf(played: ReadonlySet<string>, today: string): number {
  const missed = new Map<string, number>();
  let count = 0;
  // Whoever has not played today has the whole day left.
  for (let day = played.has(today) ? today : later(today, -1); ; day = later(day, -1)) {
    if (played.has(day)) {
      count += 1;
      continue;
    }
    const month = day.slice(0, 7);
    const times = (missed.get(month) ?? 0) + 1;
    if (times > FORGIVEN) return count;
    missed.set(month, times);
  }
}
