/** The rules of a grid, for the rules page. */
import { inAllLanguages } from "../texts";

export const ruleWords = inAllLanguages({
  en: {
    "zone.grid": "Cross a box that shows the number, anywhere.",
    "zone.gridTwice": "Numbers stand there more than once; each die crosses one box.",
    "zone.printedCross": "Printed crosses count as filled.",
    "zone.preCrossed": "The boxes crossed in print complete lines but are worth no points.",
    "zone.rowBonus": "A full row earns its bonus.",
    "zone.columnBonus": "A full column earns its bonus.",
    "zone.lineBonus": "A full row or column earns its bonus.",
    "zone.diagonal": "The full diagonal from top left earns {bonus}.",
    "zone.columnPoints": "Each full column is worth the points below it: {points}.",
    "zone.byRow": "Each row is worth points by its crosses: {points}.",
    "zone.follow":
      "Each row belongs to a colour: {colours}. The die crosses its number in a row of your choice.",
    "zone.followMore":
      "If you choose it on your own turn, you may also cross for each die that this choice sends to the platter: a coloured die in its own row, {wild} or {die} in any row. Bonuses come after all these crosses.",
    "zone.followNot": "As passive player, or as an extra die, it makes its one cross only.",
  },
  fr: {
    "zone.grid": "Coche une case qui porte la valeur, où tu veux.",
    "zone.gridTwice": "Les nombres y figurent plusieurs fois ; chaque dé coche une seule case.",
    "zone.printedCross": "Les croix imprimées comptent comme remplies.",
    "zone.preCrossed":
      "Les cases cochées d’avance complètent des lignes, mais ne rapportent pas de points.",
    "zone.rowBonus": "Une ligne complète rapporte son bonus.",
    "zone.columnBonus": "Une colonne complète rapporte son bonus.",
    "zone.lineBonus": "Une ligne ou une colonne complète rapporte son bonus.",
    "zone.diagonal": "La diagonale complète à partir d’en haut à gauche rapporte {bonus}.",
    "zone.columnPoints": "Chaque colonne complète vaut les points indiqués dessous : {points}.",
    "zone.byRow": "Chaque ligne vaut des points selon ses croix : {points}.",
    "zone.follow":
      "Chaque ligne a sa couleur : {colours}. Le dé coche sa valeur dans la ligne de ton choix.",
    "zone.followMore":
      "Si tu le choisis à ton tour, tu peux aussi faire une croix pour chaque dé que ce choix envoie sur le plateau d’argent : un dé de couleur dans sa ligne, un dé {wild} ou {die} dans n’importe laquelle. Les bonus viennent après toutes ces croix.",
    "zone.followNot": "Au tour passif, ou comme dé supplémentaire, il ne fait qu’une croix.",
  },
  de: {
    "zone.grid": "Kreuze ein beliebiges Feld an, das die Zahl zeigt.",
    "zone.gridTwice": "Zahlen kommen hier mehrfach vor; jeder Würfel kreuzt ein Feld an.",
    "zone.printedCross": "Vorgedruckte Kreuze gelten als ausgefüllt.",
    "zone.preCrossed": "Die vorgedruckten Kreuze machen Reihen voll, zählen aber keine Punkte.",
    "zone.rowBonus": "Eine volle Zeile bringt ihren Bonus.",
    "zone.columnBonus": "Eine volle Spalte bringt ihren Bonus.",
    "zone.lineBonus": "Eine volle Zeile oder Spalte bringt ihren Bonus.",
    "zone.diagonal": "Die volle Diagonale von links oben bringt {bonus|acc}.",
    "zone.columnPoints": "Jede volle Spalte ist die Punkte darunter wert: {points}.",
    "zone.byRow": "Jede Zeile bringt Punkte nach der Zahl ihrer Kreuze: {points}.",
    "zone.follow":
      "Jede Zeile gehört zu einer Farbe: {colours}. Der Würfel kreuzt seine Zahl in einer Zeile deiner Wahl an.",
    "zone.followMore":
      "Wählst du ihn in deinem eigenen Zug, darfst du auch für jeden Würfel ein Kreuz machen, den diese Wahl aufs Silbertablett schickt: für einen farbigen in seiner Zeile, für {wild} oder {die} in einer beliebigen. Die Boni kommen nach all diesen Kreuzen.",
    "zone.followNot": "Passiv oder als Zusatzwürfel macht er nur sein eines Kreuz.",
  },
  hu: {
    "zone.grid": "Tegyél X-et egy olyan mezőre, amelyen a szám áll, bárhol.",
    "zone.gridTwice": "A számok többször is szerepelnek; egy kocka egy mezőt jelöl be.",
    "zone.printedCross": "Az előre nyomtatott X-ek kitöltöttnek számítanak.",
    "zone.preCrossed": "Az előre nyomtatott X-ek kiegészítik a sorokat, de pontot nem érnek.",
    "zone.rowBonus": "Egy teli sor meghozza a bónuszát.",
    "zone.columnBonus": "Egy teli oszlop meghozza a bónuszát.",
    "zone.lineBonus": "Egy teli sor vagy oszlop meghozza a bónuszát.",
    "zone.diagonal": "A bal felső sarokból induló teli átlóért jár {bonus}.",
    "zone.columnPoints": "Minden teli oszlop az alatta álló pontokat éri: {points}.",
    "zone.byRow": "Minden sor az X-ei száma szerint ér pontot: {points}.",
    "zone.follow":
      "Minden sor egy színhez tartozik: {colours}. A kocka a számát egy tetszőleges sorban jelöli be.",
    "zone.followMore":
      "Ha a saját körödben választod, minden kockáért is tehetsz X-et, amelyet ez a választás az ezüsttálcára küld: színes kockáért a saját sorában, másért ({wild}, {die}) bármelyikben. A bónuszok ezek után következnek.",
    "zone.followNot": "Passzívként vagy extra kockaként csak az egy X-et hozza.",
  },
});
