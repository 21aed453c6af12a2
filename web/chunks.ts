/**
 * Few files instead of many small ones: a browser spends more time on asking for a file of a few hundred bytes than on
 * reading it. What the first screen needs is one file, what every screen with seats needs is another, and a third is
 * for those with a sheet.
 */
import type { Rolldown } from "vite";

/** Bots' faces stand on screens without a sheet, too. */
const SHEETS = /\/src\/(play\/|draw\/(?!BotFace|faces|fox))/;

const SEATS =
  /\/src\/((players|table)\/|device\/identity|words\/people|screens\/(world|setup|starting|Choice|Switch)\.)/;

export const CHUNKS: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: "first", tags: ["$initial"], priority: 2 },
    // What others share with these stays where it is.
    { name: "seats", test: SEATS, priority: 1, includeDependenciesRecursively: false },
    { name: "sheets", test: SHEETS, priority: 1, includeDependenciesRecursively: false },
  ],
};
