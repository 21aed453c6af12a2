/** What the screens of lessons share: seats, links, and the half game after a course. */
import type { Course, Lesson } from "../lessons/course";
import { addressOf } from "../lessons/stars";
import type { Sheet } from "../rules";
import { fromCourse, LocalTable, type LocalSeat, type SeatInfo } from "../table";
import { words } from "../words/now.svelte";
import { link, go } from "./route.svelte";
import { change, settings } from "./settings.svelte";
import { localSeats } from "./setup";
import type { World } from "./world";

/** The first bot of a game that knows a few tricks. */
export function firstBot({ bots, players }: World, game: string): string {
  const names = bots.names(game);
  return names.find((bot) => players.level(game, bot)?.net) ?? names[0]!;
}

/** The learner and, where several play, bots. */
export function seatsOf(world: World, game: string, players: number, own: number): LocalSeat[] {
  const name = settings().name || words().say("new.player", { number: 1 });
  const bot = firstBot(world, game);
  const seats = Array.from({ length: players }, (_, seat) =>
    seat === own
      ? ({ kind: "here", name, bot: "" } as const)
      : ({ kind: "bot", name: "", bot } as const),
  );
  return localSeats(words(), seats);
}

/** The same, as a table tells them. */
export function sittingAt(
  world: World,
  game: string,
  { players, seat }: { players: number; seat: number },
): SeatInfo[] {
  return seatsOf(world, game, players, seat).map(({ name, bot }) =>
    bot ? { name, kind: "bot", bot, connected: true } : { name, kind: "person", connected: true },
  );
}

export function lessonLink(game: string, { key }: Lesson): string {
  return link("lesson", game, key);
}

/** The most stars that somebody had in a lesson; 0: not solved yet. */
export function starsOf(game: string, { key }: Lesson): number {
  return settings().stars[addressOf(game, key)] ?? 0;
}

/** How many lessons of a game are solved. */
export function solvedIn(game: string): number {
  const own = Object.entries(settings().stars).filter(
    ([address, stars]) => stars > 0 && address.startsWith(addressOf(game, "")),
  );
  return own.length;
}

/** The first lesson that is not solved yet. */
export function nextLesson(game: string, { lessons }: Course): Lesson | undefined {
  return lessons.find((lesson) => starsOf(game, lesson) === 0);
}

/** Half a game, played to its end with hints and a coach who warns. It does not count. */
export async function playHalf(world: World, sheet: Sheet, { half }: Course): Promise<void> {
  const { coach } = settings();
  change({ guide: true, seen: [], coach: coach === "off" ? "warn" : coach });
  const { rules, bots, device } = world;
  const table = LocalTable.create(
    { rules, bots, keeper: device },
    {
      sheet,
      seats: seatsOf(world, sheet.id, half.players, 0),
      dice: "seed",
      seed: half.seed,
      log: half.log,
      from: fromCourse(sheet.id, half.log.length),
    },
  );
  table.close();
  await table.kept();
  go("play", table.id);
}
