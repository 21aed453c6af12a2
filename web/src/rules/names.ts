/** The words that rules, record and sheets share. */
/** How well a sheet, or a part of it, is known. */
export type Provenance = "verified" | "inferred" | "reconstructed";

/** What a game waits for. */
export type Awaits = "decision" | "roll" | "platter" | "over";

/** Where a die lies: in the active player's hand, on the platter, on a dice field, out of the way. */
export type Where = "hand" | "platter" | "field" | "aside";

/** The part of a round: its bonus, a seat's own turn, everybody else's choice. */
export type Part = "round" | "active" | "passive";

/**
 * What a seat is asked: enter a bonus, pick a die, take a die back or roll on (`window`), use extra
 * dice, choose from the platter, a further cross for a die sent there (`follow`); in the race, turn
 * ones (`lucky`) and make groups (`group`).
 */
export type Asks =
  "idle" | "bonus" | "pick" | "window" | "extras" | "passive" | "follow" | "lucky" | "group";

/** The verb of an action; `on` is rolling without taking a die back. */
export type Verb =
  | "pass"
  | "on"
  | "reroll"
  | "takeback"
  | "unlock"
  | "enter"
  | "follow"
  | "bonus"
  | "lucky"
  | "group";

/** Actions that are unlocked on a bar of their own and kept there. */
export type Bar = "reroll" | "extra" | "takeback" | "polish" | "joker";

export type Mark = "circle" | "cross";
