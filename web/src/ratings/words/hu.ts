/** Ratings, in Hungarian. */
export const texts = {
  "ratings.title": "Értékszámok",
  "ratings.switch": "Értékelt",
  "ratings.switchTells":
    "Az eredmény beleszámít az értékszámodba: tisztességes kockák, edző nélkül, készülékenként egy ember. Aki géppel játszat maga helyett, utolsó lesz.",
  "ratings.note": "Értékelt játszma",
  "ratings.noteTells":
    "Az eredmény mindenki értékszámába beleszámít, ezért az edző a végéig hallgat.",
  "ratings.offline": "Az értékszámokat szerver vezeti, és most egy sem válaszol.",
  "ratings.none":
    "Ebben a játékban még senki sem játszott értékelt játszmát. Ezek a gépi játékosok.",
  "ratings.own": "Az értékszámod",
  "ratings.ownNone": "Ebben a játékban még nem játszottál értékelt játszmát.",
  "ratings.place": "{place}. hely {people} közül",
  "ratings.games": { one: "{n} játszma", other: "{n} játszma" },
  "ratings.skillTable": "Döntésenkénti veszteség ellenfelekkel: {lost} ± {margin} % nyerési esély",
  "ratings.skillAlone": "Döntésenkénti veszteség egyedül: {lost} ± {margin} pont",
  "ratings.ladder": "Ranglista",
  "ratings.name": "Név",
  "ratings.rating": "Értékszám",
  "ratings.lost": "Elvesztett esély",
  "ratings.you": "te",
  "ratings.bot": "gép",
  "ratings.more": "Továbbiak",
  "ratings.curve": "Az értékszámod játszmáról játszmára",
  "ratings.curveSays": "Most {points} ± {margin}.",
  "ratings.table": "Táblázatban",
  "ratings.when": "Mikor",
  "ratings.after": "Értékszám utána",
  "ratings.tells":
    "Az értékszám után a 95%-os intervallum áll. A gépi játékosok rögzített pontok: 1500 a klubjátékos. A ranglista aszerint rendez, mennyi egy értékszám legalább.",
  "ratings.changed": "Mit változtatott ez a játszma",
  "ratings.against": "Egyedül: döntetlennek számít egy {points} értékszámú gépi játékossal.",
  "ratings.voidLeft": "Ez a játszma nem számít: valaki törölte magát.",
  "ratings.voidSame": "Ez a játszma nem számít: két hely ugyanazé az emberé.",
  "ratings.voidOften":
    "Ez a játszma nem számít: ma már túl sok értékelt játszmát játszottatok egymással.",
  "ratings.see": "A ranglistához",
  "ladder.title": "A gépi játékosok ranglistája",
  "ladder.off": "Ezen a szerveren nem folynak játszmák a gépi játékosok ranglistájáért.",
  "ladder.empty":
    "Ebben a játékban még egyetlen saját írású gépi játékos sem játszott végig egy párharcot.",
  "ladder.bosses": "Ezek a saját szintjeink: őket kell legyőzni.",
  "ladder.fitted": {
    one: "{n} játszmából, kiszámítva: {moment}",
    other: "{n} játszmából, kiszámítva: {moment}",
  },
  "ladder.boss": "főellenfél",
  "ladder.games": "Játszmák",
  "ladder.tells":
    "Emberek írta gépi játékosok mérkőznek egymással és a saját szintjeinkkel: két játszma ugyanazokkal a kockákkal, mindkét ülésrendben egy. Az értékszám után a 95%-os intervallum áll. A szintjeink rögzített pontok: 1500 a klubjátékos.",
  "ladder.enter": "Tudsz jobbat írni? A Renard docs/bots.md oldala tíz perc alatt odavezet.",
} as const;
