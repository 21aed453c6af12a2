/** Looking back at games goes on whatever is shown: leaving a screen stops nothing, and what is found is kept. */
import type { Finished } from "../../device";
import { lookBack, type LookedBack } from "../../players";
import { replayRecord } from "../../table";
import type { World } from "../world";
import { Look } from "./look.svelte";

/** By game: those under way. */
const looks = new Map<string, Look>();

export function lookOf(id: string): Look | undefined {
  return looks.get(id);
}

/** Look at a game, or at how far that is, if it was begun. */
export function lookAt(world: World, game: Finished): Look {
  const { id } = game;
  const begun = looks.get(id) ?? new Look((progress) => work(world, game, progress));
  looks.set(id, begun);
  void begun.found.then(() => looks.delete(id));
  return begun;
}

async function work(
  { rules, players, device }: World,
  game: Finished,
  progress: (share: number) => void,
): Promise<LookedBack> {
  const { id, record, mine } = game;
  const coach = players.coach(record.game);
  if (!coach) throw new Error(`there is no coach for ${record.game}`);
  const ledger = replayRecord(rules, record);
  const found = await lookBack(ledger, mine[0] ?? 0, coach, progress);
  await device.keepLookedBack(id, found);
  const { addCards, cardsOf } = await import("../../puzzles/cards");
  await addCards(device.database, cardsOf(game, found, ledger, Date.now()));
  return found;
}

/** Whether a game is one to look at unasked: alone or against bots, and not looked at yet. */
function isDue(players: World["players"], { online, mine, looked, record }: Finished): boolean {
  return !online && mine.length === 1 && !looked && players.coach(record.game) !== undefined;
}

/** A game of this device has ended. */
export async function lookAtEnd(world: World, id: string): Promise<void> {
  const game = await world.device.finishedGame(id);
  if (game && isDue(world.players, game)) lookAt(world, game);
}

/** The page may have been closed before it was done with the last game. */
export async function catchUp(world: World): Promise<void> {
  const [last] = await world.device.history();
  if (last && isDue(world.players, last)) lookAt(world, last);
}
