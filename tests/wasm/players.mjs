// The compiled players as a program sees them: room for every argument by its name, nets, reasons.

import { readFileSync } from "node:fs";
import { join } from "node:path";

export class Players {
  constructor(folder, layout) {
    const module = new WebAssembly.Module(readFileSync(join(folder, "players.wasm")));
    this.exports = new WebAssembly.Instance(module).exports;
    this.layout = layout;
    this.end = this.exports.__heap_base.value;
    this.at = {};
    for (const [name, size] of Object.entries(layout.players.room)) this.at[name] = this.room(size);
  }

  room(size) {
    const { memory } = this.exports;
    const address = (this.end + 7) & ~7;
    this.end = address + size;
    const missing = this.end - memory.buffer.byteLength;
    if (missing > 0) memory.grow(Math.ceil(missing / 65536));
    return address;
  }

  bytes(address, size) {
    return new Uint8Array(this.exports.memory.buffer, address, size);
  }

  call(name, given) {
    const { arguments: named } = this.layout.players.functions[name];
    const all = { ...this.at, ...given };
    return this.exports[name](...Object.keys(named).map((argument) => all[argument]));
  }

  load(tables, state) {
    this.bytes(this.at.sheet, tables.length).set(tables);
    this.bytes(this.at.state, state.length).set(state);
  }

  // The bytes of the rows that a function writes about a choice.
  rows(name, given) {
    const count = this.call(name, given);
    return this.bytes(this.at.rows, 4 * count * this.layout.constants.ROW_INTS).slice();
  }

  // The bytes of a net's weights, unpacked; its file has a header before them.
  unpacked(file, layers) {
    const bytes = readFileSync(file);
    const start = 12 + bytes.readUInt32LE(8);
    const size = bytes.length - start;
    const depth = layers.length;
    this.bytes(this.at.layers, 4 * depth).set(new Uint8Array(new Int32Array(layers).buffer));
    const [count, needed] = [this.call("count_weights", { depth }), this.call("count_bytes", { depth })];
    if (needed !== size) throw new Error(`${file}: ${size} bytes, not ${needed}`);
    const [at, weights] = [this.room(size), this.room(4 * count)];
    this.bytes(at, size).set(bytes.subarray(start));
    this.call("unpack_weights", { file: at, size, weights, count, depth });
    return this.bytes(weights, 4 * count);
  }
}
