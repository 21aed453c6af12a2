/** The shape of layout.json: all that is known about the bytes of the compiled rules. */
import type {
  AsksName,
  BarName,
  Constant,
  EntryName,
  FaultName,
  KindName,
  LogName,
  PartName,
  PhaseName,
  SheetField,
  StateField,
  TellName,
  UndoName,
  VerbName,
  WhereName,
} from "../generated/layout";
import type { SheetData } from "../generated/plan";
import type { Shape } from "./rows";

export interface FieldLayout {
  offset: number;
  itemsize: 1 | 2 | 4;
  shape: number[];
}

export interface RecordLayout<Field extends string> {
  size: number;
  fields: Record<Field, FieldLayout>;
}

/** The numbers of a record, field by field; [number, how many] where many are equal. */
export type Packed = (number | [value: number, count: number])[];

/** A sheet that came with the page. */
export type OwnSheet = Omit<SheetData, "tables"> & { tables: Packed };

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
    log: LogName[];
    entry: EntryName[];
    undo: UndoName[];
    fault: FaultName[];
    kind: KindName[];
  };
  words: {
    mark: Record<string, "circle" | "cross">;
    enter: Record<string, "pick" | "passive" | "extra">;
    pass: Record<string, string>;
    use: Record<string, string>;
    /** By verb: the keys of its event in order, what each stands for, and where it is told. */
    events: Record<string, [key: string, meaning: string, told: TellName][]>;
  };
  /** How rows about what an action changes are read, by kind. */
  effects: Shape[];
  /** The name of the record's format. */
  format: string;
  /** The faces of every multiset of dice without colours, by its number. */
  hands: number[][];
  /** By format of sheets, from 2: its new rulings, as games were played before there was a choice. */
  new_rulings: Record<string, boolean>[];
  /** `earlier`: the sheet as it was before a correction, the first version first. */
  games: Record<string, OwnSheet & { earlier: OwnSheet[] }>;
}
