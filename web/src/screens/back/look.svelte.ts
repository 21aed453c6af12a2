/** A game that is being looked back at: how far that is, and what is found. */
import type { LookedBack } from "../../players";

export class Look {
  /** How much of it is done, from 0 to 1. */
  share = $state(0);

  constructor(
    work: (progress: (share: number) => void) => Promise<LookedBack>,
    /** What was found; null where it failed. */
    readonly found = work((share) => (this.share = share)).catch(() => null),
  ) {}
}
