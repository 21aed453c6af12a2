/** Real games of every kind, told in every language. */
import { describe, expect, test } from "vitest";
import type { Bar } from "../src/rules/types";
import { replayRecord } from "../src/table/record";
import type { GameRecord } from "../src/table/types";
import { barLabel, boxLabel, dieLabel, roundLabel, rowLabel } from "../src/words/aria";
import { tellRound, tellTurn, tellWhose } from "../src/words/ask";
import { tellStory } from "../src/words/story";
import { tellEvent, tellOption, tellUndo } from "../src/words/tell";
import { decisions } from "./playing";
import { golden, independent } from "./records";
import { rules } from "./rules";
import { FAULT, speaker, spoken } from "./words";

const NAMES = ["Anna", "Ödön", "Bruno", "Chloé"];

/** The first game of every file of another program, but for those that are wrong on purpose. */
const others = [...independent].filter(([name]) => name !== "bad");
const games: [string, GameRecord][] = [
  ...golden,
  ...others.map(([name, [line]]): [string, GameRecord] => [
    `${name}, by another`,
    JSON.parse(line!),
  ]),
];

function expectSound(texts: readonly string[], language: string): void {
  const faults = texts.filter((text) => FAULT.test(text));
  expect(faults, language).toEqual([]);
}

describe.each(games)("the game %s", (_, record) => {
  test("is told in all languages, to one of the players and to none", () => {
    const { sheet, steps } = replayRecord(rules, record);
    const names = NAMES.slice(0, record.players);
    for (const [language, words] of spoken) {
      for (const you of [null, 0]) {
        const lines = tellStory(words, sheet, steps, { names, you });
        expect(lines.filter(({ kind }) => kind === "event")).toHaveLength(steps.length);
        const texts = lines.map(({ text }) => text);
        expectSound(texts, language);
        expect(texts.filter((text) => text[0] !== text[0]!.toLocaleUpperCase(language))).toEqual(
          [],
        );
      }
    }
  });
});

describe.each([...golden])("in a random game like %s", (_, { game: id, players }) => {
  test("every question and every choice is told", () => {
    const names = NAMES.slice(0, players);
    let decision = 0;
    for (const [game, seat] of decisions(id, players, 7n)) {
      const [language, words] = spoken[decision++ % spoken.length]!;
      const people = { names, you: seat };
      const options = game.options(seat);
      const asked = [tellTurn(words, game.view, seat, options), tellRound(words, game.view)];
      const told = options.map((option) => tellOption(words, game.view, option, people));
      expectSound([...asked, ...told, tellWhose(words, game.view, people)], language);
    }
  });
});

describe.each(rules.sheets.map((sheet) => [sheet.id, sheet] as const))("on %s", (_, sheet) => {
  test.each(spoken)("boxes, dice, bars, rounds and rows have labels in %s", (language, words) => {
    const { view } = rules.newGame(sheet, sheet.players[1]);
    const people = { names: NAMES, you: 0 };
    const boxes = sheet.zones.flatMap((zone) =>
      sheet.plan.zones[zone]!.cells.map((__, i) => boxLabel(words, view, 0, zone, i + 1)),
    );
    const dice = sheet.dice.map((die) => {
      return dieLabel(words, { colour: sheet.named_dice ? die : "", face: 3, fits: 2 });
    });
    const bars = (Object.keys(sheet.plan.bars) as Bar[]).map((bar) =>
      barLabel(words, view, 0, bar),
    );
    const rounds = sheet.plan.round_bonus.map((__, i) => roundLabel(words, sheet, i + 1));
    const rows = sheet.plan.rows.map((__, i) => rowLabel(words, view, i, people));
    expectSound([...boxes, ...dice, ...bars, ...rounds, ...rows], language);
    if (sheet.named_dice) expect(new Set(dice).size).toBe(dice.length);
  });
});

test("these games have every kind of event", () => {
  const seen = new Set<string>();
  for (const [, { events }] of games) {
    for (const event of events) {
      for (const [key, value] of Object.entries(event))
        seen.add(key).add(`${key} ${String(value)}`);
    }
  }
  const verbs = [
    "roll",
    "platter",
    "pick",
    "passive",
    "extra",
    "silver",
    "bonus",
    "lucky",
    "group",
  ];
  const uses = ["use reroll", "use takeback", "unlock joker", "unlock polish", "joker", "polish"];
  const passes = ["roll", "passive", "extra", "silver", "lucky", "group"].map((it) => `pass ${it}`);
  const wanted = [...verbs, ...uses, ...passes, "mark circle", "mark cross"];
  expect(wanted.filter((kind) => !seen.has(kind))).toEqual([]);
});

test("sentences read as they should", () => {
  const record = golden.get([...golden.keys()].find((name) => name.startsWith("mix"))!)!;
  const { sheet } = replayRecord(rules, record);
  const event = { passive: "yellow", zone: "yellow", cell: 13, value: 5 };
  const what = { seat: 1, event: { ...event, joker: { box: 2, as: 6 }, polish: { yellow: -1 } } };
  const context = { people: { names: NAMES, you: 0 }, faces: { yellow: 2 } };
  const told = spoken.map(([, words]) =>
    tellEvent(words, sheet, { ...what, effects: null }, context).replace(/[\u00a0\u202f]/g, " "),
  );
  expect(told).toEqual([
    "From the platter Ödön uses the yellow 2: 5 in yellow, bottom line, box 1, by joker as 6, with the yellow 2 polished by −1.",
    "Sur le plateau d’argent, Ödön choisit le 2 jaune : 5, zone jaune, ligne du bas, case 1, avec un joker (comme 6), le 2 jaune étant poli de −1.",
    "Vom Silbertablett nutzt Ödön die gelbe 2: 5 in Gelb, untere Zeile, Feld 1, mit Joker als 6, die gelbe 2 um −1 poliert.",
    "Ödön az ezüsttálcáról a sárga 2-est használja: 5 a sárga terület alsó sorába, 1. mező, dzsókerrel mint 6, fényesítve: sárga 2-es, −1.",
  ]);
});

test("an undo is told to and about people", () => {
  const people = { names: NAMES, you: 0 };
  expect(tellUndo(speaker.en, 0, "last", people)).toBe("You take back your last step.");
  expect(tellUndo(speaker.de, 1, "turn", people)).toBe(
    "Ödön nimmt alles seit dem letzten Wurf zurück.",
  );
});
