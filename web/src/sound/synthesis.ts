/** The sounds themselves, made of noise and tones as they are needed: nothing is fetched. */
import type { Cue } from "./cues";

/** As much of an AudioContext as is used. */
export type Audio = Pick<
  AudioContext,
  | "currentTime"
  | "sampleRate"
  | "destination"
  | "createBuffer"
  | "createBufferSource"
  | "createBiquadFilter"
  | "createGain"
  | "createOscillator"
>;

const QUIETEST = 0.0001;
/** A scale without half tones: whatever follows, it fits. From C5 on, in half tones. */
const SCALE = [0, 2, 4, 7, 9, 12, 14, 16, 19, 21, 24];
const C5 = 523.25;

const pitch = (halfTones: number) => C5 * 2 ** (halfTones / 12);

export class Synthesis {
  #noise: AudioBuffer | null = null;

  constructor(private readonly audio: Audio) {}

  play(cue: Cue): void {
    if (cue.sound === "dice") this.#rattle(cue.dice);
    else if (cue.sound === "pencil") this.#scratch();
    else if (cue.sound === "chain") this.#ring(SCALE[Math.min(cue.step, SCALE.length) - 1]!, 0);
    else if (cue.sound === "turn") this.#call();
    else this.#bark();
  }

  /** Dice that hit the table: short knocks, closer together towards the end, each die a few times. */
  #rattle(dice: number): void {
    const knocks = 4 + 2 * dice;
    for (let i = 0; i < knocks; i += 1) {
      const at = 0.5 * Math.sqrt((i + Math.random()) / knocks);
      this.#hiss(at, 0.035, 1800 + 2200 * Math.random(), 4, 0.22 * (1 - 0.6 * (i / knocks)));
    }
  }

  /** A pencil on paper: two short strokes. */
  #scratch(): void {
    this.#hiss(0, 0.09, 5200, 0.8, 0.07);
    this.#hiss(0.11, 0.12, 4300, 0.8, 0.08);
  }

  /** A clear tone, like a small bell. */
  #ring(halfTones: number, at: number): void {
    this.#tone("sine", pitch(halfTones), pitch(halfTones), at, 0.5, 0.16);
    this.#tone("sine", pitch(halfTones + 12), pitch(halfTones + 12), at, 0.25, 0.05);
  }

  /** Two bells, the second one higher: somebody is called. */
  #call(): void {
    this.#ring(4, 0);
    this.#ring(9, 0.2);
  }

  /** The fox: two hoarse barks, and a bright run upwards. */
  #bark(): void {
    for (const at of [0, 0.16]) {
      this.#tone("sawtooth", 720, 430, at, 0.1, 0.1);
      this.#hiss(at, 0.09, 1100, 1.5, 0.12);
    }
    [0, 4, 7, 12].forEach((halfTones, i) => this.#ring(halfTones, 0.34 + 0.07 * i));
  }

  #tone(
    type: OscillatorType,
    from: number,
    to: number,
    at: number,
    length: number,
    loud: number,
  ): void {
    const start = this.audio.currentTime + at;
    const tone = this.audio.createOscillator();
    tone.type = type;
    tone.frequency.setValueAtTime(from, start);
    tone.frequency.exponentialRampToValueAtTime(to, start + length);
    tone.connect(this.#fading(start, length, loud));
    tone.start(start);
    tone.stop(start + length);
  }

  /** Noise around a frequency; the higher `sharp`, the more it is a tone. */
  #hiss(at: number, length: number, frequency: number, sharp: number, loud: number): void {
    const start = this.audio.currentTime + at;
    const noise = this.audio.createBufferSource();
    noise.buffer = this.#noise ??= this.#makeNoise();
    const band = this.audio.createBiquadFilter();
    band.type = "bandpass";
    band.frequency.setValueAtTime(frequency, start);
    band.Q.setValueAtTime(sharp, start);
    noise.connect(band);
    band.connect(this.#fading(start, length, loud));
    noise.start(start, Math.random() / 2);
    noise.stop(start + length);
  }

  /** Begins at once and fades away. */
  #fading(start: number, length: number, loud: number): GainNode {
    const gain = this.audio.createGain();
    gain.gain.setValueAtTime(loud, start);
    gain.gain.exponentialRampToValueAtTime(QUIETEST, start + length);
    gain.connect(this.audio.destination);
    return gain;
  }

  #makeNoise(): AudioBuffer {
    const { sampleRate } = this.audio;
    const buffer = this.audio.createBuffer(1, sampleRate, sampleRate);
    const samples = buffer.getChannelData(0);
    for (let i = 0; i < samples.length; i += 1) samples[i] = 2 * Math.random() - 1;
    return buffer;
  }
}
