/** Which puzzle comes next, and the books as the page reads them. */
import { readFileSync, readdirSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { coachFor } from "../src/players/coach";
import type { Answer } from "../src/puzzles/answers";
import { readBook, type Puzzle, type Row } from "../src/puzzles/book";
import { choosePuzzle, dayOf, gameOfDay, puzzleOfDay } from "../src/puzzles/choosing";
import { gradeOf } from "../src/puzzles/grading";
import { logOf } from "../src/puzzles/position";
import { Ledger } from "../src/table/ledger";
import { levels, NodeMind, sureness } from "./players";
import { file, rules } from "./rules";

const FOLDER = file("../generated/puzzles");
const MOST_BYTES = 150_000;
const ENDING = ".book.json";
const games = readdirSync(FOLDER)
  .filter((name) => name.endsWith(ENDING))
  .map((name) => name.replace(ENDING, ""))
  .toSorted();
const text = (game: string) => readFileSync(`${FOLDER}/${game}${ENDING}`, "utf8");
const bookOf = (game: string) => readBook(game, JSON.parse(text(game)) as Row[]);
const mind = new NodeMind();

test("every game has a book", () => {
  expect(games).toEqual(rules.sheets.map(({ id }) => id).toSorted());
});

describe.each(games)("the book of %s", (game) => {
  const book = bookOf(game);

  test("is small", () => {
    expect(gzipSync(text(game)).length).toBeLessThanOrEqual(MOST_BYTES);
  });

  test("leads to decisions whose best choice is the coach's, and some other is worse", async () => {
    const coach = coachFor(levels, sureness, mind, game)!;
    for (const puzzle of book.filter((_, i) => i % 80 === 7)) {
      const sheet = rules.sheet(game);
      const log = logOf(rules, sheet, puzzle);
      const { game: now } = Ledger.replay(rules, sheet, puzzle.players, log);
      expect(now.legal(puzzle.seat), puzzle.id).toContain(puzzle.best);
      const { choices, error } = await coach.advise(now, puzzle.seat);
      expect(choices[0]!.action, puzzle.id).toBe(puzzle.best);
      const grades = new Set(choices.map(({ cost }) => gradeOf(cost, error)));
      expect(grades.has("nearly") || grades.has("missed"), puzzle.id).toBe(true);
    }
  });
});

const some = (game: string, ...ratings: number[]): Puzzle[] =>
  ratings.map((rating, i) => ({ ...bookOf(game)[i]!, id: `${game}/${rating}`, rating }));
const answered = (puzzles: readonly Puzzle[]): Answer[] =>
  puzzles.map(({ id, rating }, at) => ({ id, rating, at, grade: "good", changed: at }));
const row = (length: number) => Array.from({ length }, (_, i) => i / length);

describe("the next puzzle", () => {
  const ratings = Array.from({ length: 100 }, (_, i) => 1000 + 10 * i);
  const first = some(games[0]!, ...ratings);
  const second = some(games[1]!, ...ratings.slice(0, 20));

  test("is near the own rating", () => {
    for (const random of row(30)) {
      const { rating } = choosePuzzle([first], [], 1500, () => random)!;
      expect(Math.abs(rating - 1500)).toBeLessThanOrEqual(60);
    }
  });

  test("was not answered yet", () => {
    const known = first.filter(({ rating }) => Math.abs(rating - 1500) < 100);
    for (const random of row(30)) {
      const { id } = choosePuzzle([first], answered(known), 1500, () => random)!;
      expect(known.map((one) => one.id)).not.toContain(id);
    }
  });

  test("is of any game, however many puzzles it has", () => {
    const drawn = row(100).map((random) => choosePuzzle([first, second], [], 1500, () => random)!);
    expect(drawn.filter(({ id }) => id.startsWith(`${games[1]}/`)).length).toBe(50);
  });

  test("is one of long ago where all were answered, and none where there is none", () => {
    const found = choosePuzzle([first], answered(first), 1900, () => 0)!;
    expect(found.id).toBe(first[0]!.id);
    expect(choosePuzzle([[]], [], 1500, () => 0)).toBeNull();
  });
});

describe("the puzzle of a day", () => {
  const days = Array.from({ length: 3000 }, (_, i) => dayOf(Date.UTC(2026, 0, 1 + i)));

  test("has each game in turn", () => {
    const week = days.slice(0, 2 * games.length).map((day) => gameOfDay(games, day));
    expect(new Set(week.slice(0, games.length)).size).toBe(games.length);
    expect(week.slice(games.length)).toEqual(week.slice(0, games.length));
  });

  test("comes again only after all others", () => {
    for (const game of games) {
      const book = bookOf(game);
      const own = days.filter((day) => gameOfDay(games, day) === game);
      const found = own.slice(0, book.length).map((day) => puzzleOfDay(book, games.length, day).id);
      expect(new Set(found).size).toBe(book.length);
    }
  });

  test("changes at midnight UTC", () => {
    expect(dayOf(Date.UTC(2026, 10, 16, 23, 59, 59))).toBe("2026-11-16");
    expect(dayOf(Date.UTC(2026, 10, 17))).toBe("2026-11-17");
  });
});
