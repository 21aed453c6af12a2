/** Hungarian: `a` or `az` before any word, and numbers with their endings: 5-ös, 5-öst. */

import type { Noun } from "../catalogue";
import type { Grammar } from "./types";

const COLOURS: Record<string, { readonly word: string; readonly letters: string }> = {
  white: { word: "fehér", letters: "FH" },
  yellow: { word: "sárga", letters: "SG" },
  blue: { word: "kék", letters: "KÉ" },
  green: { word: "zöld", letters: "ZÖ" },
  orange: { word: "narancs", letters: "NC" },
  purple: { word: "lila", letters: "LI" },
  pink: { word: "rózsaszín", letters: "RÓ" },
  silver: { word: "ezüst", letters: "EÜ" },
  grey: { word: "szürke", letters: "ÜR" },
  red: { word: "piros", letters: "PI" },
  brown: { word: "barna", letters: "BA" },
  black: { word: "fekete", letters: "TE" },
  turquoise: { word: "türkiz", letters: "TK" },
};

const word = (name: string): string => COLOURS[name]?.word ?? name;

// By the last spoken number word: egy, kettő, három … and tíz, húsz, harminc … száz, ezer.
const ONES = ["", "es", "es", "as", "es", "ös", "os", "es", "as", "es"];
const TENS = ["", "es", "as", "as", "es", "es", "as", "es", "as", "es"];

/** The ending that makes an adjective of a number: 5-ös, 6-os, 20-as. */
export function ending(value: number): string {
  const n = Math.abs(value);
  if (n === 0) return "s";
  if (n % 10) return ONES[n % 10] as string;
  if (n % 100) return TENS[(n % 100) / 10] as string;
  return n % 1000 ? "as" : "es";
}

const numbered = (value: number): string => `${value}-${ending(value)}`;

/** `az` before a vowel, also when a number is spoken: az 1-es, az 5-ös, az 50-es. */
export function article(words: string): string {
  const number = words.match(/^[−-]?(\d+)/)?.[1];
  if (number === undefined) return /^[aáeéiíoóöőuúüű]/i.test(words) ? "az" : "a";
  if (number === "1" || /^1\d{3}$/.test(number)) return "az";
  return number.startsWith("5") && number.length !== 5 ? "az" : "a";
}

export const grammar: Grammar = {
  language: "hu",
  joins: { conjunction: "és", disjunction: "vagy" },
  colour: word,
  letters: (name) => COLOURS[name]?.letters ?? name.toUpperCase(),
  zone: (name) => ({ base: word(name) }),
  die: (name, face) => {
    const words = face ? `${word(name)} ${numbered(face)}` : `${word(name)} kocka`;
    const object = face ? `${words}t` : `${word(name)} kockát`;
    const reason = face ? `${words}ért` : `${word(name)} kockáért`;
    const the = article(words);
    return { base: words, t: object, azt: `${the} ${object}`, azert: `${the} ${reason}` };
  },
  thrown: (name, face) => `${word(name)} ${face}`,
  cross: (name) => noun(`${word(name)} X`, `${word(name)} X-et`),
  number: (name, value) => {
    const words = `${word(name)} ${numbered(value)}`;
    return noun(words, `${words}t`);
  },
  free: (name) => noun(`szabad ${word(name)} bejegyzés`, `szabad ${word(name)} bejegyzést`),
  freeAny: noun("szabad bejegyzés bármelyik színben", "szabad bejegyzést bármelyik színben"),
  things: {
    reroll: noun("újradobás", "újradobást"),
    extra: noun("extra kocka", "extra kockát"),
    takeback: noun("visszavétel", "visszavételt"),
    polish: noun("fényesítés", "fényesítést"),
    joker: noun("számdzsóker", "számdzsókert"),
    mix: noun("mix akció", "mix akciót"),
    fox: noun("róka", "rókát"),
  },
  form: (value, form) => {
    if (form === "s") return numbered(Number(value));
    if (form === "st") return `${numbered(Number(value))}t`;
    if (form === "azs") return withArticle(numbered(Number(value)));
    const words = typeof value === "object" ? value.base : String(value);
    return form === "az" ? withArticle(words) : words;
  },
};

function withArticle(words: string): string {
  return `${article(words)} ${words}`;
}

function noun(bare: string, object: string): Noun {
  return { base: `egy ${bare}`, t: `egy ${object}`, bare, azt: `${article(bare)} ${object}` };
}
