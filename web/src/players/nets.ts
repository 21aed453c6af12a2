/** Nets beside the page: fetched when somebody wants to play against them, then kept. */
import { weights, type NetInfo } from "./types";

const URLS: Readonly<Record<string, string>> = import.meta.glob("../../generated/players/*.net", {
  query: "?url",
  import: "default",
  eager: true,
});

/** Not of one version of the page: their names change with their content. */
const STORE = "renard.nets";

function urlOf(file: string): string {
  const url = URLS[`../../generated/players/${file}`];
  if (!url) throw new Error(`${file}: this page was built without it`);
  return new URL(url, document.baseURI).href;
}

/** Only pages of a secure origin may keep files; elsewhere the browser's own cache has to do. */
async function storage(): Promise<Cache | null> {
  return "caches" in globalThis ? caches.open(STORE).catch(() => null) : null;
}

/** Nets on their way: two who want one wait for the same. */
const coming = new Map<string, Promise<unknown>>();

async function download(url: string): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: the server answered ${response.status}`);
  return response;
}

/** What is kept of a net, after a download if need be; nothing where nothing can be kept. */
async function kept(url: string): Promise<Response | undefined> {
  const store = await storage();
  if (!store) return undefined;
  const found = await store.match(url);
  if (found) return found;
  if (!coming.has(url)) {
    // A full disk must not stop the game.
    const keep = (response: Response) => store.put(url, response).catch(() => undefined);
    const whole = download(url).then(keep);
    coming.set(
      url,
      whole.finally(() => coming.delete(url)),
    );
  }
  await coming.get(url);
  return store.match(url);
}

async function had(file: string): Promise<Response> {
  const url = urlOf(file);
  return (await kept(url)) ?? download(url);
}

/** The bytes of a net. */
export async function fetchNet(file: string): Promise<ArrayBuffer> {
  return (await had(file)).arrayBuffer();
}

/** Forget nets of earlier versions of the page. */
export async function forgetOldNets(): Promise<void> {
  const store = await storage();
  const known = new Set(Object.keys(URLS).map((path) => urlOf(path.split("/").at(-1)!)));
  for (const { url } of (await store?.keys()) ?? []) {
    if (!known.has(url)) await store?.delete(url);
  }
}

/** Fetch nets before they are wanted, small ones first; returns those that cannot be had now. */
export async function fetchAhead(nets: readonly NetInfo[]): Promise<Set<string>> {
  const sizes = new Map(nets.map(({ file, layers }) => [file, weights(layers)]));
  const missing = new Set<string>();
  for (const [file] of [...sizes].toSorted(([, a], [, b]) => a - b)) {
    await had(file).catch(() => missing.add(file));
  }
  return missing;
}
