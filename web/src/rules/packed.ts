/** Lists of numbers with long runs of equal ones, written short. */
import type { Packed } from "./layout";

/** [number, how many] where several are equal. */
export function packed(numbers: Iterable<number>): Packed {
  const found: [number, number][] = [];
  for (const number of numbers) {
    const last = found.at(-1);
    if (last?.[0] === number) last[1] += 1;
    else found.push([number, 1]);
  }
  return found.map(([number, count]) => (count === 1 ? number : [number, count]));
}

export function unpacked(packed: Packed): number[] {
  return packed.flatMap((one) =>
    typeof one === "number" ? one : Array<number>(one[1]).fill(one[0]),
  );
}
