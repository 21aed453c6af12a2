/** The compiled rules with room for one sheet, one state and what they write. */
import type { Functions, SheetField, StateField } from "../generated/layout";
import { Heap } from "./heap";
import type { FieldLayout, Layout, Packed } from "./layout";
import { unpacked } from "./packed";
import type { Sheet } from "./types";

const INT = 4;
const VIEWS = { 1: Int8Array, 2: Int16Array, 4: Int32Array };

type Exports = Functions & { memory: WebAssembly.Memory; __heap_base: WebAssembly.Global<"i32"> };
type Ints = Int8Array | Int16Array | Int32Array;

/** The numbers of one field of a record that starts at `at`. */
export function fieldOf(buffer: ArrayBuffer, at: number, field: FieldLayout): Ints {
  let count = 1;
  for (const size of field.shape) count *= size;
  return new VIEWS[field.itemsize](buffer, at + field.offset, count);
}

export class Memory {
  readonly call: Functions;
  readonly sheet: number;
  readonly state: number;
  /** Where the rules write lists of actions. */
  readonly out: number;
  readonly faces: number;
  readonly tells: number;
  readonly after: number;
  readonly totals: number;
  /** The states of a log. */
  readonly states: number;
  /** Where they write what an action changes. */
  readonly effectRows: number;
  readonly #heap: Heap;
  /** Where the rows of a log are put, and how many there is room for. */
  #rows = { address: 0, count: 0 };
  #loaded: Sheet | null = null;

  constructor(
    readonly layout: Layout,
    module: WebAssembly.Module,
  ) {
    const exports = new WebAssembly.Instance(module).exports as unknown as Exports;
    this.call = exports;
    this.#heap = new Heap(exports.memory, exports.__heap_base.value);
    const { ACTIONS, DICE, EFFECT_ROWS, LOG_STATES, ROW_INTS, TELLS } = layout.constants;
    this.sheet = this.#heap.room(layout.sheet.size);
    this.state = this.#heap.room(layout.state.size);
    this.out = this.#heap.room(INT * ACTIONS);
    this.faces = this.#heap.room(INT * DICE);
    this.tells = this.#heap.room(INT * ACTIONS * TELLS);
    this.after = this.#heap.room(layout.state.size * ACTIONS);
    this.totals = this.#heap.room(INT * (ACTIONS + 1 + DICE));
    this.states = this.#heap.room(layout.state.size * LOG_STATES);
    this.effectRows = this.#heap.room(INT * EFFECT_ROWS * ROW_INTS);
  }

  /** Put a sheet and a state where the rules expect them. */
  load(sheet: Sheet, state: Uint8Array): void {
    if (this.#loaded !== sheet) {
      this.bytes(this.sheet, this.layout.sheet.size).set(sheet.tables);
      this.#loaded = sheet;
    }
    this.bytes(this.state, this.layout.state.size).set(state);
  }

  /** A copy of the state that the rules have left. */
  saved(): Uint8Array {
    return this.bytes(this.state, this.layout.state.size).slice();
  }

  /** The address of room for so many rows of a log. */
  rows(count: number): number {
    if (count > this.#rows.count) {
      const room = 2 * count;
      const address = this.#heap.room(INT * this.layout.constants.LOGGED * room);
      this.#rows = { address, count: room };
    }
    return this.#rows.address;
  }

  bytes(address: number, size: number): Uint8Array {
    return this.#heap.bytes(address, size);
  }

  ints(address: number, count: number): Int32Array {
    return this.#heap.ints(address, count);
  }

  /** A sheet's tables as the rules read them. */
  tables(packed: Packed): Uint8Array {
    const numbers = unpacked(packed);
    const tables = new Uint8Array(this.layout.sheet.size);
    let next = 0;
    for (const field of Object.values(this.layout.sheet.fields)) {
      const found = fieldOf(tables.buffer, 0, field);
      found.set(numbers.slice(next, next + found.length));
      next += found.length;
    }
    return tables;
  }

  stateField(bytes: Uint8Array, name: StateField): Ints {
    return fieldOf(bytes.buffer as ArrayBuffer, bytes.byteOffset, this.layout.state.fields[name]);
  }

  sheetField(tables: Uint8Array, name: SheetField): Ints {
    return fieldOf(tables.buffer as ArrayBuffer, tables.byteOffset, this.layout.sheet.fields[name]);
  }
}
