/** Two choices drawn on one sheet or board: both are seen, whatever they fill. */
import { describe, expect, test } from "vitest";
import { diceOf, lightsOf, rowLightsOf } from "../src/screens/back/lights";
import { decisions, rolled } from "./playing";

const RACES = ["levelx"];

describe("on a sheet", () => {
  // The white die stands for orange, too: two numbers for the same box.
  const game = rolled("clever", [6, 1, 2, 3, 4, 5]);
  const { dice } = game.sheet;
  const faces = Object.fromEntries(dice.map((die, i) => [die, game.view.faces[i]!]));
  const write = (pick: string) =>
    game.match(0, { pick, zone: "orange", cell: 1, value: faces[pick]! });

  test("what was done and what was better stand in the same box", () => {
    const lights = lightsOf(write("orange"), write("white"));
    expect(lights).toEqual({
      "orange.1": { how: "chosen", value: faces["white"], was: faces["orange"] },
    });
    expect(faces["white"]).not.toBe(faces["orange"]);
  });

  test("the same number is written once", () => {
    const [done, better] = [write("white"), write("white")];
    expect(lightsOf(done, better)["orange.1"]).toEqual({ how: "chosen", value: faces["white"] });
  });

  test("a die is known by its name", () => {
    expect(diceOf(game.view, write("white"))).toEqual([dice.indexOf("white")]);
    expect(diceOf(game.view, null)).toEqual([]);
  });
});

describe("on the board of a race", () => {
  const game = rolled("levelx", [2, 3, 5, 5], 2);
  const group = (...faces: number[]) =>
    game.match(0, { group: faces, row: faces.reduce((sum, face) => sum + face, 0) });

  test("the row of what was done is pencilled, the better one is in colour", () => {
    expect(rowLightsOf(group(2, 3), group(3, 5))).toEqual({
      5: { how: "hint", value: 1 },
      8: { how: "chosen", value: 1 },
    });
    expect(rowLightsOf(group(2, 3), null)).toEqual({ 5: { how: "hint", value: 1 } });
  });

  test("the dice of a group are found, two alike as well", () => {
    expect(diceOf(game.view, group(3, 5))).toEqual([1, 2]);
    expect(diceOf(game.view, group(5, 5))).toEqual([2, 3]);
  });

  test("ones that are turned are found", () => {
    const ones = rolled("levelx", [1, 4, 1, 1], 2);
    expect(diceOf(ones.view, ones.match(0, { lucky: [1, 6] }))).toEqual([0]);
    expect(diceOf(ones.view, ones.match(0, { lucky: [5, 6] }))).toEqual([0, 2]);
  });

  test.each(RACES)("every choice of a whole game of %s has its dice and its row", (id) => {
    for (const [position, seat] of decisions(id, 2, 3n)) {
      for (const option of position.options(seat)) {
        const { row, group: faces } = option.event ?? {};
        const dice = diceOf(position.view, option);
        expect(dice).not.toContain(-1);
        expect(new Set(dice).size).toBe(dice.length);
        if (faces) expect(dice).toHaveLength(faces.length);
        if (row !== undefined) expect(rowLightsOf(option, null)[row]?.how).toBe("hint");
      }
    }
  });
});
