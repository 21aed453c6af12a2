/** The rules of circles in words. */
import { byCount } from "../explaining";
import type { ZoneWriter } from "../kind";

export function explain(writer: ZoneWriter): string[] {
  const { rules } = writer;
  return [rules.say("zone.circles"), rules.say("zone.circlesLines"), byCount(writer)];
}
