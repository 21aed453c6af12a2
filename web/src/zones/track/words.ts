/** Entries in a track and what a screen reader calls its boxes. */
import { inAllLanguages } from "../texts";

export const words = inAllLanguages({
  en: {
    "entry.box": "cross in {zone}, box {box}",
    "entry.value": "{value} in {zone}, box {box}",
  },
  fr: {
    "entry.box": "croix, {zone}, case {box}",
    "entry.value": "{value}, {zone}, case {box}",
  },
  de: {
    "entry.box": "Kreuz in {zone}, Feld {box}",
    "entry.value": "{value} in {zone}, Feld {box}",
  },
  hu: {
    "entry.box": "X {zone|az} terület {box}. mezőjén",
    "entry.value": "{value} {zone|az} terület {box}. mezőjébe",
  },
});
