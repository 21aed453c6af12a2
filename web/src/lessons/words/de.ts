/** Die Lektionen auf Deutsch. */
import type { LessonTexts } from "./texts";

export const lessons: LessonTexts = {
  "course.tells":
    "Kurze Lektionen an echten Stellungen. Erreiche das Ziel; je weniger Punkte du dabei verlierst, desto mehr Sterne.",
  "course.begin": "Anfangen",
  "course.on": "Weitermachen",
  "course.done": "{done} von {count} gelöst",
  "course.lessons": "Lektionen",
  "course.half": "Eine halbe Partie",
  "course.halfTells":
    "Du übernimmst eine Partie in der Mitte und spielst sie zu Ende. Hinweise erklären, was vorkommt, und der Trainer warnt vor teuren Entscheidungen.",
  "course.halfBegin": "Zu Ende spielen",
  "area.dice": "Würfel wählen",
  "area.zones": "Die Bereiche",
  "area.bonuses": "Boni und Ketten",
  "area.actions": "Aktionen",
  "area.foxes": "Füchse",
  "area.passive": "Passive Züge",
  "area.alone": "Allein spielen",
  "area.rows": "Würfel und Reihen",
  "area.chips": "Chips und Sätze",
  "area.others": "Die anderen",
  "lesson.title": "{number} von {count} · {title}",
  "lesson.goal": "Ziel: {goal|^}.",
  "lesson.stars": "{stars} von {most} Sternen",
  "lesson.stars.3": "Genau richtig!",
  "lesson.stars.2": "Gut gemacht",
  "lesson.stars.1": "Geschafft, aber teuer",
  "lesson.missed": "Nicht ganz",
  "lesson.cost": "Das hat {points} Punkte gekostet.",
  "lesson.better": "Besser: {what}",
  "lesson.noCoach": "Ziel erreicht. Sterne gibt es keine: Der Trainer ließ sich nicht laden.",
  "lesson.shown": "So spielt es der Trainer",
  "lesson.next": "Weiter",
  "lesson.again": "Noch einmal",
  "lesson.show": "Zeig es mir",
  "lesson.leave": "Alle Lektionen",

  "goal.points": "hole mindestens {n} Punkte",
  "goal.boxes": { one: "fülle ein Feld aus", other: "fülle mindestens {n} Felder aus" },
  "goal.entries": {
    one: "fülle ein Feld in {zone} aus",
    other: "fülle mindestens {n} Felder in {zone} aus",
  },
  "goal.zone_points": "hole mindestens {n} Punkte in {zone}",
  "goal.lowest": "bring deinen schwächsten Bereich auf mindestens {n} Punkte",
  "goal.foxes": { one: "hole einen Fuchs", other: "hole {n} Füchse" },
  "goal.opens": "schalte diese Aktion frei: {bonus|bare}",
  "goal.uses": "nutze diese Aktion: {bonus|bare}",
  "goal.hand": "behalte mindestens {n} Würfel für den nächsten Wurf",
  "goal.takes": "nimm {die|acc}",
  "goal.square": {
    one: "setze eine Figur in Reihe {row}",
    other: "bring deine Figur in Reihe {row} mindestens auf das {n}. Feld",
  },
  "goal.chips": { one: "nimm einen Chip", other: "nimm mindestens {n} Chips" },
  "goal.tiles": "nimm ein Bonusplättchen",
  "goal.sends_home": "schicke eine Figur nach Hause",
  "goal.closes": "schließe eine Reihe",

  "keep-dice.title": "Erst die niedrigen",
  "keep-dice.notice":
    "Ein niedriger Würfel schickt wenig aufs Silbertablett. Dir bleiben mehr Würfel, und die anderen bekommen weniger.",
  "white-die.title": "Der weiße Würfel",
  "white-die.notice":
    "Weiß kommt dorthin, wo seine Zahl am meisten bringt. Sieh dir erst alle Bereiche an.",
  "yellow-grid.title": "Gelb: Zeilen und Spalten",
  "yellow-grid.notice":
    "Eine Zeile bringt ihren Bonus, eine Spalte ihre Punkte. Beginne, was du auch vollbekommst.",
  "yellow-grid-2.title": "Gelb: eine volle Spalte",
  "yellow-grid-2.notice":
    "Eine Spalte ist nichts wert, bis sie voll ist. Fehlt nur ein Feld, bringt es alle ihre Punkte.",
  "blue-sum.title": "Blau: zwei Würfel, eine Zahl",
  "blue-sum.notice":
    "Die 7 kommt oft, die 2 und die 12 fast nie. Nimm seltene Zahlen, wenn sie da sind.",
  "blue-sum-2.title": "Blau: viele Kreuze",
  "blue-sum-2.notice":
    "Jedes Kreuz ist mehr wert als das vorige, und volle Zeilen und Spalten bringen noch Boni dazu.",
  "green-row.title": "Grün: gerade genug",
  "green-row.notice":
    "Nimm den niedrigsten Würfel, der passt. Hohe werden weiter hinten gebraucht.",
  "green-row-2.title": "Grün: eine lange Reihe",
  "green-row-2.notice":
    "Jedes grüne Kreuz ist mehr wert als das vorige. Früh begonnen, lohnt es sich am meisten.",
  "orange-row.title": "Orange: hohe Zahlen",
  "orange-row.notice": "Hier passt jede Zahl. Nur hohe sind ein Feld wert.",
  "orange-row-2.title": "Orange: Felder mit ×",
  "orange-row-2.notice": "Heb dir eine 5 oder 6 für die Felder mit × auf.",
  "purple-row.title": "Lila: kleine Schritte",
  "purple-row.notice": "Es darf nur eine höhere Zahl folgen, bis eine 6 wieder alles öffnet.",
  "purple-row-2.title": "Lila: die 6",
  "purple-row-2.notice":
    "Eine 6 bringt am meisten, und danach passt jede Zahl. Verschenkt ist sie fast nie.",
  "silver-rows.title": "Silber: ein Würfel, viele Kreuze",
  "silver-rows.notice":
    "Ein hoher silberner Würfel schickt andere aufs Silbertablett, und jeder davon darf selbst ein Kreuz machen.",
  "silver-rows-2.title": "Silber: volle Spalten",
  "silver-rows-2.notice":
    "Spalten bringen Boni, lange Zeilen Punkte. Die besten Kreuze tun beides.",
  "yellow-circles.title": "Gelb: erst einkreisen",
  "yellow-circles.notice":
    "Kreise in einer Reihe bringen einen Bonus. Punkte gibt es erst für das Kreuz.",
  "yellow-circles-2.title": "Gelb: Kreuze zählen",
  "yellow-circles-2.notice": "Spät im Spiel bringt ein Kreis wenig, ein Kreuz dagegen viel.",
  "blue-falling.title": "Blau: langsam hinunter",
  "blue-falling.notice":
    "Jede Zahl begrenzt die nächste. Fang hoch an und geh in kleinen Schritten hinunter.",
  "blue-falling-2.title": "Blau: weiterkommen",
  "blue-falling-2.notice":
    "Es zählt, wie weit du kommst. Ein kleiner Schritt nach unten ist ein guter Schritt.",
  "green-pairs.title": "Grün: erst hoch, dann niedrig",
  "green-pairs.notice":
    "Die zweite Zahl eines Paars wird von der ersten abgezogen. Achte darauf, welche an der Reihe ist.",
  "green-pairs-2.title": "Grün: das Paar abschließen",
  "green-pairs-2.notice": "Ein Paar zählt erst, wenn es voll ist. Am besten endet es mit einer 1.",
  "pink-least.title": "Rosa: hoch genug",
  "pink-least.notice": "Jede Zahl passt, aber den Bonus gibt es erst ab der kleinen Zahl am Feld.",
  "pink-least-2.title": "Rosa: Die 6 zahlt doppelt",
  "pink-least-2.notice": "Sie bringt am meisten zur Summe und holt jeden Bonus der Reihe.",
  "yellow-lines.title": "Gelb: drei Zeilen",
  "yellow-lines.notice":
    "Die obere fällt, die mittlere wird abgezogen, die untere zählt dazu. Niedrige Zahlen gehören in die Mitte.",
  "yellow-lines-2.title": "Gelb: eine volle Spalte",
  "yellow-lines-2.notice":
    "Drei Felder übereinander bringen Punkte. Fülle die Zeilen gleichmäßig aus.",
  "green-blocks.title": "Grün: links hoch, rechts niedrig",
  "green-blocks.notice":
    "Jedes Feld eines Blocks darf zuerst kommen. Setz jede Zahl dorthin, wo sie hingehört.",
  "green-blocks-2.title": "Grün: den Block abschließen",
  "green-blocks-2.notice":
    "Ein Block zählt erst, wenn er voll ist. Am besten endet er rechts mit einer niedrigen Zahl.",
  "orange-skip.title": "Orange: wenig überspringen",
  "orange-skip.notice":
    "Was du überspringst, ist verloren. Zwei Nachbarn bringen den Bonus dazwischen.",
  "orange-skip-2.title": "Orange: noch ein Kreuz",
  "orange-skip-2.notice": "Jedes Kreuz ist mehr wert als das vorige. Viele sollen es also werden.",
  "purple-platter.title": "Lila: ein leeres Silbertablett",
  "purple-platter.notice":
    "Alle Würfel auf dem Silbertablett zählen mit. Die Zahlen müssen steigen: Fang an, solange es leer ist.",
  "purple-platter-2.title": "Lila: ein volles Silbertablett",
  "purple-platter-2.notice":
    "Später hilft ein volles Silbertablett: Hohe Zahlen bringen Extrapunkte.",
  "first-bonus.title": "Ein Bonus dazu",
  "first-bonus.notice":
    "Ein Feld mit Bonus füllt gleich zwei. Such danach, bevor du auf die Punkte schaust.",
  "chain.title": "Eins gibt das andere",
  "chain.notice":
    "Ein Bonus kann den nächsten bringen. Wähle sein Feld nach dem, was daraus folgt.",
  "open-action.title": "Etwas für später",
  "open-action.notice":
    "Ein Zusatzwürfel ist etwa so viel wert wie eine weitere Wahl. Hol ihn dir früh.",
  "reroll.title": "Noch einmal werfen",
  "reroll.notice":
    "Bringt selbst der beste Würfel wenig, ist Nachwürfeln besser als eine schwache Wahl.",
  "extra.title": "Ein Würfel mehr",
  "extra.notice":
    "Jeder der sechs Würfel kommt infrage, wo er auch liegt. Nutze ihn dort, wo er etwas auslöst.",
  "takeback.title": "Zurück vom Silbertablett",
  "takeback.notice":
    "Ein Würfel mehr im nächsten Wurf ist eine Chance mehr. Hol zurück, was dir noch fehlt.",
  "polish.title": "Eins mehr oder weniger",
  "polish.notice":
    "Polieren macht einen Würfel auf dem Silbertablett passend, der beinahe gepasst hätte.",
  "joker.title": "Eine Zahl nach Wahl",
  "joker.notice":
    "Der Joker ändert, was du einträgst. Der Würfel behält seine Augen: Ein niedriger schickt wenig aufs Silbertablett.",
  "fox.title": "Der Fuchs",
  "fox.notice":
    "Ein Fuchs ist so viel wert wie dein schwächster Bereich. Früh gefunden, kannst du noch etwas für ihn tun.",
  "lowest.title": "Der schwächste Bereich",
  "lowest.notice": "Mit Füchsen zählt dort jeder Punkt mehrfach.",
  "platter.title": "Was das Silbertablett hergibt",
  "platter.notice": "Auch niedrige Würfel holen im richtigen Feld einen Bonus.",
  "platter-2.title": "Punkte vom Silbertablett",
  "platter-2.notice": "Vergleiche alle Würfel: Der höchste ist nicht immer der beste.",
  "alone.title": "Dein passiver Zug",
  "alone.notice":
    "Dort liegen die drei niedrigsten Würfel. Lass in deinen Bereichen also Platz für niedrige Zahlen.",
  "alone-last.title": "Die letzte Runde",
  "alone-last.notice": "Jetzt wird nichts mehr aufgespart. Es zählen nur noch Punkte.",
  "keep-five.title": "Der niedrigste von allen",
  "keep-five.notice":
    "Ein Würfel unter allen anderen schickt keinen weg: Alle übrigen würfelst du noch einmal.",
  "two-picks.title": "Zwei Züge, ein Plan",
  "two-picks.notice":
    "Was du auf der Hand behältst, würfelst du als Nächstes. Behalte die Würfel, auf die deine Bereiche noch warten.",
  "high-die.title": "Seinen Preis wert",
  "high-die.notice":
    "Ein hoher Würfel schickt andere weg. Nimm ihn, wenn sein Feld mehr wert ist als sie.",
  "last-pick.title": "Der dritte Würfel",
  "last-pick.notice": "Danach wird nicht mehr gewürfelt: Ein hoher Würfel kostet dich nichts mehr.",
  "bonus-where.title": "Wohin damit?",
  "bonus-where.notice": "Am besten steht ein Bonus in dem Feld, das den nächsten auslöst.",
  "chain-3.title": "Drei hintereinander",
  "chain-3.notice": "Verfolge die Boni vor der Wahl von Feld zu Feld. Auf den ersten kommt es an.",
  "bonus-action.title": "Beides zugleich",
  "bonus-action.notice":
    "Ein Feld und eine Aktion auf einmal: Das lohnt sich jetzt und später noch einmal.",
  "chain-5.title": "Eine lange Kette",
  "chain-5.notice":
    "Lass Felder mit Bonus offen. Dann füllt ein Würfel auf einmal ein halbes Dutzend.",
  "open-reroll.title": "Einmal in Reserve",
  "open-reroll.notice":
    "Nachwürfeln rettet den Zug, in dem nichts passt. Hol es dir, bevor du es brauchst.",
  "keep-reroll.title": "Diesmal nicht",
  "keep-reroll.notice":
    "Liegt ein guter Würfel da, nimm ihn. Nachwürfeln ist ein andermal mehr wert.",
  "extra-two.title": "Zwei Würfel mehr",
  "extra-two.notice":
    "Zusatzwürfel dürfen aufeinander folgen. Der erste bereitet vor, was der zweite abschließt.",
  "fox-2.title": "Noch ein Fuchs",
  "fox-2.notice":
    "Jeder Fuchs zählt deinen schwächsten Bereich noch einmal. Je gleichmäßiger du füllst, desto mehr bringt er.",
  "fox-chain.title": "Am Ende der Kette",
  "fox-chain.notice":
    "Ein Fuchs muss nicht vom Würfel selbst kommen. Schau, wohin die Boni führen.",
  "fox-extra.title": "Ein Fuchs zum Zusatzwürfel",
  "fox-extra.notice":
    "Fehlt zu einem Fuchs nur noch ein Feld, ist ein Zusatzwürfel dort gut genutzt.",
  "lowest-zero.title": "Kein leerer Bereich",
  "lowest-zero.notice": "Solange ein Bereich kaum Punkte hat, sind deine Füchse kaum etwas wert.",
  "lowest-late.title": "Den schwächsten heben",
  "lowest-late.notice":
    "Spät im Spiel gilt dein erster Blick dem schwächsten Bereich: Die Füchse vervielfachen, was er gewinnt.",
  "platter-white.title": "Weiß auf dem Silbertablett",
  "platter-white.notice":
    "Ein weißer Würfel, der liegen blieb, passt auch im passiven Zug, wo du ihn brauchst.",
  "platter-action.title": "Eine Aktion vom Silbertablett",
  "platter-action.notice":
    "Ein passiver Zug ist eine Wahl wie jede andere: Nimm, was dir im nächsten Zug hilft.",
  "platter-chain.title": "Eine Kette vom Silbertablett",
  "platter-chain.notice": "Die Würfel selbst bringen wenig. Was sie auslösen, kann viel sein.",
  "platter-fox.title": "Ein Fuchs auf dem Silbertablett",
  "platter-fox.notice":
    "Merk dir, welche Zahl dir einen Fuchs bringt, und such sie unter den übrigen Würfeln.",
  "extra-others.title": "Nach dem Zug der anderen",
  "extra-others.notice":
    "Auch dann darfst du einen Zusatzwürfel nutzen, und jeder Würfel kommt infrage.",
  "alone-points.title": "Punkte aus den Resten",
  "alone-points.notice":
    "Dein passiver Zug kann mehr bringen als der eigene: Vergleiche alle Felder, die passen.",
  "alone-action.title": "Bereit für die nächste Runde",
  "alone-action.notice":
    "Für viele Aktionen reichen niedrige Würfel. Jetzt geholt, helfen sie in der nächsten Runde.",
  "yellow-grid-3.title": "Gelb: der Bonus einer Zeile",
  "yellow-grid-3.notice": "Fehlt einer Zeile nur noch ein Feld, bringt es auch den Bonus daneben.",
  "blue-sum-3.title": "Blau: eine Reihe wird voll",
  "blue-sum-3.notice":
    "Blau und Weiß zählen immer zusammen. Schau, welche Reihe ihre Summe vollmacht.",
  "green-row-3.title": "Grün: bis zum Bonus",
  "green-row-3.notice":
    "Zähl die Felder bis zum nächsten Bonus. Der Würfel, der ihn erreicht, zählt doppelt.",
  "orange-row-3.title": "Orange: ein Bonus für jede Zahl",
  "orange-row-3.notice": "Wo ein Feld einen Bonus bringt, ist auch eine niedrige Zahl gut genug.",
  "purple-row-3.title": "Lila: Bonus um Bonus",
  "purple-row-3.notice":
    "Weiter hinten bringt fast jedes Feld etwas. Wer langsam steigt, kommt dorthin.",
  "silver-rows-3.title": "Silber: andere mitnehmen",
  "silver-rows-3.notice":
    "Bevor du Silber nimmst, schau, welche Würfel mitgehen und was sie ankreuzen.",
  "yellow-circles-3.title": "Gelb: eine Reihe von Kreisen",
  "yellow-circles-3.notice": "Der Kreis, der eine Reihe vollmacht, bringt sofort ihren Bonus.",
  "blue-falling-3.title": "Blau: bis zum Bonus",
  "blue-falling-3.notice":
    "Der Bonus kommt mit dem Feld, nicht mit der Zahl. Hol ihn, bevor deine Grenze zu tief liegt.",
  "green-pairs-3.title": "Grün: ein Bonus zwischendurch",
  "green-pairs-3.notice":
    "Manche Felder bringen einen Bonus, gleich welche Zahl dort steht. Nimm sie im richtigen Moment.",
  "pink-least-3.title": "Rosa: gerade hoch genug",
  "pink-least-3.notice":
    "Über den Bonus entscheidet die kleine Zahl. Was darüber liegt, bringt nur Punkte.",
  "yellow-lines-3.title": "Gelb: Boni in den Zeilen",
  "yellow-lines-3.notice":
    "Wähle die Zeile danach, was ihr nächstes Feld bringt, nicht nur nach der Zahl.",
  "green-blocks-3.title": "Grün: ein Bonus im Block",
  "green-blocks-3.notice":
    "Ein voller Block bringt Punkte, und manche Felder schon vorher einen Bonus.",
  "orange-skip-3.title": "Orange: zwei Nachbarn",
  "orange-skip-3.notice":
    "Der Bonus zwischen zwei Feldern gehört dir, wenn beide angekreuzt sind. Fang damit an.",
  "purple-platter-3.title": "Lila: die Summe wählen",
  "purple-platter-3.notice":
    "Das Silbertablett bestimmt, wie hoch du schreibst. Warte auf den Bonus bei kleiner Summe.",

  "first-rows.title": "Die erste Figur",
  "first-rows.notice":
    "Hohe Reihen sind kurz und ihre Chips mehr wert, aber es gibt weniger davon.",
  "climb.title": "Schritt für Schritt",
  "climb.notice": "Eine Figur kurz vor dem Ziel ist mehr wert als eine neue.",
  "two-groups.title": "Alle Würfel nutzen",
  "two-groups.notice":
    "Vier Würfel können mehrere Gruppen ergeben. Such eine Aufteilung, bei der keiner übrig bleibt.",
  "first-chip.title": "Der erste Chip",
  "first-chip.notice": "Auf X gibt es sofort einen Chip, und für jede weitere Gruppe noch einen.",
  "two-chips.title": "Zwei auf einmal",
  "two-chips.notice":
    "Solange deine Figur auf X steht, bringt dieselbe Zahl einen Chip nach dem anderen.",
  "lucky.title": "Einsen drehen",
  "lucky.notice": "Such erst die Gruppe, die du willst, und dreh dann die Einsen passend.",
  "lucky-2.title": "Einsen für zwei Chips",
  "lucky-2.notice": "Eine gedrehte Eins hilft der Gruppe, der genau diese Zahl fehlt.",
  "send-home.title": "Platz für eine",
  "send-home.notice":
    "Wer auf X ankommt, schickt die andere Figur nach Hause, und sie hat den ganzen Weg noch einmal vor sich.",
  "hold.title": "Solange es geht",
  "hold.notice": "Hol dir deinen Chip, bevor dir jemand den Platz nimmt.",
  "close.title": "Der letzte Chip",
  "close.notice":
    "Mit dem letzten Chip ist die Reihe geschlossen, und die Figuren der anderen sind dort verloren.",
  "set.title": "Ein voller Satz",
  "set.notice":
    "Ein Chip aus jeder Reihe bringt ein Bonusplättchen. Das erste ist am meisten wert.",
  "last-chips.title": "Der Endspurt",
  "last-chips.notice":
    "Kurz vor Schluss sind Schritte nichts mehr wert. Es zählen nur Chips und Plättchen.",
  "high-row.title": "Der kurze Weg",
  "high-row.notice":
    "Reihen mit hohen Zahlen brauchen wenige Schritte. Fang dort an, solange noch Chips da sind.",
  "turn-two.title": "Einsen für zwei Reihen",
  "turn-two.notice":
    "Dreh die Einsen so, dass kein Würfel übrig bleibt: Jede Gruppe bringt einen Schritt.",
  "chip-or-step.title": "Erst der Schritt",
  "chip-or-step.notice":
    "Ein Chip kann oft einen Zug warten. Mach den Schritt, den diese Würfel erlauben und andere selten.",
  "three-chips.title": "Drei auf einmal",
  "three-chips.notice":
    "Viele gleiche Würfel und eine Figur auf X: Bilde daraus so viele Gruppen wie möglich.",
  "second-tile.title": "Der fehlende Chip",
  "second-tile.notice":
    "Schau, welche Reihe in deinem Satz fehlt, bevor du auf den Wert der Chips schaust.",
  "home-chip.title": "Ankommen und bleiben",
  "home-chip.notice":
    "Wer auf X ankommt, kann mit den übrigen Würfeln gleich noch einen Chip holen.",
  "home-late.title": "Einsen gegen die anderen",
  "home-late.notice":
    "Eine gedrehte Eins kann die Zahl sein, die eine andere Figur von X vertreibt.",
  "close-more.title": "Rechtzeitig schließen",
  "close-more.notice":
    "Schließ eine Reihe, solange die anderen unterwegs sind: Ihre Schritte sind verloren.",
  "home-three.title": "Zu dritt",
  "home-three.notice":
    "Je mehr mitspielen, desto kürzer bleibt jemand auf X. Nimm den Platz, wenn du kannst.",
};
