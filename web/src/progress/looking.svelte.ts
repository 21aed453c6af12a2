/** What is found out about games while the screen is open: by the coach, and by playing them again. */
import type { Finished } from "../device";
import { lookAt } from "../screens/back/background";
import type { World } from "../screens/world";
import { aboutDecisions } from "./losses";

/** Milliseconds after which somebody else may have the page's thread. */
const SLICE = 30;

export class Looking {
  /** Games that wait for the coach; 0: it looks at none. */
  left = $state(0);
  failed = $state(false);
  #stopped = false;

  constructor(
    private readonly world: World,
    /** Something more is known about a game, and kept. */
    private readonly onfound: (found: readonly Finished[]) => void,
  ) {}

  stop(): void {
    this.#stopped = true;
  }

  /** What decisions were about, of games that were looked at before. */
  async sort(games: readonly Finished[]): Promise<void> {
    const found: Finished[] = [];
    let began = performance.now();
    for (const game of games) {
      if (this.#stopped) return;
      if (!game.looked || game.about) continue;
      found.push(this.#sorted(game));
      if (performance.now() - began < SLICE) continue;
      await new Promise((resolve) => setTimeout(resolve));
      began = performance.now();
    }
    await this.#keep(found);
  }

  #sorted(game: Finished): Finished {
    try {
      return { ...game, about: aboutDecisions(this.world.rules, game) };
    } catch (error) {
      // A record that cannot be played any more says nothing about its decisions.
      reportError(error);
      return { ...game, about: [] };
    }
  }

  async #keep(found: readonly Finished[]): Promise<void> {
    if (found.length === 0) return;
    await this.world.device.database.putAll("history", found);
    this.onfound(found);
  }

  /** The coach looks at these, one after another; leaving the screen stops after the one it is at. */
  async look(games: readonly Finished[]): Promise<void> {
    this.failed = false;
    this.left = games.length;
    for (const game of games) {
      if (this.#stopped) return;
      const looked = await lookAt(this.world, game).found;
      if (looked) await this.#keep([this.#sorted({ ...game, looked })]);
      else this.failed = true;
      this.left -= 1;
    }
  }
}
