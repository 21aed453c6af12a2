/** What a server is to keep goes there by itself: at the start, after something was played, and when there is a network. */
import type { AnyStore } from "../device/database";
import { whenIdle } from "../draw/later";
import { onSettings } from "../device/settings";
import type { Base } from "../screens/base";
import { changeState, readState, tellState } from "./state";

type Asking = Pick<Base, "device" | "rules" | "server">;

/** So long it waits for more to come, in milliseconds. */
const PAUSE = 2_000;
/** How often it is asked whether another device wants it kept, and looked for what others have sent. */
const DAY = 86_400_000;
const QUARTER = 900_000;

let timer: ReturnType<typeof setTimeout> | undefined;
let running: Promise<void> | null = null;
let again = false;

/** What of the device a server may keep, as far as it lies in the database. */
const KEPT: readonly AnyStore[] = ["history", "puzzles", "cards", "daily"];

/** Listen at once, and look around once the page is idle: where nothing is kept yet, after a `pause`. */
export function keepInBackground(base: Asking, pause: number): void {
  const { database } = base.device;
  let stars = "";
  onSettings((settings) => {
    const now = JSON.stringify(settings.stars);
    if (now !== stars) keepSoon(base);
    stars = now;
  });
  database.onwrite = (store) => {
    if (KEPT.includes(store)) keepSoon(base);
    else if (store === "keeping") void tellState(database);
  };
  globalThis.addEventListener("online", () => void keepNow(base));
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") void lookAround(base);
  });
  // Whoever wants it kept waits for what other devices have sent; nobody else does.
  void readState(database).then(({ on }) =>
    whenIdle(() => void lookAround(base, true), on ? 0 : pause),
  );
}

async function lookAround(base: Asking, starting = false): Promise<void> {
  const state = await readState(base.device.database);
  const last = state.on ? (starting ? 0 : state.last + QUARTER) : state.asked + DAY;
  if (Date.now() < last) return;
  if (state.on) return keepNow(base);
  const keeping = await fetched();
  if (await keeping?.hear(base).catch(() => false)) await keepNow(base);
}

/** What does it; null where the network went before it was here: the next time, then. */
function fetched(): Promise<typeof import("./keeping") | null> {
  return import("./keeping").catch(() => null);
}

/** In a moment, with whatever else comes until then. */
export function keepSoon(base: Asking): void {
  clearTimeout(timer);
  timer = setTimeout(() => void keepNow(base), PAUSE);
}

/** Now, if it is wanted; never fails: what could not be done is done the next time. */
export async function keepNow(base: Asking): Promise<void> {
  if (running) {
    again = true;
    return running;
  }
  running = inOneTab(() => attempt(base)).finally(() => (running = null));
  await running;
  if (again) {
    again = false;
    keepSoon(base);
  }
}

async function attempt(base: Asking): Promise<void> {
  const { database } = base.device;
  if (!(await readState(database)).on || !navigator.onLine) return;
  try {
    const keeping = await fetched();
    await keeping?.keepAll(base);
  } catch (error) {
    const { kind } = error as { kind?: string };
    // A refusal is told; anything else is a mistake of ours.
    if (kind === undefined) reportError(error);
    if ((await readState(database)).on) await changeState(database, { trouble: kind ?? "mistake" });
  }
}

/** Of several tabs one does it: two would send everything twice. */
async function inOneTab(work: () => Promise<void>): Promise<void> {
  if (!("locks" in navigator)) return work();
  await navigator.locks.request("renard-keeping", { ifAvailable: true }, (lock) =>
    lock ? work() : undefined,
  );
}
