/** The rules of a row with boxes to skip, in words. */
import { byCount } from "../explaining";
import type { ZoneWriter } from "../kind";

export function explain(writer: ZoneWriter): string[] {
  const { rules, zone } = writer;
  const between = zone.lines.some(({ along }) => along === "between");
  return [rules.say("zone.skip"), between ? rules.say("zone.between") : "", byCount(writer)];
}
