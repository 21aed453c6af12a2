/** Act once what is being drawn is on the screen; returns how to call it off. */
export function afterPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => (timer = setTimeout(act));
  // Nothing is painted of a page that nobody sees.
  const frame = document.hidden ? soon() : requestAnimationFrame(soon);
  return () => {
    if (typeof frame === "number") cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Milliseconds: a page that is never idle does what waits for that, too. */
const LONGEST = 5_000;

/** Act once there is nothing else to do, but not before a while is over. */
export function whenIdle(act: () => void, pause = 0): void {
  setTimeout(() => {
    // Not every browser tells when it is idle.
    if ("requestIdleCallback" in globalThis) requestIdleCallback(act, { timeout: LONGEST });
    else act();
  }, pause);
}
