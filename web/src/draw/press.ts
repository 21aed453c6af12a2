/** Looking at something before doing it: hover, focus, or a finger that stays. */
import type { Attachment } from "svelte/attachments";

const LONG = 380;

type Look = (at: HTMLElement | null) => void;
type Events = HTMLElementEventMap;

/** Tells when the looking begins and ends; a tap after a long look is no tap. */
export function longPress(look: (looking: boolean) => void): Attachment<HTMLElement> {
  return (element) =>
    watch(
      element,
      (target) => target === element,
      (at) => look(at !== null),
    );
}

/** The same for all that fit a selector within an element, now and later. */
export function longPressOn(which: string, look: Look): Attachment<HTMLElement> {
  return (element) => watch(element, (target) => target.matches(which), look);
}

function watch(root: HTMLElement, fits: (target: HTMLElement) => boolean, look: Look): () => void {
  let timer = 0;
  let looked = false;
  const listen = new AbortController();
  const { signal } = listen;
  const end = () => {
    clearTimeout(timer);
    // An element that is taken away loses its focus in the midst of drawing.
    queueMicrotask(() => look(null));
  };
  /** What an event is about: the element itself, or one around it. */
  const found = ({ target }: Event): HTMLElement | null => {
    let at = target as HTMLElement | null;
    while (at && !fits(at)) at = at === root ? null : at.parentElement;
    return at;
  };
  const on = <K extends keyof Events>(
    name: K,
    act: (event: Events[K], at: HTMLElement) => void,
    find: (event: Event) => HTMLElement | null = found,
  ) => {
    const hear = (event: Events[K]) => {
      const at = find(event);
      if (at) act(event, at);
    };
    root.addEventListener(name, hear, { signal, capture: true });
  };
  /** Only the element itself is entered or left: what it holds does not count. */
  const itself = ({ target }: Event) =>
    fits(target as HTMLElement) ? (target as HTMLElement) : null;

  on("pointerenter", (event, at) => event.pointerType === "mouse" && look(at), itself);
  on("pointerleave", end, itself);
  on("pointercancel", end);
  on("focus", (_, at) => at.matches(":focus-visible") && look(at));
  on("blur", end);
  on("pointerdown", (event, at) => {
    looked = false;
    if (event.pointerType === "mouse") return;
    timer = window.setTimeout(() => {
      looked = true;
      look(at);
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
}
