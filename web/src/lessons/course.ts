/** Courses of lessons: data that the build makes of the files beside the sheets, fetched when one is opened. */
import type { Entry } from "../table/types";

/** A moment of a game: what happened so far, and what all dice come from. */
export interface Begun {
  players: number;
  /** 64 bits as decimal text. */
  seed: string;
  log: Entry[];
}

/** One part of a goal: its name, what it is about ("" for nothing), and how many at least. */
export type GoalPart = readonly [name: string, what: string, least: number];

export interface Lesson extends Begun {
  key: string;
  area: string;
  /** The key of its words. */
  text: string;
  seat: number;
  /** How many real choices and throws there are before it is over. */
  decisions: number;
  throws: number;
  goal: GoalPart[];
  /** The same as rows of ints, for the compiled judge. */
  goals: number[];
}

export interface Course {
  /** Points lost up to which there are three stars, or two. */
  stars: number[];
  /** What a lesson can come to, by number. */
  verdicts: Verdict[];
  lessons: Lesson[];
  /** Half a game to play to its end. */
  half: Begun;
}

export type Verdict = "open" | "reached" | "missed";

const FILES = import.meta.glob<Course>("../../generated/lessons/*.json", { import: "default" });

/** The course of a game; null where it has none. */
export async function loadCourse(game: string): Promise<Course | null> {
  return (await FILES[`../../generated/lessons/${game}.json`]?.()) ?? null;
}

export function hasCourse(game: string): boolean {
  return `../../generated/lessons/${game}.json` in FILES;
}

/** Lessons by what they are about, in the course's order. */
export function areasOf({ lessons }: Course): { area: string; lessons: Lesson[] }[] {
  const areas = new Map<string, Lesson[]>();
  for (const lesson of lessons) {
    areas.set(lesson.area, [...(areas.get(lesson.area) ?? []), lesson]);
  }
  return Array.from(areas, ([area, own]) => ({ area, lessons: own }));
}
