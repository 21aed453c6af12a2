/** Who sits there: what the compiled coach knows of every seat, and how it takes it to play on. */
import type { AllStrengths, Assumed, Company, Strengths } from "./types";

type Numbers = Record<string, number | bigint>;

/** The compiled coach, with rooms by name; the sheet has been loaded. */
export interface Module {
  /** Ints in the row of a log. */
  row: number;
  wides(name: string, count: number): Float64Array;
  put(name: string, numbers: Int32Array | Float64Array): number;
  do(name: string, given: Numbers): number;
}

/** The table that is meant. */
interface Table {
  game: string;
  players: number;
}

const PERSON = -1;

export class Seats {
  /** The rows that are known, and where they are from. */
  #followed = new Int32Array();
  #from = "";

  constructor(
    private readonly strengths: AllStrengths,
    private readonly module: Module,
  ) {}

  /** Add what people lost in the rows that are new, as a net judges. */
  follow(table: Table, { levels, rows }: Company, net: Numbers): void {
    if (!this.#of(table) || !levels.includes(null)) return;
    const { row } = this.module;
    const from = [table.game, table.players, net["weights"]].join(" ");
    const known = this.#followed;
    const goesOn = from === this.#from && known.every((number, i) => number === rows[i]);
    this.module.do("add_losses", {
      ...net,
      players: table.players,
      rows: this.module.put("rows so far", rows),
      length: rows.length / row,
      first: goesOn ? known.length / row : 0,
    });
    this.#followed = rows.slice();
    this.#from = from;
  }

  /** How it takes the seats to play on when this share of the game is left; nothing where nothing was measured. */
  assume(table: Table, levels: Company["levels"], share: number): Assumed[] {
    const strengths = this.#of(table);
    if (!strengths) return [];
    const { known, assumed } = this.strengths;
    const rows = this.module.wides("known", known.size * table.players);
    levels.forEach((level, seat) => {
      const number = level === null ? PERSON : strengths.levels.indexOf(level);
      rows[known.size * seat + known.level] = number;
    });
    this.module.do("assume", {
      strengths: this.module.put("strengths", new Float64Array(strengths.table)),
      levels: strengths.levels.length,
      at_first: strengths.at_first,
      players: table.players,
      share,
    });
    const found = this.module.wides("assumed", assumed.size * table.players);
    return levels.map((level, seat) => {
      const place = Math.round(found[assumed.size * seat + assumed.place]!);
      return { seat, level: strengths.levels[place]!, bot: level !== null };
    });
  }

  /** What is assumed of all seats of a game that is looked back at, by how all of them played. */
  after({ rows, ...table }: Table & { rows: Int32Array }, net: Numbers): Float64Array {
    const levels = Array.from({ length: table.players }, () => null);
    const size = this.strengths.assumed.size * table.players;
    this.follow(table, { levels, rows }, net);
    const assumes = this.assume(table, levels, 1);
    return assumes.length > 0 ? this.module.wides("assumed", size).slice() : new Float64Array(size);
  }

  #of({ game, players }: Table): Strengths | undefined {
    return this.strengths.games[game]?.[players];
  }
}
