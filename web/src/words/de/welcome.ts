/** Ways into a game: play now, with friends, against a bot, learn. */
import type { Translated } from "../catalogue";
import type { welcome as english } from "../en/welcome";

export const welcome: Translated<typeof english> = {
  "home.play": "Spielen",
  "home.now": "Gleich spielen",
  "home.nowTells": "{game}, allein",
  "home.friends": "Mit Freunden spielen",
  "home.friendsTells": "Per Link oder an diesem Bildschirm",
  "home.bots": "Gegen einen Bot spielen",
  "home.botsTells": "Vom Hasen bis zum Fuchs",
  "home.daily": "Tagespartie",
  "home.dailyTells": "Dieselben Würfel für alle, jeden Tag neue",
  "home.learn": "Lernen",
  "home.learnTells": "Lektionen und eine erste Partie",
  "home.lesson": "Erste Lektion",
  "home.lessonTells": "{game}: eine halbe Minute",
  "home.puzzles": "Aufgaben",
  "home.puzzlesTells": "Finde die beste Wahl",
  "home.puzzlesDue": { one: "Eine Karte liegt bereit", other: "{n} Karten liegen bereit" },
  "home.games": "Alle Spiele",
  "bots.more": "Mehr Plätze, andere Würfel, Hausregeln",
  "friends.where": "Wo sind sie?",
  "friends.elsewhere": "Woanders",
  "friends.elsewhereTells": "Alle bekommen einen Link. Niemand braucht ein Konto.",
  "friends.here": "Hier bei dir",
  "friends.hereTells": "Ihr gebt das Gerät von Zug zu Zug weiter.",
  "learn.tells":
    "Lektionen zeigen eins nach dem anderen. In deiner ersten Partie erklären Hinweise jeden Schritt, wenn er dran ist; du kannst sie jederzeit ausschalten.",
  "learn.guided": "Erste Partie mit Hinweisen",
};
