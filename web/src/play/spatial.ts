/** Arrow keys: the nearest thing in a direction. */

export interface Place {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export type Direction = "left" | "right" | "up" | "down";

export const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

/** The index of the place that an arrow key leads to from `from`; -1 if there is none that way. */
export function nearest(from: Place, places: readonly Place[], direction: Direction): number {
  let best = -1;
  let least = Infinity;
  places.forEach((place, i) => {
    const far = distance(from, place, direction);
    if (far < least) [best, least] = [i, far];
  });
  return best;
}

/** How far, with a step aside counting more than a step ahead; infinite if it lies elsewhere. */
function distance(from: Place, to: Place, direction: Direction): number {
  const across = direction === "left" || direction === "right";
  const [a, b] = across ? [from, to] : [turned(from), turned(to)];
  const forward = direction === "right" || direction === "down";
  const ahead = forward ? middle(b) - middle(a) : middle(a) - middle(b);
  if (ahead <= 1) return Infinity;
  const overlap = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  const aside = overlap > 0 ? 0 : -overlap;
  // Things in line come first, however far; among those aside the nearer line wins.
  return ahead + 4 * aside + 0.2 * Math.abs(a.top + a.bottom - b.top - b.bottom);
}

function middle(place: Place): number {
  return (place.left + place.right) / 2;
}

function turned(place: Place): Place {
  return { left: place.top, top: place.left, right: place.bottom, bottom: place.right };
}
