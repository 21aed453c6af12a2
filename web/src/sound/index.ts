/** What a game sounds and feels like, where somebody wants that. The sounds are loaded with the first of them. */
import type { Settings } from "../device/settings";
import { Cues, type Cue } from "./cues";
import type { Synthesis } from "./synthesis";

/** By sound, in milliseconds: shaking, rest, shaking … */
const SHAKES: Record<Cue["sound"], number[]> = {
  dice: [15, 40, 12, 30, 10],
  pencil: [8],
  chain: [12, 30, 16],
  fox: [30, 50, 30, 50, 60],
  turn: [40, 60, 40],
};

/** Milliseconds between two of a kind. */
const APART = 80;

type Chosen = Pick<Settings, "sound" | "vibration">;

/** A device that asks for less motion or less data is not surprised with sounds, either. */
function wantsQuiet(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  const still = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
  return still || connection?.saveData === true;
}

export function hasSound({ sound }: Chosen): boolean {
  return sound === "auto" ? !wantsQuiet() : sound === "on";
}

export function canShake(): boolean {
  return typeof navigator.vibrate === "function";
}

export function hasVibration({ vibration }: Chosen): boolean {
  return canShake() && (vibration === "auto" ? !wantsQuiet() : vibration === "on");
}

export class Sounds {
  readonly #cues = new Cues();
  #audio: AudioContext | null = null;
  #synthesis: Promise<Synthesis> | null = null;
  /** By sound: when it was last begun. */
  readonly #begun = new Map<Cue["sound"], number>();

  constructor(private readonly chosen: () => Chosen) {}

  /** Something happened; `here`: by somebody who holds this device. */
  heard(what: Parameters<Cues["of"]>[0], here: boolean): void {
    const cues = this.#cues.of(what).filter(({ sound }) => this.#isApart(sound));
    // Browsers let nothing be heard or felt before the first tap.
    if (cues.length === 0 || !navigator.userActivation?.hasBeenActive) return;
    if (here && hasVibration(this.chosen())) navigator.vibrate(SHAKES[cues.at(-1)!.sound]);
    if (hasSound(this.chosen())) void this.#play(cues);
  }

  /** It is the turn of somebody who looks elsewhere. */
  call(): void {
    if (navigator.userActivation?.hasBeenActive && hasSound(this.chosen())) {
      void this.#play([{ sound: "turn" }]);
    }
  }

  /** Of what happens all at once, one of a kind is heard. */
  #isApart(sound: Cue["sound"]): boolean {
    const now = performance.now();
    if (now - (this.#begun.get(sound) ?? -APART) < APART) return false;
    this.#begun.set(sound, now);
    return true;
  }

  async #play(cues: readonly Cue[]): Promise<void> {
    const audio = (this.#audio ??= this.#open());
    if (audio.state === "suspended") await audio.resume();
    this.#synthesis ??= import("./synthesis").then((loaded) => new loaded.Synthesis(audio));
    try {
      const synthesis = await this.#synthesis;
      for (const cue of cues) synthesis.play(cue);
    } catch {
      // Without a network they may be had later.
      this.#synthesis = null;
    }
  }

  #open(): AudioContext {
    // Where that can be said: silent with the device's switch, and others' music goes on.
    const { audioSession } = navigator as { audioSession?: { type: string } };
    if (audioSession) audioSession.type = "ambient";
    return new AudioContext();
  }

  close(): void {
    void this.#audio?.close();
    this.#audio = null;
    this.#synthesis = null;
  }
}
