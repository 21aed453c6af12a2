/** Real games of every kind, told in every language. */
import { describe, expect, test } from "vitest";
import { replayRecord } from "../src/table/record";
import { boxLabel, barLabel, dieLabel, rowLabel, roundLabel } from "../src/words/aria";
import { tellRound, tellTurn, tellWhose } from "../src/words/ask";
import { tellStory } from "../src/words/story";
import { tellOption, tellUndo } from "../src/words/tell";
import { decisions } from "./playing";
import { golden } from "./records";
import { rules } from "./rules";
import { FAULT, speaker, spoken } from "./words";

const NAMES = ["Anna", "Ödön", "Bruno", "Chloé"];

describe.each([...golden])("the game %s", (_, record) => {
  const sheet = rules.sheet(record.game);
  const names = NAMES.slice(0, record.players);

  test.each(spoken)("is told in %s", (language, words) => {
    const { steps } = replayRecord(rules, record);
    for (const you of [null, 0]) {
      const lines = tellStory(words, sheet, steps, { names, you });
      expect(lines.filter(({ kind }) => kind === "event")).toHaveLength(steps.length);
      for (const { text } of lines) {
        expect(text, language).not.toMatch(FAULT);
        expect(text[0], text).toBe(text[0]!.toLocaleUpperCase(language));
      }
    }
  });

  test("every choice is told before it is made", () => {
    let turn = 0;
    for (const [game, seat] of decisions(record.game, record.players, 7n)) {
      const [language, words] = spoken[turn++ % spoken.length]!;
      const people = { names, you: seat };
      const options = game.options(seat);
      const told = [tellTurn(words, game.view, seat, options), tellRound(words, game.view)];
      told.push(tellWhose(words, game.view, people));
      told.push(...options.map((option) => tellOption(words, game.view, option, people)));
      for (const text of told) expect(text, language).not.toMatch(FAULT);
    }
  });

  test("every box and die has a label of its own", () => {
    const game = rules.newGame(sheet, record.players);
    for (const [, words] of spoken) {
      for (const zone of sheet.zones) {
        const labels = sheet.plan.zones[zone]!.cells.map((__, i) =>
          boxLabel(words, game.view, 0, zone, i + 1),
        );
        for (const label of labels) expect(label).not.toMatch(FAULT);
      }
      if (sheet.named_dice) {
        const dice = sheet.dice.map((colour) =>
          dieLabel(words, { colour, face: 3, where: "hand", fits: 2 }),
        );
        expect(new Set(dice).size).toBe(sheet.dice.length);
      }
      const bars = Object.keys(sheet.plan.bars) as (keyof typeof sheet.plan.bars)[];
      for (const bar of bars) expect(barLabel(words, game.view, 0, bar)).not.toMatch(FAULT);
      sheet.plan.round_bonus.forEach((__, i) => {
        expect(roundLabel(words, sheet, i + 1)).not.toMatch(FAULT);
      });
      sheet.plan.rows.forEach((__, i) => {
        expect(rowLabel(words, game.view, i, { names, you: 0 })).not.toMatch(FAULT);
      });
    }
  });
});

test("an undo is told to and about people", () => {
  const people = { names: NAMES, you: 0 };
  expect(tellUndo(speaker.en, 0, "last", people)).toBe("You take back your last step.");
  expect(tellUndo(speaker.de, 1, "turn", people)).toBe(
    "Ödön nimmt alles seit dem letzten Wurf zurück.",
  );
});
