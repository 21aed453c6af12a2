/** The same dice for friends, in German. */
export const texts = {
  "ask.title": "Diese Würfel",
  "ask.tells":
    "Wer den Link öffnet, spielt mit denselben Würfeln. Danach stehen beide Partien nebeneinander, Entscheidung für Entscheidung, Können und Glück getrennt.",
  "ask.link": "Link zu diesen Würfeln",
  "ask.holds":
    "Er enthält die Partie. Die Seite zeigt sie niemandem, der die eigene nicht beendet hat.",
  "ask.seat": "Wessen Partie soll verglichen werden?",
  "ask.points": "Punkte verraten",
  "ask.pointsTells": "Sonst weiß vor dem Ende niemand, was zu schlagen ist.",
  "ask.closed":
    "Andere spielen vielleicht noch mit den Würfeln dieses Tages. Nach dem Tag kannst du sie verschicken.",
  "ask.tooLong": "Diese Partie passt nicht in einen Link: Sie ist zu lang.",
  "ask.answers": "Mit diesen Würfeln gespielt",

  "dice.seed":
    "Ein Wurf hängt an seiner Stelle in der Partie: Was du auch wählst, dort fallen dieselben Augen.",
  "dice.fell":
    "Was damals fiel, fällt an derselben Stelle wieder. Würfel, die dort nicht geworfen wurden, zeigen neue Augen, dieselben für alle mit diesem Link.",
  "dice.others":
    "Die anderen tun noch einmal, was sie getan haben, solange die Regeln es erlauben. Danach entscheidet ein Bot: {bots}.",

  "asked.title": "Dieselben Würfel",
  "asked.can": "{who} hat mit diesen Würfeln gespielt. Kannst du es besser?",
  "asked.both":
    "{who} und {other} haben mit diesen Würfeln gespielt. Du kannst sie spielen, bevor du beide Partien ansiehst.",
  "asked.alone": "{game}, allein.",
  "asked.seat": "{game}, {count} am Tisch: Du sitzt, wo {who} saß.",
  "asked.points": { one: "{who} kam auf {n} Punkt.", other: "{who} kam auf {n} Punkte." },
  "asked.secret": "Was {who} gewählt hat, siehst du, wenn du fertig bist.",
  "asked.play": "Mit diesen Würfeln spielen",
  "asked.again": "Noch einmal spielen",
  "asked.goOn": "Weiterspielen",
  "asked.see": "Beide nebeneinander ansehen",
  "asked.own": "Das ist deine eigene Partie: Schick den Link jemand anderem.",
  "asked.bad":
    "Dieser Link lässt sich nicht lesen: Er ist abgeschnitten, verändert oder von einer anderen Fassung der Seite. Bitte noch einmal darum.",
  "asked.closed":
    "Das sind die Würfel einer Tagespartie, die andere vielleicht noch spielen. Nach dem Tag öffnet sich der Link.",

  "versus.title": "Nebeneinander",
  "versus.missing": "Dieser Vergleich ist nicht mehr auf diesem Gerät.",
  "versus.you": "Du",
  "versus.points": "Punkte",
  "versus.coached": "mit Trainer",
  "versus.against": "{one} gegen {other}: {skill} Punkte durch Entscheidungen, {luck} durch Glück.",
  "versus.luck":
    "Die Würfel waren dieselben. Das Glück unterscheidet sich, wo andere Entscheidungen auf sie trafen.",
  "versus.decisions": "Entscheidung für Entscheidung",
  "versus.never": "Bei jedem Wurf dieselbe Wahl.",
  "versus.parted": "Dieselben Entscheidungen bis hierher: {place}.",
  "versus.first": "Vom ersten Wurf an wurde verschieden gewählt.",
  "versus.alike": "Bei {n} von {all} Würfen wurde gleich entschieden.",
  "versus.only": "Nur, wo verschieden gewählt wurde",
  "versus.here": "Hier trennen sich die Wege",
  "versus.none": "nichts zu entscheiden",
  "versus.best": "beste Wahl",
  "versus.lost": "{points} verloren",
  "versus.dice": "Würfel: {dice}",
  "versus.answer": "Zurückschicken",
  "versus.answerTells": "Der Link zeigt {who} beide Partien nebeneinander.",
  "versus.result": "Zum Ergebnis",

  "place.round": "Runde {round}, Beginn",
  "place.passive": "Runde {round}, passiv",
  "place.roll": "Runde {round}, Wurf {roll}",
  "place.again": "Runde {round}, Wurf {roll}, noch einmal geworfen",
  "place.whose": "{who}: {place}",
} as const;
