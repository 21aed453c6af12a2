/** A szabályoldalak magyarul. */
import { zoneRuleWords } from "../../zones/ruleWords";
import type { RulesTexts } from "./texts";

export const rules: RulesTexts = {
  ...zoneRuleWords.hu,
  goal: "A cél",
  "goal.text":
    "Mindenkinek van egy lapja {zones} területtel. Kockákat írsz be, bónuszokat kapsz, amelyek újabb bónuszokat hoznak, " +
    "és pontokat gyűjtesz. A végén az nyer, akinek a legtöbb pontja van.",
  "need.text": "Mindenkinek kell egy lap; {dice} kocka és egy ezüsttálca közös.",

  rounds: "Fordulók",
  "rounds.text": "Egy fordulóban mindenki egyszer aktív, ülésrend szerint.",
  "rounds.count": "{players}: {n} forduló",
  "rounds.players": "{n} játékos",
  "rounds.playersOr": "{low} vagy {high} játékos",
  "rounds.bonus":
    "Egyes fordulók elején mindenki bónuszt kap. Az akciót el lehet tenni, minden mást azonnal fel kell használni:",
  "rounds.bonusOf": "{round}. forduló: {bonus|bare}",

  turn: "A köröd",
  "turn.roll": "Legfeljebb háromszor dobsz, először az összes kockával.",
  "turn.choose":
    "Minden dobás után válassz egy kockát, tedd egy szabad kockamezőre, és írd be a színének megfelelő területre.",
  "turn.platter":
    "A választottnál kisebbet mutató kockák az ezüsttálcára kerülnek. Az egyformák és a nagyobbak maradnak.",
  "turn.again":
    "Dobj a megmaradt kockákkal. Ha nincs több kockád, vagy a harmadik dobás is megvolt, a körödnek vége.",
  "turn.end": "Az utolsó dobás után minden kocka, amely nem kockamezőn van, az ezüsttálcára kerül.",
  "turn.wild": "{wild|az^} bármelyik színt helyettesíti, és megtartja az értékét.",
  "turn.fits":
    "Amelyik kocka sehova sem illik, azt nem lehet választani. Ha egyik sem illik, a dobás elveszett: egy kocka sem mozdul, és a dobás számít.",

  passive: "Ha passzív vagy",
  "passive.text":
    "Egy kör után a többiek egyszerre választanak egy-egy kockát az ezüsttálcáról. A kockák ott maradnak, így többen is használhatják ugyanazt.",
  "passive.fields":
    "Csak ha az ezüsttálcán egyik kocka sem illik, akkor használhatsz helyette egyet az aktív játékos kockamezőiről.",

  zones: "A területek",
  "zone.wild":
    "A szám mindig a két kocka összege ({die} + {wild}), akármelyiket választod, és akárhol van a másik.",
  "zone.byCount": "Az X-ek száma adja a pontokat: {points}.",
  "zone.any": "Bármilyen számot be lehet írni.",
  "zone.rising": "Minden szám nagyobb legyen az előzőnél.",
  "zone.notRising": "Egyik szám sem lehet nagyobb az előzőnél.",
  "zone.falling": "Minden szám kisebb legyen az előzőnél.",
  "zone.factor": "A × jelű mezőbe a szám a szorzóval megszorozva kerül.",
  "zone.boxBonus": "Egy mező bónusza a mező kitöltésekor jár.",
  "zone.boxBonusLeast": "A bónusz csak akkor jár, ha a szám eléri a mezőnél álló kis számot.",

  bonuses: "Bónuszok",
  "bonuses.text":
    "A színes bónuszt azonnal felhasználod, és újabbat is hozhat. Ha több is van, te döntöd el a sorrendet. Amit nem lehet felhasználni, elvész.",
  "bonuses.cross":
    "Színes X: tegyél X-et a terület bármelyik szabad mezőjére; sávon a következőre.",
  "bonuses.number": "Színes szám: írd be a terület következő mezőjébe; a szorzó is számít.",
  "bonuses.free":
    "Színes kérdőjel: bármilyen bejegyzés, amit dobhattál volna, a terület szabályai szerint.",
  "bonuses.any": "Fekete kérdőjel: ugyanez egy általad választott területen.",
  "bonuses.choice": "Némelyik bónusznál választhatsz: {bonus|bare}.",

  actions: "Akciók",
  "actions.text":
    "A megszerzett akció megnyitja a sora következő mezőjét, és a tiéd marad, amíg fel nem használod. Ami a sor végén túlmenne, elvész. Egy körben akárhányat használhatsz.",
  "actions.reroll":
    "A saját körödben, közvetlenül egy dobás után: dobd újra a dobás összes kockáját. Ez nem számít a három dobásodba.",
  "actions.extra":
    "Egy kör végén, aktívként vagy passzívként: írd be a hat kocka bármelyikét a rajta látható értékkel, bárhol van is. Körönként minden kocka egyszer lehet az extra kockád.",
  "actions.extraRound":
    "Egy kör végén, aktívként vagy passzívként: írd be a hat kocka bármelyikét a rajta látható értékkel, bárhol van is. Fordulónként minden kocka egyszer lehet az extra kockád.",
  "actions.takeback":
    "A saját körödben, a következő dobás előtt: vegyél vissza egy kockát az ezüsttálcáról, és dobj azzal is.",
  "actions.polish":
    "Az ezüsttálcáról használt kocka neked eggyel többet vagy kevesebbet ér; többször is lehet. A 6-ost nem követi az 1-es. Ha összeget írsz be, a tálcán lévő másik kockát is fényesítheted.",
  "actions.joker":
    "A kocka, amelyet választasz, neked annyit ér, amennyi a mezőn áll ({numbers}). Mindenki másnak és az ezüsttálcának a dobott érték számít.",
  "actions.jokerAny": "tetszőleges",
  "actions.end": "Egy sor utolsó mezője ezt is meghozza: {bonuses}.",
  "actions.endOf": "{bar}: {bonus|bare}",
  "actions.mix": "A mix akció az általad választott lista egy mezőjét nyitja meg: {bars}.",

  foxes: "Rókák",
  "foxes.text":
    "A végén minden róka annyi pontot ér, amennyit a leggyengébb területed. Ha egy terület nem ér pontot, a rókák sem érnek semmit.",

  solo: "Egyedül",
  "solo.text": "{n} fordulót játszol, mindegyikben egy aktív és egy passzív kört.",
  "solo.passive":
    "A passzív körben az összes kockával dobsz; a három legkisebb kerül az ezüsttálcára. Az egyformák között a véletlen dönt. Itt nincs újradobás.",

  end: "A játék vége",
  "end.text":
    "Add össze a területeidet és a rókáidat. A legtöbb pont nyer; döntetlennél a legerősebb egyetlen terület dönt, utána közös a győzelem.",
  "end.unused": "A megmaradt akciók nem érnek semmit.",
  "end.rating": "Mennyire jó egy egyéni eredmény?",
  "end.below": "{limit} alatt",
  "end.from": "legalább {limit}",

  "race.goal":
    "Vidd a bábuidat az X-re, vegyél el ott zsetonokat, és gyűjts teljes sorozatokat. A legtöbb pont nyer.",
  "race.board": "A tábla",
  "race.rows":
    "A táblán {n} sor van. Mindegyik egy út, amely az X-en végződik, mellette egy kupac zseton:",
  "race.row": "{row|s} sor: {squares} mező, {points} pontos zsetonok",
  "race.removed": "Ha {players} van, minden sorból egy zseton a dobozban marad.",
  "race.pawns": "Minden sorhoz egy bábud van.",
  "race.turn.roll":
    "Dobj {n} kockával. Alkoss egy vagy több kockából csoportokat, amelyeknek az összege egy sor száma. Egy kocka egy csoportba tartozik; kockák ki is maradhatnak.",
  "race.turn.move":
    "Minden csoportért, tetszőleges sorrendben: ha abban a sorban nincs bábud, tegyél egyet az első mezőre; különben lépj vele egyet.",
  "race.turn.same": "Ugyanahhoz a sorhoz több csoport is tartozhat.",
  "race.x": "Az X-en",
  "race.x.chip":
    "Amikor a bábud eléri az X-et, azonnal vegyél el egy zsetont abból a sorból. Amíg ott áll, a sor minden további csoportja még egyet hoz.",
  "race.x.one":
    "Az X-en egy bábu fér el. Az új érkező hazaküldi a másikat; az újra elindulhat. A többi mezőn mindenki elfér.",
  "race.lucky": "Lucky Loser",
  "race.lucky.text":
    "Ha két vagy több egyest dobsz, egy kivételével előbb mindet tetszőleges számra fordíthatod.",
  "race.closed": "Üres kupacok",
  "race.closed.text":
    "Amikor egy sor utolsó zsetonja is elfogy, a sor azonnal lezárul, és minden bábu kikerül belőle a játékból.",
  "race.sets": "Teljes sorozatok",
  "race.sets.text":
    "Amint minden sorból van zsetonod, vedd el a legfelső bónuszlapkát, és minden további teljes sorozatért még egyet. A lapkák sorrendben: {tiles}.",
  "race.end":
    "Ha {n} kupac kiürült, vagy elfogyott az utolsó bónuszlapka, a fordulót még végigjátsszátok, hogy mindenkinek ugyanannyi köre legyen.",
  "race.score":
    "Add össze a zsetonjaidat és a bónuszlapkáidat. A legtöbb pont nyer; döntetlennél közös a győzelem.",

  about: "Mennyire ismerjük ezt a lapot",
};
