/** The coach of a game: its strongest player with a net. */
import type { Game, GameEvent } from "../rules/types";
import { adviceOf, followUpOf, type Advice } from "./advice";
import { positionOf } from "./bots";
import { levelAt, type Expected, type Levels, type Measured, type Mind } from "./types";

export interface Coach {
  /** Its points are those by which the seat will lie above the best other. */
  readonly lead: boolean;
  /** What it expects of every choice. */
  judge(game: Game, seat: number): Promise<Expected[]>;
  /** The same with chances to win, and how sure it is. */
  advise(game: Game, seat: number): Promise<Advice>;
  /** What it would enter for the bonuses that an action sets off. */
  followUp(game: Game, seat: number, action: number): Promise<GameEvent[]>;
}

/** How sure coaches can be, by game. */
export interface Sureness {
  shares: readonly number[];
  games: Readonly<Record<string, Omit<Measured, "shares">>>;
}

/** A game without a player that was trained has no coach. */
export function coachFor(
  levels: Levels,
  { shares, games }: Sureness,
  mind: Mind,
  id: string,
): Coach | undefined {
  const strongest = levels[id]?.findLast(({ net }) => net);
  if (!strongest) return undefined;
  const level = ({ players, sheet }: Game) => levelAt(strongest, players, sheet.rulings);
  const found = games[id];
  const measured = found ? { shares, ...found } : null;
  const judge: Coach["judge"] = (game, seat) => mind.judge(positionOf(game, seat), level(game));
  return {
    lead: strongest.lead === true,
    judge,
    advise: async (game, seat) => {
      const asked = { players: game.players, measured };
      return adviceOf(await mind.advise(positionOf(game, seat), level(game), asked));
    },
    followUp: (game, seat, action) => followUpOf(judge, game, seat, action),
  };
}
