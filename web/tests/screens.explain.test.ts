/** Worked examples: every zone, bonus and action of every sheet has one, in all languages, and it is about the thing. */
import { describe, expect, test } from "vitest";
import type { About } from "../src/draw/about";
import type { Sheet } from "../src/rules/types";
import { exampleOf } from "../src/screens/explain/example";
import { turnOf } from "../src/screens/explain/turn";
import { tellOption } from "../src/words/tell";
import { rules } from "./rules";
import { FAULT, spoken } from "./words";

/** No limit: machines differ. */
const PATIENCE = 0;

function things({ flow, zones, plan }: Sheet): About[] {
  if (flow === "race") return [{ kind: "row", section: "board" }];
  return [
    ...zones.map((zone): About => ({ kind: "zone", zone })),
    ...Object.keys(plan.bars).map((bar): About => ({ kind: "action", bar })),
    ...Object.keys(plan.bonuses).map((bonus): About => ({ kind: "bonus", bonus })),
  ];
}

describe.each(rules.sheets.map((sheet) => [sheet.id, sheet] as const))("%s", (_, sheet) => {
  test("a whole turn is shown, by the rules", () => {
    const turn = turnOf(rules, sheet);
    const events = turn.map(({ option }) => option.event!);
    if (sheet.flow === "race")
      expect(events.filter(({ group }) => group).length).toBeGreaterThan(1);
    else expect(events.filter(({ pick }) => pick)).toHaveLength(3);
    expect(events.some(({ pass }) => pass)).toBe(false);
    // What one choice wrote stands there at the next.
    turn.slice(1).forEach(({ view, seat }, i) => {
      for (const { zone, cell, value } of turn[i]!.option.effects.writes) {
        expect(view.cells(seat, zone)[cell - 1]).toBe(value);
      }
    });
    for (const [language, words] of spoken) {
      for (const { view, seat, option } of turn) {
        const names = ["Anna", "Béla"].slice(0, view.players);
        expect(tellOption(words, view, option, { names, you: seat }), language).not.toMatch(FAULT);
      }
    }
  });

  test(
    "everything has its example",
    async () => {
      for (const about of things(sheet)) {
        const found = await exampleOf(rules, sheet, about);
        expect(found, JSON.stringify(about)).not.toBeNull();
        const { view, seat, option } = found!;
        const { event, effects } = option;
        if (about.kind === "zone") {
          expect(effects.writes.map(({ zone }) => zone)).toContain(about.zone);
        }
        if (about.kind === "action") expect(effects.spends).toContain(about.bar);
        if (about.kind === "bonus" && sheet.plan.bonuses[about.bonus]!.kind === "entry") {
          expect(event?.bonus).toBe(about.bonus);
        }
        for (const [language, words] of spoken) {
          const people = { names: view.players > 1 ? ["Anna", "Béla"] : ["Anna"], you: seat };
          const text = tellOption(words, view, option, people);
          expect(text, language).not.toMatch(FAULT);
        }
      }
    },
    PATIENCE,
  );
});
