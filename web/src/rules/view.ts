/** A position, read by name out of its bytes. */
import type { StateField } from "../generated/layout";
import type { Memory } from "./memory";
import type { Asks, Awaits, Bar, Part, Score, Sheet, View, Where } from "./types";

export class StateView implements View {
  readonly #memory: Memory;
  readonly #scores: Score[] = [];

  constructor(
    memory: Memory,
    readonly sheet: Sheet,
    readonly bytes: Uint8Array,
  ) {
    this.#memory = memory;
  }

  #field(name: StateField) {
    return this.#memory.stateField(this.bytes, name);
  }

  #number(name: StateField): number {
    return this.#field(name)[0]!;
  }

  /** A seat's row of a field, or a part of it. */
  #row(name: StateField, seat: number, first = 0, count?: number): number[] {
    const width = this.#memory.layout.state.fields[name].shape[1]!;
    const start = seat * width + first;
    return Array.from(this.#field(name).subarray(start, start + (count ?? width)));
  }

  /** The names at the bits that are set. */
  #bits(bits: number): string[] {
    return this.sheet.dice.filter((_, die) => (bits >> die) & 1);
  }

  get players(): number {
    return this.#number("players");
  }

  get awaits(): Awaits {
    return this.#memory.layout.names.phase[this.#number("phase")]!;
  }

  get part(): Part {
    return this.#memory.layout.names.part[this.#number("part")]!;
  }

  get round(): number {
    return this.#number("round_now");
  }

  get rounds(): number {
    return this.sheet.plan.rounds[this.players] ?? 0;
  }

  get active(): number {
    return this.#number("active");
  }

  get rolls(): number {
    return this.#number("rolls");
  }

  get rollsLeft(): number {
    return this.#memory.layout.constants.ROLLS - this.rolls;
  }

  get rerolls(): number {
    return this.#number("rerolls");
  }

  get faces(): number[] {
    return Array.from(this.#field("faces")).slice(0, this.sheet.dice.length);
  }

  get where(): Where[] {
    const { where } = this.#memory.layout.names;
    return Array.from(this.#field("where"), (place) => where[place]!).slice(
      0,
      this.sheet.dice.length,
    );
  }

  get follow(): string[] {
    return this.#bits(this.#number("follow"));
  }

  asks(seat: number): Asks {
    return this.#memory.layout.names.asks[this.#field("asks")[seat]!]!;
  }

  stage(seat: number): Asks {
    return this.#memory.layout.names.asks[this.#field("stage")[seat]!]!;
  }

  /** Where the cells of a zone begin on the sheet, and how many they are. */
  #zone(zone: string): [first: number, count: number] {
    const index = this.sheet.zones.indexOf(zone);
    const first = this.#memory.sheetField(this.sheet.tables, "zone_first")[index]!;
    return [first, this.#memory.sheetField(this.sheet.tables, "zone_cells")[index]!];
  }

  cells(seat: number, zone: string): number[] {
    return this.#row("cells", seat, ...this.#zone(zone));
  }

  foxes(seat: number): number {
    return this.#field("foxes")[seat]!;
  }

  #bar(name: "opened" | "used", seat: number, bar: Bar): number {
    return this.#row(name, seat, this.#memory.layout.names.bar.indexOf(bar), 1)[0]!;
  }

  opened(seat: number, bar: Bar): number {
    return this.#bar("opened", seat, bar);
  }

  used(seat: number, bar: Bar): number {
    return bar === "joker" ? this.jokersUsed(seat).length : this.#bar("used", seat, bar);
  }

  jokersUsed(seat: number): number[] {
    const bits = this.#bar("used", seat, "joker");
    return this.sheet.plan.jokers.map((_, box) => box + 1).filter((box) => (bits >> (box - 1)) & 1);
  }

  left(seat: number, bar: Bar): number {
    return this.opened(seat, bar) - this.used(seat, bar);
  }

  waiting(seat: number): string[] {
    const counts = this.#row("waiting", seat);
    return this.sheet.bonuses.flatMap((name, bonus) => Array<string>(counts[bonus]!).fill(name));
  }

  extras(seat: number): string[] {
    return this.#bits(this.#field("extras")[seat]!);
  }

  get hand(): number[] {
    return this.#memory.layout.hands[this.#number("hand")]!.slice();
  }

  get stacks(): number[] {
    return Array.from(this.#field("stacks"));
  }

  get tilesTaken(): number {
    return this.#number("tiles_taken");
  }

  #raceCells(seat: number, at: "PAWNS" | "CHIPS" | "TILES_AT", count: "ROWS" | "TILES"): number[] {
    const { constants } = this.#memory.layout;
    return this.#row("cells", seat, constants[at], constants[count]);
  }

  pawns(seat: number): number[] {
    return this.#raceCells(seat, "PAWNS", "ROWS");
  }

  chips(seat: number): number[] {
    return this.#raceCells(seat, "CHIPS", "ROWS");
  }

  tiles(seat: number): number[] {
    return this.#raceCells(seat, "TILES_AT", "TILES").filter((points) => points > 0);
  }

  score(seat: number): Score {
    return (this.#scores[seat] ??= this.#count(seat));
  }

  #count(seat: number): Score {
    const { points, total } = this.#scored(seat, this.bytes);
    if (this.sheet.flow === "race") {
      const parts = this.sheet.plan.rows.map((row, i) => [row.number, points[i]!] as const);
      return { parts: Object.fromEntries(parts), foxes: 0, fox: 0, tiles: this.tiles(seat), total };
    }
    const parts = Object.fromEntries(this.sheet.zones.map((zone, i) => [zone, points[i]!]));
    return { parts, foxes: this.foxes(seat), fox: this.#foxWorth(seat, total), tiles: [], total };
  }

  #scored(seat: number, bytes: Uint8Array): { points: number[]; total: number } {
    const memory = this.#memory;
    memory.load(this.sheet, bytes);
    const total = memory.call.score(memory.sheet, memory.state, seat, memory.out);
    return { points: Array.from(memory.ints(memory.out, memory.layout.constants.DICE)), total };
  }

  /** What one fox more would bring: the rules are asked, not repeated. */
  #foxWorth(seat: number, total: number): number {
    const more = this.bytes.slice();
    this.#memory.stateField(more, "foxes")[seat]! += 1;
    return this.#scored(seat, more).total - total;
  }
}
