/** Who at a table can be reported: people elsewhere, and bots of other people. */
import type { SeatInfo } from "../table";

/** A bot of somebody's is called by its owner and its name. */
export function isOutside(bot: string | undefined): boolean {
  return bot !== undefined && bot.includes("/");
}

export function reportable(sitting: readonly SeatInfo[], mine: readonly number[]): number[] {
  return sitting.flatMap(({ kind, bot, owned }, seat) => {
    if (mine.includes(seat) || kind === "open") return [];
    return kind === "person" || owned || isOutside(bot) ? [seat] : [];
  });
}
