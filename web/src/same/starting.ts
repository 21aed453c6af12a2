/** Playing the dice of somebody's game, on the seat that they had. */
import { go } from "../screens/route.svelte";
import { settings } from "../screens/settings.svelte";
import { seatsAgain } from "../screens/sitting";
import type { World } from "../screens/world";
import { fromDice, LocalTable, type Beside, type LocalSeat } from "../table";
import { words } from "../words/now.svelte";
import { distinct } from "../words/people";
import type { Sent } from "./link";

/** The seats as they will be; where a person sat, the strongest bot decides what they cannot do again. */
export function seatsFor({ bots }: World, { first, seat }: Sent): LocalSeat[] {
  const levels = bots.names(first.game.record.game);
  const strongest = levels.at(-1) ?? "random";
  const own = settings().name || words().say("new.player", { number: seat + 1 });
  const seats = seatsAgain(words(), first.game, levels).map(({ name, bot }, i) =>
    i === seat ? { name: own } : { name, bot: bot ?? strongest },
  );
  const names = distinct(seats.map(({ name }) => name));
  return seats.map((one, i) => ({ ...one, name: names[i]! }));
}

/** Keep a table with these dice and go there. */
export async function playDice(world: World, sent: Sent): Promise<void> {
  const { rules, bots, device, players } = world;
  const { first, dice, key } = sent;
  const { sheet } = first.ledger;
  const seats = seatsFor(world, sent);
  const playing = seats.flatMap(({ bot }) => bot ?? []);
  await players.prepare(sheet, playing, seats.length).catch(() => {
    throw Object.assign(new Error(), { kind: "no net" });
  });
  // What looks at both games afterwards is fetched while there is a network.
  void players.fetchAhead(sheet.id);
  const table = LocalTable.create(
    { rules, bots, keeper: device },
    {
      sheet,
      seats,
      dice: "seed",
      seed: dice.seed.toString(),
      ...(dice.given ? { given: dice.given } : {}),
      beside: besideOf(sent),
      from: fromDice(key),
    },
  );
  // The play screen opens it from what it kept.
  table.close();
  await table.kept();
  go("play", table.id);
}

/** The games that somebody's own is to be laid beside. */
function besideOf({ first, second, seat, key, text }: Sent): Record<string, Beside> {
  const found: Record<string, Beside> = { [key]: { name: nameIn(first, seat), text } };
  if (second) found[`${key}-2`] = { name: nameIn(second, seat), text, second: true };
  return found;
}

/** Whoever played a seat. */
export function nameIn({ game }: Sent["first"], seat: number): string {
  return game.record.seats[seat] ?? "";
}
