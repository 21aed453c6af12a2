/** Playing on from a moment of a finished game, against the same opponents. */
import type { Finished } from "../device";
import { type Ledger, LocalTable } from "../table";
import { words } from "../words/now.svelte";
import { go } from "./route.svelte";
import { seatsAgain } from "./sitting";
import type { World } from "./world";

/** `at` counts entries of the log. It is kept as a branch of the game. The same dice come to the same places, where the game's seed is known; else new ones. */
export async function playOn(
  { rules, bots, device }: World,
  game: Finished,
  ledger: Ledger,
  at: number,
): Promise<void> {
  const { id, record, seed, daily } = game;
  const table = LocalTable.create(
    { rules, bots, keeper: device },
    {
      sheet: ledger.sheet,
      seats: seatsAgain(words(), game, bots.names(record.game)),
      dice: "seed",
      log: ledger.log.slice(0, at),
      from: { game: id, at },
      ...(seed ? { seed } : {}),
      // Its dice are still those that others have yet to meet.
      ...(daily ? { daily } : {}),
    },
  );
  table.close();
  await table.kept();
  go("play", table.id);
}
