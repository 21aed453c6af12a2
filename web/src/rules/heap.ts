/** The memory of a compiled module behind its own constants: ours to lay out, and never freed. */

const PAGE = 65536;

export class Heap {
  #end: number;

  constructor(
    private readonly memory: WebAssembly.Memory,
    base: number,
  ) {
    this.#end = base;
  }

  /** The address of so many bytes that nobody else has. */
  room(size: number): number {
    const address = Math.ceil(this.#end / 8) * 8;
    this.#end = address + size;
    const missing = this.#end - this.memory.buffer.byteLength;
    if (missing > 0) this.memory.grow(Math.ceil(missing / PAGE));
    return address;
  }

  // Views are made anew at every use: memory that grows leaves old ones empty.
  bytes(address: number, size: number): Uint8Array {
    return new Uint8Array(this.memory.buffer, address, size);
  }

  ints(address: number, count: number): Int32Array {
    return new Int32Array(this.memory.buffer, address, count);
  }

  floats(address: number, count: number): Float32Array {
    return new Float32Array(this.memory.buffer, address, count);
  }

  wides(address: number, count: number): Float64Array {
    return new Float64Array(this.memory.buffer, address, count);
  }
}
