/** How somebody plays, from all their games: skill apart from luck. What the figures mean is told in docs/progress.md. */
import type { Finished } from "../device";
import type { Decided, LookedBack } from "../players/analysis";

/** A game of one person of this device. */
export interface Own {
  game: Finished;
  seat: number;
  points: number;
  won: boolean;
  players: number;
  /** Whom it was played against. */
  against: Against;
  coached: boolean;
}

/** Nobody, people, a bot's level, or several kinds of opponents. */
export type Against = "alone" | "people" | "mixed" | (string & {});

/** Games that count, the first one first. Where several people played here, nobody knows which of them looks now. */
export function ownGames(
  games: readonly Finished[],
  botsOf: (game: Finished) => readonly string[],
): Own[] {
  return games
    .filter(({ mine, from }) => mine.length === 1 && !from)
    .map((game) => {
      const { record, mine, coached = false } = game;
      const seat = mine[0]!;
      const points = record.scores[seat]!.total;
      const won = record.winners.includes(seat);
      const against = againstWhom(botsOf(game), seat);
      return { game, seat, points, won, players: record.players, against, coached };
    })
    .sort((a, b) => a.game.finished - b.game.finished);
}

function againstWhom(bots: readonly string[], seat: number): Against {
  const kinds = new Set(bots.filter((_, i) => i !== seat).map((bot) => bot || "people"));
  if (kinds.size === 0) return "alone";
  return kinds.size === 1 ? [...kinds][0]! : "mixed";
}

/** A decision counts where there was something to choose. */
export function realDecisions({ decisions }: Pick<LookedBack, "decisions">): Decided[] {
  return decisions.filter(({ choices }) => choices > 1);
}

/** Points lost per real decision. */
export interface Rate {
  lost: number;
  /** The standard error of `lost`; null of a single decision. */
  error: number | null;
  decisions: number;
}

/** Null where nothing was decided. */
export function rateOf(looks: readonly LookedBack[]): Rate | null {
  const losses = looks.flatMap((looked) => realDecisions(looked).map(({ loss }) => loss));
  const decisions = losses.length;
  if (decisions === 0) return null;
  const lost = mean(losses);
  const squares = losses.reduce((sum, loss) => sum + (loss - lost) ** 2, 0);
  const error = decisions > 1 ? Math.sqrt(squares / (decisions - 1) / decisions) : null;
  return { lost, error, decisions };
}

/** So many decisions have to be known before a band is named: fewer say too little. */
export const ENOUGH = 500;

/** By number of players: what each level loses per decision, the weakest first. */
export type Bands = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** The strongest level that loses no less; the weakest for whoever loses more than all. Null: not known. */
export function bandOf(games: readonly Own[], bands: Bands | undefined): string | null {
  const looked = games.flatMap(({ game, players }) =>
    game.looked ? [{ looked: game.looked, losses: bands?.[players] }] : [],
  );
  const rate = rateOf(looked.map((one) => one.looked));
  if (!rate || rate.decisions < ENOUGH || looked.some(({ losses }) => !losses)) return null;
  const levels = Object.keys(looked[0]!.losses!);
  // At tables of other sizes levels lose more or less: they count by how much was decided there.
  const limit = (level: string) =>
    looked.reduce(
      (sum, one) => sum + realDecisions(one.looked).length * (one.losses![level] ?? 0),
      0,
    ) / rate.decisions;
  return levels.findLast((level) => limit(level) >= rate.lost) ?? levels[0]!;
}

/** What a result was made of: what the play was worth, and what the dice gave or took. */
export interface Apart {
  play: number;
  luck: number;
  /** The standard error of both. */
  error: number;
}

export function apartOf({ result, luck, error }: LookedBack): Apart {
  return { play: result - luck, luck, error };
}

/** The same in the mean over games. */
export function meanApart(looks: readonly LookedBack[]): Apart | null {
  if (looks.length === 0) return null;
  const all = looks.map(apartOf);
  const squares = all.reduce((sum, { error }) => sum + error ** 2, 0);
  return {
    play: mean(all.map(({ play }) => play)),
    luck: mean(all.map(({ luck }) => luck)),
    error: Math.sqrt(squares) / all.length,
  };
}

/** The best result of a kind of game. */
export interface Best {
  game: string;
  players: number;
  own: Own;
  games: number;
}

/** By game and number of players; what the coach helped with stands apart from it. */
export function bestResults(games: readonly Own[]): Best[] {
  const found = new Map<string, Best>();
  for (const own of games) {
    const { game } = own.game.record;
    const key = `${game} ${String(own.players)}`;
    const known = found.get(key);
    const better = !known || own.points > known.own.points;
    found.set(key, {
      game,
      players: own.players,
      own: better ? own : known.own,
      games: (known?.games ?? 0) + 1,
    });
  }
  return [...found.values()].sort((a, b) => a.players - b.players);
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
