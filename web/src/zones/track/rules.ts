/** The rules of a track in words. */
import { boxBonuses, byCount, factor, ORDERS, sum } from "../explaining";
import type { ZoneWriter } from "../kind";

export function explain(writer: ZoneWriter): string[] {
  return [
    writer.rules.say("zone.track"),
    sum(writer),
    ...numbers(writer),
    boxBonuses(writer),
    ...points(writer),
  ];
}

/** Which numbers may follow which. */
function numbers(writer: ZoneWriter): string[] {
  const { rules, sheet, zone } = writer;
  const least = zone.cells.map(({ minimum }) => minimum);
  const asks = least.some((number) => number > 0);
  const free = sheet.bonuses.includes(`X:${zone.name}`);
  return [
    asks ? rules.say("zone.minimum", { numbers: least.join(", ") }) : "",
    asks && free ? rules.say("zone.crossAny") : "",
    zone.writes ? rules.say(ORDERS[zone.orders[0] ?? "any"]) : "",
    zone.restart === null ? "" : rules.say("zone.restart", { number: zone.restart }),
    factor(writer),
    zone.free === "next" ? rules.say("zone.next") : "",
  ];
}

function points(writer: ZoneWriter): string[] {
  const { words, rules, zone } = writer;
  const counted = { points: zone.points_by_count.join(", ") };
  const paired = zone.cells.some(({ pair }) => pair > 0);
  const summed = zone.cells.some(({ weight }) => weight !== 0);
  const told = zone.steps.map(([number, more]) => {
    return rules.say("zone.step", { number, points: words.change(more) });
  });
  return [
    zone.writes && counted.points ? rules.say("zone.byLast", counted) : byCount(writer),
    paired ? rules.say("zone.pairPoints") : "",
    summed && !paired ? rules.say("zone.sum") : "",
    told.length > 0 ? rules.say("zone.steps", { steps: told.join("; ") }) : "",
  ];
}
