/** Players that need no hands. Stronger ones bring makers of their own. */
import type { Rules } from "../rules/types";
import type { Bot, BotMaker } from "./types";

const RANDOM = "random";

/** Chooses among all legal actions with equal chance; the same for a seed. */
export function randomBots(rules: Rules): BotMaker {
  return {
    names: () => [RANDOM],
    make: (_game, name, seed): Promise<Bot> =>
      Promise.resolve({
        name,
        choose: (game, seat, decision) => {
          const actions = game.legal(seat);
          const chosen = rules.choose(seed, seat, decision, actions.length);
          return Promise.resolve(actions[chosen]!);
        },
      }),
  };
}

/** Several makers as one, the weakest first. */
export function allBots(makers: readonly BotMaker[]): BotMaker {
  return {
    names: (game) => makers.flatMap((maker) => maker.names(game)),
    make: (game, name, seed, seat) => {
      const maker = makers.find((one) => one.names(game).includes(name));
      if (!maker) throw new Error(`no player here goes by the name ${name}`);
      return maker.make(game, name, seed, seat);
    },
  };
}
