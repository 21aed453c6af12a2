/** The rules of a row with boxes to skip, for the rules page. */
import { inAllLanguages } from "../texts";

export const ruleWords = inAllLanguages({
  en: {
    "zone.skip":
      "Cross a box that shows the number, to the right of your last cross. Boxes you skip are lost.",
    "zone.between": "A bonus between two boxes is earned when both are crossed.",
  },
  fr: {
    "zone.skip":
      "Coche une case qui porte la valeur, à droite de ta dernière croix. Les cases sautées sont perdues.",
    "zone.between": "Un bonus entre deux cases est gagné quand les deux sont cochées.",
  },
  de: {
    "zone.skip":
      "Kreuze ein Feld mit der Zahl an, das rechts von deinem letzten Kreuz steht. Übersprungene Felder sind verloren.",
    "zone.between": "Einen Bonus zwischen zwei Feldern bekommst du, wenn beide angekreuzt sind.",
  },
  hu: {
    "zone.skip":
      "Tegyél X-et egy mezőre, amelyen a szám áll, az utolsó X-edtől jobbra. Az átugrott mezők elvesznek.",
    "zone.between": "A két mező közötti bónusz akkor jár, ha mindkettőn X van.",
  },
});
