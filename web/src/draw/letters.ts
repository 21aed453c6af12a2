/** The letter of a colour in the language in use: given once, high up, and read wherever one is drawn. */
import { getContext, setContext } from "svelte";

type Letter = (colour: string) => string;

const KEY = Symbol("letters");

/** `lookup` returns the function in use now, so that a change of language is followed. */
export function setLetters(lookup: () => Letter): void {
  setContext(KEY, lookup);
}

export function letters(): Letter {
  const lookup = getContext<(() => Letter) | undefined>(KEY);
  return (colour) => lookup?.()(colour) ?? "";
}
