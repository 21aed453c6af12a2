/** Pourquoi un choix plaît ou non au conseiller, et à quel point il en est sûr. */
export const reasons = {
  "coach.win": "Chances de gagner : {share}",
  "coach.instead": "Mieux : {what}",
  "coach.legendWin": "Dessous : chances de gagner. Niveaux supposés : {seats}.",
  "coach.seat": "{name} ({level})",
  "coach.legendLead": "Chiffres : avance attendue à la fin.",
  "coach.legend": "Chiffres : points attendus à la fin.",
  "coach.luck": "Hasard à venir : ± {points}",
  "coach.best": "Meilleur choix, avec {points} ± {error} d’avance",
  "coach.less": "{points} ± {error} de moins que le meilleur choix",
  "coach.close": "Trop serré pour trancher (± {error})",
  "coach.show": "Montrer sur la feuille",
  "coach.more": "Autres choix : {n}",
  "reason.points": "{zone} : {change}.",
  "reason.completes": {
    one: "Une ligne terminée, {zone} : {n} point.",
    other: "Une ligne terminée, {zone} : {n} points.",
  },
  "reason.near": "Encore une case pour {bonus} : {place}.",
  "reason.nearFrom": "Encore une case pour {bonus} : {place}, à partir de {number}.",
  "reason.givesUp": {
    one: "Une case perdue pour de bon, {zone}.",
    other: "{n} cases perdues pour de bon, {zone}.",
  },
  "reason.followUp": "À inscrire de préférence ainsi : {entries}.",
  "reason.spends": "Consomme {actions}.",
  "reason.fox": {
    one: "Un renard, qui vaut {worth} pour l’instant.",
    other: "{n} renards, qui valent chacun {worth} pour l’instant.",
  },
  "reason.lowest": "Zone la plus faible ({zones|f}) : de {before} à {after}.",
  "reason.foxesGain": { one: "{change} pour ton renard.", other: "{change} pour tes {n} renards." },
  "reason.left": { one: "Il reste un dé à lancer.", other: "Il reste {n} dés à lancer." },
  "reason.toX": { one: "Encore une case jusqu’à X.", other: "Encore {n} cases jusqu’à X." },
  "reason.set": "Jetons manquants pour la tuile bonus {points} : {rows}.",
  "reason.squares": { one: "Il perd une case.", other: "Il perd {n} cases." },
  "figures.ask": "Le sens des chiffres",
  "figures.title": "Les chiffres du conseiller",
  "figures.points":
    "{points} : le nombre de points que tu atteins en moyenne à la fin, si tu fais ce choix et joues ensuite aussi bien que le conseiller.",
  "figures.lead":
    "{points} : ton avance moyenne à la fin sur le meilleur des autres, si tu fais ce choix et joues ensuite aussi bien que le conseiller.",
  "figures.win":
    "{share} : tes chances de gagner si chacun, toi y compris, continue à jouer au niveau que le conseiller suppose : les robots au leur, les personnes comme elles ont joué jusqu’ici.",
  "figures.next":
    "{cost} ± {error} : le nombre de points que le meilleur choix rapporte de plus que le suivant ; le conseiller peut se tromper d’environ {error}. Si l’écart est plus petit que cela, il ne sait pas lequel vaut mieux.",
  "figures.spread":
    "± {points} : la chance à venir. Environ deux parties sur trois ne finissent pas plus loin que cela de ce qui est attendu.",
  "explain.example": "Par exemple",
  "explain.turn": "Un tour, pas à pas",
} as const;
