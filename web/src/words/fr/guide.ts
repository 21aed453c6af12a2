/** Le guide de la première partie : de courtes étapes, là où elles arrivent. */
export const guide = {
  "guide.got": "Compris",
  "guide.stop": "Sans guide",
  "guide.welcome":
    "Bienvenue ! Remplis ta feuille grâce aux dés et récolte des points. J’explique au fur et à mesure.",
  "guide.welcome.title": "Ta feuille",
  "guide.choose.title": "Choisir un dé",
  "guide.choose": "Touche un dé. Les cases qu’il peut remplir s’éclairent ; touche l’une d’elles.",
  "guide.hold":
    "Garde le doigt sur un dé ou une case, ou laisse la souris dessus : tu vois ce que cela donnerait.",
  "guide.hold.title": "Regarder d’abord",
  "guide.explain.title": "Qu’est-ce que c’est ?",
  "guide.explain":
    "Touche une zone, un bonus ou une action qui ne s’éclaire pas : tu verras ce que c’est, avec un exemple.",
  "guide.white.title": "Le joker des couleurs",
  "guide.white": "Le {wild} peut servir dans toutes les zones.",
  "guide.sum.title": "Deux dés, un nombre",
  "guide.sum": "Dans la {zone}, on additionne toujours le {die} et le {wild}.",
  "guide.platter.title": "Le plateau d’argent",
  "guide.platter":
    "Chaque dé plus faible que celui que tu choisis part sur le plateau d’argent. Prendre un dé élevé laisse donc moins de dés pour la suite.",
  "guide.bonus.title": "Un bonus !",
  "guide.bonus":
    "Tu as gagné {bonus}. Ce bonus s’utilise tout de suite et peut en rapporter un autre.",
  "guide.actions.title": "Une action",
  "guide.actions": "Tu as ouvert {bonus}. L’action t’attend ici jusqu’à ce que tu t’en serves.",
  "guide.reroll.title": "Relance",
  "guide.reroll":
    "Ce lancer ne te plaît pas ? Avec une relance, tu lances ces dés une nouvelle fois.",
  "guide.takeback.title": "Reprise",
  "guide.takeback": "Avant le prochain lancer, tu peux reprendre un dé du plateau d’argent.",
  "guide.extra.title": "Dé supplémentaire",
  "guide.extra":
    "Ton tour est presque fini. Avec un dé supplémentaire, tu inscris encore l’un des six dés.",
  "guide.polish.title": "Polissage et joker",
  "guide.polish":
    "Le polissage change d’une unité un dé du plateau d’argent ; le joker chiffre donne sa valeur à un dé.",
  "guide.silver.title": "D’autres croix",
  "guide.silver":
    "Pour chaque dé que ce choix envoie sur le plateau d’argent, tu peux faire une croix de plus.",
  "guide.passive.title": "Ton tour passif",
  "guide.passive":
    "Choisis maintenant un dé du plateau d’argent. Tous les joueurs passifs choisissent en même temps.",
  "guide.passiveSolo.title": "Ton tour passif",
  "guide.passiveSolo":
    "En solo, tu joues aussi un tour passif : les trois plus faibles des six dés sont sur le plateau d’argent.",
  "guide.round.title": "Nouvelle manche",
  "guide.round": "Chacun reçoit le bonus de la manche : {bonus}.",
  "guide.fox.title": "Un renard !",
  "guide.fox": "À la fin, il vaut autant que ta zone la plus faible. N’en néglige donc aucune.",
  "guide.undo.title": "Tu changes d’avis ?",
  "guide.undo": "Tu peux tout annuler jusqu’au dernier lancer.",
  "guide.end.title": "La dernière manche",
  "guide.end": "C’est la dernière manche. Les actions gardées ne valent rien à la fin.",
  "guide.race.welcome.title": "Le plateau",
  "guide.race.welcome":
    "Mène tes pions sur X et récolte des jetons. J’explique au fur et à mesure.",
  "guide.race.group.title": "Former des groupes",
  "guide.race.group":
    "Réunis des dés dont la somme est le nombre d’une rangée. Touche les dés, puis la rangée.",
  "guide.race.pawn.title": "Ton pion",
  "guide.race.pawn": "Chaque groupe avance ton pion d’une case vers X dans cette rangée.",
  "guide.race.x.title": "Sur X",
  "guide.race.x":
    "Sur X, tu prends un jeton, et un autre pour chaque nouveau groupe de cette rangée.",
  "guide.race.home.title": "Une seule place",
  "guide.race.home": "X n’accueille qu’un pion. Un nouveau venu renvoie l’autre à la maison.",
  "guide.race.lucky.title": "Lucky Loser",
  "guide.race.lucky": "Deux 1 ou plus : tourne-les tous sauf un sur la face de ton choix.",
  "guide.race.set.title": "Une série complète",
  "guide.race.set": "Un jeton de chaque rangée : tu prends la première tuile bonus.",
  "guide.race.closed.title": "Rangée fermée",
  "guide.race.closed":
    "Le dernier jeton est parti : il n’y a plus rien à gagner dans cette rangée.",
  "guide.race.end.title": "Bientôt fini",
  "guide.race.end":
    "Quand {n} piles sont vides, ou que toutes les tuiles bonus sont prises, on termine la manche.",
} as const;
