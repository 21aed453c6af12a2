/** Pourquoi un choix plaît ou non au conseiller, et à quel point il en est sûr. */
export const reasons = {
  "coach.win": "Chances de gagner : {share}",
  "coach.luck": "Hasard à venir : ± {points}",
  "coach.best": "Le meilleur, de {points} ± {error}",
  "coach.less": "{points} ± {error} sous le meilleur",
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
} as const;
