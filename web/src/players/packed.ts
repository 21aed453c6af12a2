/**
 * Weights as a net's file has them, little more than a byte for each: of the layers before the last, 32 neighbours are
 * multiples of one step. All steps come first, then the weights that share none, then the multiples.
 */
import { weights } from "./types";

const BLOCK = 32;
const HALF = 2;
const FRACTION = 10;
const LOWEST = 2 ** -24;

/** Whole blocks before the last layer. */
function blocksOf(layers: readonly number[]): number {
  return Math.floor(weights(layers.slice(0, -1)) / BLOCK);
}

/** A number of 16 bits, exactly. */
export function wide(half: number): number {
  const exponent = (half >> FRACTION) & 31;
  const fraction = half & 1023;
  const size = exponent ? (1024 + fraction) * 2 ** (exponent - 1) * LOWEST : fraction * LOWEST;
  return half >> 15 ? -size : size;
}

/** Bytes that the weights of such layers take. */
export function packedSize(layers: readonly number[]): number {
  const blocks = blocksOf(layers);
  return blocks * (HALF + BLOCK) + (weights(layers) - blocks * BLOCK) * HALF;
}

/** Write the weights to `out`, exactly. */
export function unpack(packed: DataView, layers: readonly number[], out: Float32Array): void {
  const blocks = blocksOf(layers);
  const shared = blocks * BLOCK;
  const float = (at: number) => wide(packed.getUint16(HALF * at, true));
  for (let i = shared; i < out.length; i += 1) out[i] = float(blocks + i - shared);
  const multiples = packed.byteLength - shared;
  for (let block = 0; block < blocks; block += 1) {
    const step = float(block);
    for (let i = block * BLOCK; i < (block + 1) * BLOCK; i += 1) {
      out[i] = packed.getInt8(multiples + i) * step;
    }
  }
}
