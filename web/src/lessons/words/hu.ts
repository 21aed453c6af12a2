/** A leckék magyarul. */
import type { LessonTexts } from "./texts";

export const lessons: LessonTexts = {
  "course.tells":
    "Rövid leckék valódi állásokkal. Érd el a célt; minél kevesebb pontot veszítesz, annál több csillagot kapsz.",
  "course.begin": "Kezdés",
  "course.on": "Folytatás",
  "course.done": "{count} leckéből {done} megoldva",
  "course.lessons": "Leckék",
  "course.half": "Egy fél játszma",
  "course.halfTells":
    "A közepén veszel át egy játszmát, és végigjátszod. Tippek magyarázzák el, ami előjön, az edző pedig figyelmeztet a drága döntések előtt.",
  "course.halfBegin": "Végigjátszom",
  "area.dice": "Kockaválasztás",
  "area.zones": "A területek",
  "area.bonuses": "Bónuszok és láncok",
  "area.actions": "Akciók",
  "area.foxes": "Rókák",
  "area.passive": "Passzív körök",
  "area.alone": "Játék egyedül",
  "area.rows": "Kockák és sorok",
  "area.chips": "Zsetonok és sorozatok",
  "area.others": "A többiek",
  "lesson.title": "{number}/{count} · {title}",
  "lesson.goal": "Cél: {goal}.",
  "lesson.stars": "{most} csillagból {stars}",
  "lesson.stars.3": "Pontosan így!",
  "lesson.stars.2": "Szép volt",
  "lesson.stars.1": "Megvan a cél, de drágán",
  "lesson.missed": "Nem egészen",
  "lesson.cost": "Ez {points} pontba került.",
  "lesson.better": "Jobb lett volna: {what}",
  "lesson.noCoach": "Elérted a célt. Csillag most nincs: az edzőt nem sikerült betölteni.",
  "lesson.shown": "Így játssza az edző",
  "lesson.next": "Tovább",
  "lesson.again": "Újra",
  "lesson.show": "Mutasd meg",
  "lesson.leave": "Az összes lecke",

  "goal.points": "szerezz legalább {n} pontot",
  "goal.boxes": { one: "tölts ki egy mezőt", other: "tölts ki legalább {n} mezőt" },
  "goal.entries": {
    one: "tölts ki egy mezőt {zone|az} területen",
    other: "tölts ki legalább {n} mezőt {zone|az} területen",
  },
  "goal.zone_points": "szerezz legalább {n} pontot {zone|az} területen",
  "goal.lowest": "érjen a leggyengébb területed legalább {n} pontot",
  "goal.foxes": { one: "szerezz egy rókát", other: "szerezz {n} rókát" },
  "goal.opens": "szerezz {bonus|t}",
  "goal.uses": "használj fel {bonus|t}",
  "goal.hand": "maradjon legalább {n} kockád a következő dobásra",
  "goal.takes": "válaszd {die|azt}",
  "goal.square": {
    one: "tegyél egy bábut ebbe a sorba: {row}",
    other: "vidd a bábudat legalább {n|az}. mezőig ebben a sorban: {row}",
  },
  "goal.chips": { one: "vegyél el egy zsetont", other: "vegyél el legalább {n} zsetont" },
  "goal.tiles": "szerezz egy bónuszlapkát",
  "goal.sends_home": "küldj haza egy bábut",
  "goal.closes": "zárj le egy sort",

  "keep-dice.title": "Előbb a kicsiket",
  "keep-dice.notice":
    "Egy kis kocka keveset küld az ezüsttálcára: neked több marad, a többieknek kevesebb jut.",
  "white-die.title": "A fehér kocka",
  "white-die.notice":
    "A fehér oda való, ahol a száma a legtöbbet hozza. Előbb nézd végig az összes területet.",
  "yellow-grid.title": "Sárga: sorok és oszlopok",
  "yellow-grid.notice":
    "A sor a bónuszát hozza, az oszlop a pontjait. Olyat kezdj el, amit be is tudsz fejezni.",
  "yellow-grid-2.title": "Sárga: egy teli oszlop",
  "yellow-grid-2.notice":
    "Az oszlop semmit sem ér, amíg nincs tele. Ha csak egy mező hiányzik, az hozza az egészet.",
  "blue-sum.title": "Kék: két kocka, egy szám",
  "blue-sum.notice":
    "A 7 gyakran jön ki, a 2 és a 12 szinte soha. A ritka számot vedd el, amikor ott van.",
  "blue-sum-2.title": "Kék: sok X",
  "blue-sum-2.notice":
    "Minden X többet ér az előzőnél, a teli sorok és oszlopok pedig bónuszt is hoznak.",
  "green-row.title": "Zöld: éppen elég",
  "green-row.notice":
    "A legkisebb kockát válaszd, amelyet a mező elfogad. A nagyok később kellenek.",
  "green-row-2.title": "Zöld: hosszú sor",
  "green-row-2.notice": "Minden zöld X többet ér az előzőnél, ezért érdemes korán elkezdeni.",
  "orange-row.title": "Narancs: nagy számok",
  "orange-row.notice": "Bármilyen szám beírható, de csak a nagyok érnek meg egy mezőt.",
  "orange-row-2.title": "Narancs: szorzós mezők",
  "orange-row-2.notice": "A × jelű mezőkre tartogass egy 5-öst vagy egy 6-ost.",
  "purple-row.title": "Lila: kis lépések",
  "purple-row.notice": "Csak nagyobb szám következhet, amíg egy 6-os újra meg nem nyit mindent.",
  "purple-row-2.title": "Lila: a 6-os",
  "purple-row-2.notice": "A 6-os hozza a legtöbbet, és bármi jöhet utána. Szinte sosem vész kárba.",
  "silver-rows.title": "Ezüst: egy kocka, sok X",
  "silver-rows.notice":
    "Egy nagy ezüst kocka másokat is az ezüsttálcára küld, és azok mind hozhatnak egy X-et.",
  "silver-rows-2.title": "Ezüst: teli oszlopok",
  "silver-rows-2.notice":
    "Az oszlopok bónuszt hoznak, a hosszú sorok pontot. A legjobb X mindkettőt segíti.",
  "yellow-circles.title": "Sárga: előbb karika",
  "yellow-circles.notice":
    "A végig bekarikázott sor bónuszt hoz. Pontot csak akkor ér, ha X is kerül rá.",
  "yellow-circles-2.title": "Sárga: az X ér pontot",
  "yellow-circles-2.notice": "A játszma végén a karika keveset ér, az X viszont sokat.",
  "blue-falling.title": "Kék: lassan lefelé",
  "blue-falling.notice":
    "Minden szám korlátozza a következőt. Kezdd magasan, és apránként haladj lefelé.",
  "blue-falling-2.title": "Kék: minél messzebb",
  "blue-falling-2.notice": "Az számít, meddig jutsz el. Egy kis lépés lefelé jó lépés.",
  "green-pairs.title": "Zöld: előbb nagy, aztán kicsi",
  "green-pairs.notice": "A pár második számát levonjuk az elsőből. Figyelj, melyik következik.",
  "green-pairs-2.title": "Zöld: fejezd be a párt",
  "green-pairs-2.notice": "A pár csak akkor ér pontot, ha teljes. A legjobb vége egy 1-es.",
  "pink-least.title": "Rózsaszín: elég nagy",
  "pink-least.notice": "Bármilyen szám beírható, de bónusz csak a mező kis számától felfelé jár.",
  "pink-least-2.title": "Rózsaszín: a 6-os duplán fizet",
  "pink-least-2.notice": "A legtöbbet adja az összeghez, és a sor minden bónuszát megszerzi.",
  "yellow-lines.title": "Sárga: három sor",
  "yellow-lines.notice":
    "A felső csökken, a középső levonódik, az alsó hozzáadódik. A kis számok középre valók.",
  "yellow-lines-2.title": "Sárga: egy teli oszlop",
  "yellow-lines-2.notice": "Három mező egymás alatt pontot hoz. A sorokkal egyszerre haladj.",
  "green-blocks.title": "Zöld: nagy balra, kicsi jobbra",
  "green-blocks.notice":
    "Egy blokkban bármelyik mező lehet az első, így minden szám a helyére kerülhet.",
  "green-blocks-2.title": "Zöld: fejezd be a blokkot",
  "green-blocks-2.notice":
    "A blokk csak akkor ér pontot, ha tele van. Jobbra egy kis szám a legjobb befejezés.",
  "orange-skip.title": "Narancs: keveset ugorj",
  "orange-skip.notice":
    "Amit átugrasz, elveszett. Két szomszédos X meghozza a köztük lévő bónuszt.",
  "orange-skip-2.title": "Narancs: még egy X",
  "orange-skip-2.notice": "Minden X többet ér az előzőnél, úgyhogy gyűjts belőlük sokat.",
  "purple-platter.title": "Lila: üres ezüsttálca",
  "purple-platter.notice":
    "Az ezüsttálca minden kockája hozzáadódik. A számoknak nőniük kell: kezdd el, amíg üres.",
  "purple-platter-2.title": "Lila: teli ezüsttálca",
  "purple-platter-2.notice": "Később a teli ezüsttálca segít: a nagy számok külön pontot hoznak.",
  "first-bonus.title": "Bónusz ráadásként",
  "first-bonus.notice":
    "Egy bónuszos mező kettőt tölt ki. Előbb ezt keresd, és csak aztán a pontokat.",
  "chain.title": "Egyik hozza a másikat",
  "chain.notice": "Egy bónusz újabbat szerezhet. Aszerint válassz neki mezőt, ami utána jön.",
  "open-action.title": "Jó lesz később",
  "open-action.notice":
    "Egy extra kocka nagyjából annyit ér, mint egy további választás. Szerezd meg korán.",
  "reroll.title": "Dobj újra",
  "reroll.notice":
    "Ha a legjobb kocka is keveset hoz, az újradobás jobb, mint egy gyenge választás.",
  "extra.title": "Még egy kocka",
  "extra.notice": "A hat kocka bármelyike jó, bárhol van. Ott használd, ahol elindít valamit.",
  "takeback.title": "Vissza az ezüsttálcáról",
  "takeback.notice":
    "Eggyel több kocka a következő dobásnál eggyel több esély. Azt vedd vissza, ami még kell.",
  "polish.title": "Eggyel több vagy kevesebb",
  "polish.notice": "A fényesítéssel beillik az ezüsttálca egy kockája, amely majdnem jó volt.",
  "joker.title": "Tetszőleges szám",
  "joker.notice":
    "A dzsóker azt változtatja meg, amit beírsz. A kocka ugyanazt mutatja: ha kicsi, keveset küld az ezüsttálcára.",
  "fox.title": "A róka",
  "fox.notice":
    "A róka annyit ér, amennyit a leggyengébb területed. Ha korán megvan, még tehetsz érte.",
  "lowest.title": "A leggyengébb terület",
  "lowest.notice": "Ha vannak rókáid, ott minden pont többször számít.",
  "platter.title": "Amit az ezüsttálca ad",
  "platter.notice": "A jó mezőn egy kis kocka is bónuszt szerez.",
  "platter-2.title": "Pontok az ezüsttálcáról",
  "platter-2.notice": "Hasonlítsd össze az összes kockát: nem mindig a legnagyobb a legjobb.",
  "alone.title": "A passzív köröd",
  "alone.notice":
    "Ott a három legkisebb kocka van. Hagyj hát helyet a kis számoknak a területeiden.",
  "alone-last.title": "Az utolsó forduló",
  "alone-last.notice": "Már semmit sem kell tartogatni. Most csak a pontok számítanak.",
  "keep-five.title": "A legkisebb mind közül",
  "keep-five.notice": "A legkisebb kocka egyet sem küld el: az összes többivel újra dobsz.",
  "two-picks.title": "Két választás, egy terv",
  "two-picks.notice":
    "Amit a kezedben tartasz, azzal dobsz tovább. Azokat a kockákat tartsd meg, amelyekre a területeid még várnak.",
  "high-die.title": "Megéri az árát",
  "high-die.notice": "Egy nagy kocka másokat is elküld. Vedd el, ha a mezője többet ér náluk.",
  "last-pick.title": "A harmadik választás",
  "last-pick.notice": "Utána már nem dobsz, így egy nagy kocka semmibe sem kerül.",
  "bonus-where.title": "Hová kerüljön?",
  "bonus-where.notice": "Egy bónusz azon a mezőn ér a legtöbbet, amely elindítja a következőt.",
  "chain-3.title": "Három egymás után",
  "chain-3.notice":
    "Választás előtt kövesd végig a bónuszokat mezőről mezőre. Az első dönt el mindent.",
  "bonus-action.title": "Mindkettő egyszerre",
  "bonus-action.notice":
    "Egy mező és egy akció együtt kétszer hoz hasznot: most és egy későbbi körben.",
  "chain-5.title": "Hosszú lánc",
  "chain-5.notice": "Hagyj szabadon bónuszos mezőket: így egyetlen kocka fél tucatot is kitölthet.",
  "open-reroll.title": "Egy tartalékban",
  "open-reroll.notice":
    "Az újradobás megmenti a kört, amelyben semmi sem jó. Szerezd meg, mielőtt kellene.",
  "keep-reroll.title": "Most ne",
  "keep-reroll.notice": "Ha jó kocka van ott, vedd el. Az újradobás máskor többet ér.",
  "extra-two.title": "Két kockával több",
  "extra-two.notice":
    "Több extra kocka is jöhet egymás után. Az első előkészíti, amit a második befejez.",
  "fox-2.title": "Még egy róka",
  "fox-2.notice":
    "Minden róka még egyszer számolja a leggyengébb területedet. Minél egyenletesebben haladsz, annál többet hoz.",
  "fox-chain.title": "A lánc végén",
  "fox-chain.notice": "A rókát nem mindig maga a kocka hozza. Nézd meg, hová vezetnek a bónuszok.",
  "fox-extra.title": "Róka extra kockával",
  "fox-extra.notice": "Ha egy rókához már csak egy mező hiányzik, ott jól jön az extra kocka.",
  "lowest-zero.title": "Ne maradjon üres terület",
  "lowest-zero.notice": "Amíg egy területeden alig van pont, a rókáid is alig érnek valamit.",
  "lowest-late.title": "Emeld a leggyengébbet",
  "lowest-late.notice":
    "A játszma vége felé előbb a leggyengébb területet nézd: a rókáid megsokszorozzák, amit nyer.",
  "platter-white.title": "Fehér az ezüsttálcán",
  "platter-white.notice":
    "Az ott maradt fehér kocka passzív körben is oda kerül, ahol szükséged van rá.",
  "platter-action.title": "Akció az ezüsttálcáról",
  "platter-action.notice": "A passzív kör is választás: vedd el, ami a következő körödben segít.",
  "platter-chain.title": "Lánc az ezüsttálcáról",
  "platter-chain.notice": "Maguk a kockák keveset hoznak. Amit elindítanak, az sok is lehet.",
  "platter-fox.title": "Róka az ezüsttálcán",
  "platter-fox.notice": "Jegyezd meg, melyik szám hoz rókát, és keresd a megmaradt kockák között.",
  "extra-others.title": "A többiek köre után",
  "extra-others.notice": "Ilyenkor is használhatsz extra kockát, és bármelyik kocka jó.",
  "alone-points.title": "Pontok a maradékból",
  "alone-points.notice":
    "A passzív köröd többet is hozhat, mint a másik: hasonlíts össze minden mezőt, amely elérhető.",
  "alone-action.title": "Készen a következőre",
  "alone-action.notice":
    "Sok akcióhoz kis kockák is elegendők. Ha most megszerzed, a következő fordulóban segítenek.",
  "yellow-grid-3.title": "Sárga: a sor bónusza",
  "yellow-grid-3.notice":
    "Ha egy sorból már csak egy mező hiányzik, az a mellette lévő bónuszt is meghozza.",
  "blue-sum-3.title": "Kék: egy sor vége",
  "blue-sum-3.notice":
    "A kék és a fehér mindig együtt számít. Nézd meg, melyik sor vagy oszlop telik meg az összegükkel.",
  "green-row-3.title": "Zöld: a bónuszig",
  "green-row-3.notice":
    "Számold meg a mezőket a következő bónuszig. Az a kocka, amelyik eléri, kettőt ér.",
  "orange-row-3.title": "Narancs: bónusz bármilyen számért",
  "orange-row-3.notice": "Ahol egy mező bónuszt hoz, ott egy kis szám is elég jó.",
  "purple-row-3.title": "Lila: bónusz bónusz után",
  "purple-row-3.notice": "Hátrébb szinte minden mező hoz valamit. Aki lassan emelkedik, odaér.",
  "silver-rows-3.title": "Ezüst: vidd a többit is",
  "silver-rows-3.notice":
    "Mielőtt ezüst mezőt választasz, nézd meg, mely kockák mennek vele, és mit ikszelnek be.",
  "yellow-circles-3.title": "Sárga: egy sor karika",
  "yellow-circles-3.notice": "Az a karika, amely kitölt egy sort, azonnal meghozza a bónuszát.",
  "blue-falling-3.title": "Kék: a bónuszig",
  "blue-falling-3.notice":
    "A bónusz a mezővel jön, nem a számmal. Szerezd meg, mielőtt túl alacsony lesz a korlátod.",
  "green-pairs-3.title": "Zöld: bónusz útközben",
  "green-pairs-3.notice":
    "Néhány mező bármilyen számért bónuszt hoz. Jó pillanatban töltsd ki őket.",
  "pink-least-3.title": "Rózsaszín: éppen elég nagy",
  "pink-least-3.notice": "A bónuszról a kis szám dönt. Ami fölötte van, csak pontot ad.",
  "yellow-lines-3.title": "Sárga: bónuszok a sorokban",
  "yellow-lines-3.notice":
    "Aszerint válassz sort, mit hoz a következő mezője, ne csak a szám szerint.",
  "green-blocks-3.title": "Zöld: bónusz a blokkban",
  "green-blocks-3.notice": "A teli blokk pontot hoz, néhány mező pedig már előbb bónuszt.",
  "orange-skip-3.title": "Narancs: két szomszéd",
  "orange-skip-3.notice":
    "A két mező közti bónusz akkor a tiéd, ha mindkettőn X van. Ezekkel kezdd.",
  "purple-platter-3.title": "Lila: válaszd meg az összeget",
  "purple-platter-3.notice":
    "Az ezüsttálca dönti el, mekkora számot írsz. Várd ki, amíg bónusz jön, és kicsi az összeg.",

  "first-rows.title": "Az első bábu",
  "first-rows.notice":
    "A nagy számú sorok rövidek, és a zsetonjaik többet érnek, de kevesebb van belőlük.",
  "climb.title": "Lépésről lépésre",
  "climb.notice": "Egy bábu, amely már majdnem célba ért, többet ér egy újnál.",
  "two-groups.title": "Minden kockát",
  "two-groups.notice":
    "Négy kockából több csoport is kijöhet. Olyan felosztást keress, amelyből egy sem marad ki.",
  "first-chip.title": "Az első zseton",
  "first-chip.notice": "Az X-re érve azonnal jár egy zseton, és minden további csoportért még egy.",
  "two-chips.title": "Kettő egyszerre",
  "two-chips.notice": "Amíg a bábud az X-en áll, ugyanaz a szám egyik zsetont hozza a másik után.",
  "lucky.title": "Fordítsd el az egyeseket",
  "lucky.notice":
    "Előbb találd meg a csoportot, amelyet szeretnél, és ahhoz fordítsd az egyeseket.",
  "lucky-2.title": "Egyesek két zsetonért",
  "lucky-2.notice":
    "Egy elfordított egyes annak a csoportnak segít, amelyből épp az a szám hiányzik.",
  "send-home.title": "Egynek van hely",
  "send-home.notice": "Aki az X-re ér, hazaküldi a másikat, és az kezdheti elölről az utat.",
  "hold.title": "Amíg lehet",
  "hold.notice": "Vedd el a zsetonodat, mielőtt valaki elfoglalja a helyedet.",
  "close.title": "Az utolsó zseton",
  "close.notice": "Az utolsó zsetonnal a sor lezárul, és a többiek ott álló bábui elvesznek.",
  "set.title": "Teljes sorozat",
  "set.notice": "Minden sorból egy zseton: ez egy bónuszlapkát hoz. Az első éri a legtöbbet.",
  "last-chips.title": "A hajrá",
  "last-chips.notice":
    "A vége felé a lépések már semmit sem érnek. Csak a zsetonok és a lapkák számítanak.",
  "high-row.title": "A rövid út",
  "high-row.notice": "A nagy számú sorokhoz kevés lépés kell. Ott kezdd, amíg van még zsetonjuk.",
  "turn-two.title": "Egyesek két sorhoz",
  "turn-two.notice": "Úgy fordítsd az egyeseket, hogy ne maradjon kocka: minden csoport egy lépés.",
  "chip-or-step.title": "Előbb a lépés",
  "chip-or-step.notice":
    "Egy zseton gyakran várhat egy kört. Azt lépd meg, amit ezek a kockák engednek, mások viszont ritkán.",
  "three-chips.title": "Három egyszerre",
  "three-chips.notice":
    "Sok egyforma kocka és egy bábu az X-en: alakíts belőlük minél több csoportot.",
  "second-tile.title": "A hiányzó zseton",
  "second-tile.notice":
    "Előbb nézd meg, melyik sor hiányzik a sorozatodból, és csak aztán a zsetonok értékét.",
  "home-chip.title": "Odaérni és maradni",
  "home-chip.notice": "Aki az X-re ér, a maradék kockákkal rögtön még egy zsetont vehet el.",
  "home-late.title": "Egyesek a többiek ellen",
  "home-late.notice":
    "Egy elfordított egyes épp az a szám lehet, amely elűz egy másik bábut az X-ről.",
  "close-more.title": "Zárd le időben",
  "close-more.notice": "Zárj le egy sort, amíg a többiek úton vannak: a lépéseik elvesznek.",
  "home-three.title": "Hárman",
  "home-three.notice":
    "Minél többen játszanak, annál rövidebb ideig marad valaki az X-en. Foglald el, amikor lehet.",
};
