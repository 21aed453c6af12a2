/** All screens, by the first part of their address. */
import type { Component } from "svelte";
import Home from "./Home.svelte";

/** Loaded when asked for: somebody who only looks in should not wait for all of it. */
export const SCREENS: Record<string, () => Promise<{ default: Component }>> = {
  "": () => Promise.resolve({ default: Home }),
  bots: () => import("./Bots.svelte"),
  lobby: () => import("../lobby/Lobby.svelte"),
  friends: () => import("./Friends.svelte"),
  learn: () => import("./Learn.svelte"),
  course: () => import("./Course.svelte"),
  lesson: () => import("./Lesson.svelte"),
  puzzles: () => import("./Puzzles.svelte"),
  puzzle: () => import("./Puzzle.svelte"),
  daily: () => import("../daily/Daily.svelte"),
  new: () => import("./NewGame.svelte"),
  play: () => import("./Playing.svelte"),
  seat: () => import("./Playing.svelte"),
  watch: () => import("./Playing.svelte"),
  table: () => import("./Playing.svelte"),
  join: () => import("./Join.svelte"),
  device: () => import("../meeting/Arriving.svelte"),
  game: () => import("./Result.svelte"),
  ask: () => import("../same/Ask.svelte"),
  dice: () => import("../same/Asked.svelte"),
  versus: () => import("../same/Versus.svelte"),
  replay: () => import("./Replay.svelte"),
  shared: () => import("./Replay.svelte"),
  rules: () => import("./RulesOf.svelte"),
  history: () => import("./History.svelte"),
  progress: () => import("../progress/Progress.svelte"),
  ratings: () => import("../ratings/Ratings.svelte"),
  ladder: () => import("../ratings/BotLadder.svelte"),
  // As it was called before.
  statistics: () => import("../progress/Progress.svelte"),
  fair: () => import("./Fair.svelte"),
  settings: () => import("./Settings.svelte"),
};
