/** What is asked now, and where in the game that is. */

import type { Option, View } from "../rules/types";
import { counted, type People } from "./brings";
import { facesOf } from "./tell";
import type { Words } from "./words";

/** The question to a seat that has something to decide. */
export function tellTurn(
  words: Words,
  view: View,
  seat: number,
  options: readonly Option[],
): string {
  const { sheet } = view;
  const fits = options.some(({ event }) => event?.cell !== undefined || event?.group !== undefined);
  switch (view.asks(seat)) {
    case "bonus":
      return bonusText(words, view, seat, options);
    case "pick":
      return pickText(words, view, options, fits);
    case "passive":
      return passiveText(words, view, options, fits);
    case "window":
      return words.say(view.where.includes("hand") ? "ask.window" : "ask.windowNoDice");
    case "extras":
      return words.say("ask.extras", { n: view.left(seat, "extra") });
    case "follow": {
      const name = options.find(({ event }) => event?.silver)?.event?.silver ?? sheet.wild;
      return words.say("ask.follow", { die: words.grammar.die(name, facesOf(view)[name]) });
    }
    case "lucky":
      return words.say("ask.lucky");
    case "group":
      if (!fits) return words.say("ask.groupNone");
      return words.say(view.hand.length < sheet.dice.length ? "ask.groupMore" : "ask.group");
    case "idle":
      return words.say(view.awaits === "over" ? "ask.over" : "why.notYourTurn");
  }
}

function bonusText(words: Words, view: View, seat: number, options: readonly Option[]): string {
  const waiting = view.waiting(seat);
  if (options.every(({ event }) => event?.unlock)) return words.say("ask.unlock");
  const key = new Set(waiting).size > 1 ? "ask.bonuses" : "ask.bonus";
  return words.say(key, { bonuses: counted(words, waiting) });
}

function pickText(words: Words, view: View, options: readonly Option[], fits: boolean): string {
  if (!fits) {
    const reroll = options.some(({ event }) => event?.use === "reroll");
    return words.say(reroll ? "ask.lostRollReroll" : "ask.lostRoll");
  }
  if (view.rerolls > 0) return words.say("ask.rerolled");
  return words.find(`ask.pick.${String(view.rolls)}`) ?? words.say("ask.pick.3");
}

function passiveText(words: Words, view: View, options: readonly Option[], fits: boolean): string {
  if (!fits) return words.say("ask.passiveNone");
  const onPlatter = options.some(({ event }) => {
    return event?.passive && view.where[view.sheet.dice.indexOf(event.passive)] === "platter";
  });
  if (!onPlatter) return words.say("ask.passiveFields");
  const mayPass = options.some(({ event }) => event?.pass);
  return words.say(mayPass ? "ask.passiveMay" : "ask.passive");
}

/** What to do about a throw: `own` dice are rolled on the table and told to the page. */
export function tellThrow(words: Words, view: View, dice: number, own: boolean): string {
  if (own)
    return words.say(view.awaits === "platter" ? "ask.ownPlatter" : "ask.ownRoll", { n: dice });
  return words.say("wait.rolling");
}

/** Who is being waited for. */
export function tellWaiting(words: Words, names: readonly string[]): string {
  if (names.length === 1) return words.say("wait.other", { who: names[0]! });
  return words.say("wait.several", { whos: words.list(names) });
}

/** `Round 2 of 6`. */
export function tellRound(words: Words, view: View): string {
  const { round, rounds } = view;
  return rounds
    ? words.say("head.round", { round, rounds })
    : words.say("head.roundOnly", { round });
}

/** Whose turn it is, and for whom: `Your turn`, `From Anna’s platter`. */
export function tellWhose(words: Words, view: View, people: People): string {
  const { active, part, players } = view;
  const who = people.names[active] ?? "";
  if (view.awaits === "over") return words.say("head.over");
  if (part === "round") return words.say("head.roundBonus");
  if (part === "passive" && (players === 1 || people.you !== null)) {
    return words.say(players === 1 || active !== people.you ? "head.yourPassive" : "head.yourTurn");
  }
  if (part === "passive") return words.say("head.passiveOf", { who });
  return active === people.you ? words.say("head.yourTurn") : words.say("head.turnOf", { who });
}
