/**
 * A card to share: a line that can be said, and a picture with figures and, if wanted, the sheet. Load it when it is
 * asked for:
 *
 *     const { shareCard } = await import("../share/card");
 *     await shareCard({ title, line, figures: [{ name: "Points", value: "243" }], sheet: { view, seat }, link });
 *
 * An empty sheet, or none, tells nothing of the dice that fell: so a day's game is shared before its day is over.
 */
import { mount, unmount } from "svelte";
import type { View } from "../rules/types";
import { loadLater } from "../words/later.svelte";
import ShareDialog from "./ShareDialog.svelte";
import { shareWords } from "./words";

export interface Figure {
  name: string;
  value: string;
}

export interface Card {
  /** What was played. */
  title: string;
  /** All of it in words, for whoever hears it or reads no pictures. */
  line: string;
  /** Four at most fit. */
  figures: readonly Figure[];
  /** A position and whose sheet is shown; missing where that would tell too much. */
  sheet?: { view: View; seat: number };
  /** A whole address: where it can be seen again; `closed` to whoever has not played that day's dice. */
  link?: string;
  closed?: boolean;
}

/** Show a card with all ways to share it; done when it is closed. */
export async function shareCard(card: Card): Promise<void> {
  const texts = await loadLater(shareWords);
  const before = document.activeElement;
  await new Promise<void>((resolve) => {
    const dialog = mount(ShareDialog, {
      target: document.body,
      props: { card, texts, onclose: () => void unmount(dialog).then(resolve) },
    });
  });
  if (before instanceof HTMLElement) before.focus();
}
