/** One's own file, in Hungarian. */
export const texts = {
  "yours.title": "Minden egyetlen fájlban",
  "yours.tells":
    "Játszmák, nyitott asztalok, helyeid az online asztaloknál, beállítások, csillagok és minden, amit megtanultál. Nyisd meg a fájlt egy másik készüléken: ami ott van, megmarad, és ugyanannak a dolognak két változatából az újabb számít.",
  "yours.secret":
    "A fájlt ne add ki a kezedből: akinél megvan, játszhat a helyeiden az online asztaloknál, és helyetted játszhatja a napi játszmát.",
  "yours.export": "Minden mentése",
  "yours.import": "Fájl megnyitása",
  "yours.imported": {
    one: "Egy dolog új vagy újabb, mint eddig.",
    other: "{n} dolog új vagy újabb, mint eddig.",
  },
  "yours.same": "Minden itt volt már.",
  "yours.strange":
    "Ez nem ennek az oldalnak a fájlja: olyat válassz, amelyet itt mentettél a „Minden mentése” gombbal.",
  "yours.damaged": "Ez a fájl sérült, semmi sem változott: mentsd el újra a másik készüléken.",
  "yours.newer":
    "Ezt a fájlt az oldal egy újabb változata mentette: előbb töltsd be újra az oldalt.",
  "keep.title": "A szerveren is",
  "keep.tells":
    "A befejezett játszmák az edző elemzésével, a feladványokra adott válaszok, a kártyák, a csillagok és a napi játszmák ezen a szerveren is megőrizhetők: minden készülékeden ugyanazok lesznek, és megmaradnak, ha egy készülék elvész. A nyitott játszmák és a beállítások a készüléken maradnak.",
  "keep.offer": "A befejezett játszmáid, feladványaid és csillagaid a szerveren is megőrizhetők.",
  "keep.begin": "Megőrzés a szerveren",
  "keep.busy": "Egy pillanat…",
  "keep.last": "Utolsó mentés: {when}.",
  "keep.room": "Ott a helyedből ennyi foglalt: {share}.",
  "keep.never": "Még semmi sincs mentve. Megtörténik, amint a szerver elérhető.",
  "keep.trouble": "Az utolsó kísérlet nem sikerült: {why} Minden megvan ezen a készüléken.",
  "keep.now": "Mentés most",
  "keep.stop": "Leállítás és törlés a szerverről",
  "keep.stopTells":
    "A szerverről minden törlődik, minden készüléked számára. Ami a készülékeiden van, megmarad.",
  "keep.stopped": "A szerveren már semmi sincs megőrizve.",
} as const;
