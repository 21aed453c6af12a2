// The compiled rules as a program sees them: addresses, fields by name, whole random games.
//
// Everything about bytes comes from layout.json; nothing about any game is written here.

import { readFileSync } from "node:fs";
import { join } from "node:path";

const VIEWS = { 1: Int8Array, 2: Int16Array, 4: Int32Array };

export class Rules {
  constructor(folder) {
    this.layout = JSON.parse(readFileSync(join(folder, "layout.json"), "utf8"));
    this.module = new WebAssembly.Module(readFileSync(join(folder, "rules.wasm")));
    this.exports = new WebAssembly.Instance(this.module, this.#stubs()).exports;
    this.memory = this.exports.memory;
    this.end = this.exports.__heap_base.value;
    const { ACTIONS, DICE, EFFECT_ROWS, ROW_INTS, SEATS, SCRATCH, TELLS } = this.layout.constants;
    this.sheet = this.allocate(this.layout.sheet.size);
    this.state = this.allocate(this.layout.state.size);
    this.spare = this.allocate(this.layout.state.size);
    this.out = this.allocate(4 * ACTIONS);
    this.faces = this.allocate(4 * DICE);
    this.parts = this.allocate(4 * DICE);
    this.sums = this.allocate(4 * SEATS);
    this.scratch = this.allocate(4 * SCRATCH);
    this.tells = this.allocate(4 * ACTIONS * TELLS);
    this.after = this.allocate(this.layout.state.size * ACTIONS);
    this.totals = this.allocate(4 * (ACTIONS + 1 + DICE));
    this.rows = this.allocate(4 * EFFECT_ROWS * ROW_INTS);
  }

  // An import could only be an error path: reaching one is a fault of the build.
  #stubs() {
    const stubs = {};
    for (const { module, name } of WebAssembly.Module.imports(this.module)) {
      stubs[module] ??= {};
      stubs[module][name] = () => {
        throw new Error(`the rules called ${name}`);
      };
    }
    return stubs;
  }

  allocate(size) {
    const address = (this.end + 7) & ~7;
    this.end = address + size;
    const missing = this.end - this.memory.buffer.byteLength;
    if (missing > 0) this.memory.grow(Math.ceil(missing / 65536));
    return address;
  }

  bytes(address, size) {
    return new Uint8Array(this.memory.buffer, address, size);
  }

  ints(address, count) {
    return new Int32Array(this.memory.buffer, address, count);
  }

  field(record, address, name) {
    const { offset, itemsize, shape } = this.layout[record].fields[name];
    const count = shape.reduce((product, size) => product * size, 1);
    return new VIEWS[itemsize](this.memory.buffer, address + offset, count);
  }

  stateBytes() {
    return this.bytes(this.state, this.layout.state.size);
  }

  load(game, rulings) {
    const tables = Buffer.from(this.layout.games[game].tables, "base64");
    this.bytes(this.sheet, this.layout.sheet.size).set(tables);
    for (const [name, value] of Object.entries(rulings)) {
      this.field("sheet", this.sheet, name)[0] = value ? 1 : 0;
    }
  }

  // One random game by single calls. `seen` hears of every state; `asked` of every decision,
  // with the seat and the number of legal actions in `out`.
  play(players, seed, seen, asked = () => {}) {
    const { exports, sheet, state, out, faces } = this;
    const { PHASE_OVER, PHASE_PLAY, PHASE_PLATTER } = this.layout.constants;
    const phase = this.field("state", state, "phase");
    const decided = [0, 0, 0, 0];
    exports.begin(sheet, state, players, out);
    seen();
    while (phase[0] !== PHASE_OVER) {
      if (phase[0] === PHASE_PLAY) {
        const seats = exports.to_act(state);
        const seat = 31 - Math.clz32(seats & -seats); // the lowest
        const count = exports.legal(sheet, state, seat, out);
        asked(seat, count);
        const action = this.ints(out, count)[exports.choice(seed, seat, decided[seat]++, count)];
        exports.apply(sheet, state, seat, action, out);
      } else if (phase[0] === PHASE_PLATTER) {
        exports.apply_platter(sheet, state, exports.lowest_three(sheet, state, seed));
      } else {
        exports.throw(sheet, state, seed, faces);
        exports.apply_roll(sheet, state, faces);
      }
      seen();
    }
  }
}
