/** What every screen works with, given once by the app. Players come with `world.ts`: home does without. */
import { getContext, setContext } from "svelte";
import type { Device } from "../device";
import type { Rules } from "../rules";
import type { Server } from "../table";

export interface Base {
  rules: Rules;
  device: Device;
  server: Server;
  /** Whether the server of this page answers; asked once, when somebody first wants to know. */
  hasServer: () => Promise<boolean>;
}

const KEY = Symbol("base");

export function giveBase(base: Base): void {
  setContext(KEY, base);
}

export function useBase(): Base {
  return getContext<Base>(KEY);
}
