/** Starting a game that was set up: on this device, or at a server. */
import { identityOf } from "../device";
import type { Sheet } from "../rules";
import { LocalTable } from "../table";
import { words } from "../words/now.svelte";
import type { Base } from "./base";
import { goInstead } from "./route.svelte";
import { change } from "./settings.svelte";
import { alone, changedRulings, localSeats, needsServer, serverTable, type Setup } from "./setup";
import { worldOf, type World } from "./world";

/** Start it and go there. What went wrong has a `kind` and a `message`, as a refusal has. */
export async function start(world: World, setup: Setup): Promise<void> {
  change({ lastGame: setup.sheet.id });
  if (needsServer(setup)) await startThere(world, setup);
  else await startHere(world, setup);
}

/** A game for one, at once. */
export function startAlone(base: Base, sheet: Sheet, name: string): Promise<void> {
  return start(worldOf(base), alone(sheet, name));
}

async function startHere(world: World, setup: Setup): Promise<void> {
  const playing = setup.seats.flatMap(({ kind, bot }) => (kind === "bot" ? [bot] : []));
  const changed = changedRulings(setup);
  const played = world.rules.withRulings(setup.sheet, changed);
  await world.players.prepare(played, playing, setup.seats.length).catch(() => {
    throw Object.assign(new Error(), { kind: "no net" });
  });
  const means = { rules: world.rules, bots: world.bots, keeper: world.device };
  const table = LocalTable.create(means, {
    sheet: setup.sheet,
    seats: localSeats(words(), setup.seats),
    rulings: changed,
    dice: setup.dice === "own" ? "own" : "seed",
  });
  // The play screen opens it from what it kept.
  table.close();
  await table.kept();
  goInstead("play", table.id);
}

async function startThere({ server, device }: World, setup: Setup): Promise<void> {
  const { table, secrets, invites } = await server.create(
    serverTable(setup),
    await identityOf(device),
  );
  await device.sitDown(table, secrets, invites);
  goInstead("seat", table.id);
}
