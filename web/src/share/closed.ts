/** Games with the dice of a day that others have yet to play: closed to those, open to whoever has played. */
import { shownFrom } from "../daily/calendar";
import { allRuns } from "../daily/runs";
import type { Device, Finished } from "../device";

/** Whether its sheet or replay would tell dice that others have yet to meet. */
export function spoils({ daily }: Finished, now: number): boolean {
  return daily !== undefined && now < shownFrom(daily);
}

/** Whether it would tell them to whoever is here. A server's dice are others than those of the date. */
export async function isClosed(device: Device, game: Finished, now: number): Promise<boolean> {
  if (!spoils(game, now)) return false;
  const { daily, online, record } = game;
  const runs = (await allRuns(device)).filter((run) => run.day === daily && run.online === online);
  return !runs.some((run) => run.over && run.game === record.game);
}
