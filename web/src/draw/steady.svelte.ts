/**
 * A value that hardly ever changes although what it is read from often does: whatever depends on it
 * is left alone meanwhile, and is not even asked whether it has to change.
 */
import { untrack } from "svelte";

export class Steady<T> {
  now: T = $state.raw()!;

  constructor(read: () => T) {
    this.now = untrack(read);
    $effect.pre(() => {
      this.now = read();
    });
  }
}
