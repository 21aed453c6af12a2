/** A whole turn as an example: the first of a made-up game, played so that there is much to see. */
import type { Game, Option, Rules, Sheet } from "../../rules";
import type { Example } from "./example";

/** Games that are begun until one has a turn to show. */
const GAMES = 40n;

/** The choices of a turn, one after another; empty where no game begins with one worth showing. */
export function turnOf(rules: Rules, sheet: Sheet): Example[] {
  for (let seed = 1n; seed <= GAMES; seed += 1n) {
    const turn = firstTurn(rules, sheet, seed);
    if (isWhole(turn)) return turn;
  }
  return [];
}

/** Three dice chosen, or several groups made. */
function isWhole(turn: readonly Example[]): boolean {
  const many = (chosen: (option: Option) => unknown) =>
    turn.filter(({ option }) => chosen(option)).length;
  return many(({ event }) => event?.pick) === 3 || many(({ event }) => event?.group) >= 2;
}

function firstTurn(rules: Rules, sheet: Sheet, seed: bigint): Example[] {
  const game = rules.newGame(sheet, sheet.players[0]);
  const turn: Example[] = [];
  while (!game.over && game.round === 1 && game.active === 0 && game.part !== "passive") {
    if (game.awaits === "roll") game.applyRoll(rules.throwDice(game, seed));
    else {
      const option = instructive(game);
      const { event } = option;
      // What is passed, and the bonus of the round, are no part of what is shown.
      if (game.part === "active" && event && !event.pass)
        turn.push({ view: game.view, seat: 0, option });
      game.apply(0, option.action);
    }
  }
  return turn;
}

/** Dice that send one other to the platter, so that this is seen and enough are left; among these the most points. */
function instructive(game: Game): Option {
  const worth = ({ event, effects, total }: Option) => {
    const does = event !== null && !event.pass && !event.use;
    return (does ? 1000 : 0) - 100 * Math.abs(effects.platter.length - 1) + total;
  };
  return game.options(0).reduce((best, one) => (worth(one) > worth(best) ? one : best));
}
