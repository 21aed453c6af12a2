/** Values of games one after another as a picture: dots, and the mean of the last few as a line. */
import { stepOf } from "../screens/back/curve";

export interface Series {
  name: string;
  /** Drawn in this colour. */
  ink: "own" | "second";
  /** By game; null where it is not known. */
  values: readonly (number | null)[];
  /** What the line runs through; missing: the mean of the last few values. */
  line?: readonly (number | null)[];
}

export interface Drawn {
  name: string;
  ink: Series["ink"];
  dots: string;
  line: string;
}

export interface Picture {
  drawn: Drawn[];
  levels: { value: number; y: number }[];
}

/** So many games make a mean. */
export const LATELY = 10;

/** By game: the mean of it and the games before, as far as they are known; null up to the first that is. */
export function runningMean(
  values: readonly (number | null)[],
  window = LATELY,
): (number | null)[] {
  const seen: number[] = [];
  return values.map((value) => {
    if (value !== null) seen.push(value);
    const last = seen.slice(-window);
    return last.length > 0 ? last.reduce((sum, one) => sum + one, 0) / last.length : null;
  });
}

/** The same of a ratio: sums above over sums below, so that long games count for more. */
export function runningRatio(
  parts: readonly { above: number; below: number }[],
  window = LATELY,
): (number | null)[] {
  return parts.map((_, i) => {
    const last = parts.slice(Math.max(0, i + 1 - window), i + 1).filter(({ below }) => below > 0);
    const below = last.reduce((sum, part) => sum + part.below, 0);
    return below > 0 ? last.reduce((sum, part) => sum + part.above, 0) / below : null;
  });
}

/** In a field of `width` by `height`; `zero`: the scale begins at nothing. */
export function pictureOf(
  series: readonly Series[],
  { width, height, zero = false }: { width: number; height: number; zero?: boolean },
): Picture {
  const lines = series.map(({ values, line }) => line ?? runningMean(values));
  const known = [...series.flatMap(({ values }) => values), ...lines.flat()].filter(
    (value) => value !== null,
  );
  if (known.length === 0) return { drawn: [], levels: [] };
  const least = Math.min(...known);
  const most = Math.max(...known);
  const margin = Math.max(1e-6, (most - least) * 0.08, Math.abs(most) * 0.02);
  const bottom = zero ? 0 : least - margin;
  const top = most + margin;
  const count = Math.max(...series.map(({ values }) => values.length));
  const xOf = (i: number) => (count > 1 ? (width * i) / (count - 1) : width / 2);
  const yOf = (value: number) => height * (1 - (value - bottom) / (top - bottom));
  const at = (value: number, i: number) => `${xOf(i).toFixed(1)} ${yOf(value).toFixed(1)}`;
  const places = (values: readonly (number | null)[]) =>
    values.flatMap((value, i) => (value === null ? [] : at(value, i)));
  const drawn = series.map(({ name, ink, values }, i) => {
    const through = places(lines[i]!);
    return {
      name,
      ink,
      dots: places(values)
        .map((place) => `M${place}h0`)
        .join(""),
      line: through.length > 1 ? `M${through.join("L")}` : "",
    };
  });
  const step = stepOf(top - bottom);
  const first = Math.ceil(bottom / step);
  const levels = Array.from(
    { length: Math.floor(top / step) - first + 1 },
    (_, i) => (first + i) * step,
  );
  return { drawn, levels: levels.map((value) => ({ value, y: yOf(value) })) };
}
