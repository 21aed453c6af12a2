/** A seat's last turn, summed up to be drawn: what was taken, what it set off, what it brought. */
import type { GameEvent, Sheet } from "../rules/types";
import type { Step } from "../table/types";

export type Item =
  /** A die that was used; `zone` where its mark went to another colour than its own. */
  | { kind: "die"; colour: string; face: number; zone: string | null }
  /** The race: the row that a group went to. */
  | { kind: "row"; row: number }
  | { kind: "bonus"; bonus: string }
  /** The race: a chip that was won, and its row's place among the rows. */
  | { kind: "chip"; points: number; place: number };

export interface Sums {
  seat: number;
  /** Another one is drawn anew; the same one only grows. */
  turn: string;
  items: Item[];
  /** The change of the seat's total. */
  points: number;
  /** Nothing was used at all. */
  nothing: boolean;
}

/** The last turn of a seat, as an active or a passive player; null before its first. */
export function sumsOf(sheet: Sheet, steps: readonly Step[], seat: number): Sums | null {
  const last = steps.findLast((step) => step.seat === seat && step.action !== null);
  if (!last) return null;
  const items: Item[] = [];
  let [points, done] = [0, 0];
  let faces: Readonly<Record<string, number>> = {};
  for (const step of steps) {
    if (step.round !== last.round || step.active !== last.active) continue;
    const { event, effects } = step;
    if (event?.roll && !Array.isArray(event.roll)) faces = { ...faces, ...event.roll };
    if (step.seat !== seat || step.part !== last.part || !effects) continue;
    const deed = itemsOf(sheet, event, faces);
    if (event?.bonus && !earned(items, event.bonus))
      deed.push({ kind: "bonus", bonus: event.bonus });
    const place = sheet.plan.rows.findIndex(({ number }) => number === event?.row);
    const foxes = Array<string>(effects.foxes).fill("fox");
    const bonuses = [...effects.bonuses, ...effects.unlocks, ...foxes];
    items.push(
      ...deed,
      ...bonuses.map((bonus): Item => ({ kind: "bonus", bonus })),
      ...effects.chips.map((chip): Item => ({ kind: "chip", points: chip, place })),
    );
    done += deed.length;
    points += effects.after - effects.before;
  }
  const turn = [seat, last.round, last.active, last.part].join(".");
  return { seat, turn, items, points, nothing: done === 0 };
}

function earned(items: readonly Item[], bonus: string): boolean {
  return items.some((item) => item.kind === "bonus" && item.bonus === bonus);
}

function itemsOf(
  sheet: Sheet,
  event: GameEvent | null,
  faces: Readonly<Record<string, number>>,
): Item[] {
  if (event?.group) {
    const dice = event.group.map((face): Item => {
      return { kind: "die", colour: sheet.dice[0]!, face, zone: null };
    });
    return [...dice, { kind: "row", row: event.row! }];
  }
  const die = event?.pick ?? event?.passive ?? event?.extra ?? event?.silver;
  if (!event || die === undefined) return [];
  const { zone } = event;
  const elsewhere = zone !== undefined && sheet.plan.zones[zone]?.die !== die;
  return [{ kind: "die", colour: die, face: faces[die] ?? 0, zone: elsewhere ? zone : null }];
}
