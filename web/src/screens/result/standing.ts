/** How a result compares: with one's own games of the same kind, and with the bots' averages. */
import type { Finished } from "../../device";
import type { Level } from "../../players";
import { counted } from "../results";

/** Where a game stands among those that were played from this device with as many players. */
export interface Standing {
  /** How many others there are. */
  games: number;
  best: number;
  average: number;
  /** 1: no other was better. */
  place: number;
}

/** What the only person here came to; null where several or none played here. */
export function ownTotal({ record, mine }: Finished): number | null {
  return mine.length === 1 ? record.scores[mine[0]!]!.total : null;
}

/** Null where there is nothing to compare with, and of games that do not count; a branch is compared, under its game. */
export function standingOf(all: readonly Finished[], game: Finished): Standing | null {
  const own = ownTotal(game);
  if (game.from && !all.some(({ id }) => id === game.from?.game)) return null;
  const totals = counted(all)
    .filter(({ id, record }) => {
      const same = record.game === game.record.game && record.players === game.record.players;
      return same && id !== game.id;
    })
    .flatMap((one) => ownTotal(one) ?? []);
  if (own === null || totals.length === 0) return null;
  return {
    games: totals.length,
    best: Math.max(...totals),
    average: totals.reduce((sum, total) => sum + total, 0) / totals.length,
    place: 1 + totals.filter((total) => total > own).length,
  };
}

/** How a game went for whoever played it here. */
export type Mood = "won" | "shared" | "best" | "first" | "close" | "above" | "lost" | "plain";

/** Behind by no more than this is close. */
const CLOSE = 5;

/** `before` is what it was played on from, if it was: there is that to beat, not one's best. */
export function moodOf(game: Finished, standing: Standing | null, before: number | null): Mood {
  const { record, mine } = game;
  const own = ownTotal(game);
  const several = record.players > 1;
  if (several && record.winners.some((seat) => mine.includes(seat))) {
    return record.winners.length > 1 ? "shared" : "won";
  }
  if (own === null) return "plain";
  const beaten = before ?? standing?.best;
  if (beaten === undefined) {
    if (!several && !game.from) return "first";
  } else if (own > beaten) return "best";
  const behind = record.scores[record.winners[0]!]!.total - own;
  if (several && behind <= CLOSE) return "close";
  if (before === null && standing && own > standing.average) return "above";
  return several ? "lost" : "plain";
}

export function isJoy(mood: Mood): boolean {
  return ["won", "shared", "best", "first"].includes(mood);
}

/** A line of the ladder: a bot by its level, or one's own best, average or this game. */
export interface Rung {
  who: "bot" | "best" | "average" | "now" | "before";
  /** Of a bot. */
  level: string;
  points: number;
}

/** All that a result compares with, the most points first; of equal ones this game. */
export function ladderOf(
  own: number,
  standing: Standing | null,
  before: number | null,
  levels: readonly Level[],
  players: number,
): Rung[] {
  const bots = levels.flatMap(({ name, means }): Rung[] => {
    const points = means?.[players];
    return points === undefined ? [] : [{ who: "bot", level: name, points }];
  });
  const rungs: Rung[] = [{ who: "now", level: "", points: own }, ...bots];
  if (before !== null) rungs.push({ who: "before", level: "", points: before });
  if (standing) {
    rungs.push(
      { who: "best", level: "", points: standing.best },
      { who: "average", level: "", points: standing.average },
    );
  }
  return rungs.toSorted((a, b) => b.points - a.points);
}
