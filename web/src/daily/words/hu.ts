/** A napi játszma magyarul. */
import type { DailyTexts } from "./texts";

export const daily: DailyTexts = {
  "daily.title": "Napi játszma",
  "daily.tells":
    "Ma mindenki ugyanazokat a dobásokat kapja, bármit is választ. Egy játszma számít; az edző megvárja, amíg vége.",
  "daily.tellsHere":
    "Itt nincs szerver, ezért a dobások a dátumból jönnek. Az első játszmád számít, saját magadnak.",
  "daily.midnight": "Új dobások éjfélkor (UTC) jönnek.",
  "daily.streak": { one: "{n} nap egymás után", other: "{n} nap egymás után" },
  "daily.streakTells": "Havonta két kihagyott nap nem számít.",
  "daily.today": "A nap játéka",
  "daily.others": "Ugyanaznap, a többi játék",
  "daily.rival": "Ellenfél: {level}",
  "daily.play": "Játék",
  "daily.goOn": "Folytatás",
  "daily.played": "Lejátszva",
  "daily.again": "Gyakorlás ezekkel a dobásokkal",
  "daily.score": "Pont",
  "daily.lead": "Előny az ellenféllel szemben",
  "daily.show": "Tudás és szerencse",
  "daily.look": "Frissítés",
  "daily.working":
    "Az edző átnézi a játszmádat, és gépi játékosok játsszák ugyanezeket a dobásokat: {share}",
  "daily.skill": "Döntésekkel elveszítve",
  "daily.luck": "Szerencse a dobásokban",
  "daily.better":
    "Jobb, mint a gépi játékosok ugyanilyen dobásokkal játszott {n} játszmájának {share}-a.",
  "daily.botsPlay": "A gépi játékosok még játsszák ezeket a dobásokat. Nézz vissza egy perc múlva.",
  "daily.notYet":
    "A játszmád számít, de az edző és a gépi játékosok még nincsenek ezen a készüléken. Nézz vissza, ha újra van kapcsolat.",
  "daily.byScore": "Helyezés pont szerint",
  "daily.bySkill": "Helyezés tudás szerint",
  "daily.place": "{rank}. hely {people} közül",
  "daily.made": "{level}, ugyanezekkel a dobásokkal",
  "daily.unranked": "Ez a játszma a napja után ért véget, ezért nincs helyezése.",
  "daily.inOpen": "Szinte semmit sem veszítettél: a játszmád a nyílt táblázatban áll.",
  "daily.master": "A mester játszmája",
  "daily.yours": "A játszmád",
  "daily.best": "A legtöbb pont",
  "daily.skilled": "A legkevesebb veszteség",
  "daily.open": "Nyílt táblázat",
  "daily.openTells": "A szinte veszteség nélküli játszmák itt állnak, a többi mellett.",
  "daily.name": "Név",
  "daily.lost": "Veszteség",
  "daily.you": "{name} (te)",
  "daily.archive": "Elmúlt napok",
  "daily.archiveTells": "Gyakorláshoz. Itt nincs helyezés.",
  "daily.practise": "Gyakorlás",
  "daily.soon":
    "Ez a nap véget ért. Gyakorolni {time} (UTC) után lehet, amikor az utolsó játszmák is lezárultak.",
  "daily.card": "{game}, napi játszma, {day}",
  "daily.figure": "{what}: {figure}.",
  "daily.beaten": "Legyőzött gépi játékosok",
};
