/** By kind of decision: the theme of the puzzles that train it. */
import type { Kind } from "./losses";

export const PUZZLES: Readonly<Record<string, string | undefined>> = {
  pick: "patience",
  passive: "passive",
  extra: "keep_action",
  bonus: "chain",
  silver: "line",
  roll: "reroll",
  lucky: "tile",
  group: "close",
} satisfies Record<Kind, string>;
