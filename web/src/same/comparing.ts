/** One of two games that are compared: whose it is, and the coach's look back at it. */
import { lookBack } from "../players";
import { Look } from "../screens/back/look.svelte";
import { namesOf } from "../screens/sitting";
import type { World } from "../screens/world";
import type { Found } from "../table";
import { words } from "../words";
import type { Played } from "./link";
import { nameIn } from "./starting";

export interface Side extends Played {
  name: string;
  /** Everybody at the table. */
  names: string[];
  /** What was found before; null until somebody has looked. */
  looked: Found | null;
  look: () => Look;
}

/** A side of which nothing is kept; `more` is what a device knows of it. */
export function sideOf(
  { players, bots }: World,
  { game, ledger }: Played,
  seat: number,
  more: Partial<Side> = {},
): Side {
  const look = () =>
    new Look(async (progress) => {
      const coach = players.coach(game.record.game);
      if (!coach) throw new Error(`there is no coach for ${game.record.game}`);
      return lookBack(ledger, seat, coach, progress);
    });
  const name = nameIn({ game, ledger }, seat);
  const names = namesOf(words(), game, bots.names(game.record.game));
  return { game, ledger, name, names, looked: null, look, ...more };
}
