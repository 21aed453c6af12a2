/** What a run came to: from the server that counted it, or worked out on this device. */
import { identitiesOf, type Finished } from "../device";
import type { DailyResult } from "../generated/wire";
import { replayRecord, type GameRecord, type Refused } from "../table";
import { lookAt } from "../screens/back/background";
import type { World } from "../screens/world";
import { numberOf, rivalOf } from "./calendar";
import { betterThan, playField, recordRun, RUNS, scoreOf } from "./field";
import { keepMaster, keepRun, masterId, type Figures, type Run } from "./runs";

type Progress = (share: number) => void;

/** The kind of a refusal: it can be had when there is a network again. */
export const NOT_YET = "not yet";

/** Ask as every identity that one has, until an answer fits: a run was begun under one of them. */
async function askAs<Answer>(
  { device, server }: World,
  path: string,
  fits: (answer: Answer) => boolean,
): Promise<Answer> {
  let [last, refused]: [Answer | undefined, unknown] = [undefined, undefined];
  for (const identity of await identitiesOf(device)) {
    try {
      last = await server.call<Answer>(path, identity);
      if (fits(last)) return last;
    } catch (error) {
      if ((error as Refused).kind !== "not played") throw error;
      refused = error;
    }
  }
  if (last === undefined) throw refused;
  return last;
}

/** Ask the server; what it says is kept. */
export async function askResult(world: World, run: Run): Promise<Run> {
  const path = `daily/${run.day}/${run.game}/result`;
  const result = await askAs<DailyResult>(world, path, ({ table }) => table === run.table);
  const { score, lost, luck, better_than: better, bots, rival, master } = result;
  const others = [rival, master].flatMap((one) => one ?? []);
  const figures = {
    score: score ?? 0,
    lost: lost ?? null,
    luck: luck ?? null,
    better: better ?? null,
    bots: bots ?? 0,
    others,
  };
  const known = { ...run, result, figures };
  await keepRun(world.device, known);
  return known;
}

/** Let the coach look, and bots play the same dice. */
export async function workOut(world: World, run: Run, progress: Progress): Promise<Run> {
  const { rules, device, bots, players } = world;
  const game = await device.finishedGame(run.table);
  if (!game) throw new Error("the game of this run is not on this device any more");
  const { sheet } = replayRecord(rules, game.record);
  // Without nets nobody can look: offline they may not be here yet.
  await players.prepare(sheet, bots.names(run.game), sheet.players[0]).catch(() => {
    throw Object.assign(new Error("the nets of the coach and the bots are missing"), {
      kind: NOT_YET,
    });
  });
  const looked = game.looked ?? (await lookAt(world, game).found);
  const dice = { seed: rules.daySeed(numberOf(run.day), run.game), rival: rivalOf(run.day) };
  const scores = await playField(world, sheet, dice, RUNS, progress);
  const score = scoreOfRecord(game.record);
  const strongest = bots.names(run.game).at(-1)!;
  // Where the rival sits at the table, a run of its own would be against itself.
  const levels = new Set(sheet.players[0] === 1 ? [dice.rival, strongest] : [strongest]);
  const others: Figures["others"] = [];
  for (const level of levels) {
    const record = await recordRun(world, sheet, dice, level);
    others.push({ level, score: scoreOfRecord(record) });
    if (level === strongest) await keepMaster(device, run, asFinished(record));
  }
  const figures = {
    score,
    lost: looked?.lost ?? null,
    luck: looked?.luck ?? null,
    better: betterThan(scores, score),
    bots: scores.length,
    others,
  };
  const known = { ...run, figures };
  await keepRun(device, known);
  return known;
}

export function scoreOfRecord({ scores }: GameRecord): number {
  return scoreOf(scores.map(({ total }) => total));
}

/** Where the master's run can be watched: fetched from the server, if it is not here yet. */
export async function masterOf(world: World, run: Run): Promise<string> {
  const id = masterId(run);
  if (await world.device.database.get("daily", id)) return id;
  const path = `daily/${run.day}/${run.game}/master`;
  const record = await askAs<GameRecord>(world, path, () => true);
  await keepMaster(world.device, run, asFinished(record));
  return id;
}

function asFinished(record: GameRecord): Omit<Finished, "id"> {
  return { record, finished: Date.now(), mine: [], online: false, bots: record.seats };
}
