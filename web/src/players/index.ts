export { Players } from "./players";
export type { Level } from "./types";
