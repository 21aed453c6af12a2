/** People who meet: pace, whose turn it is, other devices; in Hungarian. */
export const texts = {
  "pace.title": "Milyen tempóban?",
  "pace.now": "Most",
  "pace.hours": "Órák alatt",
  "pace.days": "Napok alatt",
  "pace.whenever": "Bármikor",
  "pace.now.tells":
    "Mindenki most rögtön játszik. Aki nincs itt, azt három perc után gép helyettesítheti.",
  "pace.hours.tells":
    "Mindenkinek 8 óra gondolkodási ideje van, és minden lépéssel eggyel több. Ha letelt, gép játssza végig a helyén.",
  "pace.days.tells":
    "Mindenkinek 4 nap gondolkodási ideje van, és minden lépéssel eggyel több. 14 nap szabadság magától jár hozzá. Ha letelt, gép játssza végig a helyén.",
  "pace.whenever.tells": "Semmi sem jár le. Barátokkal ez a jó.",
  "pace.of": "Tempó: {pace}",
  "pace.left": "{who}: még {time}",
  "pace.out": "{who}: lejárt az ideje, gép játssza végig",

  "turn.yours": "Te jössz",
  "turn.since": "{moment} óta vár",
  "turn.left": "még {time}",
  "turn.of": "Most jön: {who}",
  "turn.title": "● Te jössz – {game}",
  "turn.body": "Te jössz: {game}.",

  "notice.ask": "Szólj, ha én jövök",
  "notice.tells": "Értesítés ezen a készüléken, amíg az oldal a háttérben van.",
  "notice.on": "Ez a készülék szól, ha te jössz, és az oldal a háttérben van.",
  "notice.blocked":
    "Ennek az oldalnak az értesítései le vannak tiltva. A böngésző beállításaiban engedélyezheted őket.",

  "push.tells": "Értesítés ezen a készüléken, amíg az oldal a háttérben van vagy be van zárva.",
  "push.on": "Ez a készülék szól, ha te jössz, akkor is, ha az oldal be van zárva.",
  "push.ask": "Akkor is, ha az oldal be van zárva",
  "push.stop": "Ne szólj többet",
  "push.cannot": "Ez a böngésző nem tud szólni, amíg az oldal be van zárva.",
  "push.home":
    "iPhone-on és iPaden ez csak a Főképernyőről működik: koppints a Megosztásra, majd a Főképernyőhöz adás lehetőségre, és onnan nyisd meg a Renard-t.",
  "push.failed":
    "A böngésződ értesítési szolgáltatása nem válaszolt: amíg az oldal be van zárva, nem kapsz értesítést. Próbáld újra később.",
  "push.with": "{game} – {who}",
  "push.hurry": "Fogy az időd",
  "push.until": "Eddig: {moment} – {game}",

  "device.title": "Renard egy másik készüléken",
  "device.tells":
    "A helyeid az online asztaloknál és a napi játszmáid, fiók nélkül: mutass egy kódot a másik készüléknek, vagy írj fel hat szót, amellyel visszatalálsz, ha ez elveszne.",
  "device.code": "Kód készítése",
  "device.codeTells":
    "Nyisd meg ezt a linket a másik készüléken, vagy írd be ott a kódot. Egyszer használható, tíz percig.",
  "device.qr": "QR-kód a másik készüléknek",
  "device.link": "Link a másik készüléknek",
  "device.phrase": "Jelmondat készítése",
  "device.phraseTells":
    "Írd fel ezt a hat szót, és ne add ki senkinek: csak most látod őket. A korábbi jelmondat már nem érvényes.",
  "device.have": "Van kódom vagy jelmondatom",
  "device.enter": "Kód vagy jelmondat",
  "device.use": "Használom itt",
  "device.done": {
    one: "Kész: ez a készülék is a tiéd. Egy nyitott játszmát találtunk.",
    other: "Kész: ez a készülék is a tiéd. {n} nyitott játszmát találtunk.",
  },
  "device.using": "Egy pillanat…",
  "device.ask":
    "Csak a saját kódodat vagy jelmondatodat használd: onnantól mindkét készülék ugyanazé az emberé, minden helyükkel az online asztaloknál.",
  "device.delete": "Törlés a szerverről",
  "device.deleteTells":
    "A szerver elfelejti a nevedet, a többi készülékedet, a jelmondatodat, az azonosítókulcsaidat és a napi játszmáidat. A neved eltűnik az asztaloktól, ahol ültél. A nyitott játszmáidat ezen a készüléken folytathatod, de másikon nem találod meg őket. Ezt nem lehet visszavonni.",
  "device.deleted": "A szerver elfelejtett.",
  "device.keep": "Tartsd meg a helyeidet, ha ez a készülék elveszne",
  "device.keepTells": "Egy kóddal vagy hat szóval egy másik készüléken is megtalálod őket.",
  "device.show": "Mutasd, hogyan",
  "device.dismiss": "Köszönöm, nem",

  "passkey.make": "Azonosítókulcs készítése",
  "passkey.tells":
    "Az azonosítókulcsot a készüléked vagy a jelszókezelőd őrzi: ujjlenyomattal, arccal vagy PIN-kóddal visszatalálsz ide.",
  "passkey.made": "Kész: ezzel az azonosítókulccsal visszatalálsz.",
  "passkey.have": "Van azonosítókulcsom, kódom vagy jelmondatom",
  "passkey.use": "Belépés azonosítókulccsal",
  "passkey.mine": "Az azonosítókulcsaid",
  "passkey.when": "Készült: {moment}",
  "passkey.used": "Utoljára használtad: {moment}",
  "passkey.unused": "Még nem használtad",
  "passkey.alone": "Csak egy készüléken van meg: azzal együtt elvész",
  "passkey.remove": "Azonosítókulcs eltávolítása (készült: {moment})",
  "passkey.removed": "Eltávolítva: itt már nem nyit semmit. A készülékedről is törölheted.",
  "passkey.full": {
    one: "{n} azonosítókulcsod van, több nem lehet. Ha újat szeretnél, távolítsd el.",
    other: "{n} azonosítókulcsod van, több nem lehet. Ha újat szeretnél, távolíts el egyet.",
  },
  "passkey.notMade":
    "Nem készült azonosítókulcs: megszakítottad, vagy ez a készülék nem tud ilyet tárolni. Semmi sem változott.",
  "passkey.notUsed":
    "Nem használtunk azonosítókulcsot: megszakítottad, vagy itt nincs egy sem. Semmi sem változott.",
  "passkey.known": "Ezen a készüléken már van azonosítókulcsod.",
  "passkey.cannot":
    "Ez a böngésző vagy készülék erre nem képes azonosítókulccsal. Egy hatszavas jelmondat mindenhol működik.",
  "passkey.keepTells":
    "Egy azonosítókulccsal, egy kóddal vagy hat szóval egy másik készüléken is megtalálod őket.",

  "report.title": "Valaki bejelentése",
  "report.tells":
    "A szerver üzemeltetője úgy látja az asztalt, ahogy most áll: a neveket, a helyeket és az utolsó lépéseket. Az asztalnál senki sem tudja meg.",
  "report.who": "Kit?",
  "report.why": "Miért?",
  "report.why.name": "Sértő a neve",
  "report.why.play": "Tisztességtelen vagy zavaró játék",
  "report.why.other": "Más ok",
  "report.words": "Pár szóban (nem kötelező)",
  "report.send": "Bejelentés küldése",
  "report.done": "Köszönjük. A szerver üzemeltetője megnézi.",
} as const;
