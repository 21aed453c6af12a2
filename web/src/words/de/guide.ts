/** Die Einführung: kurze Schritte, dort gezeigt, wo sie geschehen. */
export const guide = {
  "guide.got": "Verstanden",
  "guide.stop": "Ohne Einführung",
  "guide.welcome":
    "Willkommen! Fülle dein Blatt mit Würfeln und sammle Punkte. Alles Weitere erkläre ich, wenn es so weit ist.",
  "guide.welcome.title": "Dein Blatt",
  "guide.choose.title": "Würfel wählen",
  "guide.choose":
    "Tippe einen Würfel an. Die Felder, auf die er passt, leuchten auf; tippe eines davon an.",
  "guide.hold":
    "Halte den Finger auf einen Würfel oder ein Feld, oder lass die Maus darauf ruhen: Du siehst, was passieren würde.",
  "guide.hold.title": "Erst schauen",
  "guide.explain.title": "Was ist das?",
  "guide.explain":
    "Tippe an, was nicht leuchtet, ob Bereich, Bonus oder Aktion: Du erfährst, was es ist, mit einem Beispiel.",
  "guide.white.title": "Der Farbjoker",
  "guide.white": "{wild|nom^} passt in jeden Bereich.",
  "guide.sum.title": "Zwei Würfel, eine Zahl",
  "guide.sum": "In {zone} werden {die|nom} und {wild|nom} immer zusammengezählt.",
  "guide.platter.title": "Das Silbertablett",
  "guide.platter":
    "Jeder Würfel, der niedriger ist als der gewählte, kommt aufs Silbertablett. Nimmst du früh einen hohen, bleiben dir weniger.",
  "guide.bonus.title": "Ein Bonus!",
  "guide.bonus":
    "Du bekommst {bonus|acc}. Das wird sofort genutzt und kann den nächsten Bonus bringen.",
  "guide.actions.title": "Eine Aktion",
  "guide.actions": "Freigeschaltet: {bonus|bare}. Hier wartet die Aktion, bis du sie nutzt.",
  "guide.reroll.title": "Nachwürfeln",
  "guide.reroll":
    "Der Wurf gefällt dir nicht? Beim Nachwürfeln wirfst du diese Würfel noch einmal.",
  "guide.takeback.title": "Zurückholen",
  "guide.takeback": "Vor dem nächsten Wurf darfst du einen Würfel vom Silbertablett zurückholen.",
  "guide.extra.title": "Zusatzwürfel",
  "guide.extra":
    "Dein Zug ist fast vorbei. Mit einem Zusatzwürfel trägst du noch einen beliebigen der sechs Würfel ein.",
  "guide.polish.title": "Polieren und Joker",
  "guide.polish":
    "Polieren ändert einen Würfel vom Silbertablett um eins; ein Zahlenjoker macht einen Würfel zu seiner Zahl.",
  "guide.silver.title": "Weitere Kreuze",
  "guide.silver":
    "Für jeden Würfel, den diese Wahl aufs Silbertablett schickt, darfst du ein weiteres Kreuz machen.",
  "guide.passive.title": "Dein passiver Zug",
  "guide.passive":
    "Wähle jetzt einen Würfel vom Silbertablett. Alle, die passiv sind, wählen gleichzeitig.",
  "guide.passiveSolo.title": "Dein passiver Zug",
  "guide.passiveSolo":
    "Allein spielst du auch einen passiven Zug: Die drei niedrigsten von sechs Würfeln liegen auf dem Silbertablett.",
  "guide.round.title": "Neue Runde",
  "guide.round": "Alle bekommen den Bonus der Runde: {bonus}.",
  "guide.fox.title": "Ein Fuchs!",
  "guide.fox":
    "Am Ende ist er so viel wert wie dein schwächster Bereich. Also vernachlässige keinen.",
  "guide.undo.title": "Doch lieber anders?",
  "guide.undo": "Du kannst alles zurücknehmen, bis zurück zum letzten Wurf.",
  "guide.end.title": "Die letzte Runde",
  "guide.end": "Das ist die letzte Runde. Aufgesparte Aktionen sind am Ende nichts wert.",
  "guide.race.welcome.title": "Der Spielplan",
  "guide.race.welcome":
    "Bring deine Figuren auf X und sammle Chips. Alles Weitere erkläre ich, wenn es so weit ist.",
  "guide.race.group.title": "Gruppen bilden",
  "guide.race.group":
    "Lege Würfel so zusammen, dass sie die Zahl einer Reihe ergeben. Tippe die Würfel an, dann die Reihe.",
  "guide.race.pawn.title": "Deine Figur",
  "guide.race.pawn": "Jede Gruppe bringt deine Figur in dieser Reihe ein Feld näher an X.",
  "guide.race.x.title": "Auf X",
  "guide.race.x":
    "Auf X nimmst du einen Chip, und für jede weitere Gruppe dieser Reihe noch einen.",
  "guide.race.home.title": "Platz für eine",
  "guide.race.home":
    "Auf X ist Platz für eine Figur. Wer neu ankommt, schickt die andere nach Hause.",
  "guide.race.lucky.title": "Lucky Loser",
  "guide.race.lucky": "Zwei oder mehr Einsen: Drehe alle bis auf eine, wie du willst.",
  "guide.race.set.title": "Ein voller Satz",
  "guide.race.set": "Chips aus allen Reihen bringen das oberste Bonusplättchen.",
  "guide.race.closed.title": "Reihe geschlossen",
  "guide.race.closed": "Der letzte Chip ist weg: In dieser Reihe ist nichts mehr zu holen.",
  "guide.race.end.title": "Gleich vorbei",
  "guide.race.end":
    "Sind {n} Stapel leer oder alle Bonusplättchen weg, wird die Runde zu Ende gespielt.",
} as const;
