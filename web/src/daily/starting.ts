/** Beginning a run of a daily game, or going on with it. */
import { identitiesOf } from "../device";
import type { DailyNow, DailyStarted } from "../generated/wire";
import type { Sheet } from "../rules";
import { fromDay, LocalTable, type LocalSeat, type Server } from "../table";
import { go } from "../screens/route.svelte";
import { settings } from "../screens/settings.svelte";
import type { World } from "../screens/world";
import { words } from "../words/now.svelte";
import { namesAt } from "../words/people";
import { numberOf, rivalOf } from "./calendar";
import { keepRun, runId, runOf } from "./runs";

/** Of one's further identities a server wants to hear no more. */
const MOST_OTHERS = 32;

/** What a server says about its days; null where there is none, or one that knows no daily games. */
export async function daysOf(server: Server): Promise<DailyNow | null> {
  return server.call<DailyNow>("daily", "").catch(() => null);
}

function ownName(): string {
  return settings().name || words().say("new.player", { number: 1 });
}

/** At the server: ranked today, practice on past days. */
export async function startThere(world: World, day: string, game: string): Promise<void> {
  const { server, device } = world;
  const [identity, ...others] = await identitiesOf(device);
  const path = `daily/${day}/${game}`;
  const { table, secret, ranked } = await server.call<DailyStarted>(path, identity, {
    name: ownName(),
    ...(others.length > 0 ? { others: others.slice(0, MOST_OTHERS) } : {}),
  });
  await device.sitDown(table, { 0: secret });
  if (ranked) {
    const id = runId(day, game, true);
    await keepRun(device, { id, day, game, online: true, table: table.id, over: false });
  }
  go("seat", table.id);
}

/** On this device, with the dice of the date; a day's first run counts, others are practice. */
export async function startHere(
  world: World,
  day: string,
  sheet: Sheet,
  today: boolean,
): Promise<void> {
  const { rules, bots, device, players } = world;
  const id = runId(day, sheet.id, false);
  const counts = today && (await runOf(device, id)) === undefined;
  const rival = rivalOf(day);
  const others = Array.from({ length: sheet.players[0] - 1 }, () => ({ name: "", bot: rival }));
  await players.prepare(sheet, others.length > 0 ? [rival] : [], sheet.players[0]).catch(() => {
    throw Object.assign(new Error(), { kind: "no net" });
  });
  // What looks at the run afterwards is fetched while there is a network.
  void players.fetchAhead(sheet.id);
  const seats: LocalSeat[] = [{ name: ownName() }, ...others];
  const names = namesAt(words(), seats);
  const table = LocalTable.create(
    { rules, bots, keeper: device },
    {
      sheet,
      seats: seats.map((seat, i) => ({ ...seat, name: names[i]! })),
      dice: "seed",
      seed: rules.daySeed(numberOf(day), sheet.id).toString(),
      daily: day,
      ...(counts ? {} : { from: fromDay(day) }),
    },
  );
  // The play screen opens it from what it kept.
  table.close();
  await table.kept();
  if (counts) {
    const run = { id, day, game: sheet.id, online: false, table: table.id, over: false };
    await keepRun(device, run);
  }
  go("play", table.id);
}
