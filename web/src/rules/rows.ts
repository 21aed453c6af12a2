/** Rows of ints that the compiled rules write, by name. What a number means comes with the shapes. */

/** A kind of row: its name, and by field what its number stands for. */
export interface Shape {
  kind: string;
  fields: readonly (readonly string[])[];
}

/** The names that numbers stand for. */
export interface Names {
  zones: readonly string[];
  bonuses: readonly string[];
  dice: readonly string[];
  bars: readonly string[];
  /** The race: its rows' numbers. */
  rows: readonly number[];
}

type Values = Record<string, unknown>;

const ABSENT = -1;
/** Fields that hold one entry a row: rows of such a kind that follow each other are one. */
const GATHERED: Readonly<Record<string, string>> = {
  "bonus list": "bonus",
  "bar list": "bar",
  "die list": "die",
};

const MEANINGS: Readonly<Record<string, (names: Names, number: number) => unknown>> = {
  number: (_, number) => number,
  optional: (_, number) => (number === ABSENT ? null : number),
  flag: (_, number) => number > 0,
  zone: ({ zones }, number) => zones[number],
  bonus: ({ bonuses }, number) => bonuses[number],
  bar: ({ bars }, number) => bars[number],
  die: ({ dice }, number) => dice[number],
  "zone bits": ({ zones }, bits) => zones.filter((_, i) => (bits >> i) & 1),
  "row bits": ({ rows }, bits) => rows.filter((_, i) => (bits >> i) & 1),
  "seat bits": (_, bits) => [0, 1, 2, 3].filter((seat) => (bits >> seat) & 1),
};

/** What rows say, in their order: kinds with their fields. */
export function readRows(
  shapes: readonly Shape[],
  width: number,
  names: Names,
  ints: Int32Array,
): [kind: string, values: Values][] {
  const found: [string, Values][] = [];
  for (let at = 0; at < ints.length; at += width) {
    const { kind, fields } = shapes[ints[at]!]!;
    const gathers = fields.some(([, meaning = ""]) => meaning in GATHERED || meaning === "faces");
    const last = found.at(-1);
    const joined = gathers && last?.[0] === kind ? last[1] : null;
    const values = joined ?? {};
    if (!joined) found.push([kind, values]);
    readFields(fields, names, ints.subarray(at + 1, at + width), values);
  }
  return found;
}

function readFields(
  fields: Shape["fields"],
  names: Names,
  numbers: Int32Array,
  values: Values,
): void {
  let next = 0;
  for (const [name, meaning] of fields as [string, string][]) {
    const number = numbers[next++]!;
    if (meaning === "faces") {
      const faces = (values[name] ??= {}) as Record<string, number>;
      faces[names.dice[number]!] = numbers[next++]!;
    } else if (meaning in GATHERED) {
      ((values[name] ??= []) as unknown[]).push(MEANINGS[GATHERED[meaning]!]!(names, number));
    } else {
      values[name] = MEANINGS[meaning]!(names, number);
    }
  }
}
