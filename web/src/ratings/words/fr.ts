/** Ratings, in French. */
export const texts = {
  "ratings.title": "Classements",
  "ratings.switch": "Partie classée",
  "ratings.switchTells":
    "Le résultat compte pour ta cote : dés honnêtes, pas de conseiller, une personne par appareil. Qui laisse jouer un robot à sa place finit dernier.",
  "ratings.note": "Partie classée",
  "ratings.noteTells":
    "Le résultat compte pour la cote de tous ; le conseiller se tait donc jusqu’à la fin.",
  "ratings.offline": "Les cotes sont tenues par un serveur, et aucun ne répond pour l’instant.",
  "ratings.none": "Personne n’a encore joué de partie classée de ce jeu. Voici les robots.",
  "ratings.own": "Ta cote",
  "ratings.ownNone": "Tu n’as pas encore joué de partie classée de ce jeu.",
  "ratings.place": "Place {place} sur {people}",
  "ratings.games": { one: "{n} partie", other: "{n} parties" },
  "ratings.skillTable":
    "Perdu par décision, avec adversaires : {lost} ± {margin} % de chances de gagner",
  "ratings.skillAlone": "Perdu par décision, en solo : {lost} ± {margin} points",
  "ratings.ladder": "Classement",
  "ratings.name": "Nom",
  "ratings.rating": "Cote",
  "ratings.lost": "Chances perdues",
  "ratings.you": "toi",
  "ratings.bot": "robot",
  "ratings.more": "En voir plus",
  "ratings.curve": "Ta cote, partie après partie",
  "ratings.curveSays": "Actuellement {points} ± {margin}.",
  "ratings.table": "Sous forme de tableau",
  "ratings.when": "Quand",
  "ratings.after": "Cote ensuite",
  "ratings.tells":
    "La cote est suivie de son intervalle à 95 %. Les robots sont des points fixes : l’Habitué est à 1500. Le classement suit ce que vaut une cote au minimum.",
  "ratings.changed": "Ce que cette partie a changé",
  "ratings.against": "En solo : compté comme un match nul contre un robot coté {points}.",
  "ratings.voidLeft": "Cette partie ne compte pas : quelqu’un s’est effacé du serveur.",
  "ratings.voidSame": "Cette partie ne compte pas : deux places appartiennent à la même personne.",
  "ratings.voidOften":
    "Cette partie ne compte pas : vous avez joué trop de parties classées ensemble aujourd’hui.",
  "ratings.see": "Voir le classement",
  "ladder.title": "Le classement des robots",
  "ladder.off": "Ce serveur n’organise pas de parties pour le classement des robots.",
  "ladder.empty": "Aucun robot écrit par quelqu’un n’a encore joué de match complet à ce jeu.",
  "ladder.bosses": "Voici nos propres niveaux, les champions à battre.",
  "ladder.fitted": {
    one: "Sur {n} partie, calculé {moment}",
    other: "Sur {n} parties, calculé {moment}",
  },
  "ladder.boss": "à battre",
  "ladder.games": "Parties",
  "ladder.tells":
    "Des robots écrits par des joueurs s’affrontent et affrontent nos propres niveaux : deux parties avec les mêmes dés, une dans chaque ordre de jeu. La cote est suivie de son intervalle à 95 %. Nos niveaux sont des points fixes : 1500 est le joueur de club.",
  "ladder.enter":
    "Tu peux en écrire un meilleur ? La page docs/bots.md de Renard t’y mène en dix minutes.",
} as const;
