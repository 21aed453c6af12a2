/** The rules of circles, for the rules page. */
import { inAllLanguages } from "../texts";

export const ruleWords = inAllLanguages({
  en: {
    "zone.circles": "Circle a box that shows the number, or cross one that is circled already.",
    "zone.circlesLines":
      "A row or column whose boxes are all circled earns its bonus. Only crosses score.",
  },
  fr: {
    "zone.circles": "Entoure une case qui porte la valeur, ou coche une case déjà entourée.",
    "zone.circlesLines":
      "Une ligne ou une colonne entièrement entourée rapporte son bonus. Seules les croix rapportent des points.",
  },
  de: {
    "zone.circles":
      "Kreise ein Feld ein, das die Zahl zeigt, oder kreuze ein schon eingekreistes an.",
    "zone.circlesLines":
      "Eine ganz eingekreiste Zeile oder Spalte bringt ihren Bonus. Punkte bringen nur Kreuze.",
  },
  hu: {
    "zone.circles":
      "Karikázz be egy olyan mezőt, amelyen a szám áll, vagy tegyél X-et egy már bekarikázottra.",
    "zone.circlesLines":
      "Egy végig bekarikázott sor vagy oszlop meghozza a bónuszát. Pontot csak az X-ek érnek.",
  },
});
