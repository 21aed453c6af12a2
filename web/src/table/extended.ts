import { sameEvent } from "../rules/words";
import type { Step } from "./types";

/** Whether nothing of the old steps was taken back. */
export function extended(before: readonly Step[], after: readonly Step[]): boolean {
  return before.every((step, i) => {
    const now = after[i];
    return now && (step === now || (step.seat === now.seat && sameEvent(step.event, now.event)));
  });
}
