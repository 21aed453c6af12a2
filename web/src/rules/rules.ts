/** The rules: sheets, new games, dice of a seed. */
import { RuledGame } from "./game";
import type { Layout, SentSheet } from "./layout";
import { Memory } from "./memory";
import { RuleError, type Game, type Rules, type Sheet } from "./types";

export class CompiledRules implements Rules {
  readonly #memory: Memory;
  readonly #sheets: Map<string, Sheet>;

  constructor(
    readonly layout: Layout,
    module: WebAssembly.Module,
  ) {
    this.#memory = new Memory(layout, module);
    this.#sheets = new Map(
      Object.values(layout.games).map((own) => [
        own.id,
        { ...own, tables: this.#memory.unpacked(own.tables), changed_rulings: {} },
      ]),
    );
  }

  get sheets(): Sheet[] {
    return [...this.#sheets.values()];
  }

  sheet(id: string): Sheet {
    const found = this.#sheets.get(id);
    if (!found) throw new RuleError(`unknown game ${id}: the games are ${this.#names()}`);
    return found;
  }

  #names(): string {
    return [...this.#sheets.keys()].join(", ");
  }

  readSheet(json: unknown): Sheet {
    const sent = json as SentSheet;
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

  choose(seed: bigint, seat: number, decision: number, count: number): number {
    return this.#memory.call.choice(seed, seat, decision, count);
  }
}
