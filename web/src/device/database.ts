/** The browser's database, as promises; or memory that goes with the page, where there is none. */

export const STORES = [
  "saves",
  "history",
  "online",
  "sheets",
  "puzzles",
  "cards",
  "daily",
] as const;
/** What is the device's own affair: how far it has come with what a server keeps. It goes into no file. */
export const OWN_STORES = ["keeping"] as const;
const VERSION = 4;

export type StoreName = (typeof STORES)[number];
export type AnyStore = StoreName | (typeof OWN_STORES)[number];
export type Listener = (store: AnyStore) => void;
export type How = (id: string, known: unknown) => { id: string } | undefined;

/**
 * Things with an id, by store. Whatever may change has `changed`, in milliseconds: by that two devices' versions of it
 * are merged (yours/merge.ts).
 */
export interface Database {
  /** Whether it outlives the page. */
  readonly lasting: boolean;
  put(store: AnyStore, thing: { id: string }): Promise<void>;
  /** All of them, or none. */
  putAll(store: AnyStore, things: readonly { id: string }[]): Promise<void>;
  /** Change things as they are at that very moment: whatever `how` returns is put in their place. */
  change(store: AnyStore, ids: readonly string[], how: How): Promise<void>;
  get<Thing>(store: AnyStore, id: string): Promise<Thing | undefined>;
  all<Thing>(store: AnyStore): Promise<Thing[]>;
  remove(store: AnyStore, id: string): Promise<void>;
  /** Hears of what this page has written. */
  onwrite: Listener;
}

function answer<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("the device's storage failed"));
  });
}

class BrowserDatabase implements Database {
  readonly lasting = true;

  onwrite: Listener = () => undefined;

  constructor(readonly opened: IDBDatabase) {}

  #store(store: AnyStore, mode: IDBTransactionMode): IDBObjectStore {
    return this.opened.transaction(store, mode).objectStore(store);
  }

  async #write(store: AnyStore, change: (store: IDBObjectStore) => unknown): Promise<void> {
    const found = this.#store(store, "readwrite");
    const { transaction } = found;
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error("nothing was saved"));
    });
    change(found);
    await done;
    this.onwrite(store);
  }

  put(store: AnyStore, thing: { id: string }): Promise<void> {
    return this.#write(store, (found) => found.put(thing));
  }

  async putAll(store: AnyStore, things: readonly { id: string }[]): Promise<void> {
    if (things.length === 0) return;
    await this.#write(store, (found) => things.forEach((thing) => found.put(thing)));
  }

  async change(store: AnyStore, ids: readonly string[], how: How): Promise<void> {
    if (ids.length === 0) return;
    await this.#write(store, (found) => {
      for (const id of ids) {
        const asked = found.get(id);
        asked.onsuccess = () => {
          const changed = how(id, asked.result);
          if (changed) found.put(changed);
        };
      }
    });
  }

  remove(store: AnyStore, id: string): Promise<void> {
    return this.#write(store, (found) => found.delete(id));
  }

  get<Thing>(store: AnyStore, id: string): Promise<Thing | undefined> {
    return answer<Thing | undefined>(this.#store(store, "readonly").get(id));
  }

  all<Thing>(store: AnyStore): Promise<Thing[]> {
    return answer<Thing[]>(this.#store(store, "readonly").getAll());
  }
}

/** The browser's database; memory where it has none or refuses one (some private windows do). */
export async function openDatabase(name = "renard"): Promise<Database> {
  try {
    const request = indexedDB.open(name, VERSION);
    request.onupgradeneeded = () => {
      for (const store of [...STORES, ...OWN_STORES]) {
        if (!request.result.objectStoreNames.contains(store)) {
          request.result.createObjectStore(store, { keyPath: "id" });
        }
      }
    };
    const opened = await answer(request);
    // A newer page in another tab wants to change the stores: let it.
    opened.onversionchange = () => opened.close();
    return new BrowserDatabase(opened);
  } catch {
    const { MemoryDatabase } = await import("./memory");
    return new MemoryDatabase();
  }
}
