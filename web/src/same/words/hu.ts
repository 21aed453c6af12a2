/** The same dice for friends, in Hungarian. */
export const texts = {
  "ask.title": "Ezek a kockák",
  "ask.tells":
    "Aki megnyitja a linket, ugyanezekkel a kockákkal játszik. Utána a két játszma egymás mellett áll, döntésről döntésre, külön a tudás és külön a szerencse.",
  "ask.link": "Link ezekhez a kockákhoz",
  "ask.holds":
    "Benne van a játszma. Az oldal senkinek sem mutatja meg, amíg a sajátját be nem fejezte.",
  "ask.seat": "Kinek a játszmáját hasonlítsuk össze?",
  "ask.points": "A pontok elárulása",
  "ask.pointsTells": "Enélkül a végéig senki sem tudja, mit kell túlszárnyalni.",
  "ask.closed":
    "Mások talán még játszanak ennek a napnak a kockáival. Ha a nap véget ért, elküldheted őket.",
  "ask.tooLong": "Ez a játszma nem fér bele egy linkbe: túl hosszú.",
  "ask.answers": "Játszmák ezekkel a kockákkal",

  "dice.seed": "A dobás a játszmabeli helyétől függ: bármit választasz, ott ugyanazt mutatja.",
  "dice.fell":
    "Ami akkor esett, ugyanazon a helyen újra úgy esik. Az ott el nem dobott kockák új számot mutatnak, ugyanazt mindenkinek, akinél ez a link van.",
  "dice.others":
    "A többiek újra azt teszik, amit tettek, amíg a szabályok engedik. Utána gépi játékos dönt: {bots}.",

  "asked.title": "Ugyanazok a kockák",
  "asked.can": "{who} játszott ezekkel a kockákkal. Te jobban tudod?",
  "asked.both":
    "{who} és {other} játszott ezekkel a kockákkal. Kipróbálhatod őket, mielőtt megnézed a két játszmát.",
  "asked.alone": "{game}, egyedül.",
  "asked.seat": "{game}, {count} játékos az asztalnál: ott ülsz, ahol {who} ült.",
  "asked.points": { one: "{who} {n} pontot szerzett.", other: "{who} {n} pontot szerzett." },
  "asked.secret": "Hogy {who} mit választott, akkor látod, ha befejezted.",
  "asked.play": "Játszom ezekkel a kockákkal",
  "asked.again": "Újra játszom velük",
  "asked.goOn": "A játszma folytatása",
  "asked.see": "A kettő egymás mellett",
  "asked.own": "Ez a saját játszmád: küldd el a linket valaki másnak.",
  "asked.bad":
    "Ez a link nem olvasható: levágódott, megváltozott, vagy az oldal egy másik változatából való. Kérd el újra.",
  "asked.closed":
    "Ezek egy napi játszma kockái, amelyekkel mások talán még játszanak. A link a nap végeztével nyílik meg.",

  "versus.title": "Egymás mellett",
  "versus.missing": "Ez az összehasonlítás már nincs ezen az eszközön.",
  "versus.you": "Te",
  "versus.points": "Pont",
  "versus.coached": "edzővel",
  "versus.against": "{one} – {other}: {skill} pont a döntésekből, {luck} a szerencséből.",
  "versus.luck":
    "A kockák ugyanazok voltak. A szerencse ott tér el, ahol más döntésekkel találkoztak.",
  "versus.decisions": "Döntésről döntésre",
  "versus.never": "Minden dobásnál ugyanaz a választás.",
  "versus.parted": "Eddig ugyanazok a választások: {place}.",
  "versus.first": "A választások az első dobástól eltérnek.",
  "versus.alike": "{all} dobásból {n} esetben ugyanaz a döntés.",
  "versus.only": "Csak ahol a választások eltérnek",
  "versus.here": "Itt válnak el az utak",
  "versus.none": "nincs mit eldönteni",
  "versus.best": "a legjobb választás",
  "versus.lost": "{points} veszteség",
  "versus.dice": "Kockák: {dice}",
  "versus.answer": "Visszaküldés",
  "versus.answerTells": "A link mindkét játszmát egymás mellett mutatja, így {who} is látja.",
  "versus.result": "Az eredményhez",

  "place.round": "{round}. forduló, kezdet",
  "place.passive": "{round}. forduló, passzív",
  "place.roll": "{round}. forduló, {roll}. dobás",
  "place.again": "{round}. forduló, {roll}. dobás, újradobva",
  "place.whose": "{who}: {place}",
} as const;
