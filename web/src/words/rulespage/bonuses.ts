/** The rules of bonuses and actions, for those that a sheet has. */

import type { Bar } from "../../rules/types";
import { barName, bonusName, bonusNoun } from "../names";
import { section, texts, type Block, type Section, type Writer } from "./page";

export function bonusSection({ words, rules, sheet }: Writer): Section {
  const { bonuses } = sheet.plan;
  const entries = sheet.bonuses.filter((name) => bonuses[name]?.kind === "entry");
  const choice = sheet.bonuses.find((name) => bonuses[name]?.kind === "choice");
  const kinds = [
    { bonus: entries.find((name) => name.startsWith("X:")), key: "bonuses.cross" },
    { bonus: entries.find((name) => /^[^X?]/.test(name)), key: "bonuses.number" },
    { bonus: entries.find((name) => /^\?(?!any)/.test(name)), key: "bonuses.free" },
    { bonus: entries.find((name) => name === "?any"), key: "bonuses.any" },
  ] as const;
  const blocks = texts([rules.say("bonuses.text")]);
  for (const { bonus, key } of kinds) {
    if (bonus) blocks.push({ kind: "bonus", bonus, text: rules.say(key) });
  }
  if (choice) {
    const text = rules.say("bonuses.choice", { bonus: bonusNoun(words, choice) });
    blocks.push({ kind: "bonus", bonus: choice, text });
  }
  return section("bonuses", rules.say("bonuses"), blocks);
}

export function actionSections(writer: Writer): Section[] {
  const { rules, sheet } = writer;
  const bars = Object.keys(sheet.plan.bars) as Bar[];
  if (bars.length === 0) return [];
  const { list_bars } = sheet.plan;
  const ownBars = bars.filter((bar) => !list_bars.includes(bar));
  const blocks: Block[] = [
    ...texts([rules.say("actions.text")]),
    { kind: "draw", draw: "bars" },
    ...ownBars.map((bar) => actionBlock(writer, bar)),
    ...(list_bars.length > 0 ? [mixBlock(writer)] : []),
    ...list_bars.map((bar) => actionBlock(writer, bar)),
    ...texts([takebackText(writer), endText(writer)]),
  ];
  return [section("actions", rules.say("actions"), blocks)];
}

function actionBlock(writer: Writer, bar: Bar): Block {
  return { kind: "action", bar, title: barName(writer.words, bar), text: actionText(writer, bar) };
}

function actionText({ words, rules, sheet }: Writer, bar: Bar): string {
  if (bar === "extra" && sheet.rulings["extra_once_per_round"]) {
    return rules.say("actions.extraRound");
  }
  if (bar !== "joker") return rules.say(`actions.${bar}`);
  const any = rules.say("actions.jokerAny");
  const numbers = sheet.plan.jokers.map((number) => (number ? words.number(number) : any));
  return rules.say("actions.joker", { numbers: numbers.join(", ") });
}

function takebackText({ words, sheet }: Writer): string {
  const on = sheet.rulings["takeback_without_dice"];
  if (on === undefined) return "";
  return words.say(`ruling.takeback_without_dice.${on ? "on" : "off"}`);
}

/** What the last box of each bar earns. */
function endText({ words, rules, sheet }: Writer): string {
  const ends = Object.entries(sheet.plan.bars).filter(([, { end }]) => end !== "");
  if (ends.length === 0) return "";
  const told = ends.map(([bar, { end }]) => {
    const bonus = bonusNoun(words, end);
    return rules.say("actions.endOf", { bar: barName(words, bar as Bar), bonus });
  });
  return rules.say("actions.end", { bonuses: told.join("; ") });
}

function mixBlock({ words, rules, sheet }: Writer): Block {
  const bars = words.list(sheet.plan.list_bars.map((bar) => barName(words, bar)));
  const text = rules.say("actions.mix", { bars });
  return { kind: "action", bar: "mix", title: bonusName(words, "mix"), text };
}
