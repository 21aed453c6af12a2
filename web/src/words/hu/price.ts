/** Miről mond le egy választás: ami a legjobb választásnak megvan. */
export const price = {
  "price.givesUp": "Erről mondasz le: {things}.",
  "price.near": "{bonus|bare} elérhető közelségben ({place})",
  "price.nearFrom": "{bonus|bare} elérhető közelségben ({place}, legalább {number})",
  "price.foxNearer": {
    one: "róka egy mezőnyire ({zone})",
    other: "róka csak {n} mezőnyire ({zone})",
  },
  "price.boxes": { one: "egy mező ({zone})", other: "{n} mező ({zone})" },
  "price.dice": "{n} megmaradó kocka {instead} helyett",
  "price.diceLeft": { one: "egy megmaradó kocka", other: "{n} megmaradó kocka" },
  "price.again": "még egy dobás ezekkel a kockákkal",
  "price.keeps": "{actions|bare} tartalékban",
  "price.worth": "rókánként {worth} pont {instead} helyett",
  "price.step": {
    one: "egy lépés {row|azs} sorban (még egy mező az X-ig)",
    other: "egy lépés {row|azs} sorban (még {n} mező az X-ig)",
  },
  "price.reachesX": "X {row|azs} sorban",
  "price.chip": "egy {points|s} zseton",
  "price.tile": "{points|azs} bónuszlapka",
  "price.sendsHome": "{who} bábujának hazaküldése",
  "price.closes": "{row|azs} sor lezárása",
} as const;
