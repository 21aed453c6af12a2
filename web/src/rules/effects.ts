/** What an action changes, read from the rows that the rules write about it. */
import type { Layout } from "./layout";
import { readRows } from "./rows";
import type { Effects, Sheet } from "./types";

export function readEffects(layout: Layout, sheet: Sheet, ints: Int32Array): Effects {
  const { effects: shapes, names, constants } = layout;
  const lists: Record<string, unknown[]> = {};
  for (const { kind } of shapes) if (kind !== "totals") lists[kind] = [];
  const rows = sheet.plan.rows.map(({ number }) => number);
  let totals = {};
  for (const [kind, values] of readRows(
    shapes,
    constants.ROW_INTS,
    { ...sheet, rows, bars: names.bar },
    ints,
  )) {
    if (kind === "totals") totals = values;
    else lists[kind]!.push(Object.keys(values).length === 1 ? Object.values(values)[0] : values);
  }
  return { ...lists, ...totals } as unknown as Effects;
}
