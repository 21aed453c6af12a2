/** Filling in a text: placeholders with their forms, plurals, numbers and lists. */

import type { Noun, Param, Phrase } from "./catalogue";
import type { Grammar } from "./grammar/types";

const PLACEHOLDER = /\{(\w+)(?:\|(\w*)(\^?))?\}/g;

const numbers = new Map<string, Intl.NumberFormat>();
const plurals = new Map<string, Intl.PluralRules>();

function kept<T>(made: Map<string, T>, key: string, make: () => T): T {
  let found = made.get(key);
  if (found === undefined) made.set(key, (found = make()));
  return found;
}

export function formatNumber(
  language: string,
  value: number,
  options?: Intl.NumberFormatOptions,
): string {
  // Small whole numbers look the same in all our languages.
  if (!options && Number.isInteger(value) && Math.abs(value) < 1000) {
    return String(value).replace("-", "−");
  }
  const key = language + JSON.stringify(options ?? {});
  const format = kept(numbers, key, () => new Intl.NumberFormat(language, options));
  return format.format(value).replace("-", "−");
}

/** With its sign: `+3`, `−2`, `0`. */
export function formatChange(language: string, value: number, digits = 0): string {
  const options = {
    signDisplay: "exceptZero",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  } as const;
  return formatNumber(language, value, options);
}

/** British English: days before months. */
export function locale(language: string): string {
  return language === "en" ? "en-GB" : language;
}

/**
 * `A, B and C`. Not by Intl.ListFormat, which in our languages says the same: making one takes longer than anything
 * else of a first screen's words, and dice are listed with every tap.
 */
export function formatList(
  { joins }: Grammar,
  items: readonly string[],
  type: keyof Grammar["joins"] = "conjunction",
): string {
  const [last = "", ...others] = items.toReversed();
  if (others.length === 0) return last;
  return `${others.reverse().join(", ")} ${joins[type]} ${last}`;
}

/** The text of a phrase with its placeholders filled in. */
export function fill(phrase: Phrase, params: Record<string, Param>, grammar: Grammar): string {
  const text = variant(phrase, params.n, grammar.language).replace(
    PLACEHOLDER,
    (whole, name: string, form?: string, raised?: string) => {
      const value = params[name];
      if (value === undefined) return whole;
      const text = show(value, form, grammar);
      return raised ? capital(text, grammar.language) : text;
    },
  );
  return grammar.finish?.(text) ?? text;
}

function variant(phrase: Phrase, n: Param | undefined, language: string): string {
  if (typeof phrase === "string") return phrase;
  const rules = kept(plurals, language, () => new Intl.PluralRules(language));
  return rules.select(Number(n)) === "one" ? phrase.one : phrase.other;
}

function show(value: Param, form: string | undefined, grammar: Grammar): string {
  if (Array.isArray(value)) {
    const items = (value as readonly (string | Noun)[]).map((item) => show(item, form, grammar));
    return formatList(grammar, items);
  }
  const one = value as string | number | Noun;
  if (form) {
    if (typeof one === "object" && form in one) return one[form] as string;
    return grammar.form(one, form);
  }
  if (typeof one === "object") return one.base;
  return typeof one === "number" ? formatNumber(grammar.language, one) : one;
}

/** A sentence begins with a capital letter. */
export function capital(text: string, language: string): string {
  const first = text.match(/^[\s"“„«(+−]*\p{L}/u)?.[0] ?? "";
  return first.toLocaleUpperCase(language) + text.slice(first.length);
}
