/** A connection that comes back by itself. */

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
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const QUIET = 25_000;
const PATIENCE = 10_000;

/** Codes with which a server says that coming back is no use. */
export const FINAL_CODES: readonly number[] = [4400, 4401, 4404, 4409, 4426];

export class Socket {
  #socket: SocketLike | null = null;
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #quiet: ReturnType<typeof setTimeout> | undefined;
  #ended = false;
  #pings = 0;
  readonly #hurry = () => this.#connectNow();

  constructor(
    readonly url: string,
    readonly hearing: Hearing,
    readonly make: (url: string) => SocketLike = (address) => new WebSocket(address),
  ) {
    globalThis.addEventListener?.("online", this.#hurry);
    this.#connect();
  }

  #connect(): void {
    const socket = this.make(this.url);
    this.#socket = socket;
    socket.onopen = () => {
      if (this.#socket !== socket) return;
      this.#listen();
      this.hearing.opened();
    };
    socket.onmessage = (event) => {
      if (this.#socket !== socket) return;
      this.#listen();
      this.hearing.heard(JSON.parse(String(event.data)) as Record<string, unknown>);
    };
    socket.onclose = (event) => {
      if (this.#socket === socket) this.#lost(event.code);
    };
  }

  /** It works: forget past troubles, and make sure that silence is not mistaken for peace. */
  #listen(): void {
    clearTimeout(this.#quiet);
    this.#quiet = setTimeout(() => {
      this.#pings += 1;
      this.send({ type: "ping", id: `ping ${this.#pings}` });
      this.#quiet = setTimeout(() => this.#drop(), PATIENCE);
    }, QUIET);
  }

  /** Nothing was heard for too long: the network may never tell. */
  #drop(): void {
    const socket = this.#socket;
    this.#lost(0);
    socket?.close();
  }

  #lost(code: number): void {
    clearTimeout(this.#quiet);
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

  send(message: Record<string, unknown>): void {
    this.#socket?.send(JSON.stringify(message));
  }

  /** Start again from the beginning. */
  restart(): void {
    this.#drop();
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#retry);
    clearTimeout(this.#quiet);
    globalThis.removeEventListener?.("online", this.#hurry);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }
}
