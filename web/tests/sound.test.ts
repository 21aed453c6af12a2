import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Sounds, hasSound, hasVibration } from "../src/sound";
import { Cues, type Cue } from "../src/sound/cues";
import { Synthesis, type Audio } from "../src/sound/synthesis";
import { replayRecord } from "../src/table/record";
import { golden } from "./records";
import { rules } from "./rules";

/** Notes what is built: by kind of source, when it starts, and how high it is. */
class FakeAudio {
  state = "suspended";
  currentTime = 1;
  sampleRate = 100;
  destination = {};
  started: { kind: "tone" | "noise"; at: number; frequency: number }[] = [];

  resume = () => {
    this.state = "running";
    return Promise.resolve();
  };
  close = vi.fn();
  createBuffer = (_: number, length: number) => ({
    getChannelData: () => new Float32Array(length),
  });
  createGain = () => ({ gain: param(), connect: () => undefined });
  createBiquadFilter = () => ({
    type: "",
    frequency: param(),
    Q: param(),
    connect: () => undefined,
  });
  createBufferSource = () => this.#source("noise");
  createOscillator = () => this.#source("tone");

  #source(kind: "tone" | "noise") {
    const frequency = param();
    const start = (at: number) =>
      this.started.push({ kind, at, frequency: frequency.values[0] ?? 0 });
    return { frequency, start, stop: () => undefined, connect: () => undefined };
  }
}

function param() {
  const values: number[] = [];
  const note = (value: number) => void values.push(value);
  return { values, setValueAtTime: note, exponentialRampToValueAtTime: note };
}

function played(...cues: Cue[]) {
  const audio = new FakeAudio();
  const synthesis = new Synthesis(audio as unknown as Audio);
  for (const cue of cues) synthesis.play(cue);
  return audio.started;
}

describe("what is to be heard", () => {
  test("of a whole game: every throw, every entry, chains that rise, foxes", () => {
    for (const name of ["clever-1", "twice-3", "mix-2", "levelx-4"]) {
      const record = golden.get(name)!;
      const cues = new Cues();
      const steps = replayRecord(rules, record).steps.map((step) => ({
        step,
        cues: cues.of(step),
      }));
      const heard = (sound: Cue["sound"]) =>
        steps.filter((one) => one.cues.some((cue) => cue.sound === sound)).map(({ step }) => step);
      expect(heard("dice")).toEqual(steps.map(({ step }) => step).filter((s) => s.event?.roll));
      const entries = steps.map(({ step }) => step).filter(({ effects }) => effects?.writes.length);
      expect(heard("pencil")).toEqual(expect.arrayContaining(entries));
      const foxes = steps.map(({ step }) => step).filter(({ effects }) => effects?.foxes);
      expect(heard("fox")).toEqual(foxes);
    }
  });

  test("a bonus that is entered after another sounds higher", () => {
    const record = golden.get("clever-1")!;
    const cues = new Cues();
    const chains = replayRecord(rules, record).steps.flatMap((step) =>
      cues.of(step).flatMap((cue) => (cue.sound === "chain" ? [cue.step] : [])),
    );
    expect(Math.max(...chains)).toBeGreaterThan(1);
    chains.forEach((step, i) => expect([1, (chains[i - 1] ?? 0) + 1]).toContain(step));
  });
});

describe("the sounds", () => {
  test("more dice rattle longer, all within a second", () => {
    const [one, six] = [played({ sound: "dice", dice: 1 }), played({ sound: "dice", dice: 6 })];
    expect(one.every(({ kind }) => kind === "noise")).toBe(true);
    expect(six.length).toBeGreaterThan(one.length);
    expect(Math.max(...six.map(({ at }) => at))).toBeLessThan(2);
  });

  test("a chain rises, however long it is", () => {
    const tones = Array.from({ length: 12 }, (_, i) => {
      return played({ sound: "chain", step: i + 1 })[0]!.frequency;
    });
    tones.slice(1, 11).forEach((tone, i) => expect(tone).toBeGreaterThan(tones[i]!));
    expect(tones.every(Number.isFinite)).toBe(true);
  });

  test("the pencil scratches, the fox barks and sings", () => {
    expect(new Set(played({ sound: "pencil" }).map(({ kind }) => kind))).toEqual(
      new Set(["noise"]),
    );
    expect(new Set(played({ sound: "fox" }).map(({ kind }) => kind))).toEqual(
      new Set(["noise", "tone"]),
    );
  });

  test("whoever looks elsewhere is called by bells alone", () => {
    expect(new Set(played({ sound: "turn" }).map(({ kind }) => kind))).toEqual(new Set(["tone"]));
  });
});

describe("whether anything is heard or felt", () => {
  const DICE = { seat: 0, event: { roll: { white: 1 } }, effects: null };
  let made: FakeAudio[];
  let device: { userActivation?: { hasBeenActive: boolean }; vibrate?: () => boolean };

  beforeEach(() => {
    made = [];
    device = { userActivation: { hasBeenActive: true }, vibrate: vi.fn(() => true) };
    vi.stubGlobal("navigator", device);
    vi.stubGlobal("AudioContext", function make() {
      made.push(new FakeAudio());
      return made.at(-1);
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  const AUTO = { sound: "auto", vibration: "auto" } as const;
  const sounds = (chosen: ConstructorParameters<typeof Sounds>[0]) => new Sounds(chosen);

  test("one sound, and a device that shakes for whoever holds it", async () => {
    const both = sounds(() => AUTO);
    both.heard(DICE, false);
    expect(device.vibrate).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(made[0]!.started.length).toBeGreaterThan(0));
    expect(made[0]!.state).toBe("running");
    both.close();
    expect(made[0]!.close).toHaveBeenCalled();
    sounds(() => AUTO).heard(DICE, true);
    expect(device.vibrate).toHaveBeenCalledOnce();
  });

  test("of much at once one of a kind", async () => {
    const many = sounds(() => AUTO);
    for (let i = 0; i < 20; i += 1) many.heard(DICE, true);
    expect(device.vibrate).toHaveBeenCalledOnce();
    await vi.waitFor(() => expect(made[0]!.started.length).toBeGreaterThan(0));
    expect(made[0]!.started.length).toBeLessThan(10);
  });

  test("nothing before the first tap, nor where that cannot be known", () => {
    device.userActivation = { hasBeenActive: false };
    sounds(() => AUTO).heard(DICE, true);
    delete device.userActivation;
    sounds(() => AUTO).heard(DICE, true);
    expect(made).toHaveLength(0);
    expect(device.vibrate).not.toHaveBeenCalled();
  });

  test("nothing when switched off, each by itself", () => {
    sounds(() => ({ sound: "off", vibration: "on" })).heard(DICE, true);
    expect(made).toHaveLength(0);
    expect(device.vibrate).toHaveBeenCalledOnce();
    sounds(() => ({ sound: "on", vibration: "off" })).heard(DICE, true);
    expect(made).toHaveLength(1);
    expect(device.vibrate).toHaveBeenCalledOnce();
  });

  test("off by itself where the device asks for less, unless somebody switched it on", () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    expect(hasSound(AUTO)).toBe(false);
    expect(hasVibration(AUTO)).toBe(false);
    expect(hasSound({ sound: "on", vibration: "auto" })).toBe(true);
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    expect(hasSound(AUTO)).toBe(true);
    vi.stubGlobal("navigator", { connection: { saveData: true } });
    expect(hasSound(AUTO)).toBe(false);
    expect(hasVibration({ sound: "on", vibration: "on" })).toBe(false);
  });
});
