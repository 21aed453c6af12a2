export { dearest, lookBack, type LookedBack } from "./analysis";
export type { Advice, Choice } from "./advice";
export type { Coach } from "./coach";
export { Players } from "./players";
export { reasonsOf, type Reason } from "./reasons";
export type { Level } from "./types";
