/** A server's side for tables elsewhere: setting up, joining, looking. */
import type {
  BotSeat,
  Created,
  DiceInfo as ServerDice,
  Join,
  Joined,
  NewTable,
  OpenSeat,
  PersonSeat,
  RefusedAnswer,
  SeatChange,
  SeatInfo as ServerSeat,
  SheetInfo,
  TableInfo,
} from "../generated/wire";
import type { DiceInfo, GameRecord, SeatInfo } from "./types";
import { Refused } from "./refused";

export type { Created, NewTable, SeatChange, ServerDice, ServerSeat, SheetInfo, TableInfo };
export type SeatWish = PersonSeat | OpenSeat | BotSeat;

/** A seat as tables tell it. */
export function seatInfo({ bot, bot_in, since, until, out, ...seat }: ServerSeat): SeatInfo {
  return {
    ...seat,
    ...(bot && { bot }),
    ...(bot_in !== null && { botFrom: Date.now() + 1000 * bot_in }),
    ...(since !== null && { since: 1000 * since }),
    ...(until !== null && { until: 1000 * until }),
    ...(out && { out }),
  };
}

/** Dice as tables tell them: without what is not told. */
export function diceInfo({ spare: _, ...dice }: ServerDice): DiceInfo {
  const told = Object.entries(dice).filter(([, value]) => value !== null);
  return Object.fromEntries(told) as unknown as DiceInfo;
}

const JSON_TYPE = "application/json";

function shown(secret: string): Record<string, string> {
  return { Authorization: `Bearer ${secret}` };
}

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

  /** Whoever shows who they are finds their seat again from another device. */
  create(table: NewTable, identity: string): Promise<Created> {
    return this.#post("tables", table, shown(identity));
  }

  table(id: string): Promise<TableInfo> {
    return this.#get(`tables/${encodeURIComponent(id)}`);
  }

  record(id: string): Promise<GameRecord> {
    return this.#get(`tables/${encodeURIComponent(id)}/record`);
  }

  join(id: string, wish: Join, identity: string): Promise<Joined> {
    return this.#post(`tables/${encodeURIComponent(id)}/join`, wish, shown(identity));
  }

  /** Leave or take back an own seat, rename it, or let a bot play one whose owner is away. */
  changeSeat(id: string, seat: number, secret: string, change: SeatChange): Promise<unknown> {
    const path = `tables/${encodeURIComponent(id)}/seats/${seat}`;
    return this.#post(path, change, shown(secret));
  }

  /** Ask whatever else a server offers, as whoever has this secret; with a `body`, for something to be done. */
  call<Answer>(path: string, secret: string, body?: unknown): Promise<Answer> {
    const headers = shown(secret);
    if (body !== undefined) return this.#post(path, body, headers);
    return this.#ask(path, { headers: { Accept: JSON_TYPE, ...headers } });
  }

  /** Ask for what everybody may see, which the browser keeps: where nothing has changed, nothing is sent again. */
  fresh<Answer>(path: string): Promise<Answer> {
    return this.#ask(path, { headers: { Accept: JSON_TYPE }, cache: "no-cache" });
  }

  /** Let something be deleted, as whoever has this secret. */
  remove(path: string, secret: string): Promise<unknown> {
    return this.#ask(path, { method: "DELETE", headers: { Accept: JSON_TYPE, ...shown(secret) } });
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
      response = await fetch(this.#url(path), { cache: "no-store", ...request });
    } catch {
      throw new Refused("unreachable", "the server cannot be reached");
    }
    const said = (await response.json().catch(() => null)) as unknown;
    if (response.ok && said !== null) return said as Answer;
    const { refused, message } = (said ?? {}) as Partial<RefusedAnswer>;
    throw new Refused(refused ?? "no server", message ?? "there is no game server here");
  }
}
