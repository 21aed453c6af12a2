/**
 * It is somebody's turn while they look elsewhere: the title says so, two bells ring, the device shows a notice where
 * that was allowed, and the app's icon counts the games that wait. All of it is gone once the page is seen.
 */
import { Sounds } from "../sound";
import type { Settings } from "../device";
import { loadLater } from "../words/later.svelte";
import { meetingWords } from "./words";

/** Badges are not in all browsers. */
type Badged = Navigator & {
  setAppBadge?: (count: number) => Promise<void>;
  clearAppBadge?: () => Promise<void>;
};

/** A sign that a browser does not want to show is none. */
const ignore = () => undefined;

export class Signs {
  readonly #sounds: Sounds;
  /** The title as it was, while another one is shown. */
  #title: string | null = null;
  #shown = "";
  /** The games that it was told of since the page was last seen: once is enough. */
  readonly #told = new Set<string>();
  #notice: Notification | null = null;
  readonly #seen = () => {
    if (!document.hidden) this.#clear();
  };

  constructor(
    settings: () => Settings,
    /** How many games wait, for the icon. */
    private readonly waiting: () => Promise<number>,
  ) {
    this.#sounds = new Sounds(settings);
    document.addEventListener("visibilitychange", this.#seen);
  }

  /** It is the turn of whoever holds this device, at a game of this title. */
  async show(game: string): Promise<void> {
    if (!document.hidden || this.#told.has(game)) return;
    this.#told.add(game);
    this.#sounds.call();
    const texts = await loadLater(meetingWords);
    // Whoever came back in the meantime sees it.
    if (!document.hidden) return;
    if (this.#title === null || document.title !== this.#shown) this.#title = document.title;
    document.title = this.#shown = texts.say("turn.title", { game });
    this.#notify(texts.say("turn.yours"), texts.say("turn.body", { game }));
    const count = await this.waiting().catch(() => 1);
    if (document.hidden)
      await (navigator as Badged).setAppBadge?.(Math.max(1, count)).catch(ignore);
  }

  #notify(title: string, body: string): void {
    if (!("Notification" in globalThis) || Notification.permission !== "granted") return;
    const about = { body, tag: "turn", icon: "icon-192.png" };
    try {
      this.#notice = new Notification(title, about);
      this.#notice.onclick = () => globalThis.focus();
    } catch {
      // On phones only a service worker may show one.
      void navigator.serviceWorker
        ?.getRegistration()
        .then((worker) => worker?.showNotification(title, about))
        .catch(ignore);
    }
  }

  #clear(): void {
    this.#told.clear();
    if (this.#title !== null && document.title === this.#shown) document.title = this.#title;
    this.#title = null;
    this.#notice?.close();
    this.#notice = null;
    void navigator.serviceWorker
      ?.getRegistration()
      .then(async (worker) => {
        for (const one of (await worker?.getNotifications()) ?? []) one.close();
      })
      .catch(ignore);
    void (navigator as Badged).clearAppBadge?.().catch(ignore);
  }

  close(): void {
    this.#clear();
    this.#sounds.close();
    document.removeEventListener("visibilitychange", this.#seen);
  }
}
