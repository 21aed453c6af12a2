/** The shape of layout.json: all that is known about the bytes of the compiled rules. */
import type {
  AsksName,
  BarName,
  Constant,
  PartName,
  PhaseName,
  SheetField,
  StateField,
  TellName,
  VerbName,
  WhereName,
} from "../generated/layout";
import type { Sheet } from "./types";

export interface FieldLayout {
  offset: number;
  itemsize: 1 | 2 | 4;
  shape: number[];
}

export interface RecordLayout<Field extends string> {
  size: number;
  fields: Record<Field, FieldLayout>;
}

/** A game's entry: a sheet whose tables are text, without what is worked out here. */
export type SheetJson = Omit<Sheet, "tables" | "changed_rulings"> & { tables: string };

export interface Layout {
  state: RecordLayout<StateField>;
  sheet: RecordLayout<SheetField>;
  constants: Record<Constant, number>;
  names: {
    phase: PhaseName[];
    part: PartName[];
    where: WhereName[];
    asks: AsksName[];
    verb: VerbName[];
    tell: TellName[];
    bar: BarName[];
  };
  words: {
    mark: Record<string, "circle" | "cross">;
    enter: Record<string, "pick" | "passive" | "extra">;
    pass: Record<string, string>;
  };
  /** The name of the record's format. */
  format: string;
  /** The faces of every multiset of dice without colours, by its number. */
  hands: number[][];
  games: Record<string, SheetJson>;
}
