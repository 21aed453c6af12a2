/** Where waiting bonuses lie: each keeps its place until it is entered. */

/** By place, the bonuses that wait now; null where one has gone. */
export function keepPlaces(
  before: readonly (string | null)[],
  waiting: readonly string[],
): (string | null)[] {
  if (waiting.length === 0) return [];
  const places = before.map((bonus) => (bonus !== null && waiting.includes(bonus) ? bonus : null));
  for (const bonus of waiting) {
    if (places.includes(bonus)) continue;
    const free = places.indexOf(null);
    if (free < 0) places.push(bonus);
    else places[free] = bonus;
  }
  return places;
}
