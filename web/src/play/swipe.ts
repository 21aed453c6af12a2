/** A finger that wipes across: to the next or the previous sheet. */
import type { Attachment } from "svelte/attachments";

/** How far, in px, and how much more across than down. */
const FAR = 64;
const FLAT = 2;

export function swipe(wiped: (step: 1 | -1) => void): Attachment<HTMLElement> {
  return (element) => {
    let from: { x: number; y: number } | null = null;
    const listen = new AbortController();
    const { signal } = listen;
    const start = ({ touches }: TouchEvent) => {
      const [touch, second] = touches;
      from = touch && !second ? { x: touch.clientX, y: touch.clientY } : null;
    };
    const end = ({ changedTouches: [touch] }: TouchEvent) => {
      if (!from || !touch) return;
      const [across, down] = [touch.clientX - from.x, touch.clientY - from.y];
      from = null;
      if (Math.abs(across) < FAR || Math.abs(across) < FLAT * Math.abs(down)) return;
      wiped(across < 0 ? 1 : -1);
    };
    element.addEventListener("touchstart", start, { signal, passive: true });
    element.addEventListener("touchend", end, { signal, passive: true });
    return () => listen.abort();
  };
}
