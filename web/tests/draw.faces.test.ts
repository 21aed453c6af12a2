/** Every bot that is offered has a face of its own. */
import { expect, test } from "vitest";
import levels from "../generated/players/levels.json";
import { faceOf } from "../src/draw/faces";

test("no two levels share a face", () => {
  const names = [...new Set(Object.values(levels).flatMap((game) => game.map(({ name }) => name)))];
  expect(new Set(names.map(faceOf)).size).toBe(names.length);
});
