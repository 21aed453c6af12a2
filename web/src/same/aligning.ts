/** Two games with the same dice side by side: what was decided at the same place of a throw belongs together. */

/** A decision: after which throw, and what was done. */
export interface Decision {
  place: number;
  action: number;
}

/** All that was decided after one throw; either side may have nothing there. */
export interface Row<One extends Decision> {
  place: number;
  one: One[];
  other: One[];
  /** Both did the same, in the same order. */
  alike: boolean;
}

/** By place, rising; both lists are in the order of their games. */
export function align<One extends Decision>(
  one: readonly One[],
  other: readonly One[],
): Row<One>[] {
  const places = new Set([...one, ...other].map(({ place }) => place));
  return [...places]
    .sort((a, b) => a - b)
    .map((place) => {
      const [here, there] = [one, other].map((all) => all.filter((each) => each.place === place));
      return { place, one: here!, other: there!, alike: alike(here!, there!) };
    });
}

function alike(one: readonly Decision[], other: readonly Decision[]): boolean {
  return one.length === other.length && one.every(({ action }, i) => other[i]!.action === action);
}

/** Where the two went different ways first; -1 where they never did. */
export function parting(rows: readonly Row<Decision>[]): number {
  return rows.findIndex((row) => !row.alike);
}
