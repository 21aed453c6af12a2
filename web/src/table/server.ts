/** A server's side for tables elsewhere: setting up, joining, looking. */
import type { DiceInfo, GameRecord, RefusalKind, SeatInfo } from "./types";
import { Refused } from "./ledger";

/** What everybody may know about a table. */
export interface TableInfo {
  id: string;
  game: string;
  /** The digest of its sheet. */
  sheet: string;
  rulings: Record<string, boolean>;
  players: number;
  seats: ServerSeat[];
  dice: ServerDice;
  version: number;
  awaits: string;
  to_act: number[];
  over: boolean;
  handed_in: number;
  created: number;
  changed: number;
}

export interface ServerSeat extends Omit<SeatInfo, "bot"> {
  bot?: string | null;
}

export type SeatWish =
  { kind: "person"; name: string } | { kind: "open" } | { kind: "bot"; bot: string };

export interface NewTable {
  game: string;
  rulings?: Record<string, boolean>;
  dice: "fair" | "own";
  seats: SeatWish[];
  /** A game begun here that goes on there. */
  record?: GameRecord;
}

export interface Created {
  table: TableInfo;
  /** By seat, as text. */
  secrets: Record<string, string>;
  invite: string;
}

export interface SheetInfo {
  id: string;
  title: string;
  known_as: string[];
  flow: string;
  players: [number, number];
  provenance: string;
  version: number;
  digest: string;
}

export type SeatChange =
  { do: "leave" } | { do: "return" } | { do: "bot"; bot: string } | { do: "rename"; name: string };

/** A seat as tables tell it. */
export function seatInfo({ bot, ...seat }: ServerSeat): SeatInfo {
  return bot ? { ...seat, bot } : seat;
}

/** Dice as a server tells them: null where nothing is told. */
export interface ServerDice {
  kind: DiceInfo["kind"];
  commitment?: string | null;
  secret?: string | null;
  from?: number;
}

export function diceInfo(dice: ServerDice): DiceInfo {
  const told = Object.entries(dice).filter(([, value]) => value !== null);
  return Object.fromEntries(told) as unknown as DiceInfo;
}

const JSON_TYPE = "application/json";

export class Server {
  readonly #base: URL;

  /** `base`: the folder of the page whose server this is; "" for this page's own. */
  constructor(base = "") {
    this.#base = new URL("api/", base || document.baseURI);
  }

  #url(path: string): URL {
    return new URL(path, this.#base);
  }

  /** Where a table is played. */
  socketUrl(id: string): string {
    const url = this.#url(`tables/${id}/play`);
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    return url.href;
  }

  /** Whether there is a server at all: a page on a static host has none. */
  async answers(): Promise<boolean> {
    try {
      await this.sheets();
      return true;
    } catch {
      return false;
    }
  }

  sheets(): Promise<SheetInfo[]> {
    return this.#get("sheets");
  }

  /** A sheet for `rules.readSheet`. */
  sheet(id: string): Promise<unknown> {
    return this.#get(`sheets/${encodeURIComponent(id)}`);
  }

  /** The sheet of a table, which may be older than the one the server offers now. */
  sheetOf(table: string): Promise<unknown> {
    return this.#get(`tables/${encodeURIComponent(table)}/sheet`);
  }

  /** The bots that can take a seat there. */
  players(game: string): Promise<string[]> {
    return this.#get(`players?game=${encodeURIComponent(game)}`);
  }

  create(table: NewTable): Promise<Created> {
    return this.#post("tables", table);
  }

  table(id: string): Promise<TableInfo> {
    return this.#get(`tables/${encodeURIComponent(id)}`);
  }

  record(id: string): Promise<GameRecord> {
    return this.#get(`tables/${encodeURIComponent(id)}/record`);
  }

  join(
    id: string,
    wish: { invite: string; name: string; seat?: number },
  ): Promise<{ seat: number; secret: string }> {
    return this.#post(`tables/${encodeURIComponent(id)}/join`, wish);
  }

  /** Leave or take back an own seat, rename it, or let a bot play one whose owner is away. */
  changeSeat(id: string, seat: number, secret: string, change: SeatChange): Promise<unknown> {
    const path = `tables/${encodeURIComponent(id)}/seats/${seat}`;
    return this.#post(path, change, { Authorization: `Bearer ${secret}` });
  }

  #get<Answer>(path: string): Promise<Answer> {
    return this.#ask(path, { headers: { Accept: JSON_TYPE } });
  }

  #post<Answer>(path: string, body: unknown, headers: HeadersInit = {}): Promise<Answer> {
    return this.#ask(path, {
      method: "POST",
      headers: { "Content-Type": JSON_TYPE, ...headers },
      body: JSON.stringify(body),
    });
  }

  async #ask<Answer>(path: string, request: RequestInit): Promise<Answer> {
    let response: Response;
    try {
      response = await fetch(this.#url(path), { ...request, cache: "no-store" });
    } catch {
      throw new Refused("unreachable", "the server cannot be reached");
    }
    const said = (await response.json().catch(() => null)) as unknown;
    if (response.ok && said !== null) return said as Answer;
    const { refused, message } = (said ?? {}) as { refused?: RefusalKind; message?: string };
    throw new Refused(refused ?? "no server", message ?? "there is no game server here");
  }
}
