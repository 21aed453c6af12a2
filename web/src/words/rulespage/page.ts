/** A page of rules, composed from a sheet's data: sections of texts, lists and drawings. */

import type { Bar, Sheet } from "../../rules/types";
import { bonusNoun } from "../names";
import type { Words } from "../words";
import { actionSections, bonusSection } from "./bonuses";
import { raceSections } from "./race";
import type { RulesEnglish } from "./texts";
import { zoneSections } from "./zones";

export type Block =
  | { kind: "text"; text: string }
  | { kind: "list"; items: string[] }
  | { kind: "draw"; draw: "dice" | "rounds" | "bars" | "board" }
  | { kind: "draw"; draw: "zone"; zone: string }
  | { kind: "bonus"; bonus: string; text: string }
  | { kind: "action"; bar: Bar | "mix"; title: string; text: string }
  | { kind: "ranks"; rows: { points: string; title: string }[] };

export interface Section {
  /** For links: `turn`, `zone-blue`. */
  id: string;
  title: string;
  /** 2 for a zone, which belongs to the section of zones. */
  level: 1 | 2;
  blocks: Block[];
}

export interface Page {
  title: string;
  sections: Section[];
}

/** What every part of a page is written with. */
export interface Writer {
  words: Words;
  rules: Words<RulesEnglish>;
  sheet: Sheet;
}

export function pageOf(writer: Writer): Page {
  const { sheet } = writer;
  const sections = sheet.flow === "race" ? raceSections(writer) : platterSections(writer);
  return { title: sheet.title, sections: [...sections, aboutSection(writer)] };
}

export function section(id: string, title: string, blocks: Block[], level: 1 | 2 = 1): Section {
  return { id, title, level, blocks };
}

export function texts(sentences: readonly string[]): Block[] {
  return sentences.filter(Boolean).map((text) => ({ kind: "text", text }));
}

function platterSections(writer: Writer): Section[] {
  const sections = [
    goalSection(writer),
    turnSection(writer),
    passiveSection(writer),
    section("zones", writer.rules.say("zones"), []),
    ...zoneSections(writer),
    bonusSection(writer),
    ...actionSections(writer),
    foxSection(writer),
    roundSection(writer),
    endSection(writer),
  ];
  if (writer.sheet.players[0] === 1) sections.splice(-1, 0, soloSection(writer));
  return sections;
}

function goalSection({ rules, sheet }: Writer): Section {
  const zones = sheet.zones.length;
  const dice = sheet.dice.length;
  const blocks = texts([rules.say("goal.text", { zones }), rules.say("need.text", { dice })]);
  return section("goal", rules.say("goal"), blocks);
}

function ruling({ words, sheet }: Writer, name: string): string {
  const on = sheet.rulings[name];
  return on === undefined ? "" : (words.find(`ruling.${name}.${on ? "on" : "off"}`) ?? "");
}

function turnSection(writer: Writer): Section {
  const { words, rules, sheet } = writer;
  const wild = sheet.wild ? [rules.say("turn.wild", { wild: words.grammar.die(sheet.wild) })] : [];
  const steps: Block = {
    kind: "list",
    items: [
      rules.say("turn.roll"),
      rules.say("turn.choose"),
      rules.say("turn.platter"),
      rules.say("turn.again"),
      rules.say("turn.end"),
    ],
  };
  const more = [...wild, rules.say("turn.fits"), ruling(writer, "may_give_up_roll")];
  const blocks: Block[] = [{ kind: "draw", draw: "dice" }, steps, ...texts(more)];
  return section("turn", rules.say("turn"), blocks);
}

function passiveSection(writer: Writer): Section {
  const { rules } = writer;
  const decline = ruling(writer, "passive_may_decline");
  const blocks = texts([rules.say("passive.text"), decline, rules.say("passive.fields")]);
  return section("passive", rules.say("passive"), blocks);
}

function foxSection(writer: Writer): Section {
  const { rules } = writer;
  const blocks = texts([rules.say("foxes.text"), ruling(writer, "negative_foxes")]);
  return section("foxes", rules.say("foxes"), blocks);
}

function roundSection({ words, rules, sheet }: Writer): Section {
  const { rounds, round_bonus } = sheet.plan;
  const counts = [...new Set(rounds.filter((n) => n > 0))].map((n) => {
    const players = rounds.flatMap((count, i) => (count === n ? [i] : []));
    return rules.say("rounds.count", { players: playersText(rules, players), n });
  });
  const bonuses = round_bonus.flatMap((bonus, i) => {
    return bonus
      ? [rules.say("rounds.bonusOf", { round: i + 1, bonus: bonusNoun(words, bonus) })]
      : [];
  });
  const blocks: Block[] = [
    ...texts([rules.say("rounds.text")]),
    { kind: "list", items: counts },
    ...texts([rules.say("rounds.bonus")]),
    { kind: "draw", draw: "rounds" },
    { kind: "list", items: bonuses },
  ];
  return section("rounds", rules.say("rounds"), blocks);
}

/** `1 or 2 players`, `3 players`. */
export function playersText(rules: Words<RulesEnglish>, players: readonly number[]): string {
  const [low, high] = [players[0] ?? 0, players.at(-1) ?? 0];
  return low === high
    ? rules.say("rounds.players", { n: low })
    : rules.say("rounds.playersOr", { low, high });
}

function soloSection(writer: Writer): Section {
  const { rules, sheet } = writer;
  const n = sheet.plan.rounds[1] ?? 0;
  const other = ruling(writer, "solo_other_dice");
  const blocks = texts([rules.say("solo.text", { n }), rules.say("solo.passive"), other]);
  return section("solo", rules.say("solo"), blocks);
}

function endSection(writer: Writer): Section {
  const { words, rules, sheet } = writer;
  const { limits, titles } = sheet.rating;
  const blocks = texts([rules.say("end.text"), rules.say("end.unused")]);
  if (titles.length > 0) {
    const rows = titles.map((title, i) => ({
      points:
        i === 0
          ? rules.say("end.below", { limit: limits[0] ?? 0 })
          : rules.say("end.from", { limit: limits[i - 1] ?? 0 }),
      title: words.find(`rank.${title}`) ?? title,
    }));
    blocks.push(...texts([rules.say("end.rating")]), { kind: "ranks", rows });
  }
  return section("end", rules.say("end"), blocks);
}

/** How well the sheet is known, and which parts of it less. */
function aboutSection({ words, rules, sheet }: Writer): Section {
  const blocks = texts([
    words.say(`provenance.${sheet.provenance}.tells`),
    sheet.provenance === "verified" ? "" : words.say("provenance.correct"),
    words.say("app.unofficial"),
  ]);
  return section("about", rules.say("about"), blocks);
}
