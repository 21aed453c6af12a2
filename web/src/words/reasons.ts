/** Why the coach likes a choice or not, a sentence for each reason. */

import type { Reason, Why } from "../players/reasons";
import type { GameEvent, Sheet, View } from "../rules/types";
import { boxPlace } from "./aria";
import { counted, type People } from "./brings";
import { entryText } from "./entries";
import { bonusNoun } from "./names";
import { tellPrice } from "./price";
import { facesOf } from "./tell";
import type { Words } from "./words";

/** What has to be known to tell a reason. */
export interface Told {
  words: Words;
  view: View;
  people: People;
}

type Tellers = {
  [Kind in Reason["kind"]]: (told: Told, reason: Extract<Reason, { kind: Kind }>) => string;
};

/** The sentences about a choice. What it is by itself is told elsewhere; what it gives up comes last. */
export function tellWhy(
  words: Words,
  view: View,
  { reasons, price }: Why,
  people: People,
): string[] {
  const told = { words, view, people };
  return [...reasons.map((reason) => tellReason(told, reason)), tellPrice(told, price)]
    .filter((sentence) => sentence !== "")
    .map((sentence) => words.capital(sentence));
}

function tellReason(told: Told, reason: Reason): string {
  return (TELLERS[reason.kind] as (told: Told, reason: Reason) => string)(told, reason);
}

const TELLERS: Tellers = {
  // The choice itself says which box it fills.
  fills: () => "",
  points: ({ words }, { zone, points }) =>
    words.say("reason.points", { zone: words.grammar.zone(zone), change: words.change(points) }),
  completes: ({ words }, { zone, points }) =>
    words.say("reason.completes", { zone: words.grammar.zone(zone), n: points }),
  near: ({ words, view }, { zone, bonus, points, cell, least }) => {
    const earned = bonus ? bonusNoun(words, bonus) : words.say("points", { n: points });
    const place = boxPlace(words, view.sheet, zone, cell);
    return least > 1
      ? words.say("reason.nearFrom", { bonus: earned, place, number: least })
      : words.say("reason.near", { bonus: earned, place });
  },
  gives_up: ({ words }, { zone, boxes }) =>
    words.say("reason.givesUp", { zone: words.grammar.zone(zone), n: boxes }),
  sets_off: ({ words }, { bonuses }) =>
    words.say("tell.earns", { bonuses: counted(words, bonuses) }),
  unlocks: ({ words }, { actions }) =>
    words.say("tell.earns", { bonuses: counted(words, actions) }),
  spends: ({ words }, { actions }) =>
    words.say("reason.spends", { actions: counted(words, actions) }),
  fox: ({ words }, { foxes, worth }) => words.say("reason.fox", { n: foxes, worth }),
  lowest: ({ words }, { zones, before, after, foxes, points }) => {
    const names = zones.map((zone) => words.grammar.zone(zone));
    const sentence = words.say("reason.lowest", { zones: names, before, after });
    if (points === 0) return sentence;
    const gain = words.say("reason.foxesGain", { n: foxes, change: words.change(points) });
    return `${sentence} ${gain}`;
  },
  platter: ({ words }, { dice, left }) => {
    const nouns = Object.entries(dice).map(([die, face]) => words.grammar.die(die, face));
    const sentence = words.say("tell.toPlatter", { dice: nouns, n: nouns.length });
    return left > 0
      ? `${words.capital(sentence)} ${words.say("reason.left", { n: left })}`
      : sentence;
  },
  // The choice itself says so.
  takes_back: () => "",
  moves: ({ words }, { left }) => (left > 0 ? words.say("reason.toX", { n: left }) : ""),
  chip: ({ words }, { points }) => words.say("tell.chip", { points }),
  tile: ({ words }, { points }) => words.say("tell.tile", { points }),
  set: ({ words }, { missing, points }) => {
    const rows = missing.map((row) => words.number(row));
    return words.say("reason.set", { points, rows });
  },
  sends_home: ({ words, people }, { seat, squares }) => {
    const leaves =
      seat === people.you
        ? words.say("tell.sendsHome.you")
        : words.say("tell.sendsHome.other", { who: people.names[seat] ?? "" });
    return `${leaves} ${words.say("reason.squares", { n: squares })}`;
  },
  closes: ({ words }, { row }) => words.say("tell.closes", { row }),
  follow_up: ({ words, view }, { entries }) => {
    const told = entries.map((event) => followedBy(words, view.sheet, event, view));
    return words.say("reason.followUp", { entries: told });
  },
};

/** What the coach would do next in a chain. */
function followedBy(words: Words, sheet: Sheet, event: GameEvent, view: View): string {
  if (event.unlock) return words.say(`bar.${event.unlock}`);
  return entryText(words, sheet, event, facesOf(view));
}
