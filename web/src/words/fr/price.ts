/** Ce à quoi un choix renonce : ce qu’offre le meilleur choix. */
export const price = {
  "price.givesUp": "Ce choix te prive de ceci : {things}.",
  "price.near": "{bonus} à portée ({place})",
  "price.nearFrom": "{bonus} à portée ({place}, à partir de {number})",
  "price.foxNearer": {
    one: "un renard à une case ({zone|f})",
    other: "un renard à {n} cases seulement ({zone|f})",
  },
  "price.boxes": { one: "une case ({zone|f})", other: "{n} cases ({zone|f})" },
  "price.dice": "{n} dés restants au lieu de {instead}",
  "price.diceLeft": { one: "un dé restant", other: "{n} dés restants" },
  "price.again": "un nouveau lancer de ces dés",
  "price.keeps": "{actions} en réserve",
  "price.worth": "des renards qui valent {worth} au lieu de {instead}",
  "price.step": {
    one: "un pas sur la rangée {row} (encore une case jusqu’à X)",
    other: "un pas sur la rangée {row} (encore {n} cases jusqu’à X)",
  },
  "price.reachesX": "X sur la rangée {row}",
  "price.chip": "un jeton {points}",
  "price.tile": "la tuile bonus {points}",
  "price.sendsHome": "le pion {who|de} renvoyé à la maison",
  "price.closes": "la fermeture de la rangée {row}",
} as const;
