/** How a result compares, and how it is told: joy where there is reason, grace where not. */
import { describe, expect, test } from "vitest";
import type { Finished } from "../src/device";
import { ownGames } from "../src/progress/figures";
import { isJoy, ladderOf, moodOf, standingOf } from "../src/screens/result/standing";
import { fromCourse, fromDay } from "../src/table/origins";
import { golden } from "./records";

/** A game that ended with these totals; the first seat is played here. */
function ended(id: string, totals: number[], more: Partial<Finished> = {}): Finished {
  const record = golden.get(`clever-${totals.length}`)!;
  const best = Math.max(...totals);
  const scores = totals.map((total) => ({ zones: {}, foxes: 0, total }));
  const winners = totals.flatMap((total, seat) => (total === best ? [seat] : []));
  return {
    ...{ id, finished: 0, mine: [0], online: false },
    record: { ...record, players: totals.length, scores, winners },
    ...more,
  };
}

describe("a result among one's own", () => {
  const before = [ended("a", [200]), ended("b", [240]), ended("c", [100, 300])];

  test("counts games of the same kind, and not itself", () => {
    const game = ended("d", [220]);
    expect(standingOf([...before, game], game)).toEqual({
      ...{ games: 2, best: 240, average: 220, place: 2 },
    });
  });

  test("what was played on from a game does not count", () => {
    const branch = ended("e", [400], { from: { game: "a", at: 3 } });
    const game = ended("d", [250]);
    expect(standingOf([...before, branch], game)).toMatchObject({ best: 240, place: 1 });
  });

  test("neither half a game of a course nor practice on known dice is compared", () => {
    for (const from of [fromCourse("clever", 40), fromDay("2026-11-16")]) {
      const game = ended("d", [400], { from });
      expect(standingOf([...before, game], game)).toBeNull();
      expect(moodOf(game, null, null)).toBe("plain");
      expect(ownGames([...before, game], () => [""]).map(({ points }) => points)).not.toContain(
        400,
      );
    }
    // A branch is, as long as its game is here.
    const branch = ended("e", [400], { from: { game: "a", at: 3 } });
    expect(standingOf([...before, branch], branch)).toMatchObject({ best: 240 });
  });

  test("nothing is compared where several played here, or nobody", () => {
    expect(standingOf(before, ended("d", [1, 2], { mine: [0, 1] }))).toBeNull();
    expect(standingOf(before, ended("d", [1, 2], { mine: [] }))).toBeNull();
  });
});

describe("the mood", () => {
  const standing = { games: 3, best: 240, average: 200, place: 2 };

  test.each([
    ["alone, the first game", [150], null, "first", true],
    ["alone, better than ever", [241], standing, "best", true],
    ["alone, as good as the best", [240], standing, "above", false],
    ["alone, below the average", [150], standing, "plain", false],
    ["won", [200, 100], standing, "won", true],
    ["shared", [200, 200], null, "shared", true],
    ["lost, but better than ever", [250, 300], standing, "best", true],
    ["lost by little", [198, 203], standing, "close", false],
    ["lost by more, above the average", [210, 300], standing, "above", false],
    ["lost by much", [100, 300], standing, "lost", false],
    ["lost, the first game", [100, 300], null, "lost", false],
  ] as const)("%s", (_, totals, known, mood, joy) => {
    const found = moodOf(ended("x", [...totals]), known, null);
    expect(found).toBe(mood);
    expect(isJoy(found)).toBe(joy);
  });

  test("whoever plays on from a game has that one to beat", () => {
    const branch = ended("x", [230], { from: { game: "a", at: 3 } });
    expect(moodOf(branch, standing, 229)).toBe("best");
    expect(moodOf(branch, { ...standing, best: 100 }, 235)).toBe("plain");
  });

  test("whoever only watched neither wins nor loses", () => {
    expect(moodOf(ended("x", [100, 300], { mine: [] }), null, null)).toBe("plain");
  });
});

test("the ladder has all that there is to compare with, the most points first", () => {
  const levels = [
    { name: "casual", means: { 1: 200, 2: 190 } },
    { name: "master", means: { 1: 300 } },
  ];
  const standing = { games: 3, best: 240, average: 200.4, place: 2 };
  const told = (players: number) =>
    ladderOf(240, standing, null, levels, players).map(({ who, level }) => level || who);
  expect(told(1)).toEqual(["master", "now", "best", "average", "casual"]);
  // Of the master with two nothing was measured.
  expect(told(2)).toEqual(["now", "best", "average", "casual"]);
});
