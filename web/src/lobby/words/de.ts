/** The lobby: open tables, playing at once, codes, playing again; in German. */
export const texts = {
  "lobby.title": "Mit anderen spielen",
  "lobby.now": "Sofort spielen",
  "lobby.nowTells":
    "Du triffst, wer dasselbe möchte. Kommt eine halbe Minute lang niemand, nehmen Bots die freien Plätze.",
  "lobby.game": "Spiel",
  "lobby.bot": "Bots, falls niemand kommt",
  "lobby.tables": "Offene Tische",
  "lobby.empty": "Gerade ist kein Tisch offen. Spiel sofort, oder eröffne einen eigenen Tisch.",
  "lobby.open": "Tisch eröffnen",
  "lobby.free": { one: "ein freier Platz", other: "{n} freie Plätze" },
  "lobby.since": "seit {moment}",
  "lobby.rated": "gewertet",
  "lobby.own": "echte Würfel",
  "lobby.sit": "Mitspielen",
  "lobby.sitAt": "Mitspielen: {game}, {who}",
  "lobby.watch": "Zuschauen",
  "lobby.watchAt": "Zuschauen: {game}, {who}",
  "lobby.away": "Die Lobby ist nicht erreichbar. Sie braucht den Server dieser Seite.",
  "lobby.listed": "In der Lobby zeigen",
  "lobby.listedTells": "Alle dürfen sich dazusetzen. Sonst nur, wer den Link hat.",
  "wait.title": "Warten auf andere",
  "wait.fills": {
    one: "In einer Sekunde nehmen Bots die freien Plätze.",
    other: "In {n} Sekunden nehmen Bots die freien Plätze.",
  },
  "wait.begins": "Das Spiel beginnt, wenn alle Plätze besetzt sind.",
  "wait.cancel": "Abbrechen",
  "code.title": "Oder diesen Code auf einem anderen Gerät eintippen",
  "code.tells":
    "Unter „Mit Link mitspielen“. Er gilt, bis der Tisch voll ist, höchstens einen Tag.",
  "code.enter": "Oder tippe den Code ein, den du bekommen hast",
  "code.wrong":
    "Dieser Code führt zu keinem Tisch. Er gilt, bis der Tisch voll ist, höchstens einen Tag.",
  "again.told": "Jemand möchte noch einmal spielen.",
  "again.go": "Zum nächsten Tisch",
} as const;
