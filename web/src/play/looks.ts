/** What every die looks like at a moment, in its fixed place. */
import type { DieLook } from "../draw/dice";
import type { View, Where } from "../rules/types";
import type { Key } from "../words";
import { liveSources, wayAt, type Choices, type Chosen } from "./chooser";
import { groupsWith } from "./race";
import type { RaceHand } from "./racehand.svelte";
import type { Way } from "./ways";

/** A die in its place of the tray. */
export interface Slot {
  die: number;
  look: DieLook;
  where: Where;
  /** It can be tapped with effect. */
  live: boolean;
  /** It would go to the platter with what is looked at. */
  leaving: boolean;
  /** Why it does not answer, where that helps. */
  why?: Key;
}

/** The dice of a view by place. `way` is what is being looked at, if anything. */
export function slotsOf(
  view: View,
  choices: Choices | null,
  chosen: Chosen,
  way: Way | null,
): Slot[] {
  const live = choices ? liveSources(choices, chosen) : new Set<string>();
  const leaving = new Set(way?.option.effects.platter ?? []);
  const unrolled = choices === null && view.awaits === "roll";
  const { where, faces } = view;
  return view.sheet.dice.map((colour, die) => {
    const source = `die:${String(die)}`;
    const place = where[die]!;
    const face = unrolled && place === "hand" ? 0 : faces[die]!;
    const slot: Slot = {
      die,
      look: { colour, face },
      where: place,
      live: live.has(source),
      leaving: leaving.has(colour),
    };
    slot.look.state = stateOf(slot, chosen.source === source, choices);
    if (way?.die === die) slot.look.as = countsAs(way, face);
    if (choices && !slot.live) slot.why = whyNot(choices, slot);
    return slot;
  });
}

function stateOf(slot: Slot, chosen: boolean, choices: Choices | null): DieLook["state"] {
  if (chosen) return "chosen";
  if (slot.live) return "legal";
  // Where dice fields can be chosen from, what cannot looks like it.
  const open = choices?.asks === "extras" || choices?.asks === "passive";
  if (slot.where === "field" && !open) return "locked";
  return choices && choices.asks !== "bonus" ? "grey" : "plain";
}

function countsAs({ option: { tell } }: Way, face: number): number | undefined {
  const { verb, as, own } = tell;
  if (verb !== "enter" || (as <= 0 && own === 0)) return undefined;
  return (as > 0 ? as : face) + own;
}

/** How many boxes a die could fill, where that is asked. */
export function fitsOf({ entries }: Choices, die: number): number | undefined {
  if (entries.length === 0) return undefined;
  return new Set(entries.filter((way) => way.die === die).map((way) => way.box)).size;
}

function whyNot(choices: Choices, { where, look }: Slot): Key {
  const { view, seat, asks } = choices;
  if (asks === "extras") {
    return view.extras(seat).includes(look.colour) ? "why.die.extraUsed" : "why.die.noFit";
  }
  const wanted = asks === "pick" ? "hand" : "platter";
  if (where === wanted) return "why.die.noFit";
  if (where === "hand") return "why.die.aside";
  return `why.die.${where}`;
}

/** What a look at a die is about: its one way, if it has one. */
export function wayOfDie(choices: Choices, chosen: Chosen, die: number): Way | null {
  const source = `die:${String(die)}`;
  const takeback = choices.takebacks.find((way) => way.source === source);
  return takeback ?? wayAt(choices, { ...chosen, source }, chosen.box, source);
}

/** The race: dice that are tapped together or turned; null where one is used up. */
export function raceSlots(view: View, choices: Choices | null, hand: RaceHand): (Slot | null)[] {
  const waits = view.awaits !== "decision";
  const faces = hand.faces(view);
  return hand.places(view).map((face, die) => {
    if (face === null && !waits) return null;
    const tapped = hand.tapped.includes(die);
    const live = tapped || answersInRace(view, choices, hand, die, [...faces, face!]);
    const chosen = tapped || hand.turning === die;
    const state = chosen ? "chosen" : live ? "legal" : choices ? "grey" : "plain";
    const look: DieLook = { colour: view.sheet.dice[die]!, face: waits ? 0 : face!, state };
    return { die, look, where: "hand", live, leaving: false };
  });
}

function answersInRace(
  view: View,
  choices: Choices | null,
  hand: RaceHand,
  die: number,
  faces: number[],
): boolean {
  if (!choices) return false;
  if (choices.asks === "lucky") return hand.canTurn(view, die);
  return groupsWith(choices, faces).length > 0;
}
