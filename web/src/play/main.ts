/** The one button that leads on, where there is one. */
import type { Refusal } from "../table/types";
import { passKey } from "./actions";
import type { Choices } from "./chooser";
import type { Desk } from "./desk.svelte";
import type { OwnDice } from "./owndice.svelte";
import { groupOf, luckyWay } from "./race";
import type { Voice } from "./voice";
import { minutesToBot } from "./waiting";
import type { Way } from "./ways";

export interface Main {
  label: string;
  press: () => void;
  /** Large, over the dice where there is no other room: what they showed is done with. */
  big: boolean;
}

interface Means extends Offers {
  desk: Desk;
  own: OwnDice;
  voice: Voice;
  /** Do what somebody chose. */
  attempt: (way: Way) => void;
  now: number;
}

/** What the app can do for a table. */
export interface Offers {
  /** Show the result. */
  result: (() => void) | undefined;
  /** Show the invitation, where a seat is still free. */
  invite: (() => void) | undefined;
  /** Let a bot play for somebody who is away. */
  letBot: ((seat: number) => Promise<Refusal | null>) | undefined;
  /** Go to another game that waits. */
  next: (() => void) | undefined;
}

export function mainButton(means: Means): Main | null {
  const { desk, own, voice, result } = means;
  if (desk.stepping) return { label: voice.say("do.next"), press: () => desk.step(), big: false };
  if (desk.behind) return { label: voice.say("do.skip"), press: () => desk.skip(), big: false };
  if (desk.held) return { label: heldLabel(means), press: () => desk.goOn(), big: true };
  if (desk.view.awaits === "over") {
    return result ? { label: voice.say("do.result"), press: result, big: true } : null;
  }
  if (own.rolling || own.laying) {
    if (!own.complete) return null;
    return { label: voice.say("own.done"), press: () => own.done(), big: false };
  }
  if (desk.choices) return choiceButton(means, desk.choices);
  return waitingButton(means);
}

/** Where others keep the table waiting. */
function waitingButton(means: Means): Main | null {
  const { desk, voice, invite, letBot, next, now } = means;
  if (desk.offline) return null;
  const { open, away } = desk.awaited;
  if (invite && open > 0) return { label: voice.say("table.invite"), press: invite, big: false };
  const seat = away.find((one) => minutesToBot(desk.seats[one]!, now) === 0);
  if (!letBot || seat === undefined || desk.watching) {
    return next ? { label: voice.say("table.next"), press: next, big: false } : null;
  }
  const label = voice.say("table.botSeat", { who: voice.nameOf(seat) });
  return { label, press: () => desk.send(letBot(seat)), big: false };
}

function heldLabel({ desk, voice }: Means): string {
  const { awaits, active, where } = desk.view;
  if (awaits === "over") return voice.say("do.finish");
  if (awaits !== "roll" || !desk.here.includes(active)) return voice.say("do.goOn");
  if (active !== desk.seat) return `${voice.nameOf(active)}: ${voice.say("do.roll")}`;
  return voice.say("do.rollDice", { n: where.filter((place) => place === "hand").length });
}

function choiceButton(means: Means, choices: Choices): Main | null {
  const { desk, voice, attempt } = means;
  const { pass, on, ways, asks } = choices;
  const button = (label: string, way: Way): Main => {
    return { label, press: () => attempt(way), big: false };
  };
  if (on) return button(voice.say("do.rollOn"), on);
  if (pass && ways.length === 1) return button(voice.say(passKey(choices)), pass);
  if (asks === "lucky") return luckyButton(means, choices);
  const group = asks === "group" ? groupOf(choices, desk.race.faces(desk.view)) : null;
  if (group) {
    const { group: faces, row } = group.option.event!;
    return button(voice.say("do.placeGroup", { sum: faces!.join(" + "), row: row! }), group);
  }
  const usual = asks === "extras" || asks === "follow" || asks === "group";
  return usual && pass ? button(voice.say(passKey(choices)), pass) : null;
}

function luckyButton({ desk, voice, attempt }: Means, choices: Choices): Main | null {
  const way = luckyWay(choices, desk.view.faces, desk.race.turned);
  if (!way) return null;
  const faces = way.option.event?.lucky?.filter((face) => face !== 1);
  const label = faces
    ? voice.say("do.turnOnes", { faces: faces.join(", ") })
    : voice.say("do.passLucky");
  return { label, press: () => attempt(way), big: false };
}
