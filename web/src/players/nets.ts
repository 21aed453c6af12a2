/** Nets beside the page: fetched when somebody wants to play against them, then kept. */
import { weights, type NetInfo } from "./types";

const URLS: Readonly<Record<string, string>> = import.meta.glob("../../generated/players/*.net", {
  query: "?url",
  import: "default",
  eager: true,
});

/** Not of one version of the page: their names change with their content. */
const KEPT = "renard.nets";

function urlOf(file: string): string {
  const url = URLS[`../../generated/players/${file}`];
  if (!url) throw new Error(`${file}: this page was built without it`);
  return new URL(url, document.baseURI).href;
}

/** Only pages of a secure origin may keep files; elsewhere the browser's own cache has to do. */
function storage(): Promise<Cache> | null {
  return "caches" in globalThis ? caches.open(KEPT) : null;
}

/** The bytes of a net. */
export async function fetchNet(file: string): Promise<ArrayBuffer> {
  const url = urlOf(file);
  const kept = await storage();
  const found = await kept?.match(url);
  if (found) return found.arrayBuffer();
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${file}: the server answered ${response.status}`);
  // A full disk must not stop the game.
  await kept?.put(url, response.clone()).catch(() => undefined);
  return response.arrayBuffer();
}

/** Forget nets of earlier versions of the page. */
export async function forgetOldNets(): Promise<void> {
  const kept = await storage();
  const known = new Set(Object.keys(URLS).map((path) => urlOf(path.split("/").at(-1)!)));
  for (const { url } of (await kept?.keys()) ?? []) {
    if (!known.has(url)) await kept?.delete(url);
  }
}

/** Fetch nets before they are wanted, small ones first; returns those that cannot be had now. */
export async function fetchAhead(nets: readonly NetInfo[]): Promise<Set<string>> {
  const sizes = new Map(nets.map(({ file, layers }) => [file, weights(layers)]));
  const missing = new Set<string>();
  for (const [file] of [...sizes].toSorted(([, a], [, b]) => a - b)) {
    await fetchNet(file).catch(() => missing.add(file));
  }
  return missing;
}
