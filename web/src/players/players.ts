/** The players of the page: bots of all levels, the coach, and what has to be fetched for them. */
import levels from "../../generated/players/levels.json";
import sureness from "../../generated/players/sureness.json";
import type { Rules, Sheet } from "../rules/types";
import type { BotMaker } from "../table/types";
import { trainedBots } from "./bots";
import { coachFor, type Coach } from "./coach";
import { WorkerMind } from "./mind";
import { fetchAhead, forgetOldNets } from "./nets";
import { levelAt, type Level, type Levels, type NetInfo, type Tried } from "./types";

function nets({ net, among, otherwise }: Level): NetInfo[] {
  const deciders = [{ net }, ...Object.values(among ?? {}), otherwise];
  return deciders.flatMap((decider) => decider?.net ?? []);
}

export class Players {
  readonly bots: BotMaker;
  readonly #levels: Levels = levels;
  readonly #mind = new WorkerMind();

  constructor(rules: Rules) {
    this.bots = trainedBots(rules, this.#levels, this.#mind);
  }

  level(game: string, name: string): Level | undefined {
    return this.#levels[game]?.find((level) => level.name === name);
  }

  /** A coach for a game, if there is a net for it. */
  coach(game: string): Coach | undefined {
    return coachFor(this.#levels, sureness, this.#mind, game);
  }

  /** What a lesson came to, by number. */
  judgeLesson(tried: Tried): Promise<number> {
    return this.#mind.judgeLesson(tried);
  }

  /** Whether any game has one. */
  get coaches(): boolean {
    return Object.keys(this.#levels).some((game) => this.coach(game));
  }

  /** Have what bots of these names need; fails where it can neither be found nor fetched. */
  async prepare(sheet: Sheet, names: readonly string[], players: number): Promise<void> {
    for (const name of new Set(names)) {
      const level = this.level(sheet.id, name);
      if (level?.net) await this.#mind.prepare(levelAt(level, players, sheet.rulings));
    }
  }

  /** A game was chosen: its nets are fetched. Returns the bots that have to do without. */
  async fetchAhead(game: string): Promise<string[]> {
    const all = this.#levels[game] ?? [];
    const missing = await fetchAhead(all.flatMap(nets));
    if (missing.size === 0) await forgetOldNets();
    return all
      .filter((level) => nets(level).some(({ file }) => missing.has(file)))
      .map(({ name }) => name);
  }
}
