/** Looking at something before doing it: hover, focus, or a finger that stays. */
import type { Attachment } from "svelte/attachments";

const LONG = 380;

/** Tells when the looking begins and ends; a tap after a long look is no tap. */
export function longPress(look: (looking: boolean) => void): Attachment<HTMLElement> {
  return (element) => {
    let timer = 0;
    let looked = false;
    const listen = new AbortController();
    const on = <K extends keyof HTMLElementEventMap>(
      name: K,
      act: (event: HTMLElementEventMap[K]) => void,
    ) => element.addEventListener(name, act, { signal: listen.signal, capture: true });

    const end = () => {
      clearTimeout(timer);
      // An element that is taken away loses its focus in the midst of drawing.
      queueMicrotask(() => look(false));
    };
    on("pointerenter", (event) => event.pointerType === "mouse" && look(true));
    on("pointerleave", end);
    on("pointercancel", end);
    on("focus", () => element.matches(":focus-visible") && look(true));
    on("blur", end);
    on("pointerdown", (event) => {
      looked = false;
      if (event.pointerType === "mouse") return;
      timer = window.setTimeout(() => {
        looked = true;
        look(true);
      }, LONG);
    });
    on("pointerup", () => clearTimeout(timer));
    on("keydown", () => (looked = false));
    on("contextmenu", (event) => event.preventDefault());
    on("click", (event) => {
      if (!looked) return;
      looked = false;
      event.stopImmediatePropagation();
      end();
    });
    return () => {
      clearTimeout(timer);
      listen.abort();
    };
  };
}
