/** The lobby: open tables, playing at once, codes, playing again; in Hungarian. */
export const texts = {
  "lobby.title": "Játék másokkal",
  "lobby.now": "Játék most",
  "lobby.nowTells":
    "Azzal találkozol, aki ugyanezt szeretné. Ha fél percig senki sem jön, gépi játékosok ülnek a szabad helyekre.",
  "lobby.game": "Játék",
  "lobby.bot": "Gépi játékosok, ha senki sem jön",
  "lobby.tables": "Nyitott asztalok",
  "lobby.empty": "Most nincs nyitott asztal. Játssz most, vagy nyiss saját asztalt.",
  "lobby.open": "Asztal nyitása",
  "lobby.free": { one: "egy szabad hely", other: "{n} szabad hely" },
  "lobby.since": "ekkor óta: {moment}",
  "lobby.rated": "értékelt",
  "lobby.own": "valódi kockák",
  "lobby.sit": "Leülök",
  "lobby.sitAt": "Leülök: {game}, {who}",
  "lobby.watch": "Nézem",
  "lobby.watchAt": "Nézem: {game}, {who}",
  "lobby.away": "A társalgó nem érhető el. Ehhez az oldal szervere kell.",
  "lobby.listed": "Legyen látható a társalgóban",
  "lobby.listedTells": "Bárki leülhet. Különben csak az, akinél ott a link.",
  "wait.title": "Várakozás másokra",
  "wait.fills": {
    one: "Egy másodperc múlva gépi játékosok ülnek a szabad helyekre.",
    other: "{n} másodperc múlva gépi játékosok ülnek a szabad helyekre.",
  },
  "wait.begins": "A játék akkor kezdődik, ha minden hely foglalt.",
  "wait.cancel": "Mégse",
  "code.title": "Vagy írd be ezt a kódot egy másik készüléken",
  "code.tells":
    "A „Csatlakozás linkkel” alatt. Addig él, amíg van szabad hely, legfeljebb egy napig.",
  "code.enter": "Vagy írd be a kapott kódot",
  "code.wrong":
    "Ez a kód nem vezet asztalhoz. Addig él, amíg van szabad hely, legfeljebb egy napig.",
  "again.told": "Valaki még egyet szeretne játszani.",
  "again.go": "Tovább a következő asztalhoz",
} as const;
