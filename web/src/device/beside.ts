/** Files beside the page that are fetched when somebody wants them, then kept: nets, books of puzzles. */

/** Files on their way: two who want one wait for the same. */
const coming = new Map<string, Promise<unknown>>();

async function download(url: string): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: the server answered ${response.status}`);
  return response;
}

export class FilesBeside {
  /** `store` outlives a version of the page: names of files change with their content. */
  constructor(
    private readonly store: string,
    /** Where each file is, by the name that the build knows it by. */
    private readonly urls: Readonly<Record<string, string>>,
  ) {}

  /** A file, after a download if need be. */
  async get(path: string): Promise<Response> {
    const url = this.#urlOf(path);
    return (await this.#kept(url)) ?? download(url);
  }

  /** Forget files of earlier versions of the page. */
  async forgetOld(): Promise<void> {
    const storage = await this.#storage();
    const known = new Set(Object.keys(this.urls).map((path) => this.#urlOf(path)));
    for (const { url } of (await storage?.keys()) ?? []) {
      if (!known.has(url)) await storage?.delete(url);
    }
  }

  #urlOf(path: string): string {
    const url = this.urls[path];
    if (!url) throw new Error(`${path}: this page was built without it`);
    return new URL(url, document.baseURI).href;
  }

  /** Only pages of a secure origin may keep files; elsewhere the browser's own cache has to do. */
  async #storage(): Promise<Cache | null> {
    return "caches" in globalThis ? caches.open(this.store).catch(() => null) : null;
  }

  /** What is kept of a file, after a download if need be; nothing where nothing can be kept. */
  async #kept(url: string): Promise<Response | undefined> {
    const storage = await this.#storage();
    if (!storage) return undefined;
    const found = await storage.match(url);
    if (found) return found;
    if (!coming.has(url)) {
      // A full disk must not stop the game.
      const keep = (response: Response) => storage.put(url, response).catch(() => undefined);
      const whole = download(url).then(keep);
      coming.set(
        url,
        whole.finally(() => coming.delete(url)),
      );
    }
    await coming.get(url);
    return storage.match(url);
  }
}
