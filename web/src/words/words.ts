/** One language, ready to speak: its catalogue with its grammar. */

import type { Arguments, English, Param, Phrase, Texts, Translated } from "./catalogue";
import { capital, fill, formatChange, formatList, formatNumber, locale } from "./format";
import type { Grammar } from "./grammar/types";

const MINUTE = ["minute", 60_000] as const;
const UNITS = [["day", 86_400_000], ["hour", 3_600_000], MINUTE] as const;

export class Words<Source extends Texts = English> {
  constructor(
    readonly catalogue: Translated<Source>,
    readonly grammar: Grammar,
  ) {}

  get language(): string {
    return this.grammar.language;
  }

  /** The text of a key, its placeholders filled in. */
  say<K extends keyof Source & string>(key: K, ...args: Arguments<Source[K]>): string {
    return fill(this.catalogue[key], (args[0] ?? {}) as Record<string, Param>, this.grammar);
  }

  /** The text of a key that data names (a rank, a bot), or null where the catalogue lacks it. */
  find(key: string, params: Record<string, Param> = {}): string | null {
    const phrase = (this.catalogue as Record<string, Phrase | undefined>)[key];
    return phrase === undefined ? null : fill(phrase, params, this.grammar);
  }

  number(value: number, options?: Intl.NumberFormatOptions): string {
    return formatNumber(this.language, value, options);
  }

  /** A number with its sign: `+3`. */
  change(value: number, digits = 0): string {
    return formatChange(this.language, value, digits);
  }

  list(items: readonly string[], type: "conjunction" | "disjunction" = "conjunction"): string {
    return formatList(this.grammar, items, type);
  }

  capital(text: string): string {
    return capital(text, this.language);
  }

  /** How long something lasts, in the largest unit that it has two of: `2 days`, or short `2d`. */
  span(milliseconds: number, unitDisplay: "long" | "narrow" = "long"): string {
    const [unit, length] = UNITS.find(([, one]) => milliseconds >= 2 * one) ?? MINUTE;
    const count = Math.max(1, Math.floor(milliseconds / length));
    return this.number(count, { style: "unit", unit, unitDisplay });
  }

  /** A moment for people: `12 March, 20:15`. */
  moment(milliseconds: number): string {
    const options = { dateStyle: "medium", timeStyle: "short" } as const;
    return new Intl.DateTimeFormat(locale(this.language), options).format(milliseconds);
  }
}
