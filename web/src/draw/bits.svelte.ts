/**
 * Something big that is drawn piece by piece: between two pieces the browser paints and hears taps, which would
 * otherwise wait for all of it.
 */
import { onMount } from "svelte";
import { afterPaint } from "./later";

export class Bits {
  /** How many pieces are drawn. */
  count = $state(Infinity);
  /** When all of them are. */
  readonly whole: Promise<void>;

  /** Called by the drawing: in so many pieces, or all at once. */
  constructor(pieces: number, bitByBit: boolean) {
    if (!bitByBit) {
      this.whole = Promise.resolve();
      return;
    }
    this.count = 0;
    this.whole = new Promise((done) => {
      onMount(() => this.#begin(pieces, done));
    });
  }

  #begin(pieces: number, done: () => void): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const draw = () => {
      this.count += 1;
      if (this.count < pieces) timer = setTimeout(draw);
      else done();
    };
    // What stands around it is seen first.
    const callOff = afterPaint(draw);
    return () => {
      callOff();
      clearTimeout(timer);
    };
  }
}
