/**
 * What may come a moment after the answer to a tap: worked out when that is on the screen, again
 * whenever something has changed that `when` reads.
 */
import { untrack } from "svelte";
import { afterPaint } from "../draw/later";

export class Late<T> {
  now: T = $state.raw()!;

  constructor(when: () => unknown, make: () => T) {
    this.now = untrack(make);
    whenPainted(when, () => (this.now = make()));
  }
}

/** Act after the paint of every change that `when` reads. */
export function whenPainted(when: () => unknown, act: () => void): void {
  $effect(() => {
    when();
    return afterPaint(act);
  });
}
