/** What this device keeps: open games, finished ones, seats at tables elsewhere. */
import type { LookedBack } from "../players/analysis";
import type { Turn } from "../meeting/games";
import type { About } from "../progress/losses";
import type { KeptSheet, Rules } from "../rules/types";
import type { TableInfo } from "../table/server";
import { goesBySeed } from "../table/origins";
import type { Beside, GameRecord, Keeper, Origin, SavedTable } from "../table/types";
import { openDatabase, OWN_STORES, STORES, type Database } from "./database";

/** A finished game. */
export interface Finished {
  id: string;
  record: GameRecord;
  /** When it ended, in milliseconds. */
  finished: number;
  /** The seats that were played from this device. */
  mine: number[];
  online: boolean;
  /** By seat the bot that played it, "" for people; not known of records from elsewhere. */
  bots?: string[];
  /** Of a game on this device: what its dice came from. */
  seed?: string;
  /** What the coach found when it looked back. */
  looked?: LookedBack;
  /** It was played on from a moment of another one, or with dice that were known: it does not count. */
  from?: Origin;
  /** The coach spoke while it was played; not known of games from before that was kept. */
  coached?: boolean;
  /** What each of the decisions was about, in the order of `looked.decisions`. */
  about?: About[];
  /** The day whose dice it has; without `from` it counts. */
  daily?: string;
  /** By names of their links: games of others with the same dice. */
  beside?: Record<string, Beside>;
}

/** Games that were played on from another one, by where they left it: finished or still open. */
export interface Branch {
  id: string;
  at: number;
  /** Null while it goes on. */
  finished: Finished | null;
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
  /** By seat, what this device adds to fair dice: whoever finds it in the record knows it counted. */
  numbers?: Record<string, string>;
  /** By open seat: to let somebody sit down there. */
  invites?: Record<string, string>;
  /** Of tables from before: to let others sit down on any open seat. */
  invite?: string;
  names: string[];
  changed: number;
  over: boolean;
  /** Whose turn it was when a server was asked last. */
  turn?: Turn;
}

export class Device implements Keeper {
  /** Digests of the sheets that are kept already. */
  readonly #sheets = new Set<string>();

  constructor(readonly database: Database) {}

  static async open(name?: string): Promise<Device> {
    return new Device(await openDatabase(name));
  }

  /** Whether anything outlives the page. */
  get lasting(): boolean {
    return this.database.lasting;
  }

  async keep(save: SavedTable, sheet: KeptSheet): Promise<void> {
    await this.keepSheet(sheet);
    await this.database.put("saves", save);
  }

  /** Keep the sheet that a game is played by: a later page may have another. */
  async keepSheet(sheet: KeptSheet): Promise<void> {
    if (this.#sheets.has(sheet.id)) return;
    await this.database.put("sheets", sheet);
    this.#sheets.add(sheet.id);
  }

  /** Let the rules know every sheet that was kept. One that they cannot read any more is left out. */
  async recallSheets(rules: Rules): Promise<void> {
    for (const sheet of await this.database.all<KeptSheet>("sheets")) {
      try {
        rules.recall(sheet);
      } catch (error) {
        reportError(error);
      }
    }
  }

  async finished(save: SavedTable, record: GameRecord, sheet: KeptSheet): Promise<void> {
    await this.keepSheet(sheet);
    const mine = save.seats.flatMap(({ bot }, seat) => (bot ? [] : [seat]));
    const bots = save.seats.map(({ bot }) => bot ?? "");
    const game: Finished = {
      id: save.id,
      record,
      finished: save.changed,
      mine,
      online: false,
      bots,
      ...(goesBySeed(save) ? { seed: save.seed } : {}),
      ...(save.from ? { from: save.from } : {}),
      coached: save.coached ?? false,
      ...(save.daily ? { daily: save.daily } : {}),
      ...(save.beside ? { beside: save.beside } : {}),
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

  /** Keep a finished game; a table's game once, with what was found in it since. */
  async remember(game: Omit<Finished, "finished"> & { finished?: number }): Promise<void> {
    const known = await this.finishedGame(game.id);
    await this.database.put("history", { finished: Date.now(), ...known, ...game });
  }

  /** Finished games, the last first. */
  async history(): Promise<Finished[]> {
    const found = await this.database.all<Finished>("history");
    return found.toSorted((a, b) => b.finished - a.finished);
  }

  finishedGame(id: string): Promise<Finished | undefined> {
    return this.database.get("history", id);
  }

  /** By the game that they were played on from: all branches, the earliest moment first. */
  async branches(): Promise<Map<string, Branch[]>> {
    const over = (await this.history()).map((game) => ({ ...game, finished: game }));
    const open = (await this.saves()).map((save) => ({ ...save, finished: null }));
    const found = new Map<string, Branch[]>();
    for (const { id, from, finished } of [...over, ...open]) {
      if (!from) continue;
      const known = found.get(from.game) ?? [];
      found.set(from.game, [...known, { id, at: from.at, finished }]);
    }
    for (const all of found.values()) all.sort((a, b) => a.at - b.at);
    return found;
  }

  /** Keep what the coach found in a finished game, so that it is there at once the next time. */
  async keepLookedBack(id: string, looked: LookedBack): Promise<void> {
    const game = await this.finishedGame(id);
    if (!game) return;
    const kept: Finished = { ...game, looked };
    await this.database.put("history", kept);
  }

  /** Keep somebody's game with the same dice beside a finished one; `key` names the link to it. */
  async keepBeside(id: string, key: string, beside: Beside): Promise<void> {
    const game = await this.finishedGame(id);
    if (!game) return;
    const kept: Finished = { ...game, beside: { ...game.beside, [key]: beside } };
    await this.database.put("history", kept);
  }

  forgetFinished(id: string): Promise<void> {
    return this.database.remove("history", id);
  }

  /** Keep the seats that this device was given at a table of the server that the page came from. */
  sitDown(
    { id, game, seats }: Pick<TableInfo, "id" | "game" | "seats">,
    secrets: Readonly<Record<string, string>>,
    invites: Readonly<Record<string, string>> = {},
  ): Promise<void> {
    const names = seats.map(({ name }) => name);
    const changed = Date.now();
    const numbers = Object.fromEntries(Object.keys(secrets).map((seat) => [seat, randomNumber()]));
    const seated = { secrets: { ...secrets }, numbers, names };
    const kept = { id, server: "", game, ...seated, changed, over: false };
    return this.putSeats({ ...kept, invites: { ...invites } });
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

  /** Seats at a table are given up: nothing but its id is kept, so that it is not listed again. */
  async forgetSeats(id: string): Promise<void> {
    const about = { id, server: "", game: "", secrets: {}, names: [] };
    await this.putSeats({ ...about, changed: Date.now(), over: true });
  }

  /** Nothing is kept any more: no open game, no finished one, no seat elsewhere, nothing learnt. */
  async forgetAll(): Promise<void> {
    this.#sheets.clear();
    // First what is known of a server: what is missing here later was not deleted there.
    for (const store of [...OWN_STORES, ...STORES]) {
      for (const { id } of await this.database.all<{ id: string }>(store)) {
        await this.database.remove(store, id);
      }
    }
  }

  /** The history as record lines, the first game first. What only this device knows is in `kept`. */
  async exported(): Promise<string> {
    const games = (await this.history()).toReversed();
    const lines = games.map(({ record, ...kept }) => JSON.stringify({ ...record, kept }));
    return lines.map((line) => `${line}\n`).join("");
  }
}

/** 128 bits as a server wants them. */
function randomNumber(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
