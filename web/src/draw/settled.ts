/** Whether a drawing has been on screen: what appears after that is new, and may move. */
import { getContext, onMount, setContext } from "svelte";

const KEY = Symbol("settled");

/** Called by a whole drawing. */
export function settleAfterMount(): void {
  const drawing = { settled: false };
  setContext(KEY, drawing);
  onMount(() => {
    const frame = requestAnimationFrame(() => (drawing.settled = true));
    return () => cancelAnimationFrame(frame);
  });
}

/** Called by its parts when they appear. */
export function isSettled(): boolean {
  return getContext<{ settled: boolean } | undefined>(KEY)?.settled ?? false;
}
