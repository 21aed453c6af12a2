/** Worauf eine Wahl verzichtet: was die beste Wahl zu bieten hat. */
export const price = {
  "price.givesUp": "Dafür entgeht dir: {things}.",
  "price.near": "{bonus} in Reichweite ({place})",
  "price.nearFrom": "{bonus} in Reichweite ({place}, ab {number})",
  "price.foxNearer": {
    one: "ein Fuchs nach einem Feld ({zone})",
    other: "ein Fuchs nach nur {n} Feldern ({zone})",
  },
  "price.boxes": { one: "ein Feld in {zone}", other: "{n} Felder in {zone}" },
  "price.dice": "{n} übrige Würfel statt {instead}",
  "price.diceLeft": { one: "ein übriger Würfel", other: "{n} übrige Würfel" },
  "price.again": "ein neuer Wurf mit diesen Würfeln",
  "price.keeps": "{actions} in Reserve",
  "price.worth": "Füchse im Wert von je {worth} statt {instead}",
  "price.step": {
    one: "ein Schritt in Reihe {row} (noch ein Feld bis X)",
    other: "ein Schritt in Reihe {row} (noch {n} Felder bis X)",
  },
  "price.reachesX": "X in Reihe {row}",
  "price.chip": "ein Chip mit dem Wert {points}",
  "price.tile": "das Bonusplättchen mit dem Wert {points}",
  "price.sendsHome": "das Heimschicken einer Figur von {who}",
  "price.closes": "das Schließen von Reihe {row}",
} as const;
