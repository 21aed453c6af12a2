/** The rules: sheets, new games, dice of a seed. */
import { RuledGame } from "./game";
import type { SheetData } from "../generated/plan";
import { keepSheet, readKept, type KeptSheet } from "./kept";
import type { Layout, OwnSheet } from "./layout";
import { Log } from "./log";
import { Memory } from "./memory";
import { NoSheet, RuleError, type Game, type Rules, type Sheet } from "./types";

export class CompiledRules implements Rules {
  readonly #memory: Memory;
  readonly #sheets: Map<string, Sheet>;
  /** Sheets that are not today's, by digest; of a game the first version first. */
  readonly #older = new Map<string, Sheet>();

  constructor(
    readonly layout: Layout,
    module: WebAssembly.Module,
  ) {
    this.#memory = new Memory(layout, module);
    this.#sheets = new Map(
      Object.values(layout.games).map(({ earlier, ...own }) => {
        for (const one of earlier) this.#older.set(one.digest, this.#own(one));
        return [own.id, this.#own(own)];
      }),
    );
  }

  #own(own: OwnSheet): Sheet {
    return { ...own, tables: this.#memory.tables(own.tables), changed_rulings: {} };
  }

  get sheets(): Sheet[] {
    return [...this.#sheets.values()];
  }

  sheet(id: string): Sheet {
    const found = this.#sheets.get(id);
    if (!found) throw new RuleError(`unknown game ${id}: the games are ${this.#names()}`);
    return found;
  }

  sheetOf(id: string, digest: string): Sheet {
    const today = this.#sheets.get(id);
    const found = today?.digest === digest ? today : this.#older.get(digest);
    if (!found) throw new NoSheet(`the sheet of this game of ${id} is not here`);
    return found;
  }

  versions(id: string): Sheet[] {
    const own = this.layout.games[id]?.earlier ?? [];
    return [...own.map(({ digest }) => this.#older.get(digest)!), this.sheet(id)];
  }

  kept(sheet: Sheet): KeptSheet {
    return keepSheet(this.layout, this.#plain(sheet));
  }

  /** The same sheet with the rulings that it says itself. */
  #plain(sheet: Sheet): Sheet {
    const said = Object.entries(sheet.changed_rulings).map(([name, value]) => [name, !value]);
    const plain = this.withRulings(sheet, Object.fromEntries(said) as Record<string, boolean>);
    return { ...plain, changed_rulings: {} };
  }

  recall(kept: KeptSheet): void {
    if (!this.#older.has(kept.id)) this.#older.set(kept.id, readKept(this.layout, kept));
  }

  #names(): string {
    return [...this.#sheets.keys()].join(", ");
  }

  readSheet(json: unknown): Sheet {
    const sent = json as SheetData;
    const tables = Uint8Array.from(atob(sent.tables), (letter) => letter.charCodeAt(0));
    if (tables.length !== this.layout.sheet.size) {
      throw new RuleError(`the sheet ${sent.id} was made for other rules than this page has`);
    }
    return { ...sent, tables, changed_rulings: {} };
  }

  addSheet(json: unknown): Sheet {
    const sheet = this.readSheet(json);
    this.#sheets.set(sheet.id, sheet);
    return sheet;
  }

  withRulings(sheet: Sheet, rulings: Readonly<Record<string, boolean>>): Sheet {
    for (const name of Object.keys(rulings)) {
      if (!(name in sheet.rulings)) {
        const known = Object.keys(sheet.rulings).join(", ") || "none";
        throw new RuleError(`${sheet.id} has no ruling ${name}; its rulings are ${known}`);
      }
    }
    const changed = Object.fromEntries(
      Object.entries(rulings).filter(([name, value]) => sheet.rulings[name] !== value),
    );
    if (Object.keys(changed).length === 0) return sheet;
    const tables = sheet.tables.slice();
    for (const [name, value] of Object.entries(changed)) {
      // A ruling is the field of the sheet's record that has its name.
      this.#memory.sheetField(tables, name as "negative_foxes")[0] = value ? 1 : 0;
    }
    return {
      ...sheet,
      tables,
      rulings: { ...sheet.rulings, ...changed },
      changed_rulings: { ...sheet.changed_rulings, ...changed },
    };
  }

  newGame(sheet: Sheet, players: number, rulings: Readonly<Record<string, boolean>> = {}): Game {
    return RuledGame.begin(this.#memory, this.withRulings(sheet, rulings), players);
  }

  newLog(sheet: Sheet, players: number): Log {
    return Log.begin(this.#memory, sheet, players);
  }

  hashedFaces(hashes: readonly Uint8Array[]): number[] {
    const { call, faces } = this.#memory;
    call.hashed_faces(this.#hashes(hashes), hashes.length, faces);
    return Array.from(this.#memory.ints(faces, hashes.length));
  }

  hashedPlatter(hashes: readonly Uint8Array[], faces: readonly number[]): number[] {
    const memory = this.#memory;
    memory.ints(memory.faces, faces.length).set(faces);
    const bits = memory.call.hashed_platter(this.#hashes(hashes), hashes.length, memory.faces);
    return faces.flatMap((_, die) => ((bits >> die) & 1 ? [die] : []));
  }

  /** Hashes of dice, put where the rules read them. */
  #hashes(hashes: readonly Uint8Array[]): number {
    const { out, layout } = this.#memory;
    const { DICE, HASH_BYTES: size } = layout.constants;
    if (hashes.length > DICE)
      throw new RuleError(`${hashes.length} dice; a game has ${DICE} at most`);
    hashes.forEach((hash, die) => this.#memory.bytes(out + die * size, size).set(hash));
    return out;
  }

  gameAt(sheet: Sheet, state: Uint8Array): Game {
    if (state.length !== this.layout.state.size) {
      throw new RuleError("this position was made for other rules than this page has");
    }
    return new RuledGame(this.#memory, sheet, state.slice());
  }

  throwDice(game: Game, seed: bigint): Record<string, number> {
    const memory = this.#memory;
    const due = game.diceToRoll();
    memory.load(game.sheet, game.view.bytes);
    memory.call.throw(memory.sheet, memory.state, seed, memory.faces);
    const faces = memory.ints(memory.faces, game.sheet.dice.length);
    return Object.fromEntries(due.map((die) => [die, faces[game.sheet.dice.indexOf(die)]!]));
  }

  lowestThree(game: Game, seed: bigint): string[] {
    const memory = this.#memory;
    memory.load(game.sheet, game.view.bytes);
    const bits = memory.call.lowest_three(memory.sheet, memory.state, seed);
    return game.sheet.dice.filter((_, die) => (bits >> die) & 1);
  }

  placeOf(game: Game): number {
    const memory = this.#memory;
    memory.load(game.sheet, game.view.bytes);
    return memory.call.place(memory.state);
  }

  choose(seed: bigint, seat: number, decision: number, count: number): number {
    return this.#memory.call.choice(seed, seat, decision, count);
  }

  daySeed(day: number, game: string): bigint {
    const { call, out } = this.#memory;
    const letters = Array.from(game, (letter) => letter.charCodeAt(0));
    this.#memory.ints(out, letters.length).set(letters);
    return BigInt.asUintN(64, call.day_seed(day, out, letters.length));
  }

  runSeed(level: number, run: number): bigint {
    return BigInt.asUintN(64, this.#memory.call.run_seed(level, run));
  }

  decidingLevel(seed: bigint, seat: number, decision: number, level: number): number {
    return this.#memory.call.deciding_level(seed, seat, decision, level);
  }
}
