/** Ways into a game: play now, with friends, against a bot, learn. */
import type { Translated } from "../catalogue";
import type { welcome as english } from "../en/welcome";

export const welcome: Translated<typeof english> = {
  "home.play": "Jouer",
  "home.now": "Jouer tout de suite",
  "home.nowTells": "{game}, en solo",
  "home.friends": "Jouer entre amis",
  "home.friendsTells": "Par un lien ou autour de cet écran",
  "home.bots": "Jouer contre un robot",
  "home.botsTells": "Du lièvre au renard",
  "home.daily": "Partie du jour",
  "home.dailyTells": "Les mêmes dés pour tous, nouveaux chaque jour",
  "home.learn": "Apprendre",
  "home.learnTells": "Des leçons et une première partie",
  "home.lesson": "Première leçon",
  "home.lessonTells": "{game} : une demi-minute",
  "home.puzzles": "Problèmes",
  "home.puzzlesTells": "Trouve le meilleur choix",
  "home.puzzlesDue": { one: "{n} carte est prête", other: "{n} cartes sont prêtes" },
  "home.games": "Tous les jeux",
  "bots.more": "Plus de joueurs, autres dés, règles maison",
  "friends.where": "Où sont-ils ?",
  "friends.elsewhere": "Ailleurs",
  "friends.elsewhereTells": "Chacun reçoit un lien. Pas besoin de compte.",
  "friends.here": "Ici, avec toi",
  "friends.hereTells": "On se passe l’appareil à chaque tour.",
  "learn.tells":
    "Les leçons montrent une chose à la fois. Pendant ta première partie, chaque étape est expliquée au bon moment ; tu peux couper les explications quand tu veux.",
  "learn.guided": "Première partie guidée",
};
