/** Entries in a row with boxes to skip and what a screen reader calls its boxes. */
import { inAllLanguages } from "../texts";

export const words = inAllLanguages({
  en: {
    "entry.skip": "cross on the {number} in {zone}, box {box}",
  },
  fr: {
    "entry.skip": "croix sur le {number}, {zone}, case {box}",
  },
  de: {
    "entry.skip": "Kreuz auf der {number} in {zone}, Feld {box}",
  },
  hu: {
    "entry.skip": "X {zone|az} terület {box}. mezőjén ({number|s})",
  },
});
