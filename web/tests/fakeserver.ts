/** A server in memory: the same door and messages, with a network that tests can cut and delay. */
import { Ledger } from "../src/table/ledger";
import { Refused, refusalOf } from "../src/table/refused";
import type { Server, TableInfo } from "../src/table/server";
import type { SocketLike } from "../src/table/socket";
import type { Entry, UndoKind } from "../src/table/types";
import type { GameEvent, Sheet } from "../src/rules/types";
import { rules } from "./rules";

export const FAIR: TableInfo["dice"] = {
  kind: "fair",
  table: null,
  commitment: "00",
  from: 1,
  secret: null,
  scheme: null,
  numbers: null,
  spare: null,
  day: null,
};

type Message = Record<string, unknown>;

export class FakeSocket implements SocketLike {
  readyState = 0;
  onopen: SocketLike["onopen"] = null;
  onmessage: SocketLike["onmessage"] = null;
  onclose: SocketLike["onclose"] = null;
  sent: Message[] = [];

  constructor(readonly server: FakeServer) {}

  send(text: string): void {
    const message = JSON.parse(text) as Message;
    this.sent.push(message);
    this.server.hear(this, message);
  }

  tell(message: Message): void {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.({} as Event);
  }

  close(code = 1000): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.server.sockets.delete(this);
    this.onclose?.({ code } as CloseEvent);
  }
}

export class FakeServer {
  readonly ledger: Ledger;
  readonly sockets = new Set<FakeSocket>();
  readonly made: FakeSocket[] = [];
  /** Whether new sockets open. */
  reachable = true;
  /** Messages are kept until `deliver`. */
  held: (() => void)[] | null = null;
  /** Answers and entries are lost after they were done. */
  deaf = false;

  constructor(
    sheet: Sheet,
    readonly players: number,
    public dice: TableInfo["dice"] = FAIR,
  ) {
    this.ledger = new Ledger(rules, sheet, players);
    if (this.dice.kind === "fair") this.throwDue();
  }

  /** What a page sees of it. */
  get server(): Server {
    const fake = {
      table: () => Promise.resolve(this.info()),
      sheetOf: () => Promise.reject(new Refused("unknown game", "no such sheet")),
      socketUrl: () => "ws://fake",
    };
    return fake as unknown as Server;
  }

  readonly makeSocket = (): SocketLike => {
    const socket = new FakeSocket(this);
    this.made.push(socket);
    queueMicrotask(() => (this.reachable ? socket.open() : socket.close(1006)));
    return socket;
  };

  info(): TableInfo {
    const { sheet, game } = this.ledger;
    return {
      id: "table",
      listed: false,
      fills: null,
      next: null,
      bots: "ours",
      rated: false,
      game: sheet.id,
      sheet: sheet.digest,
      rulings: {},
      players: this.players,
      seats: Array.from({ length: this.players }, (_, seat) => ({
        name: `Player ${seat + 1}`,
        kind: "person",
        bot: null,
        bot_in: null,
        owned: true,
        left: false,
        connected: true,
        since: null,
        until: null,
        out: false,
      })),
      pace: "now",
      dice: this.dice,
      version: this.ledger.version,
      awaits: game.awaits,
      to_act: game.toAct(),
      over: game.over,
      handed_in: 0,
      created: 0,
      changed: 0,
    };
  }

  throwDue(): void {
    const { ledger } = this;
    while (ledger.game.awaits === "roll") ledger.roll(rules.throwDice(ledger.game, 11n));
    if (ledger.game.awaits === "platter") ledger.platter(rules.lowestThree(ledger.game, 11n));
  }

  hear(socket: FakeSocket, message: Message): void {
    const answer = () => this.answer(socket, message);
    if (this.held) this.held.push(answer);
    else queueMicrotask(answer);
  }

  /** Let everything through that was held back. */
  deliver(): void {
    const held = this.held ?? [];
    this.held = null;
    for (const answer of held) answer();
  }

  answer(socket: FakeSocket, message: Message): void {
    if (message["type"] === "hello") this.welcome(socket, message);
    else if (message["type"] === "ping") socket.tell({ type: "pong", id: message["id"] });
    else this.judge(socket, message);
  }

  welcome(socket: FakeSocket, hello: Message): void {
    this.sockets.add(socket);
    const seen = hello["seen"] as number;
    const events = this.ledger.log.slice(seen <= this.ledger.version ? seen : 0);
    const mine = Object.keys(hello["secrets"] as object).map(Number);
    const table = this.info();
    socket.tell({ type: "welcome", protocol: 1, table, version: table.version, events, mine });
  }

  judge(socket: FakeSocket, message: Message): void {
    const { type, id, seat, version } = message as {
      type: string;
      id: string;
      seat: number;
      version: number;
    };
    const before = this.ledger.version;
    const refusal = refusalOf(() => {
      if (type === "act") {
        this.ledger.check(seat, version);
        this.act(seat, message["event"] as GameEvent | { go: "on" });
        return;
      }
      if (!this.ledger.seen(seat, version)) throw new Refused("stale", "look again");
      if (type === "undo") this.ledger.undo(seat, message["what"] as UndoKind);
      else this.ledger.roll(message["faces"] as Record<string, number>);
    });
    if (!refusal) this.spread(before);
    if (this.deaf) return;
    if (refusal)
      socket.tell({ type: "refused", id, refused: refusal.kind, message: refusal.message });
    else socket.tell({ type: "accepted", id, version: this.ledger.version });
  }

  act(seat: number, event: GameEvent | { go: "on" }): void {
    this.ledger.act(seat, "go" in event ? null : event);
  }

  /** Somebody else does something. */
  other(seat: number, action: number): void {
    const before = this.ledger.version;
    this.ledger.act(seat, action);
    this.spread(before);
  }

  spread(before: number): void {
    if (this.dice.kind === "fair") this.throwDue();
    const { game } = this.ledger;
    const events: Entry[] = this.ledger.log.slice(before);
    if (this.deaf) return;
    for (const socket of this.sockets) {
      socket.tell({
        type: "events",
        from: before + 1,
        events,
        to_act: game.toAct(),
        over: game.over,
      });
      if (game.over && this.dice.kind === "fair")
        socket.tell({ type: "revealed", dice: { ...this.dice, secret: "11" } });
    }
  }
}
