/** The keyboard: letters for actions, arrows to the nearest thing. */
import type { Action } from "./actions";
import { ARROWS, nearest, type Direction } from "./spatial";

export interface Commands {
  number(number: number): void;
  use(action: Action["name"]): void;
  main(): void;
  dice(): void;
  log(): void;
  others(): void;
  help(): void;
  escape(): void;
}

const ACTIONS: Readonly<Record<string, Action["name"]>> = {
  u: "undo",
  b: "reset",
  r: "reroll",
  p: "pass",
  j: "joker",
  k: "polish",
};

const REST: Readonly<Record<string, "main" | "dice" | "log" | "others" | "help" | "escape">> = {
  n: "main",
  " ": "main",
  t: "dice",
  e: "dice",
  l: "log",
  o: "others",
  "?": "help",
  escape: "escape",
};

/** What can be reached by arrows, wherever it stands on the screen. */
const REACHABLE = "button:not([tabindex='-1'])";

export function pressed(
  event: KeyboardEvent,
  root: HTMLElement | undefined,
  commands: Commands,
): void {
  if (!root || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target instanceof HTMLElement ? event.target : null;
  if (target?.closest("input, textarea, select, dialog")) return;
  const direction = ARROWS[event.key];
  if (direction) {
    if (go(root, direction)) event.preventDefault();
    return;
  }
  // Space presses the button that has the focus.
  if (event.key === " " && target instanceof HTMLButtonElement) return;
  const key = event.key.toLowerCase();
  const [action, rest] = [ACTIONS[key], REST[key]];
  if (/^[1-6]$/.test(key)) commands.number(Number(key));
  else if (action) commands.use(action);
  else if (rest) commands[rest]();
  else return;
  event.preventDefault();
}

/** Move the focus; whether there was somewhere to go. */
function go(root: HTMLElement, direction: Direction): boolean {
  const all = [...root.querySelectorAll<HTMLElement>(REACHABLE)].filter(
    (element) => element.getClientRects().length > 0 && !element.closest("[inert]"),
  );
  const now = document.activeElement;
  const from = now instanceof HTMLElement && root.contains(now) ? now : null;
  if (!from) {
    const first = all.find((element) => element.matches("[data-keys=dice] *")) ?? all[0];
    first?.focus({ preventScroll: true });
    return first !== undefined;
  }
  const others = all.filter((element) => element !== from);
  const places = others.map((element) => element.getBoundingClientRect());
  const found = others[nearest(from.getBoundingClientRect(), places, direction)];
  found?.focus();
  return found !== undefined;
}
