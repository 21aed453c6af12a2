/**
 * Sheets that are kept with saved games, so that these play on when a later page has another sheet
 * or other tables: every table is kept under its name, and a ruling that is new since then gets the
 * value by which games were played before.
 */
import type { SheetField } from "../generated/layout";
import type { Layout, Packed } from "./layout";
import { fieldOf } from "./memory";
import { packed, unpacked } from "./packed";
import { RuleError, type Sheet, type SheetPlan } from "./types";

export interface KeptTable {
  shape: number[];
  numbers: Packed;
}

/** A sheet as a device keeps it. */
export interface KeptSheet extends Omit<Sheet, "id" | "tables" | "changed_rulings"> {
  /** The sheet's digest: things are kept under an id. */
  id: string;
  game: string;
  tables: Record<string, KeptTable>;
}

/** By format of a plan, from 1: what makes it one of the next format. */
const PLAN_STEPS: ((plan: SheetPlan) => void)[] = [];

export function keepSheet(layout: Layout, sheet: Sheet): KeptSheet {
  const { id: game, tables: bytes, changed_rulings: _, ...said } = sheet;
  const tables: Record<string, KeptTable> = {};
  for (const [name, field] of Object.entries(layout.sheet.fields)) {
    const numbers = fieldOf(bytes.buffer as ArrayBuffer, bytes.byteOffset, field);
    tables[name] = { shape: field.shape, numbers: packed(numbers) };
  }
  return { ...structuredClone(said), id: sheet.digest, game, tables };
}

export function readKept(layout: Layout, kept: KeptSheet): Sheet {
  const { id: _, game, tables: named, ...said } = structuredClone(kept);
  if (said.format > layout.new_rulings.length + 1 || said.plan.format > PLAN_STEPS.length + 1) {
    throw new RuleError(`the sheet ${game} was kept by a newer page than this one`);
  }
  for (const step of PLAN_STEPS.slice(said.plan.format - 1)) step(said.plan);
  const tables = new Uint8Array(layout.sheet.size);
  for (const [name, { shape, numbers }] of Object.entries(named)) {
    const field = layout.sheet.fields[name as SheetField] as
      typeof layout.sheet.fields.zones | undefined;
    // A table that the rules no longer read is left out.
    if (field) place(unpacked(numbers), shape, fieldOf(tables.buffer, 0, field), field.shape);
  }
  const rulings = { ...said.rulings };
  // A sheet without rulings, such as a race's, gains none.
  for (const added of Object.keys(rulings).length
    ? layout.new_rulings.slice(said.format - 1)
    : []) {
    for (const [name, value] of Object.entries(added)) {
      if (name in rulings) continue;
      rulings[name] = value;
      fieldOf(tables.buffer, 0, layout.sheet.fields[name as SheetField])[0] = value ? 1 : 0;
    }
  }
  return { ...said, id: game, rulings, changed_rulings: {}, tables };
}

/** Put the numbers of a table in one that may have another shape. */
function place(
  numbers: number[],
  from: number[],
  to: Record<number, number>,
  shape: number[],
): void {
  numbers.forEach((number, index) => {
    let at = 0;
    let stride = 1;
    for (let axis = from.length - 1; axis >= 0; axis--) {
      const along = index % from[axis]!;
      if (along >= (shape[axis] ?? 1)) return;
      at += along * stride;
      stride *= shape[axis] ?? 1;
      index = Math.floor(index / from[axis]!);
    }
    to[at] = number;
  });
}
