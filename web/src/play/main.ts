/** The one button that leads on, where there is one. */
import { passKey } from "./actions";
import type { Choices } from "./chooser";
import type { Desk } from "./desk.svelte";
import type { OwnDice } from "./owndice.svelte";
import { groupOf, luckyWay } from "./race";
import type { Voice } from "./voice";
import type { Way } from "./ways";

export interface Main {
  label: string;
  press: () => void;
  /** Large, over the dice where there is no other room: what they showed is done with. */
  big: boolean;
}

interface Means {
  desk: Desk;
  own: OwnDice;
  voice: Voice;
  /** Do what somebody chose. */
  attempt: (way: Way) => void;
  /** Shows the result, where the app has one. */
  result: (() => void) | undefined;
}

export function mainButton(means: Means): Main | null {
  const { desk, own, voice, result } = means;
  if (desk.behind) return { label: voice.say("do.skip"), press: () => desk.skip(), big: false };
  if (desk.held) return { label: heldLabel(means), press: () => desk.goOn(), big: true };
  if (desk.view.awaits === "over") {
    return result ? { label: voice.say("do.result"), press: result, big: true } : null;
  }
  if (own.rolling || own.laying) {
    if (!own.complete) return null;
    return { label: voice.say("own.done"), press: () => own.done(), big: false };
  }
  return desk.choices ? choiceButton(means, desk.choices) : null;
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
