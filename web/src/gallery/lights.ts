/** What is lit in a position, in the simplest way: the page itself knows better. */
import { boxKey, type DieLook, type Light, type Lit } from "../draw";
import type { Option, View } from "../rules";

export function boxLights(options: readonly Option[], chosen: string, peeked: string): Lit {
  const lights: Record<string, Light> = {};
  for (const { event } of options) {
    if (!event?.zone || !event.cell) continue;
    const key = boxKey(event.zone, event.cell);
    const mine = !event.pick || event.pick === chosen;
    if (!mine && lights[key]) continue;
    const mark = event.mark === "cross" ? 2 : 1;
    const value = key === peeked ? (event.value ?? mark) : undefined;
    lights[key] = { how: mine ? (key === peeked ? "chosen" : "legal") : "hint", value };
  }
  return lights;
}

export function rowLights(
  options: readonly Option[],
  view: View,
  seat: number,
): Record<number, Light> {
  const lights: Record<number, Light> = {};
  view.sheet.plan.rows.forEach(({ number, squares }, i) => {
    if (!options.some(({ event }) => event?.row === number)) return;
    lights[number] = { how: "legal", value: Math.min(squares, (view.pawns(seat)[i] ?? 0) + 1) };
  });
  return lights;
}

export function dieLooks(
  view: View,
  usable: readonly string[],
  chosen: string,
): (DieLook & { where: string })[] {
  return view.sheet.dice.map((colour, i) => {
    const where = view.where[i] ?? "hand";
    const free = usable.includes(colour) || !view.sheet.named_dice;
    const inHand = chosen === colour ? "chosen" : free ? "legal" : "grey";
    const state = where === "hand" ? inHand : where === "field" ? "locked" : "plain";
    const face = view.faces[i] ?? 0;
    return { colour, face, where, state, label: `${colour} ${face}` };
  });
}
