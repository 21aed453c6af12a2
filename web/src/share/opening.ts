/** A link that somebody sent: its game, or in words why it is not shown. */
import type { Device, Finished } from "../device";
import type { Rules } from "../rules/types";
import { loadLater } from "../words/later.svelte";
import { isClosed } from "./closed";
import { gameOf } from "./link";
import { shareWords } from "./words";

/** A daily game whose dice one has yet to play: `day` and `game` say which. */
export class ClosedLink extends Error {
  constructor(
    message: string,
    readonly day: string,
    readonly game: string,
  ) {
    super(message);
  }
}

export async function openLink(rules: Rules, device: Device, text: string): Promise<Finished> {
  const texts = await loadLater(shareWords);
  const found = read(rules, text, texts.say("link.bad"));
  if (await isClosed(device, found, Date.now())) {
    throw new ClosedLink(texts.say("link.closed"), found.daily!, found.record.game);
  }
  return found;
}

function read(rules: Rules, text: string, bad: string): Finished {
  try {
    return gameOf(rules, text);
  } catch (cause) {
    throw new Error(bad, { cause });
  }
}
