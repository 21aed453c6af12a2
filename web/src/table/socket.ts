/** A connection that comes back by itself. */
import type { ClientMessage, Ping } from "../generated/wire";

/** As much of a WebSocket as is used. */
export interface SocketLike {
  readonly readyState: number;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(code?: number): void;
}

export interface Hearing {
  opened(): void;
  heard(message: Record<string, unknown>): void;
  /** `code` is the server's, where it closed: 4000 and above are its own. */
  closed(code: number): void;
  /** What was sent is not answered; whatever is heard next ends it. */
  silent(): void;
}

const OPEN = 1;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const PATIENCE = 10_000;
/**
 * How long an answer may take before people are told that none comes: to a ping, to all else. With the
 * time between pings a connection that fails without a word is seen within three seconds.
 */
const PONG = 1_300;
const ANSWER = 2_500;
/** Between two pings: while somebody looks, and while nobody does. */
const BEAT = 1_500;
const QUIET = 25_000;
/** In seconds, how soon the server is promised the next ping while somebody looks. */
const AGAIN = 2.8;

/** Codes with which a server says that coming back is no use. */
export const FINAL_CODES: readonly number[] = [4400, 4401, 4404, 4409, 4426];

export class Socket {
  #socket: SocketLike | null = null;
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setTimeout> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #answer: ReturnType<typeof setTimeout> | undefined;
  #ended = false;
  #pings = 0;
  readonly #hurry = () => this.#connectNow();
  /** The device says so long before a connection that nobody hears of would be given up. */
  readonly #offline = () => this.#socket && this.#drop();
  /** Whoever looks away is told of nothing, and promises nothing: the server hears of it at once. */
  readonly #looks = () => this.#socket?.readyState === OPEN && this.#ping();

  constructor(
    readonly url: string,
    readonly hearing: Hearing,
    readonly make: (url: string) => SocketLike = (address) => new WebSocket(address),
  ) {
    globalThis.addEventListener?.("online", this.#hurry);
    globalThis.addEventListener?.("offline", this.#offline);
    globalThis.document?.addEventListener("visibilitychange", this.#looks);
    this.#connect();
  }

  #connect(): void {
    const socket = this.make(this.url);
    this.#socket = socket;
    socket.onopen = () => {
      if (this.#socket !== socket) return;
      this.hearing.opened();
      this.#ping();
    };
    socket.onmessage = (event) => {
      if (this.#socket !== socket) return;
      this.#hush();
      this.hearing.heard(JSON.parse(String(event.data)) as Record<string, unknown>);
    };
    socket.onclose = (event) => {
      if (this.#socket === socket) this.#lost(event.code);
    };
  }

  /** Silence must not be mistaken for peace: as long as the socket is open, pings follow each other. */
  #ping(): void {
    const looking = globalThis.document?.visibilityState !== "hidden";
    this.#pings += 1;
    const ping: Ping = { type: "ping", id: `ping ${this.#pings}` };
    this.send(looking ? { ...ping, again: AGAIN } : ping, PONG);
    clearTimeout(this.#beat);
    this.#beat = setTimeout(() => this.#ping(), looking ? BEAT : QUIET);
  }

  /** Something was heard: whatever was waited for. */
  #hush(): void {
    clearTimeout(this.#answer);
    clearTimeout(this.#patience);
    this.#answer = undefined;
  }

  /** Something was sent: the other side answers, or is not there. */
  #expect(within: number): void {
    if (this.#answer !== undefined) return;
    this.#answer = setTimeout(() => this.hearing.silent(), within);
    this.#patience = setTimeout(() => this.#drop(), PATIENCE);
  }

  /** Nothing was heard for too long: the network may never tell. */
  #drop(): void {
    const socket = this.#socket;
    this.#lost(0);
    socket?.close();
  }

  #lost(code: number): void {
    this.#hush();
    clearTimeout(this.#beat);
    this.#socket = null;
    if (this.#ended) return;
    if (FINAL_CODES.includes(code)) this.end();
    else this.#later();
    this.hearing.closed(code);
  }

  #later(): void {
    clearTimeout(this.#retry);
    // Not all at the same moment after a server has come back.
    const wait = this.#wait * (0.5 + Math.random() / 2);
    this.#retry = setTimeout(() => this.#connect(), wait);
    this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT);
  }

  #connectNow(): void {
    if (this.#socket || this.#ended) return;
    clearTimeout(this.#retry);
    this.#connect();
  }

  /** The other side has understood us: the next loss is a new one. */
  settled(): void {
    this.#wait = FIRST_WAIT;
  }

  send(message: ClientMessage, within = ANSWER): void {
    if (!this.#socket) return;
    this.#socket.send(JSON.stringify(message));
    this.#expect(within);
  }

  /** Start again from the beginning. */
  restart(): void {
    this.#drop();
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#retry);
    clearTimeout(this.#beat);
    this.#hush();
    globalThis.removeEventListener?.("online", this.#hurry);
    globalThis.removeEventListener?.("offline", this.#offline);
    globalThis.document?.removeEventListener("visibilitychange", this.#looks);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }
}
