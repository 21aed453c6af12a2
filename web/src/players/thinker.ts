/** The compiled players, with room for one decision and for the nets that they were given. */
import { Heap } from "../rules/heap";
import { packedSize, unpack } from "./packed";
import {
  weights,
  type Asked,
  type Expected,
  type Level,
  type NetInfo,
  type Outlook,
  type PlayersLayout,
  type Position,
} from "./types";

interface Exports {
  memory: WebAssembly.Memory;
  __heap_base: WebAssembly.Global<"i32">;
}

type Numbers = Record<string, number>;
type Functions = Record<string, (...numbers: number[]) => number>;

const WIDTH = 4;
/** Of a net's file: where the length of its header is told, and where the header begins. */
const LENGTH = 8;
const HEADER = 12;

export class Thinker {
  readonly #call: Functions;
  readonly #heap: Heap;
  /** Addresses by the name of the argument. */
  readonly #at: Numbers;
  /** By file: where its weights are, and how many. */
  readonly #nets = new Map<string, { weights: number; count: number }>();

  constructor(
    private readonly layout: PlayersLayout,
    module: WebAssembly.Module,
  ) {
    const { exports } = new WebAssembly.Instance(module);
    const { memory, __heap_base: base } = exports as unknown as Exports;
    this.#call = exports as unknown as Functions;
    this.#heap = new Heap(memory, base.value);
    const at: Numbers = {};
    for (const [name, size] of Object.entries(layout.room)) at[name] = this.#heap.room(size);
    // The same bytes, read as numbers.
    this.#at = { ...at, words: at["pool"]! };
  }

  /** Keep the weights of a net. */
  learn({ file, layers }: NetInfo, bytes: ArrayBuffer): void {
    const start = HEADER + new DataView(bytes).getUint32(LENGTH, true);
    if (bytes.byteLength !== start + packedSize(layers)) {
      throw new Error(`${file}: is not a whole net`);
    }
    const count = weights(layers);
    const address = this.#heap.room(WIDTH * count);
    unpack(new DataView(bytes, start), layers, this.#heap.floats(address, count));
    this.#nets.set(file, { weights: address, count });
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
  advise(position: Position, level: Level, { players, measured }: Asked): Outlook {
    const judged = this.judge(position, level);
    if (!measured) return unsure(judged);
    const share = this.#do("share_left", {});
    const spread = between(measured.shares, measured.spread, share);
    const wins = players > 1 ? this.#judge("judge_chances", position, level, { spread }) : null;
    return {
      expected: judged.map((one) => ({ ...one, win: wins?.get(one.action) ?? null })),
      spread,
      error: between(measured.shares, measured.error, share),
    };
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
    this.#heap.ints(this.#at["layers"]!, net.layers.length).set(net.layers);
    return { ...known, depth: net.layers.length };
  }

  #do(name: string, given: Numbers): number {
    const all = { ...this.#at, ...given };
    return this.#call[name]!(...this.layout.functions[name]!.map((argument) => all[argument]!));
  }
}

function unsure(judged: readonly Expected[]): Outlook {
  const expected = judged.map((one) => ({ ...one, win: null }));
  return { expected, spread: null, error: null };
}

/** The value at `x` of a line through points whose first coordinates rise. */
function between(xs: readonly number[], ys: readonly number[], x: number): number {
  const i = Math.max(
    1,
    Math.min(
      xs.length - 1,
      xs.findIndex((one) => one >= x),
    ),
  );
  const part = (x - xs[i - 1]!) / (xs[i]! - xs[i - 1]!);
  return ys[i - 1]! + part * (ys[i]! - ys[i - 1]!);
}
