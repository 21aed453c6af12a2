/** Telling whoever listens to a table what changed. */
import type { Change } from "./types";

export type Listener = (change: Change) => void;

const NOTHING: Change = {
  entries: [],
  game: false,
  back: false,
  seats: false,
  connection: false,
  refusal: null,
};

export class Listeners {
  readonly #listeners = new Set<Listener>();

  add(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  tell(change: Partial<Change>): void {
    for (const listener of [...this.#listeners]) listener({ ...NOTHING, ...change });
  }
}
