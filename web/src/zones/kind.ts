/** What a zone kind brings to the page, besides its texts. */
import type { ZoneLayout } from "../draw/layout/zone";
import type { CellPlan, GameEvent, ZonePlan } from "../rules/types";

import type { Writer } from "../words/rulespage/page";
import type { Words } from "../words/words";

/** An entry to be told: where it is made, and what is written. */
export interface EntryPlace {
  zone: ZonePlan;
  /** From 1. */
  cell: number;
  plan: CellPlan;
  event: GameEvent;
}

/** How a kind is drawn and spoken of. */
export interface ZoneKind {
  /** Where its boxes stand, and all that is printed around them. */
  layout: ZoneLayout;
  /** Whether an empty box can no longer be filled; without, none is ever lost. */
  isLost?: (cells: readonly number[], cell: number) => boolean;
  /** An entry in words: `cross on the 9 in blue`. */
  entry: (words: Words, entry: EntryPlace) => string;
  /** What a screen reader calls a box, after the zone's name: `Blue, 9`. */
  box: (words: Words, zone: ZonePlan, cell: number, name: string) => string;
}

/** What the rules of one zone are written with. */
export interface ZoneWriter extends Writer {
  zone: ZonePlan;
}

/** The sentences of a kind's rules: an empty one where a zone lacks a feature. */
export type Explain = (writer: ZoneWriter) => string[];
