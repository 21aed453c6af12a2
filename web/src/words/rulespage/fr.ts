/** Les pages de règles en français. */
import { zoneRuleWords } from "../../zones/ruleWords";
import type { RulesTexts } from "./texts";

export const rules: RulesTexts = {
  ...zoneRuleWords.fr,
  goal: "Le but",
  "goal.text":
    "Chacun a une feuille avec {zones} zones. Tu y inscris des dés, tu gagnes des bonus qui en rapportent d’autres, " +
    "et tu récoltes des points. Qui en a le plus à la fin gagne.",
  "need.text":
    "Il faut une feuille par joueur ; les {dice} dés et le plateau d’argent servent à tous.",

  rounds: "Manches",
  "rounds.text": "Dans une manche, chacun est actif une fois, dans l’ordre des places.",
  "rounds.count": { one: "{players} : {n} manche", other: "{players} : {n} manches" },
  "rounds.players": { one: "1 joueur", other: "{n} joueurs" },
  "rounds.playersOr": "{low} ou {high} joueurs",
  "rounds.bonus":
    "Au début de certaines manches, chacun reçoit un bonus. Une action se garde, le reste s’utilise tout de suite :",
  "rounds.bonusOf": "Manche {round} : {bonus}",

  turn: "Ton tour",
  "turn.roll": "Tu lances jusqu’à trois fois, la première fois avec tous les dés.",
  "turn.choose":
    "Après chaque lancer, choisis un dé, pose-le sur une case « dé » libre et inscris-le dans la zone de sa couleur.",
  "turn.platter":
    "Les dés restants qui montrent moins que le dé choisi partent sur le plateau d’argent. Les dés égaux ou plus forts restent.",
  "turn.again":
    "Lance à nouveau les dés qui te restent. Sans dés, ou après le troisième lancer, ton tour est fini.",
  "turn.end":
    "Après le dernier lancer, tous les dés qui ne sont pas sur une case « dé » vont sur le plateau d’argent.",
  "turn.wild": "Le {wild} remplace n’importe quelle couleur et garde sa valeur.",
  "turn.fits":
    "Un dé qui ne convient nulle part ne peut pas être choisi. Si aucun ne convient, le lancer est perdu : aucun dé ne bouge, et le lancer compte.",

  passive: "Quand tu es passif",
  "passive.text":
    "Après un tour, tous les autres choisissent en même temps un dé du plateau d’argent. Les dés y restent : plusieurs joueurs peuvent utiliser le même.",
  "passive.fields":
    "C’est seulement si aucun dé du plateau d’argent ne convient que tu peux en utiliser un des cases « dé » du joueur actif.",

  zones: "Les zones",
  "zone.wild":
    "Le nombre est toujours la somme des deux dés, {die} + {wild}, quel que soit celui que tu choisis et où que soit l’autre.",
  "zone.byCount": "Le nombre de croix donne les points : {points}.",
  "zone.any": "On peut inscrire n’importe quelle valeur.",
  "zone.rising": "Chaque nombre doit être plus grand que le précédent.",
  "zone.notRising": "Chaque nombre est au plus égal au précédent.",
  "zone.falling": "Chaque nombre doit être plus petit que le précédent.",
  "zone.factor": "Dans une case marquée ×, la valeur est multipliée avant d’être inscrite.",
  "zone.boxBonus": "Le bonus d’une case est gagné quand on la remplit.",
  "zone.boxBonusLeast": "Le bonus n’est gagné que si le nombre atteint le petit nombre de la case.",

  bonuses: "Bonus",
  "bonuses.text":
    "Un bonus de couleur s’utilise tout de suite et peut en rapporter un autre. S’il y en a plusieurs, tu choisis l’ordre. Un bonus inutilisable est perdu.",
  "bonuses.cross":
    "Une croix de couleur : coche une case libre de cette zone ; sur une piste, la suivante.",
  "bonuses.number":
    "Un nombre de couleur : inscris-le dans la case suivante de cette zone ; le facteur compte.",
  "bonuses.free":
    "Un point d’interrogation de couleur : une valeur que tu aurais pu lancer, selon les règles de cette zone.",
  "bonuses.any": "Un point d’interrogation noir : la même chose dans la zone de ton choix.",
  "bonuses.choice": "Certains bonus laissent le choix : {bonus}.",

  actions: "Actions",
  "actions.text":
    "Une action gagnée ouvre la case suivante de sa barre et se garde jusqu’à ce qu’on l’utilise. Au-delà du bout de la barre, elle est perdue. On peut en utiliser autant qu’on veut dans un tour.",
  "actions.reroll":
    "À ton tour, juste après un lancer : relance tous les dés de ce lancer. Cela ne compte pas parmi tes trois lancers.",
  "actions.extra":
    "À la fin d’un tour, actif ou passif : inscris l’un des six dés avec sa valeur, où qu’il soit. Chaque dé ne sert qu’une fois par tour de dé supplémentaire.",
  "actions.extraRound":
    "À la fin d’un tour, actif ou passif : inscris l’un des six dés avec sa valeur, où qu’il soit. Chaque dé ne sert qu’une fois par manche de dé supplémentaire.",
  "actions.takeback":
    "À ton tour, avant le prochain lancer : reprends un dé du plateau d’argent et lance-le avec les autres.",
  "actions.polish":
    "Un dé que tu utilises depuis le plateau d’argent vaut pour toi un de plus ou un de moins ; on peut en cumuler plusieurs. Après 6 on ne passe pas à 1. Dans une somme avec l’autre dé du plateau, c’est lui que tu peux polir.",
  "actions.joker":
    "Le dé que tu choisis prend pour toi la valeur de la case ({numbers}). Pour les autres et pour le plateau d’argent, il garde sa face.",
  "actions.jokerAny": "au choix",
  "actions.end": "La dernière case d’une barre rapporte en plus : {bonuses}.",
  "actions.endOf": "{bar} : {bonus}",
  "actions.mix": "Une action mélange ouvre une case de la liste de ton choix : {bars}.",

  foxes: "Renards",
  "foxes.text":
    "À la fin, chaque renard vaut les points de ta zone la plus faible. Une zone sans points, et tous les renards ne valent rien.",

  solo: "En solo",
  "solo.text": {
    one: "Tu joues {n} manche, avec un tour actif et un tour passif.",
    other: "Tu joues {n} manches, chacune avec un tour actif et un tour passif.",
  },
  "solo.passive":
    "Pour le tour passif, tu lances tous les dés ; les trois plus faibles vont sur le plateau d’argent. À égalité, le hasard décide. On n’y relance pas.",

  end: "La fin",
  "end.text":
    "Additionne tes zones et tes renards. Le plus de points gagne ; à égalité, la meilleure zone décide, et ensuite la victoire est partagée.",
  "end.unused": "Les actions restantes ne valent rien.",
  "end.rating": "Que vaut un résultat en solo ?",
  "end.below": "moins de {limit}",
  "end.from": "à partir de {limit}",

  "race.goal":
    "Mène tes pions sur X, prends-y des jetons et réunis des séries complètes. Le plus de points gagne.",
  "race.board": "Le plateau",
  "race.rows":
    "Le plateau a {n} rangées. Chacune est un chemin qui finit sur X, avec une pile de jetons :",
  "race.row": "Rangée {row} : {squares} cases, jetons de valeur {points}",
  "race.removed": "À {players}, un jeton de chaque rangée reste dans la boîte.",
  "race.pawns": "Tu as un pion pour chaque rangée.",
  "race.turn.roll":
    "Lance {n} dés. Forme des groupes d’un ou plusieurs dés dont la somme est le nombre d’une rangée. Un dé n’appartient qu’à un groupe ; on peut en laisser de côté.",
  "race.turn.move":
    "Pour chaque groupe, dans l’ordre que tu veux : si tu n’as pas de pion dans cette rangée, pose-en un sur la première case ; sinon, il avance d’une case.",
  "race.turn.same": "On peut former plusieurs groupes pour la même rangée.",
  "race.x": "Sur X",
  "race.x.chip":
    "Quand ton pion atteint X, prends aussitôt un jeton de cette rangée. Tant qu’il y reste, chaque nouveau groupe de cette rangée en rapporte un autre.",
  "race.x.one":
    "X n’accueille qu’un pion. Un nouveau venu renvoie l’autre à la maison ; celui-ci peut repartir. Les autres cases ont de la place pour tous.",
  "race.lucky": "Lucky Loser",
  "race.lucky.text":
    "Si tu obtiens deux 1 ou plus, tu peux d’abord les tourner tous sauf un sur la face de ton choix.",
  "race.closed": "Piles vides",
  "race.closed.text":
    "Quand le dernier jeton d’une rangée est pris, la rangée est fermée aussitôt et tous ses pions quittent la partie.",
  "race.sets": "Séries complètes",
  "race.sets.text":
    "Dès que tu as un jeton de chaque rangée, prends la première tuile bonus, et encore une pour chaque nouvelle série complète. Les tuiles, dans l’ordre : {tiles}.",
  "race.end":
    "Quand {n} piles sont vides, ou que la dernière tuile bonus est prise, on termine la manche pour que tous aient joué autant de tours.",
  "race.score":
    "Additionne tes jetons et tes tuiles bonus. Le plus de points gagne ; à égalité, la victoire est partagée.",

  about: "Ce que nous savons de cette feuille",
};
