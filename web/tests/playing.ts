/** Positions for the tests of the table screen. */
import type { Choices } from "../src/play/chooser";
import { choicesOf } from "../src/play/chooser";
import type { Game } from "../src/rules/types";
import { rules } from "./rules";

/** Let the dice fall as a seed says until somebody has to decide. */
export function throwDue(game: Game, seed = 1n): void {
  while (game.awaits === "roll" || game.awaits === "platter") {
    if (game.awaits === "roll") game.applyRoll(rules.throwDice(game, seed));
    else game.applyPlatter(rules.lowestThree(game, seed));
  }
}

/** Every decision of a random game, before it is made. */
export function* decisions(id: string, players: number, seed: bigint): Generator<[Game, number]> {
  const game = rules.newGame(rules.sheet(id), players);
  for (let step = 0; ; step += 1) {
    throwDue(game, seed);
    if (game.over) return;
    const seat = game.toAct()[0]!;
    yield [game, seat];
    const legal = game.legal(seat);
    game.apply(seat, legal[rules.choose(seed, seat, step, legal.length)]!);
  }
}

export function choicesFor(game: Game, seat = 0): Choices {
  return choicesOf(game.sheet, game.view, seat, game.options(seat));
}

/** A game whose first roll shows these faces. */
export function rolled(id: string, faces: number[], players = 1): Game {
  const game = rules.newGame(rules.sheet(id), players);
  while (game.awaits === "decision") game.apply(game.toAct()[0]!, game.legal(game.toAct()[0]!)[0]!);
  game.applyRoll(faces);
  return game;
}
