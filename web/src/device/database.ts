/** The browser's database, as promises; or memory that goes with the page, where there is none. */

export type StoreName = "saves" | "history" | "online";

const STORES: readonly StoreName[] = ["saves", "history", "online"];
const VERSION = 1;

/** Things with an id, by store. */
export interface Database {
  /** Whether it outlives the page. */
  readonly lasting: boolean;
  put(store: StoreName, thing: { id: string }): Promise<void>;
  get<Thing>(store: StoreName, id: string): Promise<Thing | undefined>;
  all<Thing>(store: StoreName): Promise<Thing[]>;
  remove(store: StoreName, id: string): Promise<void>;
}

function answer<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("the device's storage failed"));
  });
}

class BrowserDatabase implements Database {
  readonly lasting = true;

  constructor(readonly opened: IDBDatabase) {}

  #store(store: StoreName, mode: IDBTransactionMode): IDBObjectStore {
    return this.opened.transaction(store, mode).objectStore(store);
  }

  async #write(store: StoreName, change: (store: IDBObjectStore) => IDBRequest): Promise<void> {
    const found = this.#store(store, "readwrite");
    const { transaction } = found;
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error("nothing was saved"));
    });
    change(found);
    await done;
  }

  put(store: StoreName, thing: { id: string }): Promise<void> {
    return this.#write(store, (found) => found.put(thing));
  }

  remove(store: StoreName, id: string): Promise<void> {
    return this.#write(store, (found) => found.delete(id));
  }

  get<Thing>(store: StoreName, id: string): Promise<Thing | undefined> {
    return answer<Thing | undefined>(this.#store(store, "readonly").get(id));
  }

  all<Thing>(store: StoreName): Promise<Thing[]> {
    return answer<Thing[]>(this.#store(store, "readonly").getAll());
  }
}

/** The same in memory. */
export class MemoryDatabase implements Database {
  readonly lasting = false;
  readonly #stores = new Map<StoreName, Map<string, unknown>>(
    STORES.map((store) => [store, new Map<string, unknown>()]),
  );

  put(store: StoreName, thing: { id: string }): Promise<void> {
    this.#stores.get(store)!.set(thing.id, structuredClone(thing));
    return Promise.resolve();
  }

  get<Thing>(store: StoreName, id: string): Promise<Thing | undefined> {
    return Promise.resolve(structuredClone(this.#stores.get(store)!.get(id)) as Thing | undefined);
  }

  all<Thing>(store: StoreName): Promise<Thing[]> {
    return Promise.resolve(structuredClone([...this.#stores.get(store)!.values()]) as Thing[]);
  }

  remove(store: StoreName, id: string): Promise<void> {
    this.#stores.get(store)!.delete(id);
    return Promise.resolve();
  }
}

/** The browser's database; memory where it has none or refuses one (some private windows do). */
export async function openDatabase(name = "renard"): Promise<Database> {
  try {
    const request = indexedDB.open(name, VERSION);
    request.onupgradeneeded = () => {
      for (const store of STORES) {
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
    return new MemoryDatabase();
  }
}
