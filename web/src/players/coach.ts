/** The coach of a game: its strongest player with a net. */
import type { Game } from "../rules/types";
import { adviceOf, followUpOf, type Advice } from "./advice";
import { positionOf } from "./bots";
import { readReasons, type Price, type Reason, type Why } from "./reasons";
import {
  levelAt,
  type Company,
  type Expected,
  type Levels,
  type Looked,
  type Measured,
  type Mind,
  type Progress,
} from "./types";

export interface Coach {
  /** Its points are those by which the seat will lie above the best other. */
  readonly lead: boolean;
  /** What it expects of every choice. */
  judge(game: Game, seat: number): Promise<Expected[]>;
  /** The same with chances to win as this company plays, and how sure it is. */
  advise(game: Game, seat: number, company?: Company): Promise<Advice>;
  /** A seat's game from its first position on, by the rows of its log. */
  lookBack(
    begun: Game,
    seat: number,
    rows: Int32Array,
    progress?: Progress,
    signal?: AbortSignal,
  ): Promise<Looked>;
  /** Why a choice is good or bad, next to the best. */
  explain(game: Game, seat: number, action: number, best: number): Promise<Why>;
}

/** How sure coaches can be, by game. */
export interface Sureness {
  shares: readonly number[];
  games: Readonly<Record<string, Omit<Measured, "shares">>>;
}

/** People of whom nothing is known. */
function strangers({ players }: Game): Company {
  return { levels: Array.from({ length: players }, () => null), rows: new Int32Array() };
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
    advise: async (game, seat, company = strangers(game)) => {
      const asked = { game: id, players: game.players, measured, company };
      return adviceOf(await mind.advise(positionOf(game, seat), level(game), asked));
    },
    lookBack: (begun, seat, rows, progress, signal) =>
      mind.lookBack(
        { ...positionOf(begun, seat), game: id, players: begun.players, rows, measured },
        level(begun),
        progress,
        signal,
      ),
    explain: async (game, seat, action, best) => {
      const compared = { action, best };
      const rows = await mind.compare(positionOf(game, seat), level(game), compared);
      const reasons = readReasons<Reason>(game.sheet, rows.reasons);
      const entries = await followUpOf(judge, game, seat, action);
      if (entries.length > 0) reasons.push({ kind: "follow_up", entries });
      return { reasons, price: readReasons<Price>(game.sheet, rows.price) };
    },
  };
}
