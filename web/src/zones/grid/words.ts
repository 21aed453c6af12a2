/** Entries in a grid and what a screen reader calls its boxes. */
import { inAllLanguages } from "../texts";

export const words = inAllLanguages({
  en: {
    "entry.number": "cross on the {number} in {zone}",
    "entry.numberRow": "cross on the {number} in {zone}, row {row}",
    "entry.followRow": "cross on the {number} in the {colour} row of {zone}",
  },
  fr: {
    "entry.number": "croix sur le {number}, {zone}",
    "entry.numberRow": "croix sur le {number}, {zone}, ligne {row}",
    "entry.followRow": "croix sur le {number}, {zone}, ligne {colour|f}",
  },
  de: {
    "entry.number": "Kreuz auf der {number} in {zone}",
    "entry.numberRow": "Kreuz auf der {number} in {zone}, Zeile {row}",
    "entry.followRow": "Kreuz auf der {number} in {zone}, Zeile {colour}",
  },
  hu: {
    "entry.number": "X {zone|az} {number|s} mezőn",
    "entry.numberRow": "X {zone|az} {number|s} mezőn, {row}. sor",
    "entry.followRow": "X {zone|az} terület {number|s} mezőjén, {colour} sor",
  },
});
