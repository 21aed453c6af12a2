import { describe, expect, it } from "vitest";
import {
  groupOf,
  groupsWith,
  litRows,
  luckyWay,
  placesOf,
  turnable,
  waysToRow,
} from "../src/play/race";
import { choicesFor, decisions, rolled } from "./playing";

describe("dice in their places", () => {
  it("stay where they are when others are used up", () => {
    expect(placesOf([2, 3, 5, 6], [3, 6])).toEqual([null, 3, null, 6]);
    expect(placesOf([5, 5, 5, 5], [5])).toEqual([5, null, null, null]);
  });

  it("show what ones were turned to", () => {
    expect(placesOf([1, 5, 1, 1], [1, 5, 5, 6])).toEqual([1, 5, 5, 6]);
    expect(placesOf([1, 5, 1, 1], [5, 6])).toEqual([6, 5, null, null]);
  });
});

describe("groups", () => {
  const game = rolled("levelx", [2, 3, 5, 6], 2);
  const choices = choicesFor(game);

  it("are what the tapped dice add up to", () => {
    expect(groupOf(choices, [5, 2])?.option.event).toEqual({ group: [2, 5], row: 7 });
    expect(groupOf(choices, [6, 5])).toBeNull();
    expect(groupOf(choices, [])).toBeNull();
  });

  it("light their row, and rows that a further die could reach", () => {
    expect(litRows(choices, [2, 3])).toEqual({
      5: { how: "legal", value: 1 },
      10: { how: "hint" },
    });
    expect(Object.keys(litRows(choices, []))).toEqual(["5", "6", "7", "8", "9", "10"]);
  });

  it("leave a choice where several lead to a row", () => {
    const groups = (faces: number[], row: number) =>
      waysToRow(choices, faces, row).map((way) => way.option.event?.group);
    expect(groups([], 5)).toEqual([[5], [2, 3]]);
    expect(groups([3], 5)).toEqual([[2, 3]]);
    expect(groups([6], 5)).toEqual([[5], [2, 3]]);
    expect(groups([], 9)).toEqual([[3, 6]]);
  });

  it("can be built up from any of their dice", () => {
    expect(groupsWith(choices, [2, 3]).map((way) => way.option.event?.row)).toEqual([5, 10]);
  });
});

describe("turning ones", () => {
  it("is for all of them but one", () => {
    expect(turnable([1, 1, 1, 5])).toBe(2);
    expect(turnable([1, 2, 3, 4])).toBe(0);
  });

  it("finds the action for any faces", () => {
    const game = rolled("levelx", [1, 1, 1, 5], 2);
    const choices = choicesFor(game);
    const found = (turned: [number, number][]) =>
      luckyWay(choices, [1, 1, 1, 5], Object.fromEntries(turned));
    expect(
      found([
        [0, 6],
        [2, 5],
      ])?.option.event,
    ).toEqual({ lucky: [5, 6] });
    expect(found([[1, 4]])?.option.event).toEqual({ lucky: [1, 4] });
    expect(found([])).toBe(choices.pass);
  });
});

it("every option of a race can be reached", () => {
  for (const [game, seat] of decisions("levelx", 3, 4n)) {
    const choices = choicesFor(game, seat);
    for (const way of choices.race) {
      const { group, lucky, row } = way.option.event!;
      if (group) {
        expect(groupOf(choices, group)).toBe(way);
        expect(waysToRow(choices, group, row!)).toEqual([way]);
      } else {
        const ones = game.view.faces.flatMap((face, place) => (face === 1 ? [place] : []));
        const turned = Object.fromEntries(lucky!.map((face, i) => [ones[i]!, face]));
        expect(luckyWay(choices, game.view.faces, turned)).toBe(way);
      }
    }
  }
});
