/** The race: dice without colours, tapped together to a group, or turned one by one. */
import type { Choices } from "./chooser";
import type { Way } from "./ways";

/**
 * The dice of a turn in fixed places, null where a die is used up. Only the roll and the faces left
 * in hand are known; a face that was not rolled is a one that was turned.
 */
export function placesOf(rolled: readonly number[], hand: readonly number[]): (number | null)[] {
  const left = [...hand];
  const places = rolled.map((face) => {
    const at = left.indexOf(face);
    return at < 0 ? null : left.splice(at, 1)[0]!;
  });
  for (const face of left) {
    const turned = places.findIndex((place, i) => place === null && rolled[i] === 1);
    if (turned >= 0) places[turned] = face;
  }
  return places;
}

function sorted(faces: readonly number[]): string {
  return [...faces].sort((a, b) => a - b).join("+");
}

function groupFaces(way: Way): readonly number[] {
  return way.option.event?.group ?? [];
}

/** The groups that can still be made by adding dice to `faces`. */
export function groupsWith(choices: Choices, faces: readonly number[]): Way[] {
  return choices.race.filter((way) => holds(groupFaces(way), faces));
}

function holds(group: readonly number[], faces: readonly number[]): boolean {
  const left = [...group];
  return faces.every((face) => {
    const at = left.indexOf(face);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** The group of exactly these faces, if it can be placed. */
export function groupOf(choices: Choices, faces: readonly number[]): Way | null {
  if (faces.length === 0) return null;
  return choices.race.find((way) => sorted(groupFaces(way)) === sorted(faces)) ?? null;
}

/** Rows that answer: `legal` for the group in hand (or any, where no die is tapped), else `hint`. */
export function litRows(
  choices: Choices,
  faces: readonly number[],
): Record<number, { how: "legal" | "hint"; value?: number }> {
  const rows: Record<number, { how: "legal" | "hint"; value?: number }> = {};
  for (const way of groupsWith(choices, faces)) {
    const row = way.option.event!.row!;
    rows[row] ??= { how: faces.length === 0 ? "legal" : "hint" };
  }
  const exact = groupOf(choices, faces);
  if (exact) {
    const row = exact.option.event!.row!;
    const square = exact.option.effects.moves.find((move) => move.row === row)?.square;
    rows[row] = square === undefined ? { how: "legal" } : { how: "legal", value: square };
  }
  return rows;
}

/** The ways to a row: of the dice tapped if they make it, else of any that hold them, else of all. */
export function waysToRow(choices: Choices, faces: readonly number[], row: number): Way[] {
  const toRow = (ways: readonly Way[]) => ways.filter((way) => way.option.event?.row === row);
  const exact = groupOf(choices, faces);
  if (exact?.option.event?.row === row) return [exact];
  const holding = toRow(groupsWith(choices, faces));
  return holding.length > 0 ? holding : toRow(choices.race);
}

/** How many ones may be turned: all but one. */
export function turnable(rolled: readonly number[]): number {
  return Math.max(0, rolled.filter((face) => face === 1).length - 1);
}

/** The turning that `turned` (faces by place) asks for: a lucky way, or the pass where all stay. */
export function luckyWay(
  choices: Choices,
  rolled: readonly number[],
  turned: Readonly<Record<number, number>>,
): Way | null {
  const faces = Object.values(turned).filter((face) => face !== 1);
  if (faces.length === 0) return choices.pass;
  while (faces.length < turnable(rolled)) faces.push(1);
  return (
    choices.race.find((way) => sorted(way.option.event?.lucky ?? []) === sorted(faces)) ?? null
  );
}
