/** How fast a game is meant to go: agreed when a table is set up. */
import type { TableInfo } from "../generated/wire";

export type Pace = TableInfo["pace"];

export const PACES: readonly Pace[] = ["now", "hours", "days", "whenever"];
