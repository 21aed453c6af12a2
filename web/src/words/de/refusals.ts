/** Jede Ablehnung von Server oder Tisch, nach ihrer Art: ein Satz. */
export const refusals = {
  "refused.not your turn": "Du bist nicht am Zug.",
  "refused.stale": "Am Tisch ging es inzwischen weiter. Wähle neu.",
  "refused.illegal": "Das lassen die Regeln jetzt nicht zu.",
  "refused.over": "Die Partie ist zu Ende.",
  "refused.cannot undo": "Seit dem letzten Wurf gibt es nichts zurückzunehmen.",
  "refused.full": "Alle Plätze an diesem Tisch sind besetzt. Du kannst zuschauen.",
  "refused.taken": "Diesen Platz hat gerade jemand anderes eingenommen. Wähle einen anderen.",
  "refused.no such seat": "Diesen Platz gibt es an diesem Tisch nicht.",
  "refused.not your seat": "Das kann nur, wem dieser Platz gehört.",
  "refused.not away": "Wem dieser Platz gehört, ist da oder eben erst gegangen.",
  "refused.no such table":
    "Diesen Tisch gibt es nicht. Vielleicht wurde er abgeräumt, oder der Link ist unvollständig.",
  "refused.no secret": "Dieser Platz gehört nicht zu diesem Gerät.",
  "refused.wrong secret": "Dieser Platz gehört nicht zu diesem Gerät.",
  "refused.wrong invite": "Diese Einladung gilt nicht. Lass dir einen neuen Link geben.",
  "refused.too fast": "Das war zu viel auf einmal. Warte einen Moment und versuche es noch einmal.",
  "refused.too many": "Zu viele Tische oder Verbindungen von hier. Versuche es später noch einmal.",
  "refused.too large": "Das ist zu groß zum Verschicken.",
  "refused.malformed": "Der Server hat das nicht verstanden. Lade die Seite neu.",
  "refused.bad record":
    "Diese Aufzeichnung passt nicht zum Tisch, oder ihre Partie geht nicht auf.",
  "refused.old protocol":
    "Diese Seite und der Server haben verschiedene Versionen. Lade die Seite neu.",
  "refused.unknown game": "Dieses Spiel ist hier nicht bekannt.",
  "refused.unknown player": "Dieser Bot ist hier nicht bekannt.",
  "refused.unavailable":
    "Der Server kann gerade nichts speichern. Er versucht es weiter; nichts geht verloren.",
  "refused.closing": "Der Server startet neu. Versuche es gleich noch einmal.",
  "refused.mistake": "Auf dem Server ist etwas schiefgegangen. Es ist dort vermerkt.",
  "refused.cross origin": "Diese Seite kommt von woanders und darf diesen Server nicht nutzen.",
  "refused.no such page": "Unter dieser Adresse hat der Server nichts.",
  "refused.method": "Das macht der Server unter dieser Adresse nicht.",
  "refused.unanswered": "Die Verbindung brach vor der Antwort ab. Schau nach, ob es geschehen ist.",
  "refused.lost": "Der Server hat die Verbindung beendet.",
  "refused.unreachable":
    "Der Server ist nicht zu erreichen. Prüfe die Verbindung und versuche es noch einmal.",
  "refused.no server": "Hier gibt es keinen Spielserver. Auf diesem Gerät geht es ohne.",
  "refused.not saved":
    "Dieses Gerät konnte die Partie nicht speichern. Schaffe Platz, sonst ist sie beim Schließen der Seite verloren.",
  "refused.bot failed": "Ein Bot kam nicht weiter. Öffne den Tisch noch einmal.",
  "refused.no net":
    "Dieser Bot ist noch nicht auf diesem Gerät und lässt sich gerade nicht laden. Wähle einen anderen oder prüfe die Verbindung.",
  "refused.other": "Der Server hat das abgelehnt.",
} as const;
