/** One thread for all players of the page, started when the first of them is wanted. */
import moduleUrl from "../../generated/players.wasm?url";
import { fetchNet } from "./nets";
import type { Answer, Ask, Order } from "./orders";
import type {
  Asked,
  Compared,
  Expected,
  Level,
  Looked,
  Looking,
  Mind,
  NetInfo,
  Outlook,
  Position,
  Progress,
  Rows,
  Tried,
} from "./types";

/** For questions that need no player. */
const NOBODY: Level = { name: "" };

interface Waiting {
  done: (answer: Answer) => void;
  failed: (error: Error) => void;
  progress?: Progress | undefined;
}

export class WorkerMind implements Mind {
  #worker: Promise<Worker> | null = null;
  readonly #nets = new Map<string, Promise<void>>();
  readonly #waiting = new Map<number, Waiting>();
  #asked = 0;

  async choose(position: Position, level: Level): Promise<number> {
    const answer = await this.#ask({ ask: "choose", position, level });
    return (answer as { action: number }).action;
  }

  async judge(position: Position, level: Level): Promise<Expected[]> {
    const answer = await this.#ask({ ask: "judge", position, level });
    return (answer as { expected: Expected[] }).expected;
  }

  async advise(position: Position, level: Level, asked: Asked): Promise<Outlook> {
    const answer = await this.#ask({ ask: asked, position, level });
    return (answer as { outlook: Outlook }).outlook;
  }

  async lookBack(
    looking: Looking,
    level: Level,
    progress?: Progress,
    signal?: AbortSignal,
  ): Promise<Looked> {
    const answer = await this.#ask({ ask: "look back", looking, level }, progress, signal);
    return (answer as { looked: Looked }).looked;
  }

  async compare(position: Position, level: Level, compared: Compared): Promise<Rows> {
    const answer = await this.#ask({ ask: compared, position, level });
    return (answer as { rows: Rows }).rows;
  }

  async judgeLesson(tried: Tried): Promise<number> {
    const answer = await this.#ask({ ask: "lesson", tried, level: NOBODY });
    return (answer as { verdict: number }).verdict;
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

  async #ask(ask: Ask, progress?: Progress, signal?: AbortSignal): Promise<Answer> {
    await this.prepare(ask.level);
    const worker = await this.#thread();
    signal?.throwIfAborted();
    const id = (this.#asked += 1);
    const stop = () => worker.postMessage({ stop: id } satisfies Order);
    signal?.addEventListener("abort", stop);
    const answer = await new Promise<Answer>((done, failed) => {
      this.#waiting.set(id, { done, failed, progress });
      worker.postMessage({ ...ask, id } satisfies Order);
    }).finally(() => signal?.removeEventListener("abort", stop));
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
      const waiting = this.#waiting.get(data.id);
      if ("share" in data) {
        waiting?.progress?.(data.share);
        return;
      }
      waiting?.done(data);
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
