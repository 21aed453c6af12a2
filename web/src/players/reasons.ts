/**
 * Why a choice is good or bad: the position before compared with the position after. Kinds, numbers and order are those
 * of the library's coach (docs/analysis.md); `words/reasons.ts` puts them into words.
 */
import type { Bar, GameEvent, LinePlan, Option, View } from "../rules/types";

export type Reason =
  | { kind: "fills"; zone: string; cell: number; value: number | null }
  | { kind: "points" | "completes"; zone: string; points: number }
  | ({ kind: "near" } & Near)
  | { kind: "gives_up"; zone: string; boxes: number }
  | { kind: "sets_off"; bonuses: string[] }
  | { kind: "unlocks" | "spends"; actions: Bar[] }
  | { kind: "fox"; foxes: number; worth: number }
  | ({ kind: "lowest" } & Lowest)
  | { kind: "platter"; dice: Record<string, number>; left: number }
  | { kind: "takes_back"; dice: string[] }
  | { kind: "moves"; row: number; square: number; left: number }
  | { kind: "chip"; row: number; points: number }
  | { kind: "tile"; points: number }
  | { kind: "set"; missing: number[]; points: number }
  | { kind: "sends_home"; seat: number; row: number; squares: number }
  | { kind: "closes"; row: number; pawns: number[] }
  | { kind: "follow_up"; entries: GameEvent[] };

/** A line that the next entry can complete, and could not before. */
export interface Near {
  zone: string;
  bonus: string;
  points: number;
  /** The box that is missing, from 1. */
  cell: number;
  /** What has to be written there for the bonus. */
  least: number;
}

/** What the zone with the fewest points gains, and the foxes by it. */
export interface Lowest {
  zones: string[];
  before: number;
  after: number;
  foxes: number;
  points: number;
}

/** What an option of a seat does by itself. */
export function reasonsOf(before: View, seat: number, option: Option): Reason[] {
  const compared = { before, seat, option };
  return before.sheet.flow === "race" ? onBoard(compared) : onSheet(compared);
}

interface Compared {
  before: View;
  seat: number;
  option: Option;
}

function onSheet(compared: Compared): Reason[] {
  const { writes, bonuses, unlocks, spends } = compared.option.effects;
  const { zones } = compared.before.sheet.plan;
  const reasons: Reason[] = writes.map(({ zone, cell, value }) => ({
    kind: "fills",
    zone,
    cell,
    // Only where numbers are written does the value say more than that a box is filled.
    value: zones[zone]!.writes ? value : null,
  }));
  if (writes.length > 0) reasons.push(...zonePoints(compared), ...lines(compared));
  if (bonuses.length > 0) reasons.push({ kind: "sets_off", bonuses });
  if (unlocks.length > 0) reasons.push({ kind: "unlocks", actions: unlocks });
  if (spends.length > 0) reasons.push({ kind: "spends", actions: [...new Set(spends)] });
  return [...reasons, ...foxes(compared), ...dice(compared)];
}

function zonePoints({ before, seat, option }: Compared): Reason[] {
  const [old, now] = [before.score(seat).parts, option.after.score(seat).parts];
  return before.sheet.zones
    .map((zone) => ({ kind: "points" as const, zone, points: now[zone]! - old[zone]! }))
    .filter(({ points }) => points !== 0);
}

function lines({ before, seat, option: { after } }: Compared): Reason[] {
  const [complete, near, lost]: [Reason[], Reason[], Reason[]] = [[], [], []];
  for (const zone of before.sheet.zones) {
    const [then, now] = [progress(before, seat, zone), progress(after, seat, zone)];
    for (const line of before.sheet.plan.zones[zone]!.lines) {
      const { bonus, points, least } = line;
      // A bonus at its end is told by what it sets off or unlocks.
      if (points && now.isComplete(line) && !then.isComplete(line))
        complete.push({ kind: "completes", zone, points });
      const cell = now.nearBox(line);
      if (cell && !then.nearBox(line))
        near.push({ kind: "near", zone, bonus, points, cell, least });
    }
    const boxes = then.open.filter((one, i) => one && !now.open[i] && now.cells[i] === 0).length;
    if (boxes > 0) lost.push({ kind: "gives_up", zone, boxes });
  }
  return [...complete, ...near, ...lost];
}

/** How far the lines of a zone are. */
function progress(view: View, seat: number, zone: string) {
  const cells = view.cells(seat, zone);
  const open = view.open(seat, zone);
  return {
    cells,
    open,
    isComplete: (line: LinePlan) =>
      line.cells.every((cell) => cells[cell - 1]! > 0 && cells[cell - 1]! >= line.least),
    /** The one box that is missing, if the next entry can fill it and that earns something; else 0. */
    nearBox: (line: LinePlan): number => {
      const [missing = 0, ...more] = line.cells.filter((cell) => cells[cell - 1] === 0);
      const earns = line.bonus !== "" || line.points !== 0;
      return earns && more.length === 0 && open[missing - 1] ? missing : 0;
    },
  };
}

function foxes({ before, seat, option: { after, effects } }: Compared): Reason[] {
  const { zones, plan } = before.sheet;
  if (!Object.values(plan.bonuses).some(({ kind }) => kind === "fox")) return [];
  const reasons: Reason[] = [];
  const [old, now] = [before.score(seat), after.score(seat)];
  if (effects.foxes) reasons.push({ kind: "fox", foxes: effects.foxes, worth: now.fox });
  if (now.fox !== old.fox) {
    const least = Math.min(...Object.values(old.parts));
    reasons.push({
      kind: "lowest",
      zones: zones.filter((zone) => old.parts[zone] === least),
      before: least,
      after: Math.min(...Object.values(now.parts)),
      foxes: old.foxes,
      points: old.foxes && old.foxes * (now.fox - old.fox),
    });
  }
  return reasons;
}

function dice({ before, seat, option: { after, effects } }: Compared): Reason[] {
  const reasons: Reason[] = [];
  if (effects.platter.length > 0) {
    const { sheet, faces, part, active, rollsLeft } = before;
    const rollsOn = part === "active" && active === seat && rollsLeft > 0;
    const left = rollsOn ? after.where.filter((place) => place === "hand").length : 0;
    const shown = effects.platter.map((die) => [die, faces[sheet.dice.indexOf(die)]!]);
    const lost = Object.fromEntries(shown) as Record<string, number>;
    reasons.push({ kind: "platter", dice: lost, left });
  }
  if (effects.takesBack.length > 0) reasons.push({ kind: "takes_back", dice: effects.takesBack });
  return reasons;
}

function onBoard(compared: Compared): Reason[] {
  const { before, option, seat } = compared;
  const { moves, chips, tiles, sendsHome, closes } = option.effects;
  const { rows } = before.sheet.plan;
  const at = (row: number) => rows.findIndex(({ number }) => number === row);
  return [
    ...moves.map((move) => {
      const left = rows[at(move.row)]!.squares - move.square;
      return { kind: "moves" as const, ...move, left };
    }),
    ...chips.map((row) => ({ kind: "chip" as const, row, points: row })),
    ...tiles.map((points) => ({ kind: "tile" as const, points })),
    ...nextSet(compared),
    ...sendsHome.map((other) => {
      const now = option.after.pawns(other);
      const row = before.pawns(other).findIndex((square, i) => square !== now[i]);
      const squares = before.pawns(other)[row]!;
      return { kind: "sends_home" as const, seat: other, row: rows[row]!.number, squares };
    }),
    ...closes.map((row) => {
      const pawns = Array.from({ length: before.players }, (_, other) => other).filter(
        (other) => other !== seat && before.pawns(other)[at(row)],
      );
      return { kind: "closes" as const, row, pawns };
    }),
  ];
}

/** Rows whose chips are still missing for the next tile, once few are. */
function nextSet({ before, seat, option: { after, effects } }: Compared): Reason[] {
  const { rows, tiles } = before.sheet.plan;
  const points = tiles[after.tilesTaken];
  if (effects.chips.length === 0 || effects.tiles.length > 0 || points === undefined) return [];
  const sets = after.tiles(seat).length;
  const chips = after.chips(seat);
  const missing = rows.filter((_, row) => chips[row]! <= sets).map(({ number }) => number);
  const few = missing.length > 0 && missing.length < rows.length;
  return few ? [{ kind: "set", missing, points }] : [];
}
