/** Entries in a pyramid. */
import { inAllLanguages } from "../../src/zones/texts";

export const words = inAllLanguages({
  en: { "entry.pyramid": "cross on the {number} in {zone}, row {row} of the pyramid" },
  fr: { "entry.pyramid": "croix sur le {number}, {zone}, rangée {row} de la pyramide" },
  de: { "entry.pyramid": "Kreuz auf der {number} in {zone}, Reihe {row} der Pyramide" },
  hu: { "entry.pyramid": "X {zone|az} {number|s} mezőn, a piramis {row}. sora" },
});

/** The rules of a pyramid, for the rules page. */
export const ruleWords = inAllLanguages({
  en: {
    "zone.pyramid": "Cross a box that shows the number. It has to stand on two crossed boxes.",
  },
  fr: { "zone.pyramid": "Coche une case qui porte la valeur et repose sur deux cases cochées." },
  de: { "zone.pyramid": "Kreuze ein Feld mit der Zahl an. Es muss auf zwei Kreuzen stehen." },
  hu: { "zone.pyramid": "Tegyél X-et egy mezőre, amely két X-en áll, és amelyen a szám áll." },
});
