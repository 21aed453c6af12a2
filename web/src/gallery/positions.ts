/** Positions to draw: a game played so far by somebody who likes points. */
import type { Game, Rules } from "../rules";

/** One throw or decision. */
export function step(rules: Rules, game: Game, seed: bigint, decision: number): void {
  const throwing = seed * 1000n + BigInt(decision);
  if (game.awaits === "roll") {
    const faces = rules.throwDice(game, throwing);
    game.applyRoll(game.sheet.named_dice ? faces : Object.values(faces));
  } else if (game.awaits === "platter") {
    game.applyPlatter(rules.lowestThree(game, throwing));
  } else {
    const seat = game.toAct()[0]!;
    const options = game.options(seat);
    const best = Math.max(...options.map((option) => option.total));
    const good = options.filter((option) => option.total === best);
    game.apply(seat, good[rules.choose(seed, seat, decision, good.length)]!.action);
  }
}

/** After `decisions` decisions and throws; goes on until `until` holds, if it is given. */
export function position(
  rules: Rules,
  id: string,
  players: number,
  decisions: number,
  seed = 7n,
  until: (game: Game) => boolean = () => true,
): Game {
  const game = rules.newGame(rules.sheet(id), players);
  for (let i = 0; (i < decisions || !until(game)) && !game.over; i++) step(rules, game, seed, i);
  return game;
}
