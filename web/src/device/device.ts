/** What this device keeps: open games, finished ones, seats at tables elsewhere. */
import type { Rules } from "../rules/types";
import { RecordFault, replayRecord, resultHolds } from "../table/record";
import type { TableInfo } from "../table/server";
import type { GameRecord, Keeper, SavedTable } from "../table/types";
import { openDatabase, type Database } from "./database";

/** A finished game. */
export interface Finished {
  id: string;
  record: GameRecord;
  /** When it ended, in milliseconds. */
  finished: number;
  /** The seats that were played from this device. */
  mine: number[];
  online: boolean;
  /** By seat the bot that played it, "" for people; only of games on this device. */
  bots?: string[];
}

/** Seats at a table elsewhere: the secrets are all that proves them. */
export interface OnlineSeats {
  /** The table's. */
  id: string;
  /** Where its server is; "": where the page came from. */
  server: string;
  game: string;
  /** By seat, as text. Empty: watched only. */
  secrets: Record<string, string>;
  /** To let others join; only whoever made the table has it. */
  invite?: string;
  names: string[];
  changed: number;
  over: boolean;
}

/** What became of the lines of a file. */
export interface Imported {
  added: number;
  /** Were here already. */
  known: number;
  faults: { line: number; message: string }[];
}

export class Device implements Keeper {
  constructor(readonly database: Database) {}

  static async open(name?: string): Promise<Device> {
    return new Device(await openDatabase(name));
  }

  /** Whether anything outlives the page. */
  get lasting(): boolean {
    return this.database.lasting;
  }

  keep(save: SavedTable): Promise<void> {
    return this.database.put("saves", save);
  }

  async finished(save: SavedTable, record: GameRecord): Promise<void> {
    const mine = save.seats.flatMap(({ bot }, seat) => (bot ? [] : [seat]));
    const bots = save.seats.map(({ bot }) => bot ?? "");
    const game: Finished = {
      id: save.id,
      record,
      finished: save.changed,
      mine,
      online: false,
      bots,
    };
    await this.database.put("history", game);
    await this.database.remove("saves", save.id);
  }

  /** Open games, the last changed first. */
  async saves(): Promise<SavedTable[]> {
    const found = await this.database.all<SavedTable>("saves");
    return found.toSorted((a, b) => b.changed - a.changed);
  }

  save(id: string): Promise<SavedTable | undefined> {
    return this.database.get("saves", id);
  }

  forgetSave(id: string): Promise<void> {
    return this.database.remove("saves", id);
  }

  /** Keep a finished game; a table's game once. */
  remember(
    id: string,
    record: GameRecord,
    mine: readonly number[],
    online: boolean,
    finished = Date.now(),
  ): Promise<void> {
    const game: Finished = { id, record, finished, mine: [...mine], online };
    return this.database.put("history", game);
  }

  /** Finished games, the last first. */
  async history(): Promise<Finished[]> {
    const found = await this.database.all<Finished>("history");
    return found.toSorted((a, b) => b.finished - a.finished);
  }

  finishedGame(id: string): Promise<Finished | undefined> {
    return this.database.get("history", id);
  }

  forgetFinished(id: string): Promise<void> {
    return this.database.remove("history", id);
  }

  /** Keep the seats that this device was given at a table of the server that the page came from. */
  sitDown(
    { id, game, seats }: Pick<TableInfo, "id" | "game" | "seats">,
    secrets: Readonly<Record<string, string>>,
    invite?: string,
  ): Promise<void> {
    const names = seats.map(({ name }) => name);
    const changed = Date.now();
    const kept = { id, server: "", game, secrets: { ...secrets }, names, changed, over: false };
    return this.putSeats(invite === undefined ? kept : { ...kept, invite });
  }

  putSeats(seats: OnlineSeats): Promise<void> {
    return this.database.put("online", seats);
  }

  seats(id: string): Promise<OnlineSeats | undefined> {
    return this.database.get("online", id);
  }

  /** Tables elsewhere, the last changed first. */
  async allSeats(): Promise<OnlineSeats[]> {
    const found = await this.database.all<OnlineSeats>("online");
    return found.toSorted((a, b) => b.changed - a.changed);
  }

  forgetSeats(id: string): Promise<void> {
    return this.database.remove("online", id);
  }

  /** Nothing is kept any more: no open game, no finished one, no seat elsewhere. */
  async forgetAll(): Promise<void> {
    for (const store of ["saves", "history", "online"] as const) {
      for (const { id } of await this.database.all<{ id: string }>(store)) {
        await this.database.remove(store, id);
      }
    }
  }

  /** The history as record lines, the first game first. What only this device knows is in `kept`. */
  async exported(): Promise<string> {
    const games = (await this.history()).toReversed();
    const lines = games.map(({ id, record, finished, mine, online }) =>
      JSON.stringify({ ...record, kept: { id, finished, mine, online } }),
    );
    return lines.map((line) => `${line}\n`).join("");
  }

  /** Add the games of record lines to the history. Each is checked by the rules first. */
  async imported(rules: Rules, text: string): Promise<Imported> {
    const result: Imported = { added: 0, known: 0, faults: [] };
    const known = new Set((await this.history()).map(({ id }) => id));
    for (const [index, line] of text.split("\n").entries()) {
      if (!line.trim()) continue;
      try {
        const game = await readLine(rules, line);
        if (known.has(game.id)) {
          result.known += 1;
        } else {
          await this.database.put("history", game);
          known.add(game.id);
          result.added += 1;
        }
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        result.faults.push({ line: index + 1, message });
      }
    }
    return result;
  }
}

async function readLine(rules: Rules, line: string): Promise<Finished> {
  const { kept, ...record } = JSON.parse(line) as GameRecord & { kept?: Partial<Finished> };
  if (!Array.isArray(record.seats) || !Array.isArray(record.events)) {
    throw new RecordFault(0, "is not a game record");
  }
  const game = record as GameRecord;
  if (!resultHolds(replayRecord(rules, game), game)) {
    throw new RecordFault(0, "its scores or winners are not those of its game, or it is cut off");
  }
  return {
    id: typeof kept?.id === "string" ? kept.id : await digest(game),
    record: game,
    finished: typeof kept?.finished === "number" ? kept.finished : Date.now(),
    mine: Array.isArray(kept?.mine) ? kept.mine.filter((seat) => Number.isInteger(seat)) : [0],
    online: kept?.online === true,
  };
}

/** The same id for the same game, so that nothing is imported twice. */
async function digest(record: GameRecord): Promise<string> {
  const text = JSON.stringify([record.game, record.seats, record.events]);
  // Only pages of a secure origin have it; elsewhere the text itself serves.
  if (!globalThis.crypto.subtle) return text;
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
