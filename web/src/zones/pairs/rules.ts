/** The rules of pairs in words. */
import { boxBonuses, factor } from "../explaining";
import type { ZoneWriter } from "../kind";

export function explain(writer: ZoneWriter): string[] {
  const { rules } = writer;
  const points = rules.say("zone.blockPoints");
  return [rules.say("zone.blocks"), factor(writer), boxBonuses(writer), points];
}
