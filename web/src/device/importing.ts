/** Games from a file: its lines are records, as the history writes them. */
import type { Rules } from "../rules/types";
import { RecordFault, replayRecord, resultHolds } from "../table/record";
import type { GameRecord, Origin } from "../table/types";
import type { Device, Finished } from "./device";

/** What became of the lines of a file. */
export interface Imported {
  added: number;
  /** Were here already. */
  known: number;
  faults: { line: number; message: string }[];
}

/** Add the games of record lines to the history. Each is checked by the rules first. */
export async function importGames(device: Device, rules: Rules, text: string): Promise<Imported> {
  const result: Imported = { added: 0, known: 0, faults: [] };
  const known = new Set((await device.history()).map(({ id }) => id));
  for (const [index, line] of text.split("\n").entries()) {
    if (!line.trim()) continue;
    try {
      const game = await readLine(rules, line);
      if (known.has(game.id)) {
        result.known += 1;
      } else {
        await device.database.put("history", game);
        known.add(game.id);
        result.added += 1;
      }
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      result.faults.push({ line: index + 1, message });
    }
  }
  return result;
}

async function readLine(rules: Rules, line: string): Promise<Finished> {
  const { kept, ...record } = JSON.parse(line) as GameRecord & { kept?: Partial<Finished> };
  if (!Array.isArray(record.seats) || !Array.isArray(record.events)) {
    throw new RecordFault(0, "is not a game record");
  }
  const game = record as GameRecord;
  if (!resultHolds(replayRecord(rules, game), game)) {
    throw new RecordFault(0, "its scores or winners are not those of its game, or it is cut off");
  }
  const { bots, from, coached } = kept ?? {};
  return {
    id: typeof kept?.id === "string" ? kept.id : await digest(game),
    record: game,
    finished: typeof kept?.finished === "number" ? kept.finished : Date.now(),
    mine: Array.isArray(kept?.mine) ? kept.mine.filter((seat) => Number.isInteger(seat)) : [0],
    online: kept?.online === true,
    ...(isBots(bots, game.seats.length) && { bots }),
    ...(isOrigin(from) && { from }),
    ...(typeof coached === "boolean" && { coached }),
  };
}

function isOrigin(from: Partial<Origin> | undefined): from is Origin {
  return typeof from?.game === "string" && Number.isInteger(from.at) && from.at! >= 0;
}

function isBots(bots: unknown, seats: number): bots is string[] {
  const fits = Array.isArray(bots) && bots.length === seats;
  return fits && bots.every((bot) => typeof bot === "string");
}

/** The same id for the same game, so that nothing is imported twice. */
async function digest(record: GameRecord): Promise<string> {
  const text = JSON.stringify([record.game, record.seats, record.events]);
  // Only pages of a secure origin have it; elsewhere the text itself serves.
  if (!globalThis.crypto.subtle) return text;
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
