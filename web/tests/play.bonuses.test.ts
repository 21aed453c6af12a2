import { expect, test } from "vitest";
import { keepPlaces } from "../src/play/bonuses";

test("bonuses keep their places while others are entered and earned", () => {
  const first = keepPlaces([], ["blue", "green", "fox"]);
  expect(first).toEqual(["blue", "green", "fox"]);
  const second = keepPlaces(first, ["green", "fox"]);
  expect(second).toEqual([null, "green", "fox"]);
  expect(keepPlaces(second, ["fox", "orange", "green"])).toEqual(["orange", "green", "fox"]);
  expect(keepPlaces(second, ["fox", "orange", "green", "white"])).toHaveLength(4);
});

test("with the last one the places go, too", () => {
  expect(keepPlaces(["blue", null], [])).toEqual([]);
});
