/** A link that somebody sent: what it holds, and what this device has of it already. */
import type { Device } from "../device";
import type { Rules } from "../rules";
import { spoils } from "../share/closed";
import { markOf, readDice, type Sent } from "./link";
import { nameIn } from "./starting";
import type { SameWords } from "./words";

export interface Known {
  /** The first game, where it was played on this device. */
  own: string | null;
  /** A game with these dice: finished, or still open. */
  finished: string | null;
  open: string | null;
}

/** Throws an Error with a sentence for people. */
export function openDice(rules: Rules, texts: SameWords, text: string): Sent {
  const sent = read(rules, texts, text);
  if (spoils(sent.first.game, Date.now())) throw new Error(texts.say("asked.closed"));
  return sent;
}

function read(rules: Rules, texts: SameWords, text: string): Sent {
  try {
    return readDice(rules, text);
  } catch (cause) {
    throw new Error(texts.say("asked.bad"), { cause });
  }
}

export async function knownOf(device: Device, sent: Sent): Promise<Known> {
  const { key, mark, first, seat } = sent;
  const [games, saves] = await Promise.all([device.history(), device.saves()]);
  const { game, scores } = first.game.record;
  const own = games.find(
    ({ id, record }) =>
      markOf(id) === mark &&
      record.game === game &&
      record.scores[seat]?.total === scores[seat]?.total,
  );
  const played = ({ beside }: { beside?: object }) => beside !== undefined && key in beside;
  return {
    own: own?.id ?? null,
    finished: games.find(played)?.id ?? null,
    open: saves.find(played)?.id ?? null,
  };
}

/** An answer comes to the first game's own device: it is kept there. */
export async function keepAnswer(device: Device, id: string, sent: Sent): Promise<void> {
  const { second, seat, key, text } = sent;
  const known = (await device.finishedGame(id))?.beside?.[key];
  if (known || !second) return;
  await device.keepBeside(id, key, { name: nameIn(second, seat), text, second: true });
}
