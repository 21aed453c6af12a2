/** Who sat at a finished game: to be named, and to sit down again. */
import type { Finished } from "../device";
import type { LocalSeat } from "../table";
import { namesAt } from "../words/people";
import type { Words } from "../words/words";

/** By seat the bot that played it, or "". Records from elsewhere call a bot by its level. */
export function botsOf({ bots, record, mine }: Finished, levels: readonly string[]): string[] {
  return record.seats.map((name, seat) => {
    if (bots) return bots[seat] ?? "";
    return !mine.includes(seat) && levels.includes(name) ? name : "";
  });
}

/** What everybody was called. */
export function namesOf(words: Words, game: Finished, levels: readonly string[]): string[] {
  const bots = botsOf(game, levels);
  return namesAt(
    words,
    game.record.seats.map((name, seat) => ({ name, bot: bots[seat] })),
  );
}

/** The same people and bots, for another game on this device. */
export function seatsAgain(words: Words, game: Finished, levels: readonly string[]): LocalSeat[] {
  const bots = botsOf(game, levels);
  return namesOf(words, game, levels).map((name, seat) =>
    bots[seat] ? { name, bot: bots[seat] } : { name },
  );
}
