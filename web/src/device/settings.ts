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
  botSpeed: "slow" | "normal" | "fast" | "instant";
  /** A bonus with a single way is entered without asking. */
  autoBonus: boolean;
  /** A first tap shows what would happen, a second does it. */
  confirm: boolean;
  /** Dice wait for a tap; until then all can be undone. */
  rollByTap: boolean;
  /** The name that a person goes by. */
  name: string;
}

export const DEFAULTS: Settings = {
  language: "",
  theme: "auto",
  animations: "auto",
  coach: "off",
  guide: true,
  seen: [],
  botSpeed: "normal",
  autoBonus: true,
  confirm: false,
  rollByTap: true,
  name: "",
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
  const settings = { ...readSettings(), ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Without storage they last as long as the page.
  }
  for (const listener of listeners) listener(settings);
  return settings;
}

const listeners = new Set<(settings: Settings) => void>();

/** Hear of changes made here; returns what stops it. */
export function onSettings(listener: (settings: Settings) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
