/** How long something is looked at before the next thing happens, in milliseconds. */
import type { Step } from "../table/types";
import type { BotSpeed, Motion, PlaySettings } from "./settings";

/** Step by step, what somebody decided waits for a tap. */
const DECISIONS: Record<BotSpeed, number> = {
  step: Infinity,
  slow: 1800,
  normal: 900,
  fast: 350,
  instant: 0,
};
const THROWS: Record<BotSpeed, number> = {
  step: 650,
  slow: 1200,
  normal: 650,
  fast: 250,
  instant: 0,
};
const LINKS: Record<Motion, number> = { full: 900, quick: 450, off: 150 };

/**
 * The pause before a step of somebody else is shown; endless where that is asked for. Own steps are shown at once, and so is what
 * others do while somebody here is choosing: nobody is kept from it.
 */
export function pauseBefore(step: Step, atOnce: boolean, settings: PlaySettings): number {
  if (atOnce) return 0;
  return (step.action === null ? THROWS : DECISIONS)[settings.botSpeed];
}

/** The pause before the next link of a chain that needs no choice. */
export function pauseInChain(settings: PlaySettings): number {
  return LINKS[settings.motion];
}
