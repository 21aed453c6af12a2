/** Bots for a table, and a coach, from the players of a game. */
import type { Coach } from "../play/coach.svelte";
import type { Game, Rules } from "../rules/types";
import { randomBots } from "../table/bots";
import type { Bot, BotMaker, Table } from "../table/types";
import { levelAmong, type Level, type Levels, type Mind, type Position } from "./types";

const CHANCE = "random";

function positionOf(game: Game, seat: number): Position {
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
          mind.choose(positionOf(now, deciding), levelAmong(level, now.players)),
      };
    },
  };
}

/** The strongest player with a net; a game without one has no coach. */
export function coachFor(levels: Levels, mind: Mind, game: string): Coach | undefined {
  const strongest = levels[game]?.findLast(({ net }) => net);
  if (!strongest) return undefined;
  const ask = ({ game: now }: Table, seat: number) =>
    mind.judge(positionOf(now, seat), levelAmong(strongest, now.players));
  return Object.assign(ask, { lead: strongest.lead === true });
}
