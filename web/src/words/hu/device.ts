/** Beállítások, tisztességes kockák, értesítések, hibák. */
export const device = {
  "settings.title": "Beállítások",
  "settings.language": "Nyelv",
  "settings.theme": "Világos vagy sötét",
  "settings.theme.auto": "Mint a készüléken",
  "settings.theme.light": "Világos",
  "settings.theme.dark": "Sötét",
  "settings.motion": "Animációk",
  "settings.motion.off": "Ki",
  "settings.motion.quick": "Gyors",
  "settings.motion.full": "Teljes",
  "settings.confirm": "Kérdés minden választás előtt",
  "settings.confirm.tells": "Az első koppintás megmutatja, mi történne, a második meg is teszi.",
  "settings.guide": "Bevezető az első játszmához",
  "settings.coach": "Edző",
  "settings.lookBack": "Magától nézzen vissza",
  "settings.lookBack.tells":
    "Egyedül vagy gépek ellen játszott játszma után az edző a háttérben visszanézi.",
  "settings.name": "A neved",
  "settings.data": "Amit ez a készülék megőriz",
  "settings.data.tells":
    "Játszmák, beállítások, amit megtanultál, és a helyeid az online asztaloknál.",
  "settings.deleteAll": "Minden törlése",
  "settings.deleteAll.tells":
    "A játszmák, a beállítások és minden, amit megtanultál, végleg törlődnek erről a készülékről. Az online asztaloknál elfoglalt helyeid is: senki sem ülhet vissza rájuk.",
  "settings.deleted": "Minden törölve.",
  "keys.title": "Billentyűk",
  "keys.arrows": "Nyilak: lépkedés a kockák és mezők között",
  "keys.enter": "Enter vagy szóköz: választás",
  "keys.escape": "Esc: vissza",
  "keys.dice": "1–6: kocka választása",
  "keys.undo": "U: visszavonás",
  "keys.reroll": "R: újradobás",
  "keys.others": "O: a többiek",
  "keys.help": "?: súgó",

  "fair.title": "Tisztességes kockák",
  "fair.lead": "Honnan tudhatod, hogy senki sem csal a kockákkal, a szerver sem.",
  "fair.1":
    "Az első dobás előtt a szerver titkot sorsol, és megmutatja az ujjlenyomatát, egy hosszú számot. " +
    "Ez rögzíti a titkot, de nem árulja el.",
  "fair.numbers":
    "Ezután minden játékos készüléke hozzátesz egy saját véletlen számot; a gépi játékosokéit a szerver az ujjlenyomattal " +
    "együtt megmutatta. Az első dobás megvárja, hogy minden hely elkeljen. Így sem a szerver, sem egy játékos nem " +
    "választhatja meg a kockákat.",
  "fair.2":
    "Minden kocka a titokból, ezekből a számokból, az asztalból és a dobás sorszámából következik, és semmi másból. " +
    "A döntéseid tehát nem változtatnak a későbbi kockákon, és egyik játékos sem láthatja őket előre.",
  "fair.3":
    "A játszma végén a titok nyilvános lesz. A készüléked újra kiszámolja az ujjlenyomatot és minden egyes kockát, " +
    "majd összehasonlítja.",
  "fair.4":
    "Nem kell elhinned ennek az oldalnak: egy rövid program ugyanezt elvégzi a mentett játszmából.",
  "fair.trust":
    "Egy dologban kell még bíznod: a szerver ismeri a titkát, így aki üzemelteti, előre megnézhetné a kockákat.",
  "fair.notMine":
    "A te készüléked száma azonban nincs köztük: későn érkezett vagy kimaradt, és az a szám számított, amelyet a " +
    "szerver előre megmutatott a helyedhez.",
  "fair.fingerprint": "Ujjlenyomat",
  "fair.secret": "Titok",
  "fair.secretLater": "A játszma végén derül ki.",
  "fair.check": "Játszma ellenőrzése",
  "fair.checking": "Ellenőrzés…",
  "fair.good": "Minden rendben: az ujjlenyomat és mind {n|az} dobás egyezik.",
  "fair.badFingerprint":
    "A titok nem illik az ujjlenyomathoz. Ezekben a kockákban nem lehet megbízni.",
  "fair.badRoll":
    "{n|az^}. dobás nem következik a titokból és a számokból. Ezekben a kockákban nem lehet megbízni.",
  "fair.notOver": "A kockákat csak a játszma vége után lehet ellenőrizni.",
  "fair.notFair": "Ebben a játszmában nem szerver dobott, így nincs mit ellenőrizni.",
  "fair.from": "{n|az^}. dobás előtti dobások máshol történtek, ezeket nem lehet ellenőrizni.",
  "fair.openFile": "Mentett játszma ellenőrzése",

  "update.ready": "Elkészült egy új verzió.",
  "update.now": "Frissítés most",
  "update.later": "A játszma után",
  "update.storage":
    "Ez a böngésző nem engedi, hogy az oldal bármit megőrizzen. Ha bezárod, a játszmáid elvesznek.",

  "error.title": "Valami nem sikerült",
  "error.tells": "A játszmád megvan. Töltsd be újra az oldalt a folytatáshoz.",
  "error.reload": "Újratöltés",
  "error.load": "A játékot nem sikerült betölteni. Nézd meg a kapcsolatot, és próbáld újra.",
  "error.browser": "Ez a böngésző túl régi a játékhoz: WebAssembly kellene hozzá.",
  "error.notFound": "Nincs ilyen oldal.",
  "error.saved": "Ezt a mentett játszmát már nem lehet elolvasni.",
  loading: "Betöltés…",
} as const;
