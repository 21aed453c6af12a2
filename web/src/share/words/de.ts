/** Cards to share, in German. */
export const texts = {
  "share.title": "Teilen",
  "share.close": "Schließen",
  "share.sheet": "Das Blatt zeigen",
  "share.sheetTells": "Ohne es stehen nur die Zahlen im Bild.",
  "share.link": "Einen Link zum Ansehen mitschicken",
  "share.linkTells": "Der Link enthält die ganze Partie mit allen Namen.",
  "share.linkClosed":
    "Der Link enthält die ganze Partie mit deinem Namen. Die Seite öffnet ihn für alle, die diesen Tag gespielt haben, und nach dem Tag für jeden.",
  "share.send": "Teilen",
  "share.save": "Bild speichern",
  "share.copy": "Text kopieren",
  "share.copied": "Kopiert",
  "share.drawing": "Das Bild wird gezeichnet …",
  "share.noPicture":
    "Das Bild konnte nicht gezeichnet werden. Der Text lässt sich trotzdem kopieren.",
  "share.text": "Text",

  "line.solo": { one: "{game}: {n} Punkt allein.", other: "{game}: {n} Punkte allein." },
  "line.place": "{game}: Platz {place} von {count} mit {points} Punkten ({all}).",
  "line.rank": "Rang: {title}.",
  "line.lost": "{lost} Punkte Verlust je Entscheidung.",
  "line.luck": "Würfelglück: {luck} Punkte.",

  "figure.points": "Punkte",
  "figure.place": "Platz",
  "figure.placeOf": "{place} von {count}",
  "figure.lost": "Verlust je Entscheidung",
  "figure.luck": "Würfelglück",

  "link.bad":
    "Dieser Link lässt sich nicht lesen: Er ist abgeschnitten oder von einer anderen Fassung der Seite. Bitte noch einmal darum.",
  "link.closed":
    "Dieser Link führt zu einer Tagespartie, die du noch nicht zu Ende gespielt hast. Spiel sie zuerst, dann öffnet er sich. Nach dem Tag öffnet er sich für jeden.",
} as const;
