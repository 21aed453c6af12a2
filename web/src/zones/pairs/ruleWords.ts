/** The rules of pairs, for the rules page. */
import { inAllLanguages } from "../texts";

export const ruleWords = inAllLanguages({
  en: {
    "zone.blocks":
      "Blocks of two boxes, from left to right. Within a block either box may come first.",
    "zone.blockPoints": "A full block scores its left number minus its right one.",
  },
  fr: {
    "zone.blocks":
      "Des blocs de deux cases, de gauche à droite. Dans un bloc, on commence par la case qu’on veut.",
    "zone.blockPoints": "Un bloc complet vaut le nombre de gauche moins celui de droite.",
  },
  de: {
    "zone.blocks":
      "Blöcke aus zwei Feldern, von links nach rechts. Im Block darf jedes der beiden zuerst kommen.",
    "zone.blockPoints": "Ein voller Block zählt die linke Zahl minus die rechte.",
  },
  hu: {
    "zone.blocks":
      "Kétmezős blokkok, balról jobbra. Egy blokkon belül bármelyik mező lehet az első.",
    "zone.blockPoints": "Egy teli blokk annyit ér, mint a bal szám mínusz a jobb.",
  },
});
