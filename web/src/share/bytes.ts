/** Bytes of a link, read one after another. */
import { fromBase64Url } from "../device/base64";
import { RuleError } from "../rules/types";

/** A number in as few bytes as it needs, seven bits each. */
export function lengthOf(number: number): number[] {
  return number < 128 ? [number] : [(number & 127) | 128, ...lengthOf(number >> 7)];
}

/** Bytes that are read one after another. */
export class Source {
  #at = 0;

  constructor(private readonly bytes: Uint8Array) {}

  next(): number {
    return this.take(1)[0]!;
  }

  take(count: number): Uint8Array {
    const end = this.#at + count;
    if (end > this.bytes.length) throw new RuleError("this link is cut off: ask for it again");
    const taken = this.bytes.subarray(this.#at, end);
    this.#at = end;
    return taken;
  }

  number(): number {
    const byte = this.next();
    return byte < 128 ? byte : (byte & 127) + 128 * this.number();
  }
}

export function toBytes(text: string): Uint8Array {
  try {
    return fromBase64Url(text);
  } catch {
    throw new RuleError("this link is damaged");
  }
}

/** A number for a text: the same for the same one. */
export function hashOf(text: string): number {
  let hash = 0;
  for (const letter of text) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) >>> 0;
  return hash;
}
