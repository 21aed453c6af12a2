/** Cards to share, in Hungarian. */
export const texts = {
  "share.title": "Megosztás",
  "share.close": "Bezárás",
  "share.sheet": "A lap is látsszon",
  "share.sheetTells": "Nélküle csak a számok vannak a képen.",
  "share.link": "Link küldése a visszanézéshez",
  "share.linkTells": "A link az egész játszmát tartalmazza, mindenki nevével.",
  "share.linkClosed":
    "A link az egész játszmát tartalmazza a neveddel. Az oldal annak nyitja meg, aki játszotta ezt a napot, a nap után pedig mindenkinek.",
  "share.send": "Megosztás",
  "share.save": "Kép mentése",
  "share.copy": "Szöveg másolása",
  "share.copied": "Másolva",
  "share.drawing": "Készül a kép…",
  "share.noPicture": "A képet nem sikerült megrajzolni. A szöveg így is másolható.",
  "share.text": "Szöveg",

  "line.solo": "{game}: {n} pont egyedül.",
  "line.place": "{game}: {place}. hely {count} közül, {points} pont ({all}).",
  "line.rank": "Rang: {title}.",
  "line.lost": "Pontveszteség döntésenként: {lost}.",
  "line.luck": "Kockaszerencse: {luck} pont.",

  "figure.points": "Pont",
  "figure.place": "Hely",
  "figure.placeOf": "{place} / {count}",
  "figure.lost": "Veszteség döntésenként",
  "figure.luck": "Kockaszerencse",

  "link.bad":
    "Ez a link nem olvasható: csonka, vagy az oldal egy másik változatából való. Kérd el újra.",
  "link.closed":
    "Ez a link egy olyan napi játszmához vezet, amelyet még nem fejeztél be. Játszd le előbb, akkor megnyílik. A nap után mindenkinek megnyílik.",
} as const;
