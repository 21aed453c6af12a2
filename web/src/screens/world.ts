/** What every screen works with, given once by the app. */
import { getContext, setContext } from "svelte";
import type { Device } from "../device";
import type { Players } from "../players";
import type { Rules } from "../rules";
import type { BotMaker, Server } from "../table";

export interface World {
  rules: Rules;
  device: Device;
  bots: BotMaker;
  players: Players;
  server: Server;
  /** Whether the server of this page answers; asked once, when somebody first wants to know. */
  hasServer: () => Promise<boolean>;
}

const KEY = Symbol("world");

export function giveWorld(world: World): void {
  setContext(KEY, world);
}

export function useWorld(): World {
  return getContext<World>(KEY);
}
