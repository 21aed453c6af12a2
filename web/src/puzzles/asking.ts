/** From an address to what is asked, and from a grade to what is kept. */
import { allAnswers, keepAnswer, strengthAfter } from "./answers";
import { askCard, askDay, askOne, askPuzzle, type Asked, type Means } from "./asked";
import type { Card } from "./cards";
import type { Strength } from "./glicko";
import type { Grade } from "./grading";

/** What an answer changed: the own rating, or when a card comes back. */
export type Kept = { before: Strength; after: Strength } | { card: Card };

/** `from`: a game, or one of these; `about`: a theme, "" for any, or a puzzle by its seed. */
export function askNext(means: Means, from: string, about: string): Promise<Asked | null> {
  if (from === "cards") return askCard(means);
  if (from === "day") return askDay(means);
  if (isSeed(about)) return askOne(means, from, about);
  return askPuzzle(means, { game: from === "mixed" ? "" : from, theme: about });
}

export function isSeed(about: string): boolean {
  return /^\d+$/.test(about);
}

/** Keep a first answer. */
export async function keep(
  { device: { database }, now }: Means,
  { puzzle, card, day }: Asked,
  grade: Grade,
): Promise<Kept | null> {
  if (card) {
    const { answered } = await import("./scheduling");
    const after = answered(card, grade, now);
    await database.put("cards", after);
    return { card: after };
  }
  if (!puzzle) return null;
  const before = strengthAfter(await allAnswers(database));
  const { id, rating } = puzzle;
  await keepAnswer(database, { id, at: now, grade, rating, ...(day ? { day } : {}) });
  return { before, after: strengthAfter(await allAnswers(database)) };
}
