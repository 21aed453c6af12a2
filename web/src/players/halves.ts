/** Numbers of 16 bits, as nets are stored, made those of 32 bits that they are run with. */

const FRACTION = 10;
const LOWEST = 2 ** -24;

function wide(half: number): number {
  const exponent = (half >> FRACTION) & 31;
  const fraction = half & 1023;
  const size = exponent ? (1024 + fraction) * 2 ** (exponent - 1) * LOWEST : fraction * LOWEST;
  return half >> 15 ? -size : size;
}

/** Write all that `bytes` hold to `out`, exactly. */
export function widen(bytes: Uint8Array, out: Float32Array): void {
  const halves = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let i = 0; i < out.length; i += 1) out[i] = wide(halves.getUint16(2 * i, true));
}
