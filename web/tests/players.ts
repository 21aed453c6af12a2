/** The compiled players in Node, with the nets that the page was built with. */
import { readFileSync } from "node:fs";
import type { Sureness } from "../src/players/coach";
import { Thinker } from "../src/players/thinker";
import type { Level, Levels, Mind, PlayersLayout } from "../src/players/types";
import { file } from "./rules";

const FOLDER = file("../generated/players");
const json = (name: string): unknown => JSON.parse(readFileSync(`${FOLDER}/${name}`, "utf8"));

export const levels = json("levels.json") as Levels;
export const sureness = json("sureness.json") as Sureness;

/** Thinks on the spot. */
export class NodeMind implements Mind {
  readonly thinker = new Thinker(
    json("layout.json") as PlayersLayout,
    new WebAssembly.Module(readFileSync(file("../generated/players.wasm"))),
  );
  readonly #learnt = new Set<string>();

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

  async advise(...asked: Parameters<Mind["advise"]>): ReturnType<Mind["advise"]> {
    await this.prepare(asked[1]);
    return this.thinker.advise(...asked);
  }
}
