/** Warum dem Trainer eine Wahl gefällt oder nicht, und wie sicher er ist. */
export const reasons = {
  "coach.win": "Gewinnchance: {share}",
  "coach.instead": "Besser: {what}",
  "coach.legendWin": "Darunter: Gewinnchance. Angenommene Spielstärke: {seats}.",
  "coach.seat": "{name} ({level})",
  "coach.legendLead": "Zahlen: erwarteter Vorsprung am Ende.",
  "coach.legend": "Zahlen: erwartete Punkte am Ende.",
  "coach.luck": "Glück, das noch kommt: ± {points}",
  "coach.best": "Beste Wahl, um {points} ± {error}",
  "coach.less": "{points} ± {error} unter der besten Wahl",
  "coach.close": "Zu knapp für ein Urteil (± {error})",
  "coach.show": "Auf dem Blatt zeigen",
  "coach.more": "Weitere Möglichkeiten: {n}",
  "reason.points": "{change} in {zone}.",
  "reason.completes": {
    one: "Vollendet eine Linie in {zone}: {n} Punkt.",
    other: "Vollendet eine Linie in {zone}: {n} Punkte.",
  },
  "reason.near": "Noch ein Feld für {bonus|acc}: {place}.",
  "reason.nearFrom": "Noch ein Feld für {bonus|acc}: {place}, ab {number}.",
  "reason.givesUp": {
    one: "Gibt ein Feld in {zone} endgültig auf.",
    other: "Gibt {n} Felder in {zone} endgültig auf.",
  },
  "reason.followUp": "Am besten so eingetragen: {entries}.",
  "reason.spends": "Verbraucht {actions|acc}.",
  "reason.fox": {
    one: "Ein Fuchs, der jetzt {worth} wert ist.",
    other: "{n} Füchse, die jetzt je {worth} wert sind.",
  },
  "reason.lowest": "Schwächster Bereich ({zones}): von {before} auf {after}.",
  "reason.foxesGain": {
    one: "{change} für deinen Fuchs.",
    other: "{change} für deine {n} Füchse.",
  },
  "reason.left": {
    one: "Ein Würfel bleibt zum Weiterwürfeln.",
    other: "{n} Würfel bleiben zum Weiterwürfeln.",
  },
  "reason.toX": { one: "Noch ein Feld bis X.", other: "Noch {n} Felder bis X." },
  "reason.set": "Für das Bonusplättchen mit dem Wert {points} fehlen noch die Chips {rows}.",
  "reason.squares": { one: "Sie verliert ein Feld.", other: "Sie verliert {n} Felder." },
  "figures.ask": "Was die Zahlen bedeuten",
  "figures.title": "Die Zahlen des Trainers",
  "figures.points":
    "{points}: So viele Punkte hast du im Schnitt am Ende, wenn du so wählst und danach so gut spielst wie der Trainer.",
  "figures.lead":
    "{points}: Mit so viel Vorsprung vor dem Besten der anderen endest du im Schnitt, wenn du so wählst und danach so gut spielst wie der Trainer.",
  "figures.win":
    "{share}: deine Gewinnchance, wenn alle, auch du, so stark weiterspielen, wie der Trainer annimmt: Bots nach ihrer Stufe, Menschen so, wie sie bisher gespielt haben.",
  "figures.next":
    "{cost} ± {error}: Um so viele Punkte ist die beste Wahl besser als die nächste, und der Trainer kann sich um etwa {error} irren. Ist der Unterschied kleiner als das, weiß er nicht, welche besser ist.",
  "figures.spread":
    "± {points}: das Glück, das noch kommt. Etwa zwei von drei Partien enden nicht weiter als das vom Erwarteten entfernt.",
  "explain.example": "Zum Beispiel",
  "explain.turn": "Ein Zug, Schritt für Schritt",
} as const;
