/** Ways into a game: play now, with friends, against a bot, learn. */
import type { Translated } from "../catalogue";
import type { welcome as english } from "../en/welcome";

export const welcome: Translated<typeof english> = {
  "home.play": "Játék",
  "home.now": "Játssz most",
  "home.nowTells": "{game}, egyedül",
  "home.friends": "Játék barátokkal",
  "home.friendsTells": "Linkkel vagy egy képernyő körül",
  "home.bots": "Játék gép ellen",
  "home.botsTells": "A nyúltól a rókáig",
  "home.daily": "Napi játszma",
  "home.dailyTells": "Mindenkinek ugyanazok a dobások, naponta újak",
  "home.learn": "Tanulás",
  "home.learnTells": "Leckék és egy első játszma",
  "home.lesson": "Első lecke",
  "home.lessonTells": "{game}: fél perc",
  "home.puzzles": "Feladványok",
  "home.puzzlesTells": "Találd meg a legjobb választást",
  "home.puzzlesDue": { one: "{n} kártya vár rád", other: "{n} kártya vár rád" },
  "home.games": "Az összes játék",
  "bots.more": "Több játékos, más kockák, házi szabályok",
  "friends.where": "Hol vannak?",
  "friends.elsewhere": "Máshol",
  "friends.elsewhereTells": "Mindenki kap egy linket. Fiók nem kell hozzá.",
  "friends.here": "Itt, veled",
  "friends.hereTells": "Körről körre továbbadjátok a készüléket.",
  "learn.tells":
    "A leckék egyszerre egy dolgot mutatnak meg. Az első játszmádban tippek magyaráznak el minden lépést, amikor sorra kerül; bármikor kikapcsolhatod őket.",
  "learn.guided": "Első játszma tippekkel",
};
