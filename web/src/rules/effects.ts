/** What an action changes: two positions compared. Nothing here knows why. */
import type { Bar, Effects, GameEvent, Sheet, View } from "./types";

/** What lies between a position and the one that a seat's action leads to by itself. */
export function effectsOf(
  bars: readonly Bar[],
  seat: number,
  before: View,
  after: View,
  event: GameEvent | null,
  totals: { before: number; after: number },
): Effects {
  const effects: Effects = {
    writes: [],
    moves: [],
    bonuses: [],
    unlocks: [],
    foxes: 0,
    spends: [],
    platter: [],
    takesBack: [],
    chips: [],
    tiles: [],
    sendsHome: [],
    closes: [],
    rolls: after.awaits === "roll",
    ...totals,
  };
  if (before.sheet.flow === "race") compareBoards(seat, before, after, effects);
  else compareSheets(bars, seat, before, after, event, effects);
  return effects;
}

function compareSheets(
  bars: readonly Bar[],
  seat: number,
  before: View,
  after: View,
  event: GameEvent | null,
  effects: Effects,
): void {
  const { sheet } = before;
  for (const zone of sheet.zones) {
    const old = before.cells(seat, zone);
    after.cells(seat, zone).forEach((value, i) => {
      if (value !== old[i]) effects.writes.push({ zone, cell: i + 1, value });
    });
  }
  const spent = event?.bonus ? [spentBonus(sheet, before.waiting(seat), event.bonus)] : [];
  effects.bonuses = without(after.waiting(seat), without(before.waiting(seat), spent));
  for (const bar of bars) {
    effects.unlocks.push(
      ...Array<Bar>(after.opened(seat, bar) - before.opened(seat, bar)).fill(bar),
    );
    effects.spends.push(...Array<Bar>(after.used(seat, bar) - before.used(seat, bar)).fill(bar));
  }
  effects.foxes = after.foxes(seat) - before.foxes(seat);
  const [from, to] = [before.where, after.where];
  sheet.dice.forEach((die, i) => {
    if (from[i] === "hand" && to[i] === "platter") effects.platter.push(die);
    if (from[i] === "platter" && to[i] === "hand") effects.takesBack.push(die);
  });
}

/** The waiting bonus that an entry uses up: the one it names, or the choice that offers it. */
function spentBonus(sheet: Sheet, waiting: readonly string[], name: string): string {
  if (waiting.includes(name)) return name;
  return waiting.find((other) => sheet.plan.bonuses[other]!.members.includes(name)) ?? name;
}

/** A list less what another holds, one for one. */
function without(list: readonly string[], gone: readonly string[]): string[] {
  const rest = [...list];
  for (const name of gone) {
    const at = rest.indexOf(name);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}

function compareBoards(seat: number, before: View, after: View, effects: Effects): void {
  const [stacks, left] = [before.stacks, after.stacks];
  const [pawns, moved] = [before.pawns(seat), after.pawns(seat)];
  const [chips, taken] = [before.chips(seat), after.chips(seat)];
  before.sheet.plan.rows.forEach(({ number }, row) => {
    if (moved[row] !== pawns[row] && moved[row]) {
      effects.moves.push({ row: number, square: moved[row] });
    }
    if (taken[row] !== chips[row]) effects.chips.push(number);
    if (stacks[row] && !left[row]) {
      effects.closes.push(number);
      return;
    }
    for (let other = 0; other < before.players; other++) {
      if (before.pawns(other)[row] && !after.pawns(other)[row]) effects.sendsHome.push(other);
    }
  });
  effects.tiles = after.tiles(seat).slice(before.tiles(seat).length);
}
