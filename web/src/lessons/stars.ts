/** Stars of lessons: how many a try is worth, and the most that somebody has had. */
export const MOST_STARS = 3;

/** By what a try lost against the best; the goal is reached. */
export function starsFor(limits: readonly number[], lost: number): number {
  return 1 + limits.filter((limit) => lost <= limit).length;
}

/** Under which the stars of a lesson are kept. */
export function addressOf(game: string, key: string): string {
  return `${game}/${key}`;
}

/** What is kept after a try: never less than before. */
export function withStars(
  kept: Readonly<Record<string, number>>,
  address: string,
  stars: number,
): Record<string, number> {
  return { ...kept, [address]: Math.max(stars, kept[address] ?? 0) };
}
