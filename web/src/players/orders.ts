/** What the page and the thread of the players say to each other. */
import type { Asked, Expected, Level, NetInfo, Outlook, Position } from "./types";

export type Order =
  | { start: WebAssembly.Module }
  | { learn: NetInfo; bytes: ArrayBuffer }
  | { id: number; ask: "choose" | "judge" | Asked; position: Position; level: Level };

export type Answer = { id: number } & (
  { action: number } | { expected: Expected[] } | { outlook: Outlook } | { failed: string }
);
