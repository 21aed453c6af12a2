/** The card of a run: what it came to on an empty sheet, and a replay for those who have played the day. */
import type { Sheet } from "../rules";
import type { World } from "../screens/world";
import { shareCard, type Card } from "../share/card";
import { spoils } from "../share/closed";
import { replayOf } from "../share/game";
import { replayRecord } from "../table";
import { cardOf } from "./figures";
import type { Run } from "./runs";
import type { DailyWords } from "./words";

export async function shareRun(
  world: World,
  texts: DailyWords,
  run: Run,
  sheet: Sheet,
): Promise<void> {
  const [players] = sheet.players;
  // Boxes that are filled would tell which dice fell.
  const empty = { view: world.rules.newGame(sheet, players).view, seat: 0 };
  const card = cardOf(texts, run, sheet.title, players === 1);
  await shareCard({ ...card, sheet: empty, ...(await replayLink(world, run)) });
}

/** None where the game is not on this device any more. */
async function replayLink({ rules, device }: World, run: Run): Promise<Partial<Card>> {
  const kept = await device.finishedGame(run.table);
  if (!kept) return {};
  const game = { ...kept, daily: run.day, online: run.online };
  return replayOf(game, replayRecord(rules, game.record), spoils(game, Date.now()));
}
