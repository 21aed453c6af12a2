/** Whether a drawing has been on screen: what appears after that is new, and may move. */
import { getContext, onMount, setContext } from "svelte";

const KEY = Symbol("settled");

/** Called by a whole drawing; `whole`: when all of it is there. */
export function settleAfterMount(whole: Promise<void> = Promise.resolve()): void {
  const drawing = { settled: false };
  setContext(KEY, drawing);
  onMount(() => {
    void whole.then(() => requestAnimationFrame(() => (drawing.settled = true)));
  });
}

/** Called by its parts when they appear. */
export function isSettled(): boolean {
  return getContext<{ settled: boolean } | undefined>(KEY)?.settled ?? false;
}
