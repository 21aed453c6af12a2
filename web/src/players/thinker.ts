/** The compiled players, with room for one decision and for the nets that they were given. */
import { Heap } from "../rules/heap";
import { Seats } from "./seats";
import type {
  AllStrengths,
  Asked,
  Compared,
  Expected,
  Level,
  Looked,
  Looking,
  NetInfo,
  Outlook,
  PlayersLayout,
  Position,
  Rows,
  Tried,
} from "./types";

interface Exports {
  memory: WebAssembly.Memory;
  __heap_base: WebAssembly.Global<"i32">;
}

type Numbers = Record<string, number | bigint>;
type Functions = Record<string, (...numbers: (number | bigint)[]) => number>;

const WIDTH = 4;
const WIDE = 8;
/** What samples of throws are drawn with. */
const SEED = 0n;
/** Of a net's file: where the length of its header is told, and where the header begins. */
const LENGTH = 8;
const HEADER = 12;

export class Thinker {
  readonly #call: Functions;
  readonly #heap: Heap;
  /** Addresses by the name of the argument. */
  readonly #at: Record<string, number>;
  /** By name: room that grows with what is looked back at. */
  readonly #grown = new Map<string, { address: number; size: number }>();
  /** By file: where its weights are, and how many. */
  readonly #nets = new Map<string, { weights: number; count: number }>();
  readonly #seats: Seats;

  /** Ints in the row of a log. */
  get row(): number {
    return this.layout.looking_back.row;
  }

  constructor(
    private readonly layout: PlayersLayout,
    strengths: AllStrengths,
    module: WebAssembly.Module,
  ) {
    const { exports } = new WebAssembly.Instance(module);
    const { memory, __heap_base: base } = exports as unknown as Exports;
    this.#call = exports as unknown as Functions;
    this.#heap = new Heap(memory, base.value);
    const at: Record<string, number> = {};
    for (const [name, size] of Object.entries(layout.room)) at[name] = this.#heap.room(size);
    // The same bytes, read as numbers.
    this.#at = { ...at, words: at["pool"]! };
    this.#seats = new Seats(strengths, {
      row: this.row,
      wides: (name, count) => this.#heap.wides(at[name]!, count),
      put: (name, numbers) => this.#put(name, numbers),
      do: (name, given) => this.#do(name, given),
    });
  }

  /** Keep the weights of a net. */
  learn({ file, layers }: NetInfo, bytes: ArrayBuffer): void {
    const start = HEADER + new DataView(bytes).getUint32(LENGTH, true);
    const size = bytes.byteLength - start;
    const depth = this.#putLayers(layers);
    if (size !== this.#do("count_bytes", { depth })) throw new Error(`${file}: is not a whole net`);
    const count = this.#do("count_weights", { depth });
    const net = { weights: this.#heap.room(WIDTH * count), count };
    // The bytes lie where positions are kept while it thinks, if there is room for them.
    const at = size <= this.layout.room["pool"]! ? this.#at["pool"]! : this.#heap.room(size);
    this.#heap.bytes(at, size).set(new Uint8Array(bytes, start));
    this.#do("unpack_weights", { file: at, size, ...net, depth });
    this.#nets.set(file, net);
  }

  choose(position: Position, level: Level): number {
    const { seats, chosen } = this.#at as { seats: number; chosen: number };
    this.#load(position);
    this.#heap.ints(seats, 1)[0] = position.seat;
    if (level.net) this.#do("choose_by_value", this.#arguments(level));
    else this.#do("choose_greedily", {});
    return this.#heap.ints(chosen, 1)[0]!;
  }

  /** What a net expects of every legal action, if all goes on as well as it can. */
  judge(position: Position, level: Level): Expected[] {
    const found = this.#judge("judge_decision", position, level);
    return Array.from(found, ([action, points]) => ({ action, points }));
  }

  /** The same, with the chance to win and how sure all that is. */
  advise(position: Position, level: Level, asked: Asked): Outlook {
    const judged = this.judge(position, level);
    const { measured, company } = asked;
    if (!measured) return unsure(judged);
    const share = this.#do("share_left", {});
    this.#seats.follow(asked, company, this.#arguments(level));
    const assumes = this.#seats.assume(asked, company.levels, share);
    const several = assumes.length > 0;
    const more = several ? this.#do("left_by_others", { seat: position.seat }) : 0;
    const wins = several ? this.#judge("judge_chances", position, level) : null;
    return {
      expected: judged.map(({ action, points }) => {
        return { action, points: points + more, win: wins?.get(action) ?? null };
      }),
      spread: between(measured.shares, measured.spread, share),
      error: between(measured.shares, measured.error, share),
      assumes,
    };
  }

  /**
   * A game looked at line by line: `next` does one and returns the share that is done. Between two lines anybody else
   * may ask: nothing is left in the module.
   */
  lookBack(looking: Looking, level: Level): { next(): number; looked(): Looked } {
    const { size, states: count, row, throws } = this.layout.looking_back;
    const lines = looking.rows.length / row + 1;
    const found = new Float64Array(lines * size);
    const sure: (number | null)[] = [];
    const states = new Uint8Array(count * looking.state.length);
    states.set(looking.state);
    this.#load(looking);
    const assumed = this.#seats.after(looking, this.#arguments(level));
    let at = 0;
    const next = (): number => {
      // The first of the states is the one before this row.
      this.#load({ ...looking, state: states.subarray(0, looking.state.length) });
      const { measured } = looking;
      const share = this.#do("share_left", {});
      sure.push(measured && between(measured.shares, measured.error, share));
      const rows = this.#put("rows", looking.rows);
      const statesAt = this.#put("states", states);
      const foundAt = this.#put("found", found);
      this.#do("look_at", {
        ...this.#arguments(level),
        seat: looking.seat,
        states: statesAt,
        rows,
        at,
        most: throws,
        seed: SEED,
        assumed: this.#put("assumed then", assumed),
        found: foundAt,
      });
      states.set(this.#heap.bytes(statesAt, states.length));
      found.set(this.#heap.wides(foundAt, found.length));
      at += 1;
      return at / lines;
    };
    return { next, looked: () => ({ ...this.#looked(found, lines), sure }) };
  }

  #looked(found: Float64Array, count: number): Omit<Looked, "sure"> {
    const { found: names, size, sums: sumNames, costliest: most } = this.layout.looking_back;
    const at = this.#put("found", found);
    const sumsAt = this.#room("sums", WIDE * sumNames.length);
    const linesAt = this.#room("lines", WIDTH * most);
    this.#do("sum_up", { found: at, count, sums: sumsAt });
    const sums = this.#heap.wides(sumsAt, sumNames.length);
    const named = Object.fromEntries(sumNames.map((name, i) => [name, sums[i]!]));
    const line = (first: number) =>
      Object.fromEntries(names.map((name, i) => [name, found[first + i]!]));
    const costliest = this.#do("costliest", { found: at, count, lines: linesAt, most });
    return {
      sums: named,
      lines: Array.from({ length: count }, (_, i) => line(i * size)),
      costliest: Array.from(this.#heap.ints(linesAt, costliest)),
    } as Omit<Looked, "sure">;
  }

  /** Numbers copied to where the module finds them. */
  #put(name: string, numbers: Uint8Array | Int32Array | Float64Array): number {
    const address = this.#room(name, numbers.byteLength);
    const bytes = new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);
    this.#heap.bytes(address, bytes.length).set(bytes);
    return address;
  }

  #room(name: string, size: number): number {
    const known = this.#grown.get(name);
    if (known && known.size >= size) return known.address;
    const address = this.#heap.room(2 * size);
    this.#grown.set(name, { address, size: 2 * size });
    return address;
  }

  /** What a choice does by itself, and what the best has besides, as rows of ints. */
  compare(position: Position, { action, best }: Compared): Rows {
    this.#load(position);
    const asked = { seat: position.seat, action, best };
    return {
      reasons: this.#rows("list_reasons", asked),
      price: this.#rows("list_price", asked),
    };
  }

  /** What a lesson came to, by number. */
  judgeLesson({ begun, goals, left, throws, ...position }: Tried): number {
    const at = this.#at as { begun: number; goals: number };
    this.#load(position);
    this.#heap.bytes(at.begun, begun.length).set(begun);
    this.#heap.ints(at.goals, goals.length).set(goals);
    const count = goals.length / this.layout.goal_ints;
    return this.#do("judge_lesson", { seat: position.seat, count, left, throws });
  }

  #rows(by: string, asked: Numbers): Int32Array {
    const count = this.#do(by, asked);
    return this.#heap.ints(this.#at["rows"]!, count * this.layout.row_ints).slice();
  }

  /** By action, the best that it leads to. */
  #judge(by: string, position: Position, level: Level, given: Numbers = {}): Map<number, number> {
    const { firsts, values } = this.#at as { firsts: number; values: number };
    this.#load(position);
    const size = this.#do(by, {
      ...this.#arguments(level),
      seat: position.seat,
      ...given,
    });
    const actions = this.#heap.ints(firsts, size);
    const found = this.#heap.floats(values, size);
    const best = new Map<number, number>();
    for (let i = 1; i < size; i += 1) {
      const action = actions[i]!;
      // A position that is only passed through has no action.
      if (action >= 0) best.set(action, Math.max(best.get(action) ?? -Infinity, found[i]!));
    }
    return best;
  }

  #load({ tables, state }: Position): void {
    const at = this.#at;
    this.#heap.bytes(at["sheet"]!, tables.length).set(tables);
    this.#heap.bytes(at["state"]!, state.length).set(state);
  }

  #arguments({ net, terms }: Level): Numbers {
    const known = net && this.#nets.get(net.file);
    if (!net || !terms || !known) throw new Error("this player has not been given its net");
    this.#heap.floats(this.#at["terms"]!, terms.length).set(terms);
    return { ...known, depth: this.#putLayers(net.layers) };
  }

  /** Sizes of layers where the players read them; returns how many they are. */
  #putLayers(layers: readonly number[]): number {
    this.#heap.ints(this.#at["layers"]!, layers.length).set(layers);
    return layers.length;
  }

  #do(name: string, given: Numbers): number {
    const all = { ...this.#at, ...given };
    return this.#call[name]!(...this.layout.functions[name]!.map((argument) => all[argument]!));
  }
}

function unsure(judged: readonly Expected[]): Outlook {
  const expected = judged.map((one) => ({ ...one, win: null }));
  return { expected, spread: null, error: null, assumes: [] };
}

/** The value at `x` of a line through points whose first coordinates rise, as numpy reckons it. */
function between(xs: readonly number[], ys: readonly number[], x: number): number {
  const i = Math.max(
    0,
    xs.findLastIndex((one) => one <= x),
  );
  if (i === xs.length - 1 || xs[i]! >= x) return ys[i]!;
  const slope = (ys[i + 1]! - ys[i]!) / (xs[i + 1]! - xs[i]!);
  return slope * (x - xs[i]!) + ys[i]!;
}
