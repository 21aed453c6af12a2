/** The rules of every kind in words. Loaded with the rules pages only. */
import type { KindName } from "../generated/layout";
import type { ZonePlan } from "../rules/types";
import { explain as circles } from "./circles/rules";
import { explain as grid } from "./grid/rules";
import type { Explain } from "./kind";
import { explain as pairs } from "./pairs/rules";
import { explain as parallel } from "./parallel/rules";
import { explain as skip } from "./skip/rules";
import { explain as track } from "./track/rules";

export const EXPLAIN: Record<KindName, Explain> = { grid, track, circles, pairs, skip, parallel };

export function explainerOf({ kind }: Pick<ZonePlan, "kind">): Explain {
  return EXPLAIN[kind as KindName];
}
