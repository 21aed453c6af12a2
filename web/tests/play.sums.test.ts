import { describe, expect, test } from "vitest";
import { sumsOf } from "../src/play/sums";
import { replayRecord } from "../src/table/record";
import { golden } from "./records";
import { rules } from "./rules";

describe("a turn summed up", () => {
  for (const name of ["clever-3", "mix-2", "twice-4", "levelx-3"]) {
    test(`${name}: dice, bonuses and points as the story has them`, () => {
      const record = golden.get(name)!;
      const { sheet, steps, players } = replayRecord(rules, record);
      let turns = 0;
      for (let seat = 0; seat < players; seat += 1) {
        const totals: number[] = [];
        steps.forEach((step, at) => {
          if (step.seat !== seat || step.action === null) return;
          const next = steps.slice(at + 1).find((s) => s.seat === seat && s.action !== null);
          const same =
            next?.round === step.round && next.active === step.active && next.part === step.part;
          if (same) return;
          // The last thing of a turn: all of it is summed up.
          turns += 1;
          const sums = sumsOf(sheet, steps.slice(0, at + 1), seat)!;
          totals.push(sums.points);
          const mine = steps.filter(
            (s) =>
              s.seat === seat &&
              s.effects &&
              s.round === step.round &&
              s.active === step.active &&
              s.part === step.part,
          );
          const dice = mine.reduce((sum, { event }) => {
            const one = event?.pick ?? event?.passive ?? event?.extra ?? event?.silver;
            return sum + (event?.group?.length ?? (one === undefined ? 0 : 1));
          }, 0);
          const drawn = sums.items.filter(({ kind }) => kind === "die");
          expect(drawn).toHaveLength(dice);
          expect(drawn.every((item) => item.kind === "die" && item.face > 0)).toBe(true);
          const foxes = sums.items.filter((item) => item.kind === "bonus" && item.bonus === "fox");
          expect(foxes).toHaveLength(mine.reduce((sum, { effects }) => sum + effects!.foxes, 0));
        });
        const gained = totals.reduce((sum, points) => sum + points, 0);
        const total = record.scores[seat]!.total;
        // A race may pay at its very end.
        if (sheet.flow !== "race") expect(gained).toBe(total);
      }
      expect(turns).toBeGreaterThan(3 * players);
    });
  }

  test("nothing before the first turn", () => {
    const { sheet } = replayRecord(rules, golden.get("clever-3")!);
    expect(sumsOf(sheet, [], 0)).toBeNull();
  });
});
