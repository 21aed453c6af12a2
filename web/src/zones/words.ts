/** The texts of all kinds, by language: part of the page's catalogue. */
import { words as circles } from "./circles/words";
import { words as grid } from "./grid/words";
import { words as pairs } from "./pairs/words";
import { words as parallel } from "./parallel/words";
import { words as skip } from "./skip/words";
import { words as track } from "./track/words";

export const zoneWords = {
  en: { ...grid.en, ...track.en, ...circles.en, ...pairs.en, ...skip.en, ...parallel.en },
  fr: { ...grid.fr, ...track.fr, ...circles.fr, ...pairs.fr, ...skip.fr, ...parallel.fr },
  de: { ...grid.de, ...track.de, ...circles.de, ...pairs.de, ...skip.de, ...parallel.de },
  hu: { ...grid.hu, ...track.hu, ...circles.hu, ...pairs.hu, ...skip.hu, ...parallel.hu },
};
