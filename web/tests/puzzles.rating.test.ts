/** Ratings: the published worked example, and what follows from answers in any order of reading. */
import { expect, test } from "vitest";
import { MemoryDatabase } from "../src/device/memory";
import {
  allAnswers,
  answerOf,
  keepAnswer,
  strengthAfter,
  type Answer,
} from "../src/puzzles/answers";
import { afterResults, UNKNOWN } from "../src/puzzles/glicko";
import { gradeOf, type Grade } from "../src/puzzles/grading";

test("Glicko-2 comes to the figures of its author's example", () => {
  const own = { rating: 1500, deviation: 200, volatility: 0.06 };
  const after = afterResults(own, [
    { rating: 1400, deviation: 30, score: 1 },
    { rating: 1550, deviation: 100, score: 0 },
    { rating: 1700, deviation: 300, score: 0 },
  ]);
  expect(after.rating).toBeCloseTo(1464.06, 1);
  expect(after.deviation).toBeCloseTo(151.52, 1);
  expect(after.volatility).toBeCloseTo(0.05999, 4);
});

test("without results a rating only becomes less sure", () => {
  const after = afterResults({ rating: 1600, deviation: 60, volatility: 0.06 }, []);
  expect(after.rating).toBe(1600);
  expect(after.deviation).toBeGreaterThan(60);
});

test("a surprise makes a rating more volatile", () => {
  const own = { rating: 1500, deviation: 60, volatility: 0.06 };
  const weak = { rating: 800, deviation: 30, score: 0 };
  expect(afterResults(own, Array(8).fill(weak)).volatility).toBeGreaterThan(0.06);
});

const answer = (at: number, grade: Grade, rating: number): Answer => {
  return { id: `x/${at}`, at, grade, rating, changed: at };
};

test("right answers raise a rating, wrong ones lower it, and it becomes surer", () => {
  expect(strengthAfter([])).toEqual(UNKNOWN);
  const [good, nearly, missed] = (["good", "nearly", "missed"] as const).map(
    (grade) => strengthAfter([answer(1, grade, 1500)]).rating,
  );
  expect(good).toBeGreaterThan(1550);
  expect(nearly).toBeCloseTo(1500, 5);
  expect(missed).toBeLessThan(1450);
  const many = Array.from({ length: 40 }, (_, i) => answer(i, i % 2 ? "good" : "missed", 1700));
  const after = strengthAfter(many);
  expect(after.rating).toBeGreaterThan(1600);
  expect(after.deviation).toBeLessThan(100);
  expect(strengthAfter(many.toReversed())).toEqual(after);
});

test("only the first answer to a puzzle is kept; its day may come later", async () => {
  const database = new MemoryDatabase();
  await keepAnswer(database, { id: "x/1", at: 1, grade: "missed", rating: 1400 });
  await keepAnswer(database, { id: "x/1", at: 2, grade: "good", rating: 1400 });
  expect(await allAnswers(database)).toEqual([answer(1, "missed", 1400)]);
  const day = "2026-11-16";
  await keepAnswer(database, { id: "x/1", at: 3, grade: "good", rating: 1400, day });
  const answers = await allAnswers(database);
  expect(answers).toEqual([{ ...answer(1, "missed", 1400), day, changed: 3 }]);
  expect(answerOf(answers, day)?.id).toBe("x/1");
  expect(answerOf(answers, "2026-11-17")).toBeUndefined();
});

test("answers are graded by what they lose, in errors of the coach", () => {
  expect([0, 1, 1.1, 3, 3.1].map((lost) => gradeOf(lost, 1))).toEqual([
    "good",
    "good",
    "nearly",
    "nearly",
    "missed",
  ]);
  expect(gradeOf(0.4, 0)).toBe("good");
  expect(gradeOf(0.4, null)).toBe("good");
});
