/** Die Regelseiten auf Deutsch. */
import { zoneRuleWords } from "../../zones/ruleWords";
import type { RulesTexts } from "./texts";

export const rules: RulesTexts = {
  ...zoneRuleWords.de,
  goal: "Das Ziel",
  "goal.text":
    "Alle haben ein Blatt mit {zones} Bereichen. Du trägst dort Würfel ein, bekommst Boni, die weitere Boni " +
    "bringen, und sammelst Punkte. Wer am Ende die meisten hat, gewinnt.",
  "need.text": "Alle brauchen ein Blatt; {dice} Würfel und ein Silbertablett sind für alle da.",

  rounds: "Runden",
  "rounds.text": "In einer Runde sind alle reihum einmal aktiv.",
  "rounds.count": { one: "{players}: {n} Runde", other: "{players}: {n} Runden" },
  "rounds.players": { one: "1 Person", other: "{n} Personen" },
  "rounds.playersOr": "{low} oder {high} Personen",
  "rounds.bonus":
    "Zu Beginn mancher Runden bekommen alle einen Bonus. Eine Aktion hebt man auf, alles andere nutzt man sofort:",
  "rounds.bonusOf": "Runde {round}: {bonus}",

  turn: "Dein Zug",
  "turn.roll": "Du würfelst bis zu dreimal, beim ersten Mal mit allen Würfeln.",
  "turn.choose":
    "Wähle nach jedem Wurf einen Würfel, lege ihn auf ein freies Würfelfeld und trage ihn im Bereich seiner Farbe ein.",
  "turn.platter":
    "Alle übrigen Würfel, die weniger zeigen als der gewählte, kommen aufs Silbertablett. Gleiche und höhere bleiben.",
  "turn.again":
    "Würfle mit denen, die du noch hast. Ohne Würfel oder nach dem dritten Wurf ist dein Zug vorbei.",
  "turn.end":
    "Nach dem letzten Wurf kommen alle Würfel, die auf keinem Würfelfeld liegen, aufs Silbertablett.",
  "turn.wild": "{wild|nom^} steht für jede Farbe und behält seine Zahl.",
  "turn.fits":
    "Ein Würfel, der nirgends passt, kann nicht gewählt werden. Passt keiner, verfällt der Wurf: Kein Würfel bewegt sich, und der Wurf zählt.",

  passive: "Wenn du passiv bist",
  "passive.text":
    "Nach einem Zug wählen alle anderen gleichzeitig je einen Würfel vom Silbertablett. Die Würfel bleiben dort liegen, mehrere können also denselben nutzen.",
  "passive.fields":
    "Nur wenn auf dem Silbertablett kein Würfel passt, darfst du stattdessen einen von den Würfelfeldern der aktiven Person nutzen.",

  zones: "Die Bereiche",
  "zone.wild":
    "Es zählt immer die Summe {die} + {wild}, egal welchen der beiden du wählst und wo der andere liegt.",
  "zone.byCount": "Die Zahl der Kreuze bestimmt die Punkte: {points}.",
  "zone.any": "Jede Zahl darf eingetragen werden.",
  "zone.rising": "Jede Zahl muss höher sein als die vorige.",
  "zone.notRising": "Jede Zahl darf höchstens so hoch sein wie die vorige.",
  "zone.falling": "Jede Zahl muss niedriger sein als die vorige.",
  "zone.factor": "In einem Feld mit × wird die Zahl vor dem Eintragen malgenommen.",
  "zone.boxBonus": "Den Bonus an einem Feld bekommst du, wenn du es ausfüllst.",
  "zone.boxBonusLeast": "Den Bonus gibt es nur, wenn die Zahl die kleine Zahl am Feld erreicht.",

  bonuses: "Boni",
  "bonuses.text":
    "Ein farbiger Bonus wird sofort genutzt und kann den nächsten bringen. Hast du mehrere, bestimmst du die Reihenfolge. Was sich nicht nutzen lässt, verfällt.",
  "bonuses.cross":
    "Ein farbiges Kreuz: Kreuze ein beliebiges freies Feld dieses Bereichs an, in einer Leiste das nächste.",
  "bonuses.number":
    "Eine farbige Zahl: Trage sie ins nächste Feld dieses Bereichs ein; ein Faktor zählt mit.",
  "bonuses.free":
    "Ein farbiges Fragezeichen: ein beliebiger Eintrag, den du hättest würfeln können, nach den Regeln dieses Bereichs.",
  "bonuses.any": "Ein schwarzes Fragezeichen: dasselbe in einem Bereich deiner Wahl.",
  "bonuses.choice": "Manche Boni lassen dir die Wahl: {bonus}.",

  actions: "Aktionen",
  "actions.text":
    "Eine verdiente Aktion schaltet das nächste Feld ihrer Leiste frei und bleibt dir, bis du sie nutzt. Was über das Ende der Leiste hinausgeht, verfällt. In einem Zug darfst du beliebig viele nutzen.",
  "actions.reroll":
    "In deinem Zug, gleich nach einem Wurf: Wirf alle Würfel dieses Wurfs noch einmal. Das zählt nicht zu deinen drei Würfen.",
  "actions.extra":
    "Am Ende eines Zuges, aktiv oder passiv: Trage einen beliebigen der sechs Würfel mit seiner Zahl ein, wo immer er liegt. Jeder Würfel kann einmal pro Zug dein Zusatzwürfel sein.",
  "actions.extraRound":
    "Am Ende eines Zuges, aktiv oder passiv: Trage einen beliebigen der sechs Würfel mit seiner Zahl ein, wo immer er liegt. Jeder Würfel kann einmal pro Runde dein Zusatzwürfel sein.",
  "actions.takeback":
    "In deinem Zug, vor dem nächsten Wurf: Hole einen Würfel vom Silbertablett zurück und würfle ihn mit.",
  "actions.polish":
    "Ein Würfel, den du vom Silbertablett nutzt, zählt für dich eins mehr oder eins weniger; mehrmals geht auch. Von der 6 geht es nicht zur 1. In einer Summe mit dem anderen Würfel vom Tablett darfst du auch diesen polieren.",
  "actions.joker":
    "Der Würfel, den du wählst, zählt für dich als die Zahl im Feld ({numbers}). Für alle anderen und fürs Silbertablett behält er seine Zahl.",
  "actions.jokerAny": "beliebig",
  "actions.end": "Das letzte Feld einer Leiste bringt zusätzlich: {bonuses}.",
  "actions.endOf": "{bar}: {bonus}",
  "actions.mix": "Eine Mix-Aktion schaltet ein Feld in einer Liste deiner Wahl frei: {bars}.",

  foxes: "Füchse",
  "foxes.text":
    "Jeder Fuchs ist am Ende so viel wert wie dein schwächster Bereich. Hat ein Bereich keine Punkte, sind alle Füchse wertlos.",

  solo: "Allein",
  "solo.text": {
    one: "Du spielst {n} Runde mit einem aktiven und einem passiven Zug.",
    other: "Du spielst {n} Runden mit je einem aktiven und einem passiven Zug.",
  },
  "solo.passive":
    "Im passiven Zug wirfst du alle Würfel; die drei niedrigsten liegen auf dem Silbertablett. Unter gleichen entscheidet der Zufall. Nachwürfeln gibt es hier nicht.",

  end: "Das Ende",
  "end.text":
    "Zähle Bereiche und Füchse zusammen. Die meisten Punkte gewinnen; bei Gleichstand entscheidet der stärkste einzelne Bereich, danach wird der Sieg geteilt.",
  "end.unused": "Übrige Aktionen sind nichts wert.",
  "end.rating": "Wie gut ist ein Soloergebnis?",
  "end.below": "unter {limit}",
  "end.from": "ab {limit}",

  "race.goal":
    "Bring deine Figuren auf X, nimm dort Chips und sammle volle Sätze. Die meisten Punkte gewinnen.",
  "race.board": "Der Spielplan",
  "race.rows":
    "Der Spielplan hat {n} Reihen. Jede ist ein Weg, der auf X endet, mit einem Stapel Chips:",
  "race.row": "Reihe {row}: {squares} Felder, Chips mit dem Wert {points}",
  "race.removed": "Bei {players} bleibt aus jeder Reihe ein Chip in der Schachtel.",
  "race.pawns": "Du hast für jede Reihe eine Figur.",
  "race.turn.roll":
    "Wirf {n} Würfel. Bilde Gruppen aus einem oder mehreren, die zusammen die Zahl einer Reihe ergeben. Ein Würfel gehört zu einer Gruppe; du darfst welche weglassen.",
  "race.turn.move":
    "Für jede Gruppe, in beliebiger Reihenfolge: Hast du keine Figur in dieser Reihe, setze eine auf das erste Feld; sonst zieht sie ein Feld weiter.",
  "race.turn.same": "Mehrere Gruppen für dieselbe Reihe sind erlaubt.",
  "race.x": "Auf X",
  "race.x.chip":
    "Erreicht deine Figur X, nimm sofort einen Chip dieser Reihe. Solange sie dort steht, bringt jede weitere Gruppe dieser Reihe noch einen.",
  "race.x.one":
    "Auf X ist Platz für eine Figur. Wer neu ankommt, schickt die andere nach Hause; sie darf neu beginnen. Auf allen anderen Feldern ist Platz für alle.",
  "race.lucky": "Lucky Loser",
  "race.lucky.text":
    "Wirfst du zwei oder mehr Einsen, darfst du zuerst alle bis auf eine auf beliebige Zahlen drehen.",
  "race.closed": "Leere Stapel",
  "race.closed.text":
    "Ist der letzte Chip einer Reihe genommen, ist sie sofort geschlossen, und alle ihre Figuren verlassen das Spiel.",
  "race.sets": "Volle Sätze",
  "race.sets.text":
    "Sobald du aus jeder Reihe einen Chip hast, nimm das oberste Bonusplättchen, und noch eines für jeden weiteren vollen Satz. Die Plättchen der Reihe nach: {tiles}.",
  "race.end":
    "Sind {n} Stapel leer oder ist das letzte Bonusplättchen genommen, wird die Runde zu Ende gespielt, damit alle gleich viele Züge hatten.",
  "race.score":
    "Zähle Chips und Bonusplättchen zusammen. Die meisten Punkte gewinnen; bei Gleichstand wird der Sieg geteilt.",

  about: "Wie gut wir dieses Blatt kennen",
};
