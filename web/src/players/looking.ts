/** A game that is looked back at in slices, so that others may ask in between and somebody sees how far it is. */
import type { Thinker } from "./thinker";
import type { Level, Looked, Looking, Progress } from "./types";

/** Milliseconds of a slice. */
const SLICE = 50;

export async function lookInSlices(
  thinker: Thinker,
  looking: Looking,
  level: Level,
  progress: Progress,
  stopped: () => boolean,
): Promise<Looked> {
  const look = thinker.lookBack(looking, level);
  let began = performance.now();
  for (let share = 0; share < 1;) {
    share = look.next();
    if (performance.now() - began < SLICE && share < 1) continue;
    progress(share);
    // What was asked or called off meanwhile is heard now.
    await new Promise((resolve) => setTimeout(resolve));
    if (stopped()) throw new Error("looking back was called off");
    began = performance.now();
  }
  return look.looked();
}
