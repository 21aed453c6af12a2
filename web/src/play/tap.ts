/** Taps answered when the finger is lifted. */
import type { Attachment } from "svelte/attachments";

/** A finger that moves further, in px, does not tap. */
const STILL = 12;

/**
 * A browser makes a click of a tap only after it has asked the page twice more and has moved the
 * focus. Here the button is clicked as the finger leaves it, and that is all that becomes of the tap.
 * Mice, keys and screen readers click by themselves, as ever.
 */
export function tapsAtOnce(): Attachment<HTMLElement> {
  return (element) => {
    let from: Touch | null = null;
    const listen = new AbortController();
    const { signal } = listen;
    const start = ({ touches }: TouchEvent) => {
      from = touches.length === 1 ? touches[0]! : null;
    };
    const end = (event: TouchEvent) => {
      const [to] = event.changedTouches;
      const button = from?.target instanceof Element ? from.target.closest("button") : null;
      const still = from && to && isNear(from, to);
      from = null;
      // What scrolls cannot be cancelled, and is no tap.
      if (!still || !button || !event.cancelable) return;
      event.preventDefault();
      // What has the focus may be gone with the tap: a browser lays everything out before it lets go of it.
      const focused = document.activeElement;
      if (focused instanceof HTMLButtonElement && element.contains(focused)) focused.blur();
      button.click();
    };
    element.addEventListener("touchstart", start, { signal, passive: true });
    element.addEventListener("touchend", end, { signal, passive: false });
    return () => listen.abort();
  };
}

function isNear(a: Touch, b: Touch): boolean {
  return Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) <= STILL;
}
