/** The rules of parallel lines in words. */
import { columnPoints, ORDERS } from "../explaining";
import type { ZoneWriter } from "../kind";

export function explain(writer: ZoneWriter): string[] {
  const { rules } = writer;
  const columns = columnPoints(writer);
  return [
    ...lines(writer),
    rules.say("zone.boxBonus"),
    columns.length > 0 ? rules.say("zone.parallelColumns", { points: columns.join(", ") }) : "",
  ];
}

/** Each line with its order and what its sum is worth. */
function lines({ rules, zone }: ZoneWriter): string[] {
  const told = zone.orders.map((order, i) => {
    const weight = zone.cells[i * zone.row]?.weight ?? 0;
    const sums = ["zone.lineMinus", "zone.lineZero", "zone.linePlus"] as const;
    const worth = rules.say(sums[Math.sign(weight) + 1]!);
    const what = [order === "any" ? "" : rules.say(ORDERS[order]), worth];
    return rules.say("zone.line", { line: i + 1, what: what.filter(Boolean).join(" ") });
  });
  return [rules.say("zone.parallel", { n: zone.orders.length }), ...told];
}
