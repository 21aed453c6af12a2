/**
 * From the options of a seat to what can be tapped. Die first or box first, one tap where there is
 * one way; everything is looked up in lists made once a position.
 */
import type { Asks, Option, Sheet, View } from "../rules/types";
import { helpedBy, isEntry, isPlain, waysOf, worthAsking, type Help, type Way } from "./ways";

/** What was tapped so far. */
export interface Chosen {
  source: string;
  box: string;
  help: Help;
  /** Ways to choose from in a panel, once tapping has left more than one. */
  ways: Way[];
}

export const NOTHING: Chosen = { source: "", box: "", help: "plain", ways: [] };

/** What a tap comes to. */
export type Tap =
  { kind: "do"; way: Way } | { kind: "chosen"; chosen: Chosen } | { kind: "no"; why: No };

/** Why a tap does nothing. */
export type No = "box" | "filled" | "die";

/** All that a seat may do now, ready for tapping. */
export interface Choices {
  seat: number;
  asks: Asks;
  view: View;
  ways: Way[];
  entries: Way[];
  /** What has a button of its own. */
  pass: Way | null;
  on: Way | null;
  reroll: Way | null;
  takebacks: Way[];
  race: Way[];
  /** Sources of entries, in the order of the options. */
  sources: string[];
}

export function choicesOf(
  sheet: Sheet,
  view: View,
  seat: number,
  options: readonly Option[],
): Choices {
  const ways = waysOf(sheet, view, seat, options);
  const verb = (name: string) => ways.find((way) => way.option.tell.verb === name) ?? null;
  const entries = ways.filter(isEntry);
  return {
    seat,
    asks: view.asks(seat),
    view,
    ways,
    entries,
    pass: verb("pass"),
    on: verb("on"),
    reroll: verb("reroll"),
    takebacks: ways.filter((way) => way.option.tell.verb === "takeback"),
    race: ways.filter(({ option }) => ["group", "lucky"].includes(option.tell.verb)),
    sources: [...new Set(entries.map((way) => way.source))],
  };
}

/** How choosing begins: where all comes from one thing, that is chosen already. */
export function begin(choices: Choices): Chosen {
  const [only, ...others] = choices.sources;
  return only === undefined || others.length > 0 ? NOTHING : choose(choices, only, "", "plain");
}

/** Whether the same can be done: others acted meanwhile, and what was tapped still holds. */
export function areSame(a: Choices, b: Choices): boolean {
  return (
    a.seat === b.seat &&
    a.asks === b.asks &&
    a.ways.length === b.ways.length &&
    a.ways.every((way, i) => way.option.action === b.ways[i]!.option.action)
  );
}

/** Whether a seat has just one way to enter a bonus: nothing to ask. */
export function isForced(choices: Choices): boolean {
  return choices.ways.length === 1 && choices.entries.length === 1 && choices.asks === "bonus";
}

/** The entries that fit what was tapped so far, without a look at the box. */
function within(choices: Choices, source: string, help: Help): Way[] {
  return choices.entries.filter(
    (way) => (source === "" || way.source === source) && helpedBy(way, help),
  );
}

/** Whether a joker (or a polish) could be used with what is chosen. */
export function canHelp(choices: Choices, source: string, help: Help): boolean {
  return within(choices, source, help).length > 0;
}

function choose(choices: Choices, source: string, box: string, help: Help): Chosen {
  // A die that fits nowhere as it is goes on with the help that makes it fit.
  const fitting = ([help, "polish", "joker"] as const).find((h) => canHelp(choices, source, h));
  const chosen = { source, box, help: fitting ?? help, ways: [] as Way[] };
  // Boxes of action bars are small: their names stand in the panel from the start.
  if (source !== "" && box === "") {
    const ways = within(choices, source, chosen.help);
    if (ways.length > 1 && ways.every((way) => way.box.startsWith("bar:"))) chosen.ways = ways;
  }
  return chosen;
}

/** A die or a waiting bonus was tapped. */
export function tapSource(choices: Choices, chosen: Chosen, source: string): Tap {
  const takeback = choices.takebacks.find((way) => way.source === source);
  if (takeback) return { kind: "do", way: takeback };
  if (!choices.sources.includes(source)) return { kind: "no", why: "die" };
  if (chosen.source === source) {
    // Again: the one way there is, or not this one after all.
    const ways = within(choices, source, chosen.help);
    if (ways.length === 1) return { kind: "do", way: ways[0]! };
    return choices.sources.length === 1 ? keep(chosen) : { kind: "chosen", chosen: NOTHING };
  }
  if (chosen.box !== "") {
    const ways = within(choices, source, chosen.help).filter((way) => way.box === chosen.box);
    if (ways.length > 0) return settle(ways, { ...chosen, source });
  }
  return { kind: "chosen", chosen: choose(choices, source, "", chosen.help) };
}

function keep(chosen: Chosen): Tap {
  return { kind: "chosen", chosen: { ...chosen, box: "" } };
}

/** A box was tapped. */
export function tapBox(choices: Choices, chosen: Chosen, box: string): Tap {
  const here = choices.entries.filter((way) => way.box === box);
  const fits = [
    // As chosen; with any other source; with help that was not asked for.
    here.filter((w) => w.source === (chosen.source || w.source) && helpedBy(w, chosen.help)),
    here.filter((w) => w.source === (chosen.source || w.source)),
    here.filter(isPlain),
    here,
  ].find((ways) => ways.length > 0);
  if (!fits) return { kind: "no", why: isFilled(choices, box) ? "filled" : "box" };
  const help = fits.every(isPlain) ? "plain" : fits.every((way) => way.joker) ? "joker" : "polish";
  const sources = new Set(fits.map((way) => way.source));
  if (sources.size === 1) return settle(fits, { ...chosen, source: fits[0]!.source, box, help });
  return { kind: "chosen", chosen: { source: "", box, help, ways: [] } };
}

/** One source and one box: done if that is one way, else the ways are asked for. */
function settle(ways: readonly Way[], chosen: Chosen): Tap {
  const worth = worthAsking(ways);
  if (worth.length === 1 && isPlain(worth[0]!)) return { kind: "do", way: worth[0]! };
  // What costs a joker or a polish is said before it is spent. What writes the same stands together.
  worth.sort((a, b) => a.option.tell.value - b.option.tell.value);
  return { kind: "chosen", chosen: { ...chosen, ways: worth } };
}

function isFilled(choices: Choices, box: string): boolean {
  const at = box.lastIndexOf(".");
  const zone = box.slice(0, at);
  if (zone.startsWith("bar:")) return false;
  return (choices.view.cells(choices.seat, zone)[Number(box.slice(at + 1)) - 1] ?? 0) !== 0;
}

/** The joker or the polish was tapped: on, or off again. */
export function tapHelp(choices: Choices, chosen: Chosen, help: Help): Chosen {
  const next = chosen.help === help ? "plain" : help;
  const source = canHelp(choices, chosen.source, next) ? chosen.source : "";
  const only = within(choices, source, next).map((way) => way.source);
  const one = new Set(only).size === 1 ? only[0]! : source;
  return { source: one, box: "", help: next, ways: [] };
}

/** The sources that answer a tap now: all, or those that fit the chosen box. */
export function liveSources(choices: Choices, chosen: Chosen): Set<string> {
  const open = choices.entries.filter(
    (way) =>
      (chosen.box === "" || chosen.source !== "" || way.box === chosen.box) &&
      (chosen.help === "plain" || helpedBy(way, chosen.help)),
  );
  return new Set([...open, ...choices.takebacks].map((way) => way.source));
}

/** A box that answers a tap. */
export interface Lighted {
  /** `legal`: fits what is chosen; `hint`: fits something that could be chosen. */
  how: "legal" | "chosen" | "hint";
  /** What would stand in it, where that is sure. */
  value?: number;
}

/** The boxes that answer, by key. */
export function litBoxes(choices: Choices, chosen: Chosen): Record<string, Lighted> {
  const lit: Record<string, Lighted> = {};
  const how = chosen.source === "" ? "hint" : "legal";
  for (const [box, ways] of waysByBox(choices, chosen)) {
    lit[box] = { how: box === chosen.box ? "chosen" : how };
    const values = new Set(ways.map(valueAfter));
    if (chosen.source !== "" && values.size === 1) lit[box].value = [...values][0]!;
  }
  if (chosen.box !== "" && !(chosen.box in lit)) lit[chosen.box] = { how: "chosen" };
  return lit;
}

/** By box: the entries that fit what was tapped so far. */
export function waysByBox(choices: Choices, chosen: Chosen): Map<string, Way[]> {
  const boxes = new Map<string, Way[]>();
  for (const way of within(choices, chosen.source, chosen.help)) {
    const list = boxes.get(way.box);
    if (list) list.push(way);
    else boxes.set(way.box, [way]);
  }
  return boxes;
}

/** What stands in a way's box afterwards, as in `view.cells`. */
export function valueAfter(way: Way): number {
  const { tell } = way.option;
  if (tell.value >= 0) return tell.value;
  return tell.mark >= 0 ? tell.mark : 1;
}

/** The way that a look at a box (or a die) is about, if there is just one worth telling. */
export function wayAt(choices: Choices, chosen: Chosen, box: string, source = ""): Way | null {
  const from = source || chosen.source;
  const ways = within(choices, from, chosen.help).filter((way) => box === "" || way.box === box);
  const worth = worthAsking(ways);
  return worth.length === 1 ? worth[0]! : null;
}
