/** What a choice gives up, in one sentence: things that the best choice has. */

import type { Price } from "../players/reasons";
import { boxPlace } from "./aria";
import { counted } from "./brings";
import type { Noun } from "./catalogue";
import { bonusNoun } from "./names";
import type { Told } from "./reasons";

type Things = (Noun | string)[];
type Tellers = {
  [Kind in Price["kind"]]: (told: Told, lacking: Extract<Price, { kind: Kind }>) => Things | string;
};

/** The sentence; "" where a choice gives up nothing. */
export function tellPrice(told: Told, price: readonly Price[]): string {
  const things = price.flatMap((one) =>
    (TELLERS[one.kind] as (told: Told, lacking: Price) => Things | string)(told, one),
  );
  return things.length > 0 ? told.words.say("price.givesUp", { things }) : "";
}

const TELLERS: Tellers = {
  more: ({ words }, { points }) => words.say("points", { n: points }),
  fox: ({ words }, { foxes }) => counted(words, Array<string>(foxes).fill("fox")),
  sets_off: ({ words }, { bonuses }) => counted(words, bonuses),
  unlocks: ({ words }, { actions }) => counted(words, actions),
  near: ({ words, view }, { zone, bonus, points, cell, least }) => {
    const earned = bonus ? bonusNoun(words, bonus) : words.say("points", { n: points });
    const place = boxPlace(words, view.sheet, zone, cell);
    return least > 1
      ? words.say("price.nearFrom", { bonus: earned, place, number: least })
      : words.say("price.near", { bonus: earned, place });
  },
  fox_nearer: ({ words }, { zone, boxes }) =>
    words.say("price.foxNearer", { zone: words.grammar.zone(zone), n: boxes }),
  gives_up: ({ words }, { zone, boxes }) =>
    words.say("price.boxes", { zone: words.grammar.zone(zone), n: boxes }),
  dice: ({ words }, { left, instead }) =>
    instead > 0
      ? words.say("price.dice", { n: left, instead })
      : words.say("price.diceLeft", { n: left }),
  throws_again: ({ words }) => words.say("price.again"),
  keeps: ({ words }, { actions }) => words.say("price.keeps", { actions: counted(words, actions) }),
  worth: ({ words }, { worth, instead }) => words.say("price.worth", { worth, instead }),
  moves: ({ words }, { row, left }) =>
    left > 0 ? words.say("price.step", { row, n: left }) : words.say("price.reachesX", { row }),
  chip: ({ words }, { points }) => words.say("price.chip", { points }),
  tile: ({ words }, { points }) => words.say("price.tile", { points }),
  sends_home: ({ words, people }, { seat }) =>
    words.say("price.sendsHome", { who: people.names[seat] ?? "" }),
  closes: ({ words }, { row }) => words.say("price.closes", { row }),
};
