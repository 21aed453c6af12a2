/** What a person chose for this device. Small and needed before the first paint: not in the database. */

export interface Settings {
  /** "" until somebody chose: then the browser's. */
  language: "" | "en" | "fr" | "de" | "hu";
  theme: "auto" | "light" | "dark";
  animations: "auto" | "off" | "quick" | "full";
  coach: "off" | "warn" | "hint" | "all";
  /** Explains the first turns where they happen. */
  guide: boolean;
  /** Hints of the guide that were read. */
  seen: string[];
  botSpeed: "step" | "slow" | "normal" | "fast" | "instant";
  /** `auto`: on, unless the device asks for less motion or less data. */
  sound: "auto" | "on" | "off";
  vibration: "auto" | "on" | "off";
  /** A bonus with a single way is entered without asking. */
  autoBonus: boolean;
  /** A first tap shows what would happen, a second does it. */
  confirm: boolean;
  /** Dice wait for a tap; until then all can be undone. */
  rollByTap: boolean;
  /** The name that a person goes by. */
  name: string;
  /** The coach looks back at a finished game without being asked. */
  lookBack: boolean;
  /** In a replay the coach says its word at every decision. */
  replayCoach: boolean;
  /** The game that was started last, by its id. */
  lastGame: string;
  /** Whoever plays here was told how to keep their seats, and answered. */
  keepOffered: boolean;
  /** The most stars of every lesson, by its address. */
  stars: Record<string, number>;
  /** When they were changed last, in milliseconds; 0: never. */
  changed: number;
}

export const DEFAULTS: Settings = {
  language: "",
  theme: "auto",
  animations: "auto",
  coach: "off",
  guide: true,
  seen: [],
  botSpeed: "normal",
  sound: "auto",
  vibration: "auto",
  autoBonus: true,
  confirm: false,
  rollByTap: true,
  name: "",
  lookBack: false,
  replayCoach: false,
  lastGame: "",
  keepOffered: false,
  stars: {},
  changed: 0,
};

const KEY = "renard.settings";

/** The settings as they are; what is missing or unreadable is as at the start. */
export function readSettings(): Settings {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
    const known = Object.entries(kept).filter(
      ([key, value]) => typeof value === typeof DEFAULTS[key as keyof Settings],
    );
    return { ...DEFAULTS, ...(Object.fromEntries(known) as Partial<Settings>) };
  } catch {
    return { ...DEFAULTS };
  }
}

/** Change some of them; returns all. */
export function changeSettings(change: Partial<Settings>): Settings {
  return writeSettings({ ...readSettings(), changed: Date.now(), ...change });
}

/** Keep these and no others. */
export function writeSettings(settings: Settings): Settings {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Without storage they last as long as the page.
  }
  for (const listener of listeners) listener(settings);
  return settings;
}

/** A name for whoever has none. It is nobody's choice: one that is brought in from elsewhere counts more. */
export function nameOnce(draw: () => string): void {
  const settings = readSettings();
  if (!settings.name) writeSettings({ ...settings, name: draw() });
}

const listeners = new Set<(settings: Settings) => void>();

/** Hear of changes made here; returns what stops it. */
export function onSettings(listener: (settings: Settings) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
