/** Jede Ablehnung von Server oder Tisch, nach ihrer Art: ein Satz. */
export const refusals = {
  "refused.not your turn": "Du bist nicht am Zug.",
  "refused.stale": "Am Tisch ging es inzwischen weiter. Wähle neu.",
  "refused.illegal": "Das lassen die Regeln jetzt nicht zu.",
  "refused.over": "Die Partie ist zu Ende.",
  "refused.cannot undo": "Seit dem letzten Wurf gibt es nichts zurückzunehmen.",
  "refused.full": "Alle Plätze an diesem Tisch sind besetzt. Du kannst zuschauen.",
  "refused.taken":
    "Auf diesem Platz sitzt schon jemand. Lass dir den Link für einen anderen geben.",
  "refused.no such seat": "Diesen Platz gibt es an diesem Tisch nicht.",
  "refused.not your seat": "Das kann nur, wem dieser Platz gehört.",
  "refused.not away": "Wem dieser Platz gehört, ist da oder eben erst gegangen.",
  "refused.time up": "Deine Zeit ist abgelaufen: Ein Bot spielt diesen Platz zu Ende.",
  "refused.wrong key":
    "Dieser Code oder Merksatz passt nicht. Ein Code gilt einmal und zehn Minuten lang: Erstelle einen neuen.",
  "refused.wrong passkey":
    "Dieser Passkey ließ sich nicht prüfen. Versuche es noch einmal, oder nimm einen Code oder Merksatz.",
  "refused.no such passkey":
    "Dieser Passkey öffnet hier nichts. Vielleicht wurde er entfernt: Nimm einen anderen, einen Code oder einen Merksatz.",
  "refused.no passkeys":
    "Passkeys gehen nur auf einer Seite, die mit ihrem Namen über https geöffnet wurde. Hier gehen Code und Merksatz.",
  "refused.begin again": "Das hat zu lange gedauert. Fang noch einmal an; nichts ist verloren.",
  "refused.no such table":
    "Diesen Tisch gibt es nicht. Vielleicht wurde er abgeräumt, oder der Link ist unvollständig.",
  "refused.no secret": "Dieser Platz gehört nicht zu diesem Gerät.",
  "refused.wrong secret": "Dieser Platz gehört nicht zu diesem Gerät.",
  "refused.wrong invite": "Diese Einladung gilt nicht. Lass dir einen neuen Link geben.",
  "refused.too fast": "Das war zu viel auf einmal. Warte einen Moment und versuche es noch einmal.",
  "refused.too many": "Zu viele Tische oder Verbindungen von hier. Versuche es später noch einmal.",
  "refused.too large": "Das ist zu groß zum Verschicken.",
  "refused.malformed": "Der Server hat das nicht verstanden. Lade die Seite neu.",
  "refused.bad name":
    "Ein Name hat 1 bis 24 sichtbare Buchstaben und ist weder der des Teams oder eines Bots noch eine Beleidigung. Wähle einen anderen.",
  "refused.bad endpoint": "Dieser Server kennt den Mitteilungsdienst deines Browsers nicht.",
  "refused.bad record":
    "Diese Aufzeichnung passt nicht zum Tisch, oder ihre Partie geht nicht auf.",
  "refused.old protocol":
    "Diese Seite und der Server haben verschiedene Versionen. Lade die Seite neu.",
  "refused.no such day": "Von diesem Tag gibt es hier keine Tagespartie.",
  "refused.not over": "Das Spiel ist noch nicht zu Ende.",
  "refused.played":
    "Diese Tagespartie hast du gespielt. Am Tag zählt eine; mit vergangenen Tagen kannst du üben.",
  "refused.not played": "Ergebnisse gibt es, wenn du gespielt hast.",
  "refused.not rated":
    "Das lässt sich nicht werten: Nötig sind faire Würfel, bekannte Personen an eigenen Geräten, höchstens fünf Partien am Tag miteinander und nur eine offene Partie ohne andere.",
  "refused.not kept": "Auf dem Server liegt nichts von dir.",
  "refused.no room": "Auf dem Server ist kein Platz mehr für dich.",
  "refused.unknown game": "Dieses Spiel ist hier nicht bekannt.",
  "refused.unknown player": "Dieser Bot ist hier nicht bekannt.",
  "refused.unavailable":
    "Der Server kann gerade nichts speichern. Er versucht es weiter; nichts geht verloren.",
  "refused.closing": "Der Server startet neu. Versuche es gleich noch einmal.",
  "refused.mistake": "Auf dem Server ist etwas schiefgegangen. Es ist dort vermerkt.",
  "refused.cross origin": "Diese Seite kommt von woanders und darf diesen Server nicht nutzen.",
  "refused.banned": "Wer diesen Server betreibt, lässt dich hier nicht spielen. Der Server sagt:",
  "refused.muted": "Wer diesen Server betreibt, hat dir diesen Namen gegeben. Der Server sagt:",
  "refused.closed": "Dieser Tisch wurde geschlossen. Der Server sagt:",
  "refused.wrong token": "Kein Bot hat dieses Token, oder es wurde widerrufen.",
  "refused.no such bot": "Du hast keinen Bot dieses Namens.",
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
  "refused.no sheet": "Das Blatt, mit dem dieses Spiel gespielt wurde, ist nicht auf diesem Gerät.",
  "refused.other": "Der Server hat das abgelehnt.",
} as const;
