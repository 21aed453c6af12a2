/** One's own file, in German. */
export const texts = {
  "yours.title": "Alles in einer Datei",
  "yours.tells":
    "Partien, offene Tische, Plätze an Online-Tischen, Einstellungen, Sterne und alles Gelernte. Öffne die Datei auf einem anderen Gerät: Was dort ist, bleibt, und von zwei Fassungen derselben Sache zählt die neuere.",
  "yours.secret":
    "Behalte die Datei für dich: Wer sie hat, kann auf deinen Plätzen an Online-Tischen spielen und die Tagespartie an deiner Stelle.",
  "yours.export": "Alles speichern",
  "yours.import": "Datei öffnen",
  "yours.imported": {
    one: "Eine Sache ist neu oder neuer als vorher.",
    other: "{n} Sachen sind neu oder neuer als vorher.",
  },
  "yours.same": "Alles war schon da.",
  "yours.strange":
    "Das ist keine Datei dieser Seite: Wähle eine, die hier mit „Alles speichern“ gesichert wurde.",
  "yours.damaged":
    "Diese Datei ist beschädigt, es wurde nichts geändert: Speichere sie auf dem anderen Gerät noch einmal.",
  "yours.newer":
    "Diese Datei stammt von einer neueren Fassung dieser Seite: Lade zuerst die Seite neu.",
  "keep.title": "Auch auf dem Server",
  "keep.tells":
    "Beendete Partien mit dem Urteil des Trainers, gelöste Aufgaben, Karten, Sterne und Tagespartien können auch auf diesem Server liegen: auf allen deinen Geräten dieselben, und sicher, wenn eines verloren geht. Offene Partien und Einstellungen bleiben auf dem Gerät.",
  "keep.offer": "Auch deine beendeten Partien, Aufgaben und Sterne können auf dem Server liegen.",
  "keep.begin": "Auf dem Server sichern",
  "keep.busy": "Einen Moment …",
  "keep.last": "Zuletzt gesichert: {when}.",
  "keep.room": "{share} deines Platzes dort sind belegt.",
  "keep.never": "Noch ist nichts gesichert. Das geschieht, sobald der Server erreichbar ist.",
  "keep.trouble": "Der letzte Versuch ist gescheitert: {why} Alles ist weiterhin auf diesem Gerät.",
  "keep.now": "Jetzt sichern",
  "keep.stop": "Beenden und dort löschen",
  "keep.stopTells":
    "Auf dem Server wird alles gelöscht, für alle deine Geräte. Was auf deinen Geräten ist, bleibt.",
  "keep.stopped": "Auf dem Server liegt nichts mehr.",
} as const;
