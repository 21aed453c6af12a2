/** Results as figures: tables of one game, averages of many, faces of all dice. */
import type { Finished } from "../device";
import type { Sheet } from "../rules";
import type { GameRecord, ScoreEntry } from "../table";
import { say, words } from "../words";

export interface ScoreTable {
  /** By zone (or row): the points of every seat. */
  parts: { part: string; points: number[] }[];
  /** Foxes or tiles of every seat as text; null where nobody has any. */
  extra: string[] | null;
}

/** Points of a score by zone, or by row of chips. */
export function partsOf(score: ScoreEntry): Record<string, number> {
  if ("zones" in score) return score.zones;
  return Object.fromEntries(
    Object.entries(score.chips).map(([row, chips]) => [row, chips * Number(row)]),
  );
}

function extraOf(score: ScoreEntry): string {
  if ("tiles" in score) return score.tiles.join(" + ") || "0";
  const lowest = Math.min(...Object.values(score.zones));
  return `${score.foxes} × ${words().number(lowest)}`;
}

function hasExtra(score: ScoreEntry): boolean {
  return "tiles" in score ? score.tiles.length > 0 : score.foxes > 0;
}

/** The result of one game, zone by zone. */
export function scoreTable(sheet: Sheet, { scores }: GameRecord): ScoreTable {
  const parts =
    sheet.flow === "platter" ? sheet.zones : sheet.plan.rows.map(({ number }) => String(number));
  return {
    parts: parts.map((part) => ({
      part,
      points: scores.map((score) => partsOf(score)[part] ?? 0),
    })),
    extra: scores.some(hasExtra) ? scores.map(extraOf) : null,
  };
}

/** Everybody's points, and whether whoever played here has won. */
export function resultText({ record, mine }: Finished): string {
  const points = record.scores.map(({ total }) => words().number(total)).join(" : ");
  if (record.players === 1 || mine.length !== 1) return points;
  if (!record.winners.includes(mine[0]!)) return `${points} · ${say("history.lost")}`;
  return `${points} · ${say(record.winners.length > 1 ? "history.shared" : "history.won")}`;
}

/** Games that count: of others dice or the first half were known. */
export function counted(games: readonly Finished[]): Finished[] {
  return games.filter(({ from }) => !from);
}

export interface Summary {
  games: number;
  average: number;
  best: number;
  worst: number;
  /** Over the ten games that ended last. */
  lately: number;
  parts: Record<string, number>;
  foxes: number;
}

/** Averages over the seats that were played from this device; games come with the last first. */
export function summarise(games: readonly Finished[]): Summary | null {
  const results = games.flatMap(({ record, mine }) =>
    mine.map((seat) => ({ score: record.scores[seat]! })),
  );
  if (results.length === 0) return null;
  const totals = results.map(({ score }) => score.total);
  const names = Object.keys(partsOf(results[0]!.score));
  return {
    games: results.length,
    average: mean(totals),
    best: Math.max(...totals),
    worst: Math.min(...totals),
    lately: mean(totals.slice(0, 10)),
    parts: Object.fromEntries(
      names.map((name) => [name, mean(results.map(({ score }) => partsOf(score)[name] ?? 0))]),
    ),
    foxes: mean(results.map(({ score }) => ("foxes" in score ? score.foxes : 0))),
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** How often each face came up, in all rolls of all games. */
export function countFaces(games: readonly Finished[]): number[] {
  const counts = [0, 0, 0, 0, 0, 0];
  for (const { record } of games) {
    for (const { roll } of record.events) {
      for (const face of Object.values(roll ?? {})) counts[face - 1]! += 1;
    }
  }
  return counts;
}

/** The chance that honest dice differ from even counts by as much: chi-square, five degrees. */
export function luckOf(counts: readonly number[]): number {
  const all = counts.reduce((sum, count) => sum + count, 0);
  const expected = all / 6;
  const x = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  const root = Math.sqrt(x);
  const tail = Math.sqrt(2 / Math.PI) * Math.exp(-x / 2) * (root + root ** 3 / 3);
  return 2 * normalTail(root) + tail;
}

/** The upper tail of the normal distribution (Abramowitz and Stegun 26.2.17). */
function normalTail(x: number): number {
  const t = 1 / (1 + 0.2316419 * x);
  const series =
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return (Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)) * series;
}
