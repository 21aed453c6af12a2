/** The rules of a pyramid in words. */
import type { Words } from "../../src/words/words";
import { byCount } from "../../src/zones/explaining";
import type { ZoneWriter } from "../../src/zones/kind";
import type { ruleWords } from "./words";

export function explain(writer: ZoneWriter): string[] {
  const rules = writer.rules as unknown as Words<(typeof ruleWords)["en"]>;
  return [rules.say("zone.pyramid"), byCount(writer)];
}
