/** The rules of each zone, by its kind and what is printed there. */

import type { ZoneKind, ZonePlan } from "../../rules/types";
import { bonusNoun, colourName } from "../names";
import { section, texts, type Section, type Writer } from "./page";

/** The zone's table of the sheet file; each key is there only where the zone has that feature. */
interface Printed {
  numbers?: unknown[][];
  pre_crossed?: number[];
  row_bonus?: string[];
  column_bonus?: string[];
  diagonal_bonus?: string;
  column_points?: number[];
  points_by_count?: number[];
  row_points_by_count?: number[];
  minimum?: number[];
  bonus?: string[];
  bonus_minimum?: number[];
  bonus_between?: string[];
  restart_after?: number;
  free_entry?: string;
  points?: "sum" | "pairs";
  steps?: [number, number][];
}

interface ZoneWriter extends Writer {
  zone: ZonePlan;
  printed: Printed;
}

export function zoneSections(writer: Writer): Section[] {
  const all = writer.sheet.printed["zones"] as Record<string, Printed>;
  return writer.sheet.zones.map((name) => {
    const zone = writer.sheet.plan.zones[name]!;
    const blocks = texts(KINDS[zone.kind]({ ...writer, zone, printed: all[name] ?? {} }));
    blocks.unshift({ kind: "draw", draw: "zone", zone: name });
    return section(`zone-${name}`, colourName(writer.words, name), blocks, 2);
  });
}

/** By kind: its sentences, an empty one where a feature is missing. */
const KINDS: Record<ZoneKind, (writer: ZoneWriter) => string[]> = {
  grid: (writer) => [
    ...(writer.zone.follow_rows.length > 0 ? followed(writer) : gridEntry(writer)),
    ...lineBonuses(writer),
    ...points(writer),
  ],
  circles: (writer) => [
    writer.rules.say("zone.circles"),
    writer.rules.say("zone.circlesLines"),
    ...points(writer),
  ],
  track: (writer) => [
    writer.rules.say("zone.track"),
    sum(writer),
    ...numbers(writer),
    ...boxBonuses(writer),
    ...points(writer),
  ],
  pairs: (writer) => [
    writer.rules.say("zone.blocks"),
    factor(writer),
    ...boxBonuses(writer),
    writer.rules.say("zone.blockPoints"),
  ],
  skip: (writer) => [
    writer.rules.say("zone.skip"),
    writer.printed.bonus_between ? writer.rules.say("zone.between") : "",
    ...points(writer),
  ],
  parallel: (writer) => [...lines(writer), writer.rules.say("zone.boxBonus"), ...points(writer)],
};

function gridEntry(writer: ZoneWriter): string[] {
  const { rules, zone, printed } = writer;
  const shown = zone.cells.map(({ number }) => number).filter((number) => number > 0);
  const crossed = printed.numbers?.flat().includes("x");
  return [
    rules.say("zone.grid"),
    new Set(shown).size < shown.length ? rules.say("zone.gridTwice") : "",
    sum(writer),
    crossed ? rules.say("zone.printedCross") : "",
    printed.pre_crossed ? rules.say("zone.preCrossed") : "",
  ];
}

/** A grid whose rows other dice can follow into. */
function followed({ words, rules, sheet, zone }: ZoneWriter): string[] {
  const { colour } = words.grammar;
  const colours = words.list(zone.follow_rows.map((name) => colour(name)));
  return [
    rules.say("zone.follow", { colours }),
    rules.say("zone.followMore", { wild: colour(sheet.wild), die: colour(zone.die) }),
    rules.say("zone.followNot"),
  ];
}

function sum({ words, rules, sheet, zone }: ZoneWriter): string {
  const { colour } = words.grammar;
  if (zone.adds === "wild") {
    return rules.say("zone.wild", { die: colour(zone.die), wild: colour(sheet.wild) });
  }
  return zone.adds === "platter" ? rules.say("zone.platter") : "";
}

function lineBonuses({ words, rules, printed }: ZoneWriter): string[] {
  const { row_bonus, column_bonus, diagonal_bonus } = printed;
  const both = row_bonus && column_bonus;
  return [
    both ? rules.say("zone.lineBonus") : "",
    row_bonus && !both ? rules.say("zone.rowBonus") : "",
    column_bonus && !both ? rules.say("zone.columnBonus") : "",
    diagonal_bonus ? rules.say("zone.diagonal", { bonus: bonusNoun(words, diagonal_bonus) }) : "",
  ];
}

/** Which numbers may follow which on a track. */
function numbers(writer: ZoneWriter): string[] {
  const { rules, sheet, zone, printed } = writer;
  const { minimum, restart_after, free_entry } = printed;
  const free = sheet.bonuses.includes(`X:${zone.name}`);
  return [
    minimum ? rules.say("zone.minimum", { numbers: minimum.join(", ") }) : "",
    minimum && free ? rules.say("zone.crossAny") : "",
    zone.writes ? rules.say(ORDERS[zone.orders[0] ?? "any"]) : "",
    restart_after ? rules.say("zone.restart", { number: restart_after }) : "",
    factor(writer),
    free_entry === "next" ? rules.say("zone.next") : "",
  ];
}

const ORDERS = {
  any: "zone.any",
  rising: "zone.rising",
  falling: "zone.falling",
  "not rising": "zone.notRising",
} as const;

function factor({ rules, zone }: ZoneWriter): string {
  return zone.cells.some((cell) => cell.factor > 1) ? rules.say("zone.factor") : "";
}

function boxBonuses({ rules, printed }: ZoneWriter): string[] {
  if (printed.bonus_minimum) return [rules.say("zone.boxBonusLeast")];
  return printed.bonus?.some(Boolean) ? [rules.say("zone.boxBonus")] : [];
}

/** Parallel lines: each with its order and what its sum is worth. */
function lines({ rules, zone }: ZoneWriter): string[] {
  const told = zone.orders.map((order, i) => {
    const weight = zone.cells[i * zone.row]?.weight ?? 0;
    const sums = ["zone.lineMinus", "zone.lineZero", "zone.linePlus"] as const;
    const what = [order === "any" ? "" : rules.say(ORDERS[order]), rules.say(sums[weight + 1]!)];
    return rules.say("zone.line", { line: i + 1, what: what.filter(Boolean).join(" ") });
  });
  return [rules.say("zone.parallel", { n: zone.orders.length }), ...told];
}

function points({ words, rules, zone, printed }: ZoneWriter): string[] {
  const { column_points, points_by_count, row_points_by_count, steps } = printed;
  const found: string[] = [];
  if (column_points) {
    const key = zone.kind === "parallel" ? "zone.parallelColumns" : "zone.columnPoints";
    found.push(rules.say(key, { points: column_points.join(", ") }));
  }
  if (row_points_by_count) {
    found.push(rules.say("zone.byRow", { points: row_points_by_count.join(", ") }));
  }
  if (points_by_count) {
    const key = countKey(zone);
    found.push(rules.say(key, { points: points_by_count.join(", ") }));
  }
  if (printed.points === "sum") found.push(rules.say("zone.sum"));
  if (printed.points === "pairs") found.push(rules.say("zone.pairPoints"));
  if (steps) {
    const told = steps.map(([number, more]) => {
      return rules.say("zone.step", { number, points: words.change(more) });
    });
    found.push(rules.say("zone.steps", { steps: told.join("; ") }));
  }
  return found;
}

function countKey(zone: ZonePlan) {
  if (zone.kind !== "track") return "zone.byCount";
  return zone.writes ? "zone.byLast" : "zone.byCount";
}
