/** Sentences that the rules of several kinds share. */
import type { ZoneWriter } from "./kind";

/** What is added up before an entry is made. */
export function sum({ words, rules, sheet, zone }: ZoneWriter): string {
  const { colour } = words.grammar;
  if (zone.adds === "wild") {
    return rules.say("zone.wild", { die: colour(zone.die), wild: colour(sheet.wild) });
  }
  return zone.adds === "platter" ? rules.say("zone.platter") : "";
}

/** How a number compares with the one before. */
export const ORDERS = {
  any: "zone.any",
  rising: "zone.rising",
  falling: "zone.falling",
  "not rising": "zone.notRising",
} as const;

export function factor({ rules, zone }: ZoneWriter): string {
  return zone.cells.some((cell) => cell.factor > 1) ? rules.say("zone.factor") : "";
}

/** Bonuses of single boxes. */
export function boxBonuses({ rules, zone }: ZoneWriter): string {
  const own = zone.lines.filter(({ along, bonus }) => along === "box" && bonus);
  if (own.some(({ least }) => least > 0)) return rules.say("zone.boxBonusLeast");
  return own.length > 0 ? rules.say("zone.boxBonus") : "";
}

export function byCount({ rules, zone }: ZoneWriter): string {
  const points = zone.points_by_count;
  return points.length > 0 ? rules.say("zone.byCount", { points: points.join(", ") }) : "";
}

/** The points of full columns, from the left; none where columns bring none. */
export function columnPoints({ zone }: ZoneWriter): number[] {
  return zone.lines.flatMap(({ along, bonus, points }) =>
    along === "column" && !bonus ? [points] : [],
  );
}
