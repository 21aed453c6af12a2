/** Lessons: played as the page plays them, judged by the compiled goals and the coach. */
import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Course, Lesson } from "../src/lessons/course";
import { areasOf } from "../src/lessons/course";
import { bestAction, costliestOf, gradesOf, lostIn } from "../src/lessons/grading";
import { starsFor, withStars } from "../src/lessons/stars";
import { LessonTable, type Tries } from "../src/lessons/table";
import { coachFor } from "../src/players/coach";
import { levels, NodeMind, sureness } from "./players";
import { file, rules } from "./rules";

const FOLDER = file("../generated/lessons");
const games = readdirSync(FOLDER)
  .filter((name) => name.endsWith(".json"))
  .map((name) => name.replace(".json", ""));
const courseOf = (game: string) =>
  JSON.parse(readFileSync(`${FOLDER}/${game}.json`, "utf8")) as Course;
const mind = new NodeMind();

function tableOf(game: string, course: Course, lesson: Lesson): LessonTable {
  const seats = Array.from({ length: lesson.players }, (_, seat) => ({
    name: String(seat),
    kind: "person" as const,
    connected: true,
  }));
  const judge = async ({ begun, now, left, throws }: Tries) => {
    const { seat, goals } = lesson;
    const states = { state: now.view.bytes, begun: begun.view.bytes };
    const tables = now.sheet.tables;
    return course.verdicts[
      await mind.judgeLesson({ tables, ...states, seat, goals, left, throws })
    ]!;
  };
  return new LessonTable({ rules, sheet: rules.sheet(game), seats, judge }, lesson);
}

test("every game has a course", () => {
  expect(games.toSorted()).toEqual(rules.sheets.map(({ id }) => id).toSorted());
});

describe.each(games)("the course of %s", (game) => {
  const course = courseOf(game);
  const coach = coachFor(levels, sureness, mind, game)!;

  test("begins each lesson with a choice of the learner", () => {
    for (const lesson of course.lessons) {
      const table = tableOf(game, course, lesson);
      expect(table.game.legal(lesson.seat).length, lesson.key).toBeGreaterThan(1);
      expect(table.canUndo(lesson.seat), lesson.key).toBe(false);
    }
  });

  test("has lessons whose areas follow each other", () => {
    const order = areasOf(course).flatMap(({ lessons }) => lessons.map(({ key }) => key));
    expect(order).toEqual(course.lessons.map(({ key }) => key));
  });

  test("gives three stars for what the coach does", async () => {
    const lesson = course.lessons[0]!;
    const table = tableOf(game, course, lesson);
    while (table.verdict === "open") {
      const action = await bestAction(coach, table.game.copy(), lesson.seat);
      expect(await table.act(lesson.seat, action)).toBeNull();
    }
    expect(table.verdict).toBe("reached");
    const grades = await gradesOf(coach, lesson.seat, table.decided);
    expect(starsFor(course.stars, lostIn(grades))).toBe(3);
    expect(costliestOf(grades)).toBeNull();
    const [first] = table.decided;
    expect((await table.act(lesson.seat, first!.action))?.kind).toBe("over");
  });

  test("says what the worst choice lost", async () => {
    const lesson = course.lessons[0]!;
    const table = tableOf(game, course, lesson);
    const expected = await coach.judge(table.game.copy(), lesson.seat);
    const [worst] = expected.toSorted((a, b) => a.points - b.points);
    await table.act(lesson.seat, worst!.action);
    const grades = await gradesOf(coach, lesson.seat, table.decided);
    const best = Math.max(...expected.map(({ points }) => points));
    expect(grades[0]!.lost).toBeCloseTo(best - worst!.points, 3);
    expect(costliestOf(grades)?.action).toBe(worst!.action);
  });
});

/** A lesson, and a choice after which the learner decides again before any throw. */
function findChain(): { game: string; course: Course; lesson: Lesson; action: number } {
  for (const game of games) {
    const course = courseOf(game);
    for (const lesson of course.lessons.filter(({ decisions }) => decisions > 1)) {
      const before = tableOf(game, course, lesson).game;
      for (const action of before.legal(lesson.seat)) {
        const after = before.copy();
        after.apply(lesson.seat, action);
        if (after.toAct().includes(lesson.seat)) return { game, course, lesson, action };
      }
    }
  }
  throw new Error("no lesson has a chain");
}

test("what is taken back counts no more", async () => {
  const { game, course, lesson, action } = findChain();
  const table = tableOf(game, course, lesson);
  await table.act(lesson.seat, action);
  expect(table.verdict).toBe("open");
  expect(table.decided.length).toBe(1);
  expect(table.canUndo(lesson.seat)).toBe(true);
  expect(await table.undo(lesson.seat, "last")).toBeNull();
  expect(table.decided.length).toBe(0);
  expect(table.canUndo(lesson.seat)).toBe(false);
});

test("stars are kept and never lost", () => {
  expect([0, 0.5, 0.6, 3, 3.1].map((lost) => starsFor([0.5, 3], lost))).toEqual([3, 3, 2, 2, 1]);
  const kept = withStars({ "a/b": 3 }, "a/c", 2);
  expect(withStars(kept, "a/b", 1)).toEqual({ "a/b": 3, "a/c": 2 });
});
