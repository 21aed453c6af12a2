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

/** A sheet without its tables and without what is worked out here. */
type SheetEntry = Omit<Sheet, "tables" | "changed_rulings">;

/** The numbers of a record, field by field; [number, how many] where many are equal. */
export type Packed = (number | [value: number, count: number])[];

/** A sheet that came with the page. */
export type OwnSheet = SheetEntry & { tables: Packed };

/** A sheet as a server sends it: its tables are bytes as text (base64). */
export type SentSheet = SheetEntry & { tables: string };

export interface Layout {
  state: RecordLayout<StateField>;
  /** `runs`: of all its fields in order, the bytes of a number, how many there are, and where. */
  sheet: RecordLayout<SheetField> & { runs: [size: 1 | 2 | 4, count: number, offset: number][] };
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
  games: Record<string, OwnSheet>;
}
