/** The device's stores in memory, for browsers that keep nothing; and for tests. */
import {
  OWN_STORES,
  STORES,
  type AnyStore,
  type Database,
  type How,
  type Listener,
} from "./database";

export class MemoryDatabase implements Database {
  readonly lasting = false;
  readonly #stores = new Map<AnyStore, Map<string, unknown>>(
    [...STORES, ...OWN_STORES].map((store) => [store, new Map<string, unknown>()]),
  );
  onwrite: Listener = () => undefined;

  put(store: AnyStore, thing: { id: string }): Promise<void> {
    this.#stores.get(store)!.set(thing.id, structuredClone(thing));
    this.onwrite(store);
    return Promise.resolve();
  }

  change(store: AnyStore, ids: readonly string[], how: How): Promise<void> {
    const found = this.#stores.get(store)!;
    for (const id of ids) {
      const changed = how(id, structuredClone(found.get(id)));
      if (changed) found.set(id, structuredClone(changed));
    }
    this.onwrite(store);
    return Promise.resolve();
  }

  async putAll(store: AnyStore, things: readonly { id: string }[]): Promise<void> {
    for (const thing of things) await this.put(store, thing);
  }

  get<Thing>(store: AnyStore, id: string): Promise<Thing | undefined> {
    return Promise.resolve(structuredClone(this.#stores.get(store)!.get(id)) as Thing | undefined);
  }

  all<Thing>(store: AnyStore): Promise<Thing[]> {
    return Promise.resolve(structuredClone([...this.#stores.get(store)!.values()]) as Thing[]);
  }

  remove(store: AnyStore, id: string): Promise<void> {
    this.#stores.get(store)!.delete(id);
    this.onwrite(store);
    return Promise.resolve();
  }
}
