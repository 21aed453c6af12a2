/** The server that tests of the page talk to says what the real one says, message by message. */
import { expect, test } from "vitest";
import type { GameEvent } from "../src/rules/types";
import { FAIR, FakeServer, type FakeSocket } from "./fakeserver";
import { inPython } from "./python";
import { rules } from "./rules";

type Message = Record<string, unknown>;
const MESSAGES = 160;
const GAMES = rules.sheets.map(
  ({ id, players: [low, high] }) => [id, Math.max(2, low), high] as const,
);

/** What a page reads of a message: not its sentence, nor what else is known about the table. */
function read(message: Message): Message {
  const { message: _sentence, table: _table, protocol: _protocol, ...rest } = message;
  return rest;
}

/** Where the random numbers of a game come from. */
function choices(seed: bigint): (many: number) => number {
  let step = 0;
  return (many) => rules.choose(seed, 0, step++, many);
}

/** A talk with all that players do, and much that they should not. */
class Talk {
  readonly fake: FakeServer;
  readonly messages: Message[] = [];
  readonly heard: Record<"playing" | "watching", Message[]> = { playing: [], watching: [] };
  readonly #playing: FakeSocket;
  readonly #choose: (many: number) => number;

  constructor(
    readonly game: string,
    readonly players: number,
    seed: bigint,
  ) {
    this.fake = new FakeServer(rules.sheet(game), players, {
      ...FAIR,
      kind: "own",
      commitment: null,
    });
    this.#choose = choices(seed);
    const seats = Array.from({ length: players }, (_, seat) => [seat, "secret"]);
    this.#playing = this.#join("playing", Object.fromEntries(seats) as Message);
    const watching = this.#join("watching", {});
    while (this.messages.length < MESSAGES && !this.fake.ledger.game.over) this.#say();
    this.fake.answer(watching, { type: "ping", id: "end" });
  }

  #join(who: "playing" | "watching", secrets: Message): FakeSocket {
    const socket = this.fake.makeSocket() as FakeSocket;
    socket.onmessage = ({ data }) => this.heard[who].push(JSON.parse(data as string) as Message);
    this.fake.answer(socket, { type: "hello", protocol: 2, seen: 0, secrets });
    return socket;
  }

  #say(): void {
    const message = { id: this.messages.length + 1, ...this.#next() };
    this.messages.push(message);
    this.fake.answer(this.#playing, message);
  }

  #next(): Message {
    const { game, version } = this.fake.ledger;
    const acting = game.toAct();
    const seat = acting[this.#choose(Math.max(1, acting.length))] ?? this.#choose(this.players);
    const any = this.#choose(this.players);
    switch (this.#choose(12)) {
      case 0:
        return { type: "undo", seat: any, version, what: this.#choose(2) ? "last" : "turn" };
      case 1:
        return { type: "act", seat: any, version, event: { pass: "roll" } };
      case 2:
        return { type: "act", seat, version: this.#choose(version + 3), event: this.#event(seat) };
      case 3:
        return { type: "roll", seat: any, version, faces: this.#faces() };
      case 4:
        return { type: "ping" };
      default:
        if (game.awaits === "roll")
          return { type: "roll", seat: any, version, faces: this.#faces() };
        return { type: "act", seat, version, event: this.#event(seat) };
    }
  }

  #event(seat: number): GameEvent | { go: "on" } {
    const { game } = this.fake.ledger;
    const options = game.toAct().includes(seat) ? game.options(seat) : [];
    return options[this.#choose(Math.max(1, options.length))]?.event ?? { go: "on" };
  }

  #faces(): Record<string, number> | number[] {
    const { game, sheet } = this.fake.ledger;
    const thrown = game.diceToRoll().map((die) => [die, 1 + this.#choose(6)] as const);
    return sheet.named_dice ? Object.fromEntries(thrown) : thrown.map(([, face]) => face);
  }
}

const talks = GAMES.flatMap(([id, few, most], i) =>
  [few, most].map((players, k) => new Talk(id, players, BigInt(10 * i + k + 1))),
);
const there = inPython(
  "talks.py",
  talks.map(({ game, players, messages }) => ({ game, players, messages })),
) as Talk["heard"][];

test.each(talks.map(({ game, players }, i) => [game, players, i] as const))(
  "%s among %i: both servers say the same",
  (_, __, i) => {
    for (const who of ["playing", "watching"] as const) {
      expect(talks[i]!.heard[who].map(read)).toEqual(there[i]![who].map(read));
    }
  },
);

test("much was accepted, and everything was refused that can be", () => {
  const heard = talks.flatMap(({ heard }) => heard.playing);
  const refused = new Set(heard.flatMap((one) => (one["refused"] ? [one["refused"]] : [])));
  expect([...refused].sort()).toEqual(["cannot undo", "illegal", "not your turn", "stale"]);
  expect(heard.filter(({ type }) => type === "accepted").length).toBeGreaterThan(heard.length / 4);
});
