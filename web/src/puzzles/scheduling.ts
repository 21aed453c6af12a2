/** When a card comes back: FSRS, by how well it was answered. */
import { createEmptyCard, fsrs, Rating, type CardInput, type Grade as Rated } from "ts-fsrs";
import type { Card } from "./cards";
import type { Grade } from "./grading";

/** What FSRS knows of a card, as it can be kept: times in milliseconds. */
export type Learnt = CardInput;

const RATED: Record<Grade, Rated> = {
  good: Rating.Good,
  nearly: Rating.Hard,
  missed: Rating.Again,
};
/** Whole days: nobody is asked the same again within minutes. */
const scheduler = fsrs({ enable_short_term: false, enable_fuzz: false });

/** A card after an answer. */
export function answered(card: Card, grade: Grade, now: number): Card {
  const before = card.reviews ? (card.before ?? null) : card.learnt;
  const reviews = [...(card.reviews ?? []), { at: now, grade }];
  return learntAgain({ ...card, before, reviews, changed: now });
}

/** Of a card that two devices have answered only one answer is learnt until all are gone through again. */
export function isUnsettled({ reviews = [], before, learnt }: Card): boolean {
  return (learnt?.reps ?? 0) < (before?.reps ?? 0) + reviews.length;
}

/** All answers that are kept, one after the other: the same on every device. */
export function learntAgain(card: Card): Card {
  const reviews = (card.reviews ?? []).toSorted((a, b) => a.at - b.at);
  const from = card.before ?? createEmptyCard<Learnt>(card.made);
  const learnt = reviews.reduce<Learnt>((known, { at, grade }) => {
    const { card: after } = scheduler.next(known, at, RATED[grade]);
    return { ...after, due: after.due.getTime(), last_review: at };
  }, from);
  return { ...card, reviews, learnt, due: Number(learnt.due) };
}
