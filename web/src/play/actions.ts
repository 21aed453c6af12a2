/** The buttons of the dock: which can be used now, how often, and why not. */
import type { Bar, View } from "../rules/types";
import type { Key } from "../words";
import { canHelp, type Choices } from "./chooser";

export interface Action {
  name: Bar | "undo" | "reset" | "pass";
  usable: boolean;
  /** How many are left, for what is kept on a bar. */
  left?: number;
  /** Why it cannot be used. */
  why?: Key;
}

const BARS: readonly Bar[] = ["reroll", "takeback", "extra", "polish", "joker"];

/** What the dock needs to know. */
export interface Situation {
  view: View;
  seat: number;
  choices: Choices | null;
  /** A person here could take something back. */
  undoable: boolean;
  /** The source that is chosen, or "". */
  source: string;
  /** Nobody here may act at all: watching, or still sending. */
  idle: Key | null;
}

/** The bars that a sheet has, in the dock's order. */
export function barsOf(view: View): Bar[] {
  return BARS.filter((bar) => (view.sheet.plan.bars[bar]?.boxes ?? 0) > 0);
}

export function actionsOf(now: Situation): Action[] {
  return [...barsOf(now.view).map((bar) => barAction(bar, now)), ...handActions(now)];
}

function barAction(bar: Bar, now: Situation): Action {
  const action: Action = { name: bar, usable: false, left: now.view.left(now.seat, bar) };
  if (now.idle) action.why = now.idle;
  else if (isUsable(bar, now)) action.usable = true;
  else action.why = whyNot(bar, now);
  return action;
}

function isUsable(bar: Bar, { choices, source }: Situation): boolean {
  if (!choices) return false;
  if (bar === "reroll") return choices.reroll !== null;
  if (bar === "takeback") return choices.takebacks.length > 0;
  if (bar === "extra") return choices.asks === "extras" && choices.entries.length > 0;
  return canHelp(choices, source, bar) || canHelp(choices, "", bar);
}

/** The first reason that holds, the most lasting one first. */
function whyNot(bar: Bar, now: Situation): Key {
  const { view, seat, choices } = now;
  if (view.awaits === "over") return "why.over";
  if (view.opened(seat, bar) === 0) return `why.${bar}.none`;
  if (view.left(seat, bar) === 0) return `why.${bar}.used`;
  const ownTurn = view.active === seat && view.part === "active";
  if ((bar === "reroll" || bar === "takeback") && !ownTurn) return `why.${bar}.active`;
  if (!choices) return view.awaits === "decision" ? "why.notYourTurn" : "why.rollFirst";
  if (choices.asks === "bonus") return "why.bonusFirst";
  if (bar === "takeback" && view.rolls >= 3) return "why.takeback.last";
  if (bar === "takeback" && !view.where.includes("platter")) return "why.takeback.empty";
  return `why.${bar}.now`;
}

function handActions(now: Situation): Action[] {
  const undo: Action = { name: "undo", usable: now.undoable };
  const reset: Action = { name: "reset", usable: now.undoable };
  if (!now.undoable) undo.why = reset.why = "why.undo.nothing";
  const pass: Action = { name: "pass", usable: true };
  if (!now.choices?.pass) {
    pass.usable = false;
    pass.why = now.idle ?? whyNoPass(now);
  }
  return [undo, reset, pass];
}

function whyNoPass({ view, choices }: Situation): Key {
  if (view.awaits === "over") return "why.over";
  if (!choices) return view.awaits === "decision" ? "why.notYourTurn" : "why.rollFirst";
  if (choices.asks === "bonus") return "why.bonusFirst";
  return choices.on ? "ask.window" : "why.pass.must";
}

/** The name of passing, by what is passed on. */
export function passKey(choices: Choices): Key {
  const nothingFits = choices.entries.length === 0 && choices.race.length === 0;
  switch (choices.asks) {
    case "pick":
      return nothingFits ? "do.loseRoll" : "do.passRoll";
    case "passive":
      return nothingFits ? "do.loseRoll" : "do.passPassive";
    case "extras":
      return "do.passExtra";
    case "follow":
      return "do.passSilver";
    case "lucky":
      return "do.passLucky";
    default:
      return "do.endTurn";
  }
}
