/** One thread for all players of the page, started when the first of them is wanted. */
import moduleUrl from "../../generated/players.wasm?url";
import { fetchNet } from "./nets";
import type { Answer, Order } from "./orders";
import type { Asked, Expected, Level, Mind, NetInfo, Outlook, Position } from "./types";

type Ask = Extract<Order, { id: number }>["ask"];

interface Waiting {
  done: (answer: Answer) => void;
  failed: (error: Error) => void;
}

export class WorkerMind implements Mind {
  #worker: Promise<Worker> | null = null;
  readonly #nets = new Map<string, Promise<void>>();
  readonly #waiting = new Map<number, Waiting>();
  #asked = 0;

  async choose(position: Position, level: Level): Promise<number> {
    const answer = await this.#ask("choose", position, level);
    return (answer as { action: number }).action;
  }

  async judge(position: Position, level: Level): Promise<Expected[]> {
    const answer = await this.#ask("judge", position, level);
    return (answer as { expected: Expected[] }).expected;
  }

  async advise(position: Position, level: Level, asked: Asked): Promise<Outlook> {
    const answer = await this.#ask(asked, position, level);
    return (answer as { outlook: Outlook }).outlook;
  }

  /** Have a player's net at hand. */
  async prepare({ net }: Level): Promise<void> {
    await this.#thread();
    if (!net) return;
    const learnt = this.#nets.get(net.file) ?? this.#learn(net);
    this.#nets.set(net.file, learnt);
    // Without a network it may be had later.
    await learnt.catch((error: unknown) => {
      this.#nets.delete(net.file);
      throw error;
    });
  }

  async #learn(net: NetInfo): Promise<void> {
    const bytes = await fetchNet(net.file);
    const worker = await this.#thread();
    worker.postMessage({ learn: net, bytes } satisfies Order, [bytes]);
  }

  async #ask(ask: Ask, position: Position, level: Level): Promise<Answer> {
    await this.prepare(level);
    const worker = await this.#thread();
    const id = (this.#asked += 1);
    const answer = await new Promise<Answer>((done, failed) => {
      this.#waiting.set(id, { done, failed });
      worker.postMessage({ id, ask, position, level } satisfies Order);
    });
    if ("failed" in answer) throw new Error(answer.failed);
    return answer;
  }

  #thread(): Promise<Worker> {
    return (this.#worker ??= this.#start().catch((error: unknown) => {
      this.#worker = null;
      throw error;
    }));
  }

  async #start(): Promise<Worker> {
    const response = await fetch(moduleUrl);
    if (!response.ok) throw new Error(`${moduleUrl}: the server answered ${response.status}`);
    const module = await WebAssembly.compile(await response.arrayBuffer());
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    worker.addEventListener("message", ({ data }: MessageEvent<Answer>) => {
      this.#waiting.get(data.id)?.done(data);
      this.#waiting.delete(data.id);
    });
    worker.addEventListener("error", ({ message }) => this.#end(worker, message));
    worker.postMessage({ start: module } satisfies Order);
    return worker;
  }

  /** The thread broke: whoever waits hears of it, and the next question starts a new one. */
  #end(worker: Worker, message: string): void {
    worker.terminate();
    this.#worker = null;
    this.#nets.clear();
    for (const { failed } of this.#waiting.values()) failed(new Error(message));
    this.#waiting.clear();
  }
}
