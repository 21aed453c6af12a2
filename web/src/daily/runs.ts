/** The runs of daily games that this device keeps. */
import type { Device, Finished } from "../device";
import type { DailyResult } from "../generated/wire";

/** What a run came to, as far as it is known. */
export interface Figures {
  score: number;
  lost: number | null;
  luck: number | null;
  /** The share of so many runs of bots that it is better than. */
  better: number | null;
  bots: number;
  /** What the rival and the strongest made of the same dice. */
  others: { level: string; score: number }[];
}

/** A run that counts: one for each day and game, here or at a server. */
export interface Run {
  id: string;
  day: string;
  game: string;
  online: boolean;
  /** The id of its table, and of its game once that is over. */
  table: string;
  over: boolean;
  figures?: Figures;
  /** What a server said of it last. */
  result?: DailyResult;
  /** When, in milliseconds: of two devices the later one counts. */
  changed?: number;
}

export function runId(day: string, game: string, online: boolean): string {
  return `${day}/${game}/${online ? "server" : "device"}`;
}

/** Where the record of the master's run is kept. */
export function masterId(run: Run): string {
  return `${run.id}/master`;
}

export function runOf(device: Device, id: string): Promise<Run | undefined> {
  return device.database.get<Run>("daily", id);
}

export function keepRun(device: Device, run: Run): Promise<void> {
  const kept: Run = { ...run, changed: Date.now() };
  return device.database.put("daily", kept);
}

export function keepMaster(device: Device, run: Run, game: Omit<Finished, "id">): Promise<void> {
  return device.database.put("daily", { ...game, id: masterId(run) });
}

/** The run with whether its game is over by now. */
export async function followed(device: Device, run: Run): Promise<Run> {
  if (run.over || !(await device.finishedGame(run.table))) return run;
  const over = { ...run, over: true };
  await keepRun(device, over);
  return over;
}

/** All runs of this device, those whose games have ended since marked so. */
export async function allRuns(device: Device): Promise<Run[]> {
  const kept = await device.database.all<Partial<Run> & { id: string }>("daily");
  const runs = kept.filter((one): one is Run => one.table !== undefined);
  return Promise.all(runs.map((run) => followed(device, run)));
}
