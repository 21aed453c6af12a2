export { dearest, lookBack, type LookedBack } from "./analysis";
export { Players } from "./players";
export type { Level } from "./types";
