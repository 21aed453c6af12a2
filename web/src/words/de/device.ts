/** Einstellungen, faire Würfel, Hinweise, Fehler. */
export const device = {
  "settings.title": "Einstellungen",
  "settings.language": "Sprache",
  "settings.theme": "Hell oder dunkel",
  "settings.theme.auto": "Wie das Gerät",
  "settings.theme.light": "Hell",
  "settings.theme.dark": "Dunkel",
  "settings.motion": "Animationen",
  "settings.motion.off": "Aus",
  "settings.motion.quick": "Schnell",
  "settings.motion.full": "Ausführlich",
  "settings.confirm": "Vor jeder Wahl nachfragen",
  "settings.confirm.tells": "Das erste Tippen zeigt, was geschähe, das zweite führt es aus.",
  "settings.guide": "Einführung in der ersten Partie",
  "settings.coach": "Trainer",
  "settings.lookBack": "Von selbst zurückblicken",
  "settings.lookBack.tells":
    "Nach einer Partie allein oder gegen Bots blickt der Trainer im Hintergrund zurück.",
  "settings.name": "Dein Name",
  "settings.data": "Was dieses Gerät behält",
  "settings.data.tells": "Partien, Einstellungen, Gelerntes und deine Plätze an Online-Tischen.",
  "settings.deleteAll": "Alles löschen",
  "settings.deleteAll.tells":
    "Partien, Einstellungen und alles Gelernte verschwinden endgültig von diesem Gerät. Auch deine Plätze an Online-Tischen: Niemand kommt an sie zurück.",
  "settings.deleted": "Alles ist gelöscht.",
  "keys.title": "Tasten",
  "keys.arrows": "Pfeiltasten: zwischen Würfeln und Feldern bewegen",
  "keys.enter": "Enter oder Leertaste: wählen",
  "keys.escape": "Esc: zurück",
  "keys.dice": "1 bis 6: Würfel wählen",
  "keys.undo": "U: zurücknehmen",
  "keys.reroll": "R: nachwürfeln",
  "keys.others": "O: die anderen",
  "keys.help": "?: Hilfe",

  "fair.title": "Faire Würfel",
  "fair.lead": "Wie du sicher sein kannst, dass niemand die Würfel zinkt, auch nicht der Server.",
  "fair.1":
    "Vor dem ersten Wurf zieht der Server ein Geheimnis und zeigt dessen Fingerabdruck, eine lange Zahl. " +
    "Sie legt das Geheimnis fest, ohne es zu verraten.",
  "fair.numbers":
    "Danach fügt das Gerät jeder Person eine eigene Zufallszahl hinzu; die der Bots wurden mit dem Fingerabdruck " +
    "gezeigt. Der erste Wurf wartet, bis alle Plätze besetzt sind. So kann weder der Server noch jemand am Tisch " +
    "die Würfel bestimmen.",
  "fair.2":
    "Jeder Würfel folgt aus dem Geheimnis, diesen Zahlen, dem Tisch und der Nummer des Wurfs, und aus nichts sonst. " +
    "Deine Entscheidungen ändern also keine künftigen Würfel, und niemand am Tisch kann sie vorhersehen.",
  "fair.3":
    "Ist die Partie zu Ende, wird das Geheimnis aufgedeckt. Dein Gerät berechnet den Fingerabdruck und jeden " +
    "einzelnen Würfel neu und vergleicht.",
  "fair.4":
    "Du musst dieser Seite nicht glauben: Ein kurzes Programm prüft dasselbe anhand der gespeicherten Aufzeichnung.",
  "fair.trust":
    "Eines bleibt Vertrauenssache: Der Server kennt sein Geheimnis; wer ihn betreibt, könnte also vorausschauen.",
  "fair.notMine":
    "Die Zahl deines Geräts ist aber nicht dabei: Sie kam zu spät oder wurde ausgelassen, und es galt die Zahl, die " +
    "der Server vorab für deinen Platz gezeigt hatte.",
  "fair.fingerprint": "Fingerabdruck",
  "fair.secret": "Geheimnis",
  "fair.secretLater": "Wird am Ende der Partie aufgedeckt.",
  "fair.check": "Diese Partie prüfen",
  "fair.checking": "Prüfe …",
  "fair.good": {
    one: "Alles in Ordnung: Fingerabdruck und {n} Wurf stimmen.",
    other: "Alles in Ordnung: Fingerabdruck und alle {n} Würfe stimmen.",
  },
  "fair.badFingerprint":
    "Das Geheimnis passt nicht zum Fingerabdruck. Diesen Würfeln ist nicht zu trauen.",
  "fair.badRoll":
    "Wurf {n} folgt nicht aus dem Geheimnis und den Zahlen. Diesen Würfeln ist nicht zu trauen.",
  "fair.notOver": "Prüfen lassen sich die Würfel erst, wenn die Partie zu Ende ist.",
  "fair.notFair": "In dieser Partie hat kein Server gewürfelt, also gibt es nichts zu prüfen.",
  "fair.from": "Die Würfe vor Nummer {n} fielen anderswo und lassen sich nicht prüfen.",
  "fair.openFile": "Gespeicherte Aufzeichnung prüfen",

  "update.ready": "Eine neue Version ist da.",
  "update.now": "Jetzt aktualisieren",
  "update.later": "Nach dieser Partie",
  "update.storage":
    "Dieser Browser lässt die Seite nichts behalten. Wenn du sie schließt, sind deine Partien verloren.",

  "error.title": "Etwas ist schiefgegangen",
  "error.tells": "Deine Partie ist gespeichert. Lade die Seite neu, um weiterzuspielen.",
  "error.reload": "Neu laden",
  "error.load":
    "Das Spiel ließ sich nicht laden. Prüfe die Verbindung und versuche es noch einmal.",
  "error.browser": "Dieser Browser ist zu alt für das Spiel: Er müsste WebAssembly können.",
  "error.notFound": "Diese Seite gibt es nicht.",
  "error.saved": "Diese gespeicherte Partie lässt sich nicht mehr lesen.",
  loading: "Lädt …",
} as const;
