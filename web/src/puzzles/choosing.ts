/** Which puzzle comes next: one near the own rating that was not answered yet, or that of a day. */
import type { Answer } from "./answers";
import type { Puzzle } from "./book";

/** Puzzles nearest in difficulty from which one is drawn. */
const NEAREST = 12;
const DAY = 86_400_000;

/** A number from 0 up to 1, without 1. */
export type Random = () => number;

/**
 * One of the nearest that were not answered yet; where all were, one of those that were answered longest ago. Games
 * come up equally often, however many puzzles they have.
 */
export function choosePuzzle(
  books: readonly (readonly Puzzle[])[],
  answers: readonly Answer[],
  rating: number,
  random: Random,
): Puzzle | null {
  const times = new Map(answers.map(({ id, at }) => [id, at]));
  const fresh = books.map((book) => book.filter(({ id }) => !times.has(id)));
  const book = oneOf(
    fresh.filter(({ length }) => length > 0),
    random,
  );
  const distance = (puzzle: Puzzle) => Math.abs(puzzle.rating - rating);
  const sorted = book
    ? book.toSorted((a, b) => distance(a) - distance(b))
    : books.flat().toSorted((a, b) => times.get(a.id)! - times.get(b.id)!);
  return oneOf(sorted.slice(0, NEAREST), random);
}

function oneOf<Thing>(things: readonly Thing[], random: Random): Thing | null {
  return things[Math.floor(random() * things.length)] ?? null;
}

/** A moment's day, which begins at midnight UTC, as `2026-11-16`. */
export function dayOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10);
}

/** The game whose puzzle a day has: all of them in turn. */
export function gameOfDay(games: readonly string[], day: string): string {
  return games[numberOf(day) % games.length]!;
}

/** The puzzle of a day in the book of its game: every one comes up before any comes up again. */
export function puzzleOfDay(book: readonly Puzzle[], games: number, day: string): Puzzle {
  const turn = Math.floor(numberOf(day) / games);
  return book[(turn * strideOf(book.length)) % book.length]!;
}

function numberOf(day: string): number {
  return Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY);
}

/** A step that meets every place: without a common divisor, and far enough that easy and hard ones alternate. */
function strideOf(count: number): number {
  let stride = Math.floor(count * 0.618);
  while (divisor(stride, count) !== 1) stride += 1;
  return stride;
}

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b);
}
