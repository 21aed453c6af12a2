/** The zone kinds that the page can draw and speak of, by their names. */
import type { KindName } from "../generated/layout";
import type { ZonePlan } from "../rules/types";
import { circles } from "./circles";
import { grid } from "./grid";
import type { ZoneKind } from "./kind";
import { pairs } from "./pairs";
import { parallel } from "./parallel";
import { skip } from "./skip";
import { track } from "./track";

export type { EntryPlace, ZoneKind } from "./kind";

/** Every kind of the rules is here, or this does not compile. */
export const KINDS: Record<KindName, ZoneKind> = { grid, track, circles, pairs, skip, parallel };

export function kindOf({ kind }: Pick<ZonePlan, "kind">): ZoneKind {
  return KINDS[kind as KindName];
}
