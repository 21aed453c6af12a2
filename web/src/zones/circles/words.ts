/** Entries in circles and what a screen reader calls its boxes. */
import { inAllLanguages } from "../texts";

export const words = inAllLanguages({
  en: {
    "entry.circle": "circle around the {number} in {zone}, row {row}",
    "entry.circled": "cross on the circled {number} in {zone}, row {row}",
  },
  fr: {
    "entry.circle": "le {number} entouré, {zone}, ligne {row}",
    "entry.circled": "croix sur le {number} entouré, {zone}, ligne {row}",
  },
  de: {
    "entry.circle": "Kreis um die {number} in {zone}, Zeile {row}",
    "entry.circled": "Kreuz auf der eingekreisten {number} in {zone}, Zeile {row}",
  },
  hu: {
    "entry.circle": "karika {zone|az} {number|s} körül, {row}. sor",
    "entry.circled": "X {zone|az} terület bekarikázott {number|s} mezőjén, {row}. sor",
  },
});
