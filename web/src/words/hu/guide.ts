/** Bevezető az első játszmához: rövid lépések, ott, ahol történnek. */
export const guide = {
  "guide.got": "Értem",
  "guide.stop": "Bevezető nélkül",
  "guide.welcome":
    "Üdv! Töltsd meg a lapodat a kockákkal, és gyűjts pontokat. Mindent elmagyarázok, amikor sorra kerül.",
  "guide.welcome.title": "A lapod",
  "guide.choose.title": "Válassz kockát",
  "guide.choose":
    "Koppints egy kockára. Világítani kezdenek a mezők, ahova illik; koppints az egyikre.",
  "guide.hold":
    "Tartsd az ujjad egy kockán vagy mezőn, vagy vidd rá az egeret: látni fogod, mi történne.",
  "guide.hold.title": "Előbb nézd meg",
  "guide.explain.title": "Mi ez?",
  "guide.explain":
    "Koppints egy területre, bónuszra vagy akcióra, amely nem világít: megtudod, mi az, egy példával együtt.",
  "guide.white.title": "A színek dzsókere",
  "guide.white": "{wild|az^} minden területen használható.",
  "guide.sum.title": "Két kocka, egy szám",
  "guide.sum": "{zone|az^} területen {die|az} és {wild|az} mindig összeadódik.",
  "guide.platter.title": "Az ezüsttálca",
  "guide.platter":
    "A választottnál kisebb kockák mind az ezüsttálcára kerülnek. Ha korán nagyot választasz, kevesebb kockád marad.",
  "guide.bonus.title": "Bónusz!",
  "guide.bonus": "Ezt kaptad: {bonus|bare}. Azonnal felhasználod, és újabb bónuszt is hozhat.",
  "guide.actions.title": "Akció",
  "guide.actions": "Megnyílt: {bonus|bare}. Itt vár, amíg fel nem használod.",
  "guide.reroll.title": "Újradobás",
  "guide.reroll":
    "Nem tetszik ez a dobás? Egy újradobással ezekkel a kockákkal még egyszer dobhatsz.",
  "guide.takeback.title": "Visszavétel",
  "guide.takeback": "A következő dobás előtt visszavehetsz egy kockát az ezüsttálcáról.",
  "guide.extra.title": "Extra kocka",
  "guide.extra":
    "Mindjárt vége a körödnek. Egy extra kockával a hat kocka bármelyikét még beírhatod.",
  "guide.polish.title": "Fényesítés és dzsóker",
  "guide.polish":
    "A fényesítés eggyel módosítja a tálca egy kockáját; a számdzsókerrel egy kocka a mezőn álló számot éri.",
  "guide.silver.title": "További X-ek",
  "guide.silver":
    "Minden kockáért, amelyet ez a választás az ezüsttálcára küld, még egy X-et tehetsz.",
  "guide.passive.title": "A passzív köröd",
  "guide.passive":
    "Most válassz egy kockát az ezüsttálcáról. A passzív játékosok egyszerre választanak.",
  "guide.passiveSolo.title": "A passzív köröd",
  "guide.passiveSolo":
    "Egyedül passzív kört is játszol: a hat kocka közül a három legkisebb van az ezüsttálcán.",
  "guide.round.title": "Új forduló",
  "guide.round": "Mindenki megkapja a forduló bónuszát: {bonus|bare}.",
  "guide.fox.title": "Egy róka!",
  "guide.fox": "A végén annyit ér, amennyit a leggyengébb területed. Egyiket se hanyagold el!",
  "guide.undo.title": "Meggondoltad magad?",
  "guide.undo": "Mindent visszavonhatsz, egészen az utolsó dobásig.",
  "guide.end.title": "Az utolsó forduló",
  "guide.end": "Ez az utolsó forduló. A megtartott akciók a végén nem érnek semmit.",
  "guide.race.welcome.title": "A tábla",
  "guide.race.welcome":
    "Vidd a bábuidat az X-re, és gyűjts zsetonokat. Mindent elmagyarázok, amikor sorra kerül.",
  "guide.race.group.title": "Csoportok",
  "guide.race.group":
    "Rakj össze kockákat úgy, hogy az összegük egy sor száma legyen. Koppints a kockákra, aztán a sorra.",
  "guide.race.pawn.title": "A bábud",
  "guide.race.pawn": "Minden csoport egy mezővel viszi közelebb a bábudat az X-hez abban a sorban.",
  "guide.race.x.title": "Az X-en",
  "guide.race.x": "Az X-en elveszel egy zsetont, és a sor minden további csoportjáért még egyet.",
  "guide.race.home.title": "Egynek van hely",
  "guide.race.home": "Az X-en egy bábu fér el. Az új érkező hazaküldi a másikat.",
  "guide.race.lucky.title": "Lucky Loser",
  "guide.race.lucky": "Két vagy több egyes: egy kivételével mindet arra fordítod, amire szeretnéd.",
  "guide.race.set.title": "Teljes sorozat",
  "guide.race.set": "Ha minden sorból van zsetonod, tiéd a legfelső bónuszlapka.",
  "guide.race.closed.title": "Lezárt sor",
  "guide.race.closed": "Elfogyott az utolsó zseton: ebben a sorban már nincs mit nyerni.",
  "guide.race.end.title": "Hamarosan vége",
  "guide.race.end":
    "Ha {n} kupac kiürült, vagy elfogyott az összes bónuszlapka, a fordulót még végigjátsszátok.",
} as const;
