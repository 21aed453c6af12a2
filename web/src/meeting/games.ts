/** Games to go on with, here and elsewhere: those that wait for somebody here first, the oldest before the others. */
import type { Device, OnlineSeats } from "../device";
import { knownIdentity } from "../device/identity";
import type { MyTable, MyTables } from "../generated/wire";
import type { Base } from "../screens/base";
import type { SavedTable, Server, TableInfo } from "../table";

/** Whose turn it is at a table elsewhere, as far as this device knows. */
export interface Turn {
  mine: boolean;
  /** Since when somebody is waited for, and when one's own time is up, in milliseconds. */
  since?: number;
  until?: number;
  /** Who is waited for, if not oneself. */
  acting: string[];
  /** The game has ended, and this device has not seen it yet. */
  over?: boolean;
}

export interface OpenGame {
  id: string;
  /** The screen that it goes on at. */
  place: "play" | "seat";
  game: string;
  names: string[];
  online: boolean;
  changed: number;
  totals: number[];
  /** Null where nobody could be asked, and nothing was known before. */
  turn: Turn | null;
}

const OVER: Turn = { mine: false, acting: [], over: true };

/** How many tables are asked one by one, at most. */
const MOST_ASKED = 12;

type Asking = Pick<Base, "device" | "server" | "hasServer">;

/** `whose`: ask also who is waited for where it is not oneself. */
export async function openGames(base: Asking, whose = true): Promise<OpenGame[]> {
  const { device } = base;
  const here = (await device.saves()).map(savedGame);
  return inOrder([...here, ...(await gamesElsewhere(base, whose))]);
}

/** The oldest game that waits for somebody here, except the one that they are at. */
export async function nextWaiting(base: Asking, at: string): Promise<OpenGame | null> {
  const games = await openGames(base, false);
  return games.find(({ id, turn }) => turn?.mine && id !== at) ?? null;
}

/** How many games elsewhere wait for somebody here. */
export async function countWaiting(base: Asking): Promise<number> {
  return (await gamesElsewhere(base, false)).filter(({ turn }) => turn?.mine).length;
}

export function inOrder(games: readonly OpenGame[]): OpenGame[] {
  const waits = ({ turn }: OpenGame) => turn?.mine ?? false;
  return games.toSorted((a, b) => {
    if (waits(a) !== waits(b)) return waits(a) ? -1 : 1;
    return waits(a) ? sinceOf(a) - sinceOf(b) : b.changed - a.changed;
  });
}

function sinceOf({ turn, changed }: OpenGame): number {
  return turn?.since ?? changed;
}

/** At a table on this device it is always the turn of somebody here: bots do not wait. */
function savedGame({ id, game, seats, changed, totals }: SavedTable): OpenGame {
  const names = seats.map(({ name }) => name);
  const turn = { mine: true, since: changed, acting: [] };
  return { id, place: "play", game, names, online: false, changed, totals, turn };
}

async function gamesElsewhere(base: Asking, whose: boolean): Promise<OpenGame[]> {
  const { device, server } = base;
  const kept = new Map((await device.allSeats()).map((seats) => [seats.id, seats]));
  const identity = await knownIdentity(device);
  const asks = (identity || kept.size > 0) && (await base.hasServer());
  const told = asks && identity ? await myTables(server, identity) : new Map<string, MyTable[]>();
  const found = [...kept.values()].filter(({ over }) => !over).map(keptGame);
  for (const [id, tables] of told) {
    const known = found.find((game) => game.id === id);
    if (known) hearOf(known, tables);
    else if (!kept.has(id) && !tables[0]!.over) found.push(toldGame(tables));
  }
  const unclear = found.filter(
    ({ id, turn }) => !told.has(id) || (whose && !turn?.mine && !turn?.over),
  );
  const ask = asks ? unclear.slice(0, MOST_ASKED) : [];
  await Promise.all(ask.map((game) => askTurn(server, game, kept.get(game.id))));
  await Promise.all(found.map((game) => keepTurn(device, kept.get(game.id), game)));
  return found;
}

/** By table: one may have several seats there. */
async function myTables(server: Server, identity: string): Promise<Map<string, MyTable[]>> {
  const found = new Map<string, MyTable[]>();
  try {
    const { tables } = await server.call<MyTables>("people/me/tables", identity);
    for (const one of tables) found.set(one.table, [...(found.get(one.table) ?? []), one]);
  } catch {
    // What was known before is shown.
  }
  return found;
}

/** Whoever has come since goes by their name; bots have none of their own. */
function hearOf(game: OpenGame, tables: readonly MyTable[]): void {
  game.turn = turnOf(tables);
  game.names = tables[0]!.names.map((name, seat) => name || (game.names[seat] ?? ""));
}

function turnOf(tables: readonly MyTable[]): Turn {
  if (tables[0]!.over) return OVER;
  const { mine, since, until } = tables.find((one) => one.mine) ?? tables[0]!;
  return {
    mine,
    ...(since !== null && { since: 1000 * since }),
    ...(mine && until !== null && { until: 1000 * until }),
    acting: [],
  };
}

function keptGame({ id, game, names, changed, turn }: OnlineSeats): OpenGame {
  return { id, place: "seat", game, names, online: true, changed, totals: [], turn: turn ?? null };
}

function toldGame(tables: readonly MyTable[]): OpenGame {
  const { table: id, game, names, changed } = tables[0]!;
  const told = { id, game, names, changed: 1000 * changed };
  return { ...told, place: "seat", online: true, totals: [], turn: turnOf(tables) };
}

async function askTurn(
  server: Server,
  game: OpenGame,
  kept: OnlineSeats | undefined,
): Promise<void> {
  const info = await server.table(game.id).catch(() => null);
  if (info) game.turn = turnAt(info, Object.keys(kept?.secrets ?? {}));
}

export function turnAt({ to_act, seats, over }: TableInfo, own: readonly string[]): Turn {
  if (over) return OVER;
  const mine = to_act.filter((seat) => own.includes(`${seat}`));
  const [since, until] = (["since", "until"] as const).map((moment) => {
    const moments = (mine.length > 0 ? mine : to_act).flatMap(
      (seat) => seats[seat]?.[moment] ?? [],
    );
    return moments.length > 0 ? 1000 * Math.min(...moments) : undefined;
  });
  return {
    mine: mine.length > 0,
    ...(since !== undefined && { since }),
    ...(mine.length > 0 && until !== undefined && { until }),
    acting: mine.length > 0 ? [] : to_act.flatMap((seat) => seats[seat]?.name || []),
  };
}

/** So that something is known where nobody can be asked. */
async function keepTurn(
  device: Device,
  kept: OnlineSeats | undefined,
  { turn }: OpenGame,
): Promise<void> {
  if (!kept || !turn || JSON.stringify(kept.turn) === JSON.stringify(turn)) return;
  await device.putSeats({ ...kept, turn });
}
