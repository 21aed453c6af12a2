/** The rules of parallel lines, for the rules page. */
import { inAllLanguages } from "../texts";

export const ruleWords = inAllLanguages({
  en: {
    "zone.parallel": {
      one: "{n} line, filled from left to right.",
      other: "{n} lines, each filled from left to right. Choose a line for each die.",
    },
    "zone.line": "Line {line}: {what}",
    "zone.lineMinus": "Its sum is taken away from your points.",
    "zone.linePlus": "Its sum is added to your points.",
    "zone.lineZero": "It brings bonuses, but no points by itself.",
    "zone.parallelColumns":
      "A column whose boxes are all filled is worth the points below it: {points}.",
  },
  fr: {
    "zone.parallel": {
      one: "{n} ligne, à remplir de gauche à droite.",
      other: "{n} lignes, chacune à remplir de gauche à droite. Choisis une ligne pour chaque dé.",
    },
    "zone.line": "Ligne {line} : {what}",
    "zone.lineMinus": "Sa somme est retirée de tes points.",
    "zone.linePlus": "Sa somme s’ajoute à tes points.",
    "zone.lineZero": "Elle apporte des bonus, mais pas de points par elle-même.",
    "zone.parallelColumns":
      "Une colonne dont toutes les cases sont remplies vaut les points indiqués dessous : {points}.",
  },
  de: {
    "zone.parallel": {
      one: "{n} Zeile, von links nach rechts ausgefüllt.",
      other:
        "{n} Zeilen, jede von links nach rechts ausgefüllt. Wähle für jeden Würfel eine Zeile.",
    },
    "zone.line": "Zeile {line}: {what}",
    "zone.lineMinus": "Ihre Summe wird von deinen Punkten abgezogen.",
    "zone.linePlus": "Ihre Summe kommt zu deinen Punkten dazu.",
    "zone.lineZero": "Sie bringt Boni, aber selbst keine Punkte.",
    "zone.parallelColumns":
      "Eine Spalte, deren Felder alle ausgefüllt sind, ist die Punkte darunter wert: {points}.",
  },
  hu: {
    "zone.parallel": "{n} sor, mindegyik balról jobbra. Minden kockának te választasz sort.",
    "zone.line": "{line}. sor: {what}",
    "zone.lineMinus": "Az összege levonódik a pontjaidból.",
    "zone.linePlus": "Az összege hozzáadódik a pontjaidhoz.",
    "zone.lineZero": "Bónuszokat hoz, de önmagában nem ér pontot.",
    "zone.parallelColumns":
      "Ha egy oszlop minden mezője ki van töltve, az alatta álló pontokat éri: {points}.",
  },
});
