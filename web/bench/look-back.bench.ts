/**
 * How long the page looks back at a game, by throws for a mean, on one core:
 * `python -m renard.page.npm exec -- vitest bench --run`.
 */
import { bench, describe } from "vitest";
import { lookBack } from "../src/players/analysis";
import { coachFor } from "../src/players/coach";
import { replayRecord } from "../src/table/record";
import { levels, NodeMind, sureness } from "../tests/players";
import { golden } from "../tests/records";
import { rules } from "../tests/rules";

const ONCE = { iterations: 1, time: 0, warmupIterations: 0, warmupTime: 0 };

for (const throws of [64, 216]) {
  const mind = new NodeMind(throws);
  describe(`${throws} throws for a mean`, () => {
    for (const { id, players } of rules.sheets) {
      const ledger = replayRecord(rules, golden.get(`${id}-${players[0]}`)!);
      const coach = coachFor(levels, sureness, mind, id)!;
      bench(id, () => lookBack(ledger, 0, coach).then(() => undefined), ONCE);
    }
  });
}
