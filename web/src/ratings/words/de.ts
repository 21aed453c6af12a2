/** Ratings, in German. */
export const texts = {
  "ratings.title": "Wertungen",
  "ratings.switch": "Gewertet",
  "ratings.switchTells":
    "Das Ergebnis zählt für deine Wertung: faire Würfel, kein Coach, eine Person je Gerät. Wer einen Bot für sich spielen lässt, wird Letzter.",
  "ratings.note": "Gewertete Partie",
  "ratings.noteTells":
    "Das Ergebnis zählt für die Wertung aller, deshalb schweigt der Coach bis zum Ende.",
  "ratings.offline": "Wertungen führt ein Server, und gerade antwortet keiner.",
  "ratings.none": "Noch hat niemand dieses Spiel gewertet gespielt. Das sind die Bots.",
  "ratings.own": "Deine Wertung",
  "ratings.ownNone": "Du hast dieses Spiel noch nicht gewertet gespielt.",
  "ratings.place": "Platz {place} von {people}",
  "ratings.games": { one: "{n} Partie", other: "{n} Partien" },
  "ratings.skillTable": "Verlust je Entscheidung mit Gegnern: {lost} ± {margin} % Gewinnchance",
  "ratings.skillAlone": "Verlust je Entscheidung allein: {lost} ± {margin} Punkte",
  "ratings.ladder": "Rangliste",
  "ratings.name": "Name",
  "ratings.rating": "Wertung",
  "ratings.lost": "Chance verloren",
  "ratings.you": "du",
  "ratings.bot": "Bot",
  "ratings.more": "Mehr zeigen",
  "ratings.curve": "Deine Wertung, Partie für Partie",
  "ratings.curveSays": "Jetzt {points} ± {margin}.",
  "ratings.table": "Als Tabelle",
  "ratings.when": "Wann",
  "ratings.after": "Wertung danach",
  "ratings.tells":
    "Hinter der Wertung steht ihr 95-%-Intervall. Bots sind feste Punkte: 1500 hat der Vereinsspieler. Die Rangliste richtet sich danach, was eine Wertung mindestens ist.",
  "ratings.changed": "Was diese Partie geändert hat",
  "ratings.against": "Allein: zählt als Unentschieden gegen einen Bot mit der Wertung {points}.",
  "ratings.voidLeft": "Diese Partie zählt nicht: Jemand hat sich gelöscht.",
  "ratings.voidSame": "Diese Partie zählt nicht: Zwei Plätze gehören derselben Person.",
  "ratings.voidOften":
    "Diese Partie zählt nicht: Ihr habt heute zu viele gewertete Partien miteinander gespielt.",
  "ratings.see": "Zur Rangliste",
  "ladder.title": "Rangliste der Bots",
  "ladder.off": "Auf diesem Server werden keine Partien für die Rangliste der Bots gespielt.",
  "ladder.empty":
    "Noch hat kein selbst geschriebener Bot einen ganzen Wettkampf in diesem Spiel gespielt.",
  "ladder.bosses": "Das sind unsere eigenen Stufen, die es zu schlagen gilt.",
  "ladder.fitted": {
    one: "Aus {n} Partie, berechnet {moment}",
    other: "Aus {n} Partien, berechnet {moment}",
  },
  "ladder.boss": "Endgegner",
  "ladder.games": "Partien",
  "ladder.tells":
    "Selbst geschriebene Bots spielen gegeneinander und gegen unsere eigenen Stufen: zwei Partien mit denselben Würfeln, in jeder Sitzordnung eine. Hinter der Wertung steht ihr 95-%-Intervall. Unsere Stufen sind feste Punkte: 1500 ist der Club-Spieler.",
  "ladder.enter":
    "Schreibst du einen besseren? Die Seite docs/bots.md von Renard führt in zehn Minuten hin.",
} as const;
