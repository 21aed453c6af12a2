/** The dice of an earlier game again, place by place, and what others did there. */
import type { Game, Rules } from "../rules/types";
import type { Ledger } from "./ledger";
import type { Given, Step } from "./types";

/** What the dice of a table come from. */
export interface Dice {
  seed: bigint;
  given?: Given | undefined;
}

/** A step with the position before it, and the place of the throw that it followed or was. */
export interface Taken {
  step: Step;
  at: number;
  game: Game;
  place: number;
}

/** Go through a game again; `ledger` has nothing in it that was taken back. */
export function* stepsOf(ledger: Ledger): Generator<Taken> {
  const { rules, sheet, players } = ledger;
  const game = rules.newGame(sheet, players);
  for (const [at, step] of ledger.steps.entries()) {
    yield { step, at, game, place: rules.placeOf(game) };
    const { seat, action, event } = step;
    if (event?.roll) game.applyRoll(event.roll);
    else if (event?.platter) game.applyPlatter(event.platter);
    else game.apply(seat, action!);
  }
}

/** What a game has for another one with its dice, in which `seat` is somebody else's. */
export function givenBy(ledger: Ledger, seat: number): Required<Given> {
  const given: Required<Given> = { fell: { throws: {}, platters: {} }, done: {} };
  for (const { step, game, place } of stepsOf(ledger)) {
    const { event, action } = step;
    if (event?.roll) {
      const faces = Object.values(event.roll);
      const named = game.diceToRoll().map((die, i) => [die, faces[i]!] as const);
      given.fell.throws[place] = Object.fromEntries(named);
    } else if (event?.platter) given.fell.platters[place] = event.platter;
    else if (step.seat !== seat) (given.done[keyOf(step.seat, place)] ??= []).push(action!);
  }
  return given;
}

/** Whether a seed tells all dice of a game. */
export function followsSeed(ledger: Ledger, seed: bigint): boolean {
  const { rules, sheet } = ledger;
  for (const { step, game } of stepsOf(ledger)) {
    const { roll, platter } = step.event ?? {};
    if (roll) {
      const faces = Object.values(roll);
      const due = rules.throwDice(game, seed);
      if (game.diceToRoll().some((die, i) => due[die] !== faces[i])) return false;
    } else if (platter) {
      const due = rules.lowestThree(game, seed);
      if (sheet.dice.some((die) => due.includes(die) !== platter.includes(die))) return false;
    }
  }
  return true;
}

/** The throw that is due: dice that fell here before fall the same again. */
export function rollAt(rules: Rules, game: Game, { seed, given }: Dice): Record<string, number> {
  const faces = rules.throwDice(game, seed);
  const fell = given?.fell?.throws[rules.placeOf(game)] ?? {};
  return Object.fromEntries(Object.entries(faces).map(([die, face]) => [die, fell[die] ?? face]));
}

export function platterAt(rules: Rules, game: Game, { seed, given }: Dice): string[] {
  return given?.fell?.platters[rules.placeOf(game)] ?? rules.lowestThree(game, seed);
}

/** What a seat did here in the earlier game; null where it did nothing more, or may not do it now. */
export function doneAt(
  { rules, game, steps }: Ledger,
  seat: number,
  given: Given | undefined,
): number | null {
  const done = given?.done[keyOf(seat, rules.placeOf(game))];
  if (!done) return null;
  const { round, active, part } = game;
  const elsewhere = (step: Step) =>
    step.action === null || step.round !== round || step.active !== active || step.part !== part;
  const here = steps.slice(steps.findLastIndex(elsewhere) + 1);
  const action = done[here.filter((step) => step.seat === seat).length];
  return action !== undefined && game.legal(seat).includes(action) ? action : null;
}

function keyOf(seat: number, place: number): string {
  return `${String(seat)}/${String(place)}`;
}
