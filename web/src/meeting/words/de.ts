/** People who meet: pace, whose turn it is, other devices; in German. */
export const texts = {
  "pace.title": "Wie schnell?",
  "pace.now": "Jetzt",
  "pace.hours": "In Stunden",
  "pace.days": "In Tagen",
  "pace.whenever": "Ohne Frist",
  "pace.now.tells":
    "Alle spielen jetzt gleich. Wer fehlt, kann nach drei Minuten durch einen Bot vertreten werden.",
  "pace.hours.tells":
    "Alle haben 8 Stunden Bedenkzeit und mit jedem Zug eine mehr. Danach spielt ein Bot den Platz zu Ende.",
  "pace.days.tells":
    "Alle haben 4 Tage Bedenkzeit und mit jedem Zug einen mehr. 14 Tage Urlaub kommen von selbst dazu. Danach spielt ein Bot den Platz zu Ende.",
  "pace.whenever.tells": "Nichts läuft ab. Gut unter Freunden.",
  "pace.of": "Tempo: {pace}",
  "pace.left": "{who}: noch {time}",
  "pace.out": "{who}: Zeit abgelaufen, ein Bot spielt zu Ende",

  "turn.yours": "Du bist dran",
  "turn.since": "wartet seit {moment}",
  "turn.left": "noch {time}",
  "turn.of": "Am Zug: {who}",
  "turn.title": "● Du bist dran – {game}",
  "turn.body": "Du bist am Zug: {game}.",

  "notice.ask": "Sag mir, wenn ich dran bin",
  "notice.tells": "Eine Mitteilung dieses Geräts, während die Seite im Hintergrund ist.",
  "notice.on": "Dieses Gerät sagt dir, wenn du dran bist, während die Seite im Hintergrund ist.",
  "notice.blocked":
    "Mitteilungen dieser Seite sind gesperrt. Du kannst sie in den Einstellungen des Browsers erlauben.",

  "push.tells":
    "Eine Mitteilung dieses Geräts, während die Seite im Hintergrund oder geschlossen ist.",
  "push.on": "Dieses Gerät sagt dir, wenn du dran bist, auch wenn die Seite geschlossen ist.",
  "push.ask": "Auch wenn die Seite geschlossen ist",
  "push.stop": "Nicht mehr Bescheid sagen",
  "push.cannot": "Dieser Browser kann dir nichts sagen, während die Seite geschlossen ist.",
  "push.home":
    "Auf iPhone und iPad geht das nur vom Home-Bildschirm aus: Tippe auf Teilen, dann auf Zum Home-Bildschirm, und öffne Renard dort.",
  "push.failed":
    "Der Mitteilungsdienst deines Browsers hat nicht geantwortet: Bei geschlossener Seite erfährst du nichts. Versuch es später noch einmal.",
  "push.with": "{game} mit {who}",
  "push.hurry": "Deine Zeit läuft ab",
  "push.until": "Bis {moment}: {game}",

  "device.title": "Renard auf einem anderen Gerät",
  "device.tells":
    "Deine Plätze an Online-Tischen und deine Tagespartien, ohne Konto: Zeig dem anderen Gerät einen Code, oder schreib sechs Wörter auf, mit denen du zurückkommst, falls dieses verloren geht.",
  "device.code": "Code erstellen",
  "device.codeTells":
    "Öffne diesen Link auf dem anderen Gerät, oder tippe dort den Code ein. Er gilt einmal und zehn Minuten lang.",
  "device.qr": "QR-Code für das andere Gerät",
  "device.link": "Link für das andere Gerät",
  "device.phrase": "Merksatz erstellen",
  "device.phraseTells":
    "Schreib diese sechs Wörter auf und behalte sie für dich: Sie werden nur jetzt gezeigt. Ein früherer Merksatz gilt nicht mehr.",
  "device.have": "Ich habe einen Code oder Merksatz",
  "device.enter": "Code oder Merksatz",
  "device.use": "Hier verwenden",
  "device.done": {
    one: "Fertig: Auch dieses Gerät ist jetzt deins. Eine offene Partie wurde gefunden.",
    other: "Fertig: Auch dieses Gerät ist jetzt deins. {n} offene Partien wurden gefunden.",
  },
  "device.using": "Einen Moment …",
  "device.ask":
    "Verwende nur einen eigenen Code oder Merksatz: Beide Geräte gehören dann derselben Person, mit allen Plätzen an Online-Tischen.",
  "device.delete": "Mich vom Server löschen",
  "device.deleteTells":
    "Der Server vergisst deinen Namen, deine anderen Geräte, deinen Merksatz, deine Passkeys und deine Tagespartien. An den Tischen, an denen du saßt, steht dein Name nicht mehr. Offene Partien kannst du auf diesem Gerät weiterspielen, aber auf keinem anderen wiederfinden. Das lässt sich nicht rückgängig machen.",
  "device.deleted": "Der Server hat dich vergessen.",
  "device.keep": "Behalte deine Plätze, falls dieses Gerät verloren geht",
  "device.keepTells":
    "Mit einem Code oder sechs Wörtern findest du sie auf einem anderen Gerät wieder.",
  "device.show": "Zeig mir, wie",
  "device.dismiss": "Nein, danke",

  "passkey.make": "Passkey erstellen",
  "passkey.tells":
    "Einen Passkey bewahrt dein Gerät oder dein Passwortmanager für dich auf: Mit Finger, Gesicht oder PIN kommst du hierher zurück.",
  "passkey.made": "Fertig: Mit diesem Passkey kommst du wieder zurück.",
  "passkey.have": "Ich habe einen Passkey, Code oder Merksatz",
  "passkey.use": "Passkey verwenden",
  "passkey.mine": "Deine Passkeys",
  "passkey.when": "Erstellt: {moment}",
  "passkey.used": "Zuletzt verwendet: {moment}",
  "passkey.unused": "Noch nicht verwendet",
  "passkey.alone": "Nur auf einem Gerät: geht mit ihm verloren",
  "passkey.remove": "Passkey entfernen, erstellt: {moment}",
  "passkey.removed":
    "Entfernt: Hier öffnet er nichts mehr. Du kannst ihn auch auf deinem Gerät löschen.",
  "passkey.full": {
    one: "Du hast {n} Passkey, mehr geht nicht. Entferne ihn, um einen anderen zu erstellen.",
    other: "Du hast {n} Passkeys, mehr geht nicht. Entferne einen, um einen anderen zu erstellen.",
  },
  "passkey.notMade":
    "Es wurde kein Passkey erstellt: Du hast abgebrochen, oder dieses Gerät kann keinen aufbewahren. Nichts hat sich geändert.",
  "passkey.notUsed":
    "Es wurde kein Passkey verwendet: Du hast abgebrochen, oder hier gibt es keinen. Nichts hat sich geändert.",
  "passkey.known": "Dieses Gerät hat schon einen Passkey von dir.",
  "passkey.cannot":
    "Dieser Browser oder dieses Gerät kann das mit Passkeys nicht. Ein Merksatz aus sechs Wörtern geht überall.",
  "passkey.keepTells":
    "Mit einem Passkey, einem Code oder sechs Wörtern findest du sie auf einem anderen Gerät wieder.",

  "report.title": "Jemanden melden",
  "report.tells":
    "Wer diesen Server betreibt, sieht den Tisch, wie er jetzt ist: Namen, Plätze und die letzten Züge. Am Tisch erfährt niemand davon.",
  "report.who": "Wen?",
  "report.why": "Warum?",
  "report.why.name": "Der Name ist anstößig",
  "report.why.play": "Unfaires oder störendes Spiel",
  "report.why.other": "Etwas anderes",
  "report.words": "In wenigen Worten (freiwillig)",
  "report.send": "Meldung senden",
  "report.done": "Danke. Wer diesen Server betreibt, sieht es sich an.",
} as const;
