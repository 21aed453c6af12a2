/** What a seat decided in a game, with the dice as they lay and what the coach says it cost. */
import type { Option, View, Where } from "../rules";
import type { Found, Ledger } from "../table";
import { stepsOf } from "../table/given";
import type { Decision } from "./aligning";

export interface Made extends Decision {
  /** Entries of the log before it. */
  at: number;
  view: View;
  option: Option;
  /** Null until the coach has looked. */
  loss: number | null;
  error: number | null;
}

/** All decisions in which there was something to choose. */
export function decisionsOf(ledger: Ledger, seat: number, looked: Found | null): Made[] {
  const found = new Map(looked?.decisions.map((one) => [one.at, one]));
  const made: Made[] = [];
  for (const { step, at, game, place } of stepsOf(ledger)) {
    const { action } = step;
    if (action === null || step.seat !== seat || game.legal(seat).length < 2) continue;
    const { loss = null, error = null } = found.get(at) ?? {};
    const option = game.option(seat, action);
    made.push({ place, action, at, view: game.view, option, loss, error });
  }
  return made;
}

/** A die as it lay. */
export interface Lay {
  colour: string;
  face: number;
  where: Where;
  /** It could be chosen from. */
  open: boolean;
}

/** The dice of a position; none before a round's first throw. */
export function diceOf({ sheet, part, hand, faces, where }: View): Lay[] {
  if (part === "round") return [];
  if (!sheet.named_dice) {
    const colour = sheet.dice[0]!;
    return hand.map((face) => ({ colour, face, where: "hand", open: true }));
  }
  // A passive seat chooses from the platter, once no dice are in hand any more.
  const wanted = where.includes("hand") ? "hand" : "platter";
  return sheet.dice.map((colour, die) => {
    const place = where[die]!;
    return { colour, face: faces[die]!, where: place, open: place === wanted };
  });
}

/** The position whose dice stand for both sides; null where they lay differently, or one side decided nothing. */
export function sameDice(one: Made | undefined, other: Made | undefined): View | null {
  if (!one || !other) return (one ?? other)?.view ?? null;
  const [here, there] = [one, other].map(({ view }) => JSON.stringify(diceOf(view)));
  return here === there ? one.view : null;
}
