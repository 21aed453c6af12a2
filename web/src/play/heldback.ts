/** A choice that is shown but kept back until the roll: still there when the page was loaded anew. */
import type { Table } from "../table/types";

/** One table's at a time: nobody holds back two choices at once. */
const KEY = "renard.held";

interface Kept {
  table: string;
  version: number;
  seat: number;
  action: number;
}

function storage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

/** Keep it in this browser; null: nothing is held back any more. */
export function rememberHeld(table: Table, held: { seat: number; action: number } | null): void {
  const kept: Kept | null = held && { table: table.id, version: table.version, ...held };
  try {
    if (kept) storage()?.setItem(KEY, JSON.stringify(kept));
    else storage()?.removeItem(KEY);
  } catch {
    // A browser that keeps nothing: it can be chosen again.
  }
}

/** What was held back in this very position, if it is still allowed. */
export function recallHeld(table: Table): { seat: number; action: number } | null {
  try {
    const kept = JSON.parse(storage()?.getItem(KEY) ?? "null") as Kept | null;
    if (kept?.table !== table.id || kept.version !== table.version) return null;
    const { seat, action } = kept;
    return table.mine.includes(seat) && table.game.legal(seat).includes(action) ? kept : null;
  } catch {
    return null;
  }
}
