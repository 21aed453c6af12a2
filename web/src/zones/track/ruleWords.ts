/** The rules of a track, for the rules page. */
import { inAllLanguages } from "../texts";

export const ruleWords = inAllLanguages({
  en: {
    "zone.track": "Fill the boxes from left to right, leaving none out.",
    "zone.minimum": "The die must show at least the number in the box: {numbers}.",
    "zone.crossAny": "A cross from a bonus ignores that number.",
    "zone.restart": "After a {number} any number may follow.",
    "zone.platter":
      "The number is the die plus every other die on the platter at that moment; dice that this choice sends there do not count yet.",
    "zone.next": "A free entry here is one more than the last number; in the first box it is 1.",
    "zone.sum": "Points: the sum of all numbers.",
    "zone.pairPoints":
      "Boxes score in pairs: the first number minus the second. An unfinished pair scores 0.",
    "zone.steps": "On top, every number brings extra points: {steps}.",
    "zone.step": "{points} from {number}",
    "zone.byLast": "The points above the last filled box count: {points}.",
  },
  fr: {
    "zone.track": "Remplis les cases de gauche à droite, sans en sauter.",
    "zone.minimum": "Le dé doit montrer au moins le nombre de la case : {numbers}.",
    "zone.crossAny": "Une croix venue d’un bonus ne tient pas compte de ce nombre.",
    "zone.restart": "Après un {number}, n’importe quel nombre peut suivre.",
    "zone.platter":
      "Le nombre est la valeur du dé plus celle de tous les autres dés alors sur le plateau d’argent ; ceux que ce choix y envoie ne comptent pas encore.",
    "zone.next":
      "Un bonus libre inscrit ici le dernier nombre plus un ; dans la première case, un 1.",
    "zone.sum": "Points : la somme de tous les nombres.",
    "zone.pairPoints":
      "Les cases vont par paires : le premier nombre moins le second. Une paire incomplète vaut 0.",
    "zone.steps": "En plus, chaque nombre rapporte des points : {steps}.",
    "zone.step": "{points} à partir de {number}",
    "zone.byLast": "Les points au-dessus de la dernière case remplie comptent : {points}.",
  },
  de: {
    "zone.track": "Fülle die Felder von links nach rechts aus, ohne eines auszulassen.",
    "zone.minimum": "Der Würfel muss mindestens die Zahl im Feld zeigen: {numbers}.",
    "zone.crossAny": "Bei einem Kreuz aus einem Bonus spielt diese Zahl keine Rolle.",
    "zone.restart": "Nach einer {number} darf jede Zahl folgen.",
    "zone.platter":
      "Die Zahl ist der Würfel plus alle anderen Würfel, die gerade auf dem Silbertablett liegen; was diese Wahl erst dorthin schickt, zählt noch nicht.",
    "zone.next":
      "Ein freier Eintrag ist hier um eins höher als die letzte Zahl; im ersten Feld ist er eine 1.",
    "zone.sum": "Punkte: die Summe aller Zahlen.",
    "zone.pairPoints":
      "Die Felder werten paarweise: die erste Zahl minus die zweite. Ein unvollständiges Paar zählt 0.",
    "zone.steps": "Dazu bringt jede Zahl Extrapunkte: {steps}.",
    "zone.step": "{points} ab {number}",
    "zone.byLast": "Es zählen die Punkte über dem letzten ausgefüllten Feld: {points}.",
  },
  hu: {
    "zone.track": "Balról jobbra töltsd ki a mezőket, kihagyás nélkül.",
    "zone.minimum": "A kockának legalább a mezőn álló számot kell mutatnia: {numbers}.",
    "zone.crossAny": "A bónuszból kapott X-nél ez a szám nem számít.",
    "zone.restart": "{number|azs^} után bármilyen szám következhet.",
    "zone.platter":
      "A szám a kocka értéke, plusz az ezüsttálcán éppen ott lévő összes többi kockáé; amit ez a választás küld oda, az még nem számít.",
    "zone.next": "A szabad bejegyzés itt eggyel több az utolsó számnál; az első mezőben 1.",
    "zone.sum": "Pontok: az összes szám összege.",
    "zone.pairPoints":
      "A mezők párosával számítanak: az első szám mínusz a második. A befejezetlen pár 0.",
    "zone.steps": "Ezen felül minden szám külön pontot hoz: {steps}.",
    "zone.step": "{points}, ha legalább {number}",
    "zone.byLast": "Az utolsó kitöltött mező fölötti pontszám számít: {points}.",
  },
});
