/** What the page and the thread of the players say to each other. */
import type {
  Asked,
  Compared,
  Expected,
  Level,
  Looked,
  Looking,
  NetInfo,
  Outlook,
  Position,
  Rows,
  Tried,
} from "./types";

export type Order =
  | { start: WebAssembly.Module }
  | { learn: NetInfo; bytes: ArrayBuffer }
  | Question
  /** The question of this number need not be answered any more. */
  | { stop: number };

export type Ask = { level: Level } & (
  | { ask: "choose" | "judge" | Asked | Compared; position: Position }
  | { ask: "look back"; looking: Looking }
  | { ask: "lesson"; tried: Tried }
);

export type Question = Ask & { id: number };

export type Answer = { id: number } & (
  | { action: number }
  | { expected: Expected[] }
  | { outlook: Outlook }
  | { looked: Looked }
  | { rows: Rows }
  | { verdict: number }
  | { failed: string }
  /** Not yet the answer: how much of it is done. */
  | { share: number }
);
