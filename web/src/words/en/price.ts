/** What a choice gives up: things that the best choice has. */
export const price = {
  "price.givesUp": "Gives up: {things}.",
  "price.near": "{bonus} within reach ({place})",
  "price.nearFrom": "{bonus} within reach ({place}, from {number})",
  "price.foxNearer": {
    one: "a fox one box away ({zone})",
    other: "a fox only {n} boxes away ({zone})",
  },
  "price.boxes": { one: "a box of {zone}", other: "{n} boxes of {zone}" },
  "price.dice": "{n} dice left instead of {instead}",
  "price.diceLeft": { one: "one die left", other: "{n} dice left" },
  "price.again": "another throw of these dice",
  "price.keeps": "{actions} in reserve",
  "price.worth": "foxes worth {worth} instead of {instead}",
  "price.step": {
    one: "a step in row {row} (one square short of X)",
    other: "a step in row {row} ({n} squares short of X)",
  },
  "price.reachesX": "X in row {row}",
  "price.chip": "a chip worth {points}",
  "price.tile": "the bonus tile worth {points}",
  "price.sendsHome": "the pawn of {who} sent home",
  "price.closes": "row {row} closed",
} as const;
