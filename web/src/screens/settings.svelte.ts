/** The settings, followed by everything that shows them. */
import { changeSettings, onSettings, readSettings, type Settings } from "../device";
import type { PlaySettings } from "../play/settings";
import { chooseLanguage, preferred } from "../words/now.svelte";

let current = $state.raw<Settings>(readSettings());

onSettings((settings) => {
  current = settings;
  dress(settings);
});

export function settings(): Settings {
  return current;
}

export function change(wanted: Partial<Settings>): void {
  changeSettings(wanted);
  if (wanted.language !== undefined) {
    void chooseLanguage(wanted.language || preferred(navigator.languages));
  }
}

/** Theme and motion are attributes of the page, which the style sheets read. */
export function dress({ theme, animations }: Settings): void {
  const { dataset } = document.documentElement;
  if (theme === "auto") delete dataset["theme"];
  else dataset["theme"] = theme;
  if (animations === "auto") delete dataset["motion"];
  else dataset["motion"] = animations;
}

/** What the table screen asks for. */
export function playSettings(): PlaySettings {
  const { animations, botSpeed, autoBonus, rollByTap, confirm, coach, guide } = current;
  return {
    motion: animations === "auto" ? "full" : animations,
    botSpeed,
    autoBonus,
    rollByTap,
    confirm,
    coach,
    guide,
  };
}
