/**
 * Being told while the page is closed: the browser's push service takes messages for this device, and the server
 * sends them. Said again at every start, since browsers drop and change what they promised.
 */
import { toBase64Url } from "../device/base64";
import { identityOf } from "../device/identity";
import type { PushKey, Subscribe } from "../generated/wire";
import type { Base } from "../screens/base";
import { loadLater } from "../words/later.svelte";
import { words } from "../words/now.svelte";
import { meetingWords } from "./words";

type Known = Pick<Base, "device" | "server">;
type Apple = Navigator & { standalone?: boolean };

/** Whether somebody wants it here: a browser may have dropped what it promised. */
const WANTED = "renard.push";
/** Where the service worker finds its words. */
const NOTICES = "notices";

/** Whether this browser can take messages while the page is closed. */
export function canPush(): boolean {
  return "serviceWorker" in navigator && "PushManager" in globalThis && "caches" in globalThis;
}

/** Whether it could, if only the page were on the Home Screen: so it is on an iPhone. */
export function wantsHomeScreen(): boolean {
  const { standalone } = navigator as Apple;
  return standalone === false && !("PushManager" in globalThis);
}

async function manager(): Promise<PushManager | undefined> {
  if (!canPush()) return undefined;
  return (await navigator.serviceWorker.getRegistration())?.pushManager;
}

/** Whether this device is told something now. */
export async function isPushed(): Promise<boolean> {
  return Boolean(await (await manager())?.getSubscription());
}

/** Let this device be told: after a tap, and only where notices were allowed. */
export async function startPush({ device, server }: Known): Promise<void> {
  const push = await manager();
  if (!push) throw new Error("there is no service worker");
  const identity = await identityOf(device);
  const { key } = await server.call<PushKey>("push", identity);
  const promised = await promise(push, key);
  await keepWords();
  await server.call("push", identity, told(promised));
  want(true);
}

/** A subscription for this server's key; one for another key is worth nothing. */
async function promise(push: PushManager, key: string): Promise<PushSubscription> {
  const known = await push.getSubscription();
  const usedKey = known?.options.applicationServerKey;
  if (known && usedKey && toBase64Url(new Uint8Array(usedKey)) === key) return known;
  await known?.unsubscribe();
  return push.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

function told(promised: PushSubscription): Subscribe {
  const [p256dh, auth] = (["p256dh", "auth"] as const).map((name) =>
    toBase64Url(new Uint8Array(promised.getKey(name) ?? [])),
  );
  return { endpoint: promised.endpoint, p256dh: p256dh!, auth: auth! };
}

/** Tell this device nothing more. */
export async function stopPush({ device, server }: Known): Promise<void> {
  const promised = await (await manager())?.getSubscription();
  await forgetPush();
  if (promised) {
    const { endpoint } = promised;
    await server.call("push/end", await identityOf(device), { endpoint });
  }
}

/** The same without a word to the server, which knows or will find out. */
export async function forgetPush(): Promise<void> {
  want(false);
  await (
    await manager()
  )
    ?.getSubscription()
    .then((promised) => promised?.unsubscribe())
    .catch(() => false);
}

let syncing: Promise<void> = Promise.resolve();

/** At every start, one after another: what was said to the server still holds. */
export function syncPush(base: Known): Promise<void> {
  if (wanted() && canPush()) {
    syncing = syncing.then(() => startPush(base)).catch(() => undefined);
  }
  return syncing;
}

function wanted(): boolean {
  try {
    return localStorage.getItem(WANTED) !== null;
  } catch {
    return false;
  }
}

function want(wish: boolean): void {
  try {
    if (wish) localStorage.setItem(WANTED, "on");
    else localStorage.removeItem(WANTED);
  } catch {
    // Without storage there is nothing to come back to.
  }
}

/** For the service worker, which speaks no language of its own. */
async function keepWords(): Promise<void> {
  const texts = await loadLater(meetingWords);
  const kept = {
    language: words().grammar.language,
    turn: texts.say("turn.yours"),
    with: texts.say("push.with", { game: "{game}", who: "{who}" }),
    hurry: texts.say("push.hurry"),
    until: texts.say("push.until", { game: "{game}", moment: "{moment}" }),
  };
  await (await caches.open(NOTICES)).put(NOTICES, Response.json(kept));
}
