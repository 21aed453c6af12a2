/** The compiled players in Node, with the nets that the page was built with. */
import { readFileSync } from "node:fs";
import type { Sureness } from "../src/players/coach";
import { lookInSlices } from "../src/players/looking";
import { Thinker } from "../src/players/thinker";
import type {
  AllStrengths,
  Level,
  Levels,
  Looked,
  Looking,
  Mind,
  PlayersLayout,
  Progress,
  Tried,
} from "../src/players/types";
import { file } from "./rules";

const FOLDER = file("../generated/players");
const json = (name: string): unknown => JSON.parse(readFileSync(`${FOLDER}/${name}`, "utf8"));

export const levels = json("levels.json") as Levels;
export const sureness = json("sureness.json") as Sureness;

/** Thinks on the spot. */
export class NodeMind implements Mind {
  readonly thinker: Thinker;
  readonly #learnt = new Set<string>();

  /** It looks back with as many throws for a mean as the page, or with so many. */
  constructor(throws?: number) {
    const layout = json("layout.json") as PlayersLayout;
    if (throws) layout.looking_back.throws = throws;
    const bytes = readFileSync(file("../generated/players.wasm"));
    const strengths = json("strengths.json") as AllStrengths;
    this.thinker = new Thinker(layout, strengths, new WebAssembly.Module(bytes));
  }

  prepare({ net }: Level): Promise<void> {
    if (net && !this.#learnt.has(net.file)) {
      this.#learnt.add(net.file);
      this.thinker.learn(net, new Uint8Array(readFileSync(`${FOLDER}/${net.file}`)).buffer);
    }
    return Promise.resolve();
  }

  async choose(...asked: Parameters<Mind["choose"]>): Promise<number> {
    await this.prepare(asked[1]);
    return this.thinker.choose(...asked);
  }

  async judge(...asked: Parameters<Mind["judge"]>): ReturnType<Mind["judge"]> {
    await this.prepare(asked[1]);
    return this.thinker.judge(...asked);
  }

  async compare(...asked: Parameters<Mind["compare"]>): ReturnType<Mind["compare"]> {
    await this.prepare(asked[1]);
    return this.thinker.compare(asked[0], asked[2]);
  }

  async advise(...asked: Parameters<Mind["advise"]>): ReturnType<Mind["advise"]> {
    await this.prepare(asked[1]);
    return this.thinker.advise(...asked);
  }

  judgeLesson(tried: Tried): Promise<number> {
    return Promise.resolve(this.thinker.judgeLesson(tried));
  }

  async lookBack(
    looking: Looking,
    level: Level,
    progress: Progress = () => undefined,
  ): Promise<Looked> {
    await this.prepare(level);
    return lookInSlices(this.thinker, looking, level, progress, () => false);
  }
}
