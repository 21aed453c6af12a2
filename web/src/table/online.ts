/**
 * A game on a server. What this device does is shown at once and sent; the server's entries are what
 * counts, and where they differ they are followed.
 */
import {
  PROTOCOL,
  type Act,
  type Platter,
  type RefusedMessage,
  type Roll,
  type ServerMessage,
  type Undo,
  type Welcome,
} from "../generated/wire";
import type { Rules, SeatEvent, Sheet } from "../rules/types";
import { sameEvent } from "../rules/words";
import { extended } from "./extended";
import { Ledger } from "./ledger";
import { Refused, refusalOf } from "./refused";
import { Listeners, type Listener } from "./listeners";
import { recordOf } from "./record";
import { diceInfo, seatInfo, type Server, type TableInfo } from "./server";
import { FINAL_CODES, Socket, type SocketLike } from "./socket";
import type {
  Change,
  Connection,
  DiceInfo,
  Entry,
  GameRecord,
  Refusal,
  SeatInfo,
  Table,
  UndoKind,
} from "./types";

/** What this device does, before it has a number and a version. */
type Unsent<Message> = Message extends unknown ? Omit<Message, "id" | "version"> : never;
type Move = Unsent<Act | Undo | Roll | Platter>;

/** What a table elsewhere needs. */
export interface OnlineMeans {
  rules: Rules;
  server: Server;
  /** By seat, as text; empty to watch. */
  secrets: Readonly<Record<string, string>>;
  /** What these seats add to fair dice, by seat. */
  numbers?: Readonly<Record<string, string>>;
  /** Called once when the game is over and all about its dice is told. */
  finished?: (table: OnlineTable) => void;
  /** For tests. */
  makeSocket?: (url: string) => SocketLike;
}

/** Something that this device does, from the tap to the server's answer. */
interface Doing {
  id: string;
  message: Move;
  /** The line it will be in the log. */
  entry: Entry;
  /** What was seen when it was chosen; null: what the doing before it leads to. */
  version: number | null;
  sent: boolean;
  show(ledger: Ledger): void;
  answer(refusal: Refusal | null): void;
}

export class OnlineTable implements Table {
  readonly online = true;
  readonly sheet: Sheet;
  readonly pace: TableInfo["pace"];
  readonly rated: boolean;
  /** Whether anybody may sit down, and when bots fill up, in seconds since 1970. */
  readonly listed: boolean;
  readonly fills: number | null;
  connection: Connection = "waiting";
  seats: SeatInfo[];
  mine: number[] = [];
  dice: DiceInfo;
  /** Why the connection was given up, if it was. */
  refusal: Refusal | null = null;
  readonly #means: OnlineMeans;
  readonly #listeners = new Listeners();
  readonly #socket: Socket;
  /** What the server has told. */
  #told: Ledger;
  /** The same with what this device has done since. */
  #shown: Ledger;
  /** Not yet among the server's entries. */
  #doings: Doing[] = [];
  /** Among the entries, but the answer is still to come. */
  #unanswered = new Map<string, Doing>();
  #count = 0;
  #finished = false;

  /** Sit down at a table, or watch it; throws a Refused where that is impossible. */
  static async open(means: OnlineMeans, id: string): Promise<OnlineTable> {
    const info = await means.server.table(id);
    const table = new OnlineTable(means, info, await sheetOf(means, info));
    await new Promise<void>((resolve, reject) => {
      const stop = table.onChange(() => {
        if (table.connection === "waiting") return;
        stop();
        if (table.connection === "open") resolve();
        else reject(new Refused(table.refusal!.kind, table.refusal!.message));
      });
    });
    return table;
  }

  constructor(means: OnlineMeans, info: TableInfo, sheet: Sheet) {
    this.#means = means;
    this.id = info.id;
    this.sheet = sheet;
    this.pace = info.pace;
    this.rated = info.rated;
    this.listed = info.listed;
    this.fills = info.fills;
    this.seats = info.seats.map(seatInfo);
    this.dice = diceInfo(info.dice);
    this.#told = new Ledger(means.rules, sheet, info.players);
    this.#shown = this.#told;
    this.#socket = new Socket(
      means.server.socketUrl(info.id),
      {
        opened: () => this.#greet(),
        heard: (message) => this.#hear(message as unknown as ServerMessage),
        closed: (code) => this.#closed(code),
        silent: () => this.#isHeard(false),
      },
      means.makeSocket,
    );
  }

  readonly id: string;

  get game() {
    return this.#shown.game;
  }
  get log() {
    return this.#told.log;
  }
  get steps() {
    return this.#shown.steps;
  }
  get rows() {
    return this.#shown.rows;
  }
  get version() {
    return this.#told.version;
  }
  get over() {
    return this.#told.game.over;
  }

  // ---- doing something

  act(seat: number, action: number): Promise<Refusal | null> {
    return this.#do(
      (ledger) => {
        ledger.check(seat, ledger.version);
        ledger.act(seat, action);
      },
      (entry) => {
        const { seat: _, ...event } = entry;
        return { type: "act", seat, event };
      },
    );
  }

  undo(seat: number, what: UndoKind): Promise<Refusal | null> {
    return this.#do(
      (ledger) => ledger.undo(seat, what),
      () => ({ type: "undo", seat, what }),
    );
  }

  canUndo(seat: number, what: UndoKind = "last"): boolean {
    // Once the server has heard of it, it throws: nobody goes back behind that.
    const thrown = this.dice.kind !== "own" && ["roll", "platter"].includes(this.game.awaits);
    return !thrown && this.#shown.canUndo(seat, what);
  }

  roll(faces: Readonly<Record<string, number>>): Promise<Refusal | null> {
    return this.#do(
      (ledger) => ledger.roll(faces),
      (entry) => ({ type: "roll", seat: this.mine[0]!, faces: (entry as SeatEvent).roll! }),
    );
  }

  platter(dice: readonly string[]): Promise<Refusal | null> {
    return this.#do(
      (ledger) => ledger.platter(dice),
      () => ({ type: "platter", seat: this.mine[0]!, dice: [...dice] }),
    );
  }

  #do(show: (ledger: Ledger) => void, messageOf: (entry: Entry) => Move): Promise<Refusal | null> {
    const next = this.#shown.copy();
    const refusal = refusalOf(() => show(next));
    if (refusal) return Promise.resolve(refusal);
    const entry = next.log.at(-1)!;
    return new Promise((answer) => {
      this.#count += 1;
      this.#doings.push({
        id: String(this.#count),
        message: messageOf(entry),
        entry,
        version: this.#doings.length === 0 ? this.#told.version : null,
        sent: false,
        show,
        answer,
      });
      const back = "undo" in entry;
      this.#shown = next;
      this.#sendNext();
      this.#listeners.tell({ game: true, back });
    });
  }

  /** One at a time: the next is about what the one before led to. */
  #sendNext(): void {
    const [doing] = this.#doings;
    if (!doing || doing.sent || !["open", "silent"].includes(this.connection)) return;
    doing.sent = true;
    doing.version ??= this.#told.version;
    this.#socket.send({ ...doing.message, id: doing.id, version: doing.version });
  }

  // ---- hearing of it

  #greet(): void {
    const { secrets, numbers = {} } = this.#means;
    this.#socket.send({ type: "hello", protocol: PROTOCOL, seen: this.version, secrets, numbers });
  }

  /** Whether the server answers. A connection that is silent may still come back. */
  #isHeard(heard: boolean): void {
    if (this.connection !== (heard ? "silent" : "open")) return;
    this.connection = heard ? "open" : "silent";
    this.#listeners.tell({ connection: true });
  }

  #hear(message: ServerMessage): void {
    this.#isHeard(true);
    switch (message.type) {
      case "welcome":
        return this.#welcome(message);
      case "events":
        return this.#events(message.from, message.events as Entry[]);
      case "accepted":
        return this.#accepted(String(message.id));
      case "refused":
        return this.#refused(message);
      case "seats":
        this.seats = message.seats.map(seatInfo);
        return this.#listeners.tell({ seats: true });
      case "dice":
        this.dice = diceInfo(message.dice);
        return this.#listeners.tell({ game: true });
      case "revealed":
        this.dice = diceInfo(message.dice);
        this.#listeners.tell({ game: true });
        return this.#finish();
      case "rematch": // heard where the result is shown
      case "closing":
      case "pong":
        return;
    }
  }

  #welcome({ table, version, events, mine }: Welcome): void {
    this.#socket.settled();
    this.connection = "open";
    this.mine = mine;
    this.seats = table.seats.map(seatInfo);
    this.dice = diceInfo(table.dice);
    // Whoever has seen more than there is gets everything: it was another table's log.
    if (version - events.length < this.version) {
      this.#told = new Ledger(this.#means.rules, this.sheet, table.players);
    }
    this.#follow(events as Entry[], { seats: true, connection: true });
    // Whatever is not among the entries now was not done: it is sent again.
    for (const doing of this.#unanswered.values()) doing.answer(null);
    this.#unanswered.clear();
    for (const doing of this.#doings) doing.sent = false;
    this.#sendNext();
    this.#finish();
  }

  #events(from: number, events: readonly Entry[]): void {
    if (from > this.version + 1) {
      this.#socket.restart();
      return;
    }
    this.#follow(events.slice(this.version + 1 - from), {});
    this.#finish();
  }

  #follow(entries: readonly Entry[], change: Partial<Change>): void {
    const before = this.#shown.steps;
    for (const entry of entries) {
      this.#told.follow(entry);
      const [doing] = this.#doings;
      if (doing?.sent && sameEvent(doing.entry, entry)) {
        this.#doings.shift();
        this.#unanswered.set(doing.id, doing);
      }
    }
    this.#showDoings();
    const back = !extended(before, this.#shown.steps);
    if (entries.length > 0 || back) this.#listeners.tell({ ...change, entries, game: true, back });
    else this.#listeners.tell(change);
  }

  /** What the server told, and on top of it what this device has done since. */
  #showDoings(): void {
    this.#shown = this.#doings.length > 0 ? this.#told.copy() : this.#told;
    for (const [i, doing] of this.#doings.entries()) {
      const refusal = refusalOf(() => doing.show(this.#shown));
      if (!refusal) continue;
      // The game went another way. What was sent is answered by the server.
      const rest = this.#doings.splice(doing.sent ? i + 1 : i);
      const message = "the game has gone on in the meantime: look again";
      for (const gone of rest) gone.answer({ kind: "stale", message });
      return;
    }
  }

  #accepted(id: string): void {
    this.#unanswered.get(id)?.answer(null);
    this.#unanswered.delete(id);
    this.#sendNext();
  }

  #refused({ id, refused, message }: RefusedMessage): void {
    const refusal: Refusal = { kind: refused, message };
    if (id === null) {
      this.refusal = refusal;
      return;
    }
    // Sent twice, because an answer was lost: the first was done.
    this.#accepted(String(id));
    const at = this.#doings.findIndex((doing) => doing.id === id);
    if (at < 0) return;
    const before = this.#shown.steps;
    for (const doing of this.#doings.splice(at)) doing.answer(refusal);
    this.#showDoings();
    const back = !extended(before, this.#shown.steps);
    this.#listeners.tell({ game: true, back, refusal });
  }

  #closed(code: number): void {
    this.connection = FINAL_CODES.includes(code) ? "lost" : "waiting";
    if (this.connection === "lost") {
      this.refusal ??= { kind: "lost", message: "the server has closed the connection" };
      const lost = this.refusal;
      for (const doing of this.#doings.splice(0)) doing.answer(lost);
      this.#shown = this.#told;
    }
    this.#listeners.tell({ connection: true });
  }

  #finish(): void {
    if (this.#finished || !this.over || (this.dice.kind === "fair" && !this.dice.secret)) return;
    this.#finished = true;
    this.#means.finished?.(this);
  }

  // ----

  record(): GameRecord {
    // As the server's own record calls them.
    const names = this.seats.map(({ kind, name, bot }) =>
      kind === "bot" ? (bot ?? "") : name || "open",
    );
    const { kind } = this.dice;
    const daily = kind === "daily" ? { dice: { ...this.dice } } : {};
    const extra = kind === "fair" ? { dice: { table: this.id, ...this.dice } } : daily;
    return recordOf(this.#means.rules, this.#told, names, extra);
  }

  onChange(listener: Listener): () => void {
    return this.#listeners.add(listener);
  }

  close(): void {
    this.#socket.end();
  }
}

/** The sheet that a table is played on: the page's own, or the server's where they differ. */
async function sheetOf({ rules, server }: OnlineMeans, info: TableInfo): Promise<Sheet> {
  const own = rules.sheets.find(({ id, digest }) => id === info.game && digest === info.sheet);
  const sheet = own ?? rules.readSheet(await server.sheetOf(info.id));
  return rules.withRulings(sheet, info.rulings);
}
