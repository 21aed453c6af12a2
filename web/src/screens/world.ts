/** What screens that play work with: the base of all screens, and the players. */
import { Players } from "../players";
import type { BotMaker } from "../table";
import { useBase, type Base } from "./base";

export interface World extends Base {
  players: Players;
  bots: BotMaker;
}

const worlds = new WeakMap<Base, World>();

/** The same for all screens: there is one thread for the players. */
export function worldOf(base: Base): World {
  const known = worlds.get(base);
  if (known) return known;
  const players = new Players(base.rules);
  const world = { ...base, players, bots: players.bots };
  worlds.set(base, world);
  return world;
}

export function useWorld(): World {
  return worldOf(useBase());
}
