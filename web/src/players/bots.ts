/** Bots for a table from the players of a game. */
import type { Game, Rules } from "../rules/types";
import { randomBots } from "../table/bots";
import type { Bot, BotMaker } from "../table/types";
import { levelAt, type Level, type Levels, type Mind, type Position } from "./types";

const CHANCE = "random";

export function positionOf(game: Game, seat: number): Position {
  return { tables: game.sheet.tables, state: game.view.bytes, seat };
}

function levelOf(levels: Levels, game: string, name: string): Level {
  const level = levels[game]?.find((one) => one.name === name);
  if (!level) throw new Error(`no player here goes by the name ${name}`);
  return level;
}

/** All levels of all games; they decide the same for a position, wherever they think. */
export function trainedBots(rules: Rules, levels: Levels, mind: Mind): BotMaker {
  const chance = randomBots(rules);
  return {
    names: (game) => levels[game]?.map(({ name }) => name) ?? chance.names(game),
    make: async (game, name, seed, seat): Promise<Bot> => {
      if (name === CHANCE) return chance.make(game, name, seed, seat);
      const level = levelOf(levels, game, name);
      return {
        name,
        choose: (now, deciding) =>
          mind.choose(positionOf(now, deciding), levelAt(level, now.players, now.sheet.rulings)),
      };
    },
  };
}
