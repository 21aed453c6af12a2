/** Noms : actions, connaissance de la feuille, variantes de règle, niveaux, rangs. */
export const names = {
  "bar.reroll": "Relance",
  "bar.extra": "Dé supplé\u00admentaire",
  "bar.takeback": "Reprise",
  "bar.polish": "Polissage",
  "bar.joker": "Joker chiffre",
  "bar.state": "{bar} : {left} à utiliser, cases ouvertes : {opened} sur {boxes}",
  fox: "Renard",
  foxes: "Renards",
  points: { one: "{n} point", other: "{n} points" },

  "provenance.verified": "Vérifiée",
  "provenance.inferred": "Déduite",
  "provenance.reconstructed": "Reconstituée",
  "provenance.verified.tells": "Comparée à la feuille imprimée.",
  "provenance.inferred.tells":
    "Les règles sont imprimées ; la disposition vient d’une feuille voisine. La tienne peut différer.",
  "provenance.reconstructed.tells":
    "Aucune source publique ne montre l’original. Nous avons comblé les vides ; la tienne sera différente.",
  "provenance.label": "La feuille : {provenance}",
  "provenance.correct":
    "Si tu possèdes la feuille, tu peux corriger la nôtre : tout tient dans un seul fichier.",
  "part.rounds": "Piste des manches",
  "part.bars": "Barres d’actions",
  "part.lists": "Listes de l’action mélange",
  "part.rating": "Barème en solo",
  "part.board": "Plateau",
  "part.tiles": "Tuiles bonus",
  "part.end": "Fin de la partie",

  "ruling.may_give_up_roll": "Renoncer à un lancer",
  "ruling.may_give_up_roll.on":
    "Tu peux ne prendre aucun dé, même si un dé convient ; le lancer compte quand même.",
  "ruling.may_give_up_roll.off": "Si un dé convient, tu dois en prendre un.",
  "ruling.passive_may_decline": "Refuser le plateau",
  "ruling.passive_may_decline.on": "Un joueur passif peut laisser les dés du plateau d’argent.",
  "ruling.passive_may_decline.off": "Un joueur passif doit utiliser un dé si l’un d’eux convient.",
  "ruling.solo_other_dice": "Les trois autres dés, en solo",
  "ruling.solo_other_dice.on":
    "Si aucun des trois dés les plus faibles ne convient, tu peux utiliser l’un des trois autres.",
  "ruling.solo_other_dice.off":
    "Au tour passif, seuls les trois dés les plus faibles sont à choisir.",
  "ruling.extra_once_per_round": "Dé supplémentaire : combien de fois",
  "ruling.extra_once_per_round.on": "Chaque dé te sert une fois par manche de dé supplémentaire.",
  "ruling.extra_once_per_round.off": "Chaque dé te sert une fois par tour de dé supplémentaire.",
  "ruling.takeback_without_dice": "Reprendre sans dés",
  "ruling.takeback_without_dice.on":
    "Sans dés en main, en reprendre un te donne encore un lancer, trois au plus.",
  "ruling.takeback_without_dice.off": "Sans dés en main, tes lancers sont finis.",
  "ruling.negative_foxes": "Renards négatifs",
  "ruling.negative_foxes.on":
    "Si ta zone la plus faible est négative, tes renards te coûtent des points.",
  "ruling.negative_foxes.off": "Un renard ne vaut jamais moins de 0.",

  "level.random": "Hasard",
  "level.greedy": "Gourmand",
  "level.novice": "Débutant",
  "level.casual": "Amateur",
  "level.club": "Habitué",
  "level.expert": "Expert",
  "level.master": "Maître",
  "level.random.tells": "Joue n’importe quel coup permis. Tu vas gagner.",
  "level.greedy.tells": "Prend le plus de points possible, tout de suite.",
  "level.novice.tells": "Connaît les règles et quelques astuces.",
  "level.casual.tells": "Joue de façon sensée et sympathique.",
  "level.club.tells": "Prépare ses enchaînements ; de quoi occuper les habitués.",
  "level.expert.tells": "Gâche rarement un dé.",
  "level.master.tells":
    "Le plus fort que nous ayons. Lui non plus ne voit pas les lancers à venir.",
  "level.mean": {
    one: "Mesuré en solo : {n} point en moyenne.",
    other: "Mesuré en solo : {n} points en moyenne.",
  },
  "level.among": "À une table de {n} joueurs de sa force : {points} points en moyenne.",
  "level.wins": "À deux, gagne {share} de ses parties contre le maître.",

  "rank.Cub": "Renardeau",
  "rank.Sniffer": "Fin museau",
  "rank.Rambler": "Vagabond",
  "rank.Prowler": "Rôdeur",
  "rank.Forager": "Fureteur",
  "rank.Trickster": "Filou",
  "rank.Sly one": "Rusé compère",
  "rank.Pathfinder": "Éclaireur",
  "rank.Old hand": "Vieux routier",
  "rank.Grey muzzle": "Museau gris",
  "rank.Renard": "Maître Renard",
} as const;
