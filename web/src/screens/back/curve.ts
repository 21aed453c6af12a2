/** What was expected through a game, as a curve: where it lies, and what moved it. */
import type { LookedBack } from "../../players";
import type { Step } from "../../table";

export interface Point {
  /** Entries of the log before it. */
  at: number;
  x: number;
  y: number;
}

/** A change worth a mark: luck of a throw, or what a decision lost. */
export interface Mark extends Point {
  kind: "luck" | "loss";
  points: number;
}

export interface Curve {
  points: Point[];
  marks: Mark[];
  /** Lines with their number: what a height means. */
  levels: { value: number; y: number }[];
}

/** Lucky or unlucky throws of fewer points than this are not marked. */
const NOTABLE = 6;
const LOSS = 1;

/** Steps between lines of a scale: 1, 2 or 5 times a power of ten, about four of them. */
export function stepOf(span: number): number {
  const rough = span / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 5, 10].map((n) => n * power).find((step) => step >= rough)!;
}

/** The curve in a field of `width` by `height`. `steps` are those of the log that was looked at. */
export function curveOf(
  { expected, course, decisions }: LookedBack,
  steps: readonly Step[],
  seat: number,
  { width, height }: { width: number; height: number },
): Curve {
  const values = [expected, ...course];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const margin = Math.max(4, (high - low) * 0.08);
  const [bottom, top] = [low - margin, high + margin];
  const yOf = (value: number) => height * (1 - (value - bottom) / (top - bottom));
  const xOf = (at: number) => (width * at) / Math.max(1, course.length);
  const points = values.map((value, at) => ({ at, x: xOf(at), y: yOf(value) }));
  const luck = steps.flatMap((step, at): Mark[] => {
    const change = values[at + 1]! - values[at]!;
    const thrown = step.seat === seat && step.action === null;
    return thrown && Math.abs(change) >= NOTABLE
      ? [{ ...points[at + 1]!, kind: "luck", points: change }]
      : [];
  });
  const lost = decisions
    .filter(({ loss }) => loss >= LOSS)
    .map(({ at, loss }): Mark => ({ ...points[at]!, kind: "loss", points: -loss }));
  const step = stepOf(top - bottom);
  const first = Math.ceil(bottom / step);
  const count = Math.floor(top / step) - first + 1;
  const levels = Array.from({ length: count }, (_, i) => (first + i) * step);
  return {
    points,
    marks: [...luck, ...lost],
    levels: levels.map((value) => ({ value, y: yOf(value) })),
  };
}
