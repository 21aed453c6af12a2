/** What the coach expects, by what is tapped for it. */
import type { Light } from "../draw/light";
import { words } from "../words";
import { waysByBox, type Choices, type Chosen } from "./chooser";
import { groupsWith } from "./race";
import type { Way } from "./ways";

/** The highest of what is expected, in points. */
export interface Figures {
  /** By die or bonus, as `Way.source`. */
  sources: Readonly<Record<string, number>>;
  /** By box, as `Way.box`. */
  boxes: Readonly<Record<string, number>>;
  /** The race: by the number of a row. */
  rows: Readonly<Record<number, number>>;
  pass: number | null;
  reroll: number | null;
}

export const NO_FIGURES: Figures = { sources: {}, boxes: {}, rows: {}, pass: null, reroll: null };

export function figuresOf(
  choices: Choices,
  chosen: Chosen,
  faces: readonly number[],
  most: (ways: readonly Way[]) => number | null,
): Figures {
  const { ways, pass, reroll } = choices;
  const figures = <K extends string | number>(groups: Map<K, Way[]>) => {
    const known = Array.from(groups, ([key, all]) => [key, most(all)] as const);
    return Object.fromEntries(known.filter(([, points]) => points !== null)) as Record<K, number>;
  };
  return {
    sources: figures(grouped(ways, (way) => way.source)),
    boxes: figures(waysByBox(choices, chosen)),
    rows: figures(grouped(groupsWith(choices, faces), (way) => way.option.event!.row!)),
    pass: pass && most([pass]),
    reroll: reroll && most([reroll]),
  };
}

function grouped<K>(ways: readonly Way[], key: (way: Way) => K): Map<K, Way[]> {
  const groups = new Map<K, Way[]>();
  for (const way of ways) groups.set(key(way), [...(groups.get(key(way)) ?? []), way]);
  return groups;
}

/** Points in a few letters; "" where nothing is known. */
export function figureText(points: number | null | undefined): string {
  return typeof points === "number" ? words().number(Math.round(points)) : "";
}

/** Lights with what the coach expects beside them. */
export function noted<K extends string | number>(
  lights: Readonly<Record<K, Light>>,
  figures: Readonly<Record<K, number>>,
): Readonly<Record<K, Light>> {
  // Most play without a coach: their lights are what they are.
  if (Object.keys(figures).length === 0) return lights;
  const most = Math.max(...Object.values<number>(figures));
  const all = Object.entries<Light>(lights).map(([key, light]) => {
    const points = figures[key as K];
    return [key, { ...light, note: figureText(points), best: points === most }];
  });
  return Object.fromEntries(all) as Record<K, Light>;
}
