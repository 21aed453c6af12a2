import found from "../../generated/players/levels.json";
import type { Levels } from "./types";

export { coachFor, trainedBots } from "./bots";
export { WorkerMind } from "./mind";
export { fetchAhead, forgetOldNets } from "./nets";
export type { Level, Levels, Mind } from "./types";

/** All levels that the page was built with. */
export const levels: Levels = found;
