/** Where the focus goes by itself: who plays by keys always has the next thing to do at hand. */
import { tick } from "svelte";
import { afterPaint } from "../draw/later";

export const LIVE_DICE = "[data-keys=dice] button:not([aria-disabled=true])";
const OUT_OF_REACH = "[inert], [tabindex='-1']";
const NEXT = ["[data-main]", LIVE_DICE, "[data-box], [data-row]", "[data-keys] button"];

export class Focus {
  /** Something of the table has had it. */
  was = false;

  constructor(
    readonly root: () => HTMLElement | undefined,
    readonly byHand: () => boolean,
  ) {}

  /** What had the focus may be gone. Moving it costs a layout: without keys it waits for the paint. */
  keep(): void {
    const act = () => this.#keepNow();
    void tick().then(() => {
      if (this.byHand()) afterPaint(act);
      else act();
    });
  }

  #keepNow(): void {
    const now = document.activeElement;
    if (this.was && (now === document.body || now?.closest(OUT_OF_REACH))) this.on(...NEXT);
  }

  /** Focus the first thing there is, in the order of the wishes. */
  on(...wishes: string[]): void {
    const found = wishes.map((wish) => this.root()?.querySelector<HTMLElement>(wish)).find(Boolean);
    found?.focus({ preventScroll: true });
  }

  /** Who opens something by keys goes on in it. */
  readonly first = (element: HTMLElement): void => {
    if (!this.byHand()) element.focus({ preventScroll: true });
  };
}
