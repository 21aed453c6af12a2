/** Two choices on one sheet or board: what was done in pencil, what was better in colour. */
import { boxKey, type Light } from "../../draw";
import { placesOf } from "../../play/race";
import type { Option, View } from "../../rules";

export function lightsOf(done: Option | null, better: Option | null): Record<string, Light> {
  const lights: Record<string, Light> = {};
  for (const { zone, cell, value } of done?.effects.writes ?? []) {
    lights[boxKey(zone, cell)] = { how: "hint", value };
  }
  for (const { zone, cell, value } of better?.effects.writes ?? []) {
    const key = boxKey(zone, cell);
    const was = lights[key]?.value;
    // Both want this box: with other values, both are written.
    const both = was !== undefined && was !== value ? { was } : {};
    lights[key] = { how: "chosen", value, ...both };
  }
  return lights;
}

/** The same on the board of a race, by row; a group always leads one square on, whatever its dice. */
export function rowLightsOf(done: Option | null, better: Option | null): Record<number, Light> {
  const lights: Record<number, Light> = {};
  for (const [option, how] of [
    [done, "hint"],
    [better, "chosen"],
  ] as const) {
    const row = option?.event?.row;
    if (!option || row === undefined) continue;
    const square = option.effects.moves.find((move) => move.row === row)?.square;
    lights[row] = square === undefined ? { how } : { how, value: square };
  }
  return lights;
}

/** The dice that an option takes, by place: one by its name, or the dice of a group, or ones that are turned. */
export function diceOf(view: View, option: Option | null): number[] {
  const { dice } = view.sheet;
  const { pick, passive, extra, group, lucky } = option?.event ?? {};
  const named = pick ?? passive ?? extra;
  if (named !== undefined) return [dice.indexOf(named)];
  const left: (number | null)[] = placesOf(view.faces.slice(0, dice.length), view.hand);
  const wanted = group ?? lucky?.filter((face) => face !== 1).map(() => 1) ?? [];
  return wanted.map((face) => {
    const place = left.indexOf(face);
    left[place] = null;
    return place;
  });
}
