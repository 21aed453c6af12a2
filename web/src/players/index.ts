export { lookBack, type LookedBack } from "./analysis";
export type { Advice, Choice } from "./advice";
export type { Coach } from "./coach";
export { Players } from "./players";
export type { Price, Reason, Why } from "./reasons";
export type { Level, Tried } from "./types";
