/** One outline a colour, around 0,0, of about the same weight to the eye within a radius of 1. */
export type ShapeName =
  | "circle"
  | "diamond"
  | "triangle"
  | "hexagon"
  | "square"
  | "star"
  | "blossom"
  | "shield"
  | "octagon"
  | "barrel"
  | "drop"
  | "heart"
  | "pill";

interface Shape {
  path: string;
  /** Where the middle of something written on it lies, downwards. */
  middle: number;
  /** How large something written on it can be, against a circle's. */
  room: number;
}

function polygon(corners: number, radius: number, turn = 0): string {
  const points = Array.from({ length: corners }, (_, i) => {
    const angle = ((i / corners) * 2 - 0.5) * Math.PI + turn;
    return `${(radius * Math.cos(angle)).toFixed(3)} ${(radius * Math.sin(angle)).toFixed(3)}`;
  });
  return `M${points.join("L")}Z`;
}

function star(): string {
  const points = Array.from({ length: 10 }, (_, i) => {
    const radius = i % 2 ? 0.56 : 1.08;
    const angle = (i / 5 - 0.5) * Math.PI;
    return `${(radius * Math.cos(angle)).toFixed(3)} ${(radius * Math.sin(angle) + 0.05).toFixed(3)}`;
  });
  return `M${points.join("L")}Z`;
}

function blossom(): string {
  const at = (i: number, radius: number) => {
    const angle = (i / 5 - 0.5) * Math.PI;
    return `${(radius * Math.cos(angle)).toFixed(3)} ${(radius * Math.sin(angle)).toFixed(3)}`;
  };
  const petals = Array.from({ length: 5 }, (_, i) => `A.43 .43 0 1 1 ${at(2 * i + 3, 0.57)}`);
  return `M${at(1, 0.57)}${petals.join("")}Z`;
}

export const SHAPES: Record<ShapeName, Shape> = {
  circle: { path: "M0-.94A.94.94 0 1 1 0 .94A.94.94 0 1 1 0-.94Z", middle: 0, room: 1 },
  diamond: { path: "M0-1.12L.96 0L0 1.12L-.96 0Z", middle: 0, room: 0.82 },
  triangle: { path: "M0-1L1.06 .84L-1.06 .84Z", middle: 0.28, room: 0.78 },
  hexagon: { path: polygon(6, 1.02, Math.PI / 6), middle: 0, room: 1 },
  square: { path: "M-.84-.84H.84V.84H-.84Z", middle: 0, room: 1 },
  star: { path: star(), middle: 0.08, room: 0.72 },
  blossom: { path: blossom(), middle: 0, room: 0.95 },
  shield: {
    path: "M-.86-.9H.86V.1C.86 .62 .4 .92 0 1.1C-.4 .92-.86 .62-.86 .1Z",
    middle: -0.04,
    room: 0.98,
  },
  octagon: { path: polygon(8, 1, Math.PI / 8), middle: 0, room: 1 },
  barrel: { path: "M-.62-.88H.62Q1.1 0 .62 .88H-.62Q-1.1 0-.62-.88Z", middle: 0, room: 0.95 },
  drop: {
    path: "M0-1.12C.3-.6 .84-.2 .84 .3A.84 .8 0 0 1-.84 .3C-.84-.2-.3-.6 0-1.12Z",
    middle: 0.26,
    room: 0.88,
  },
  heart: {
    path: "M0 1C-.55 .6-1.02 .18-1.02-.34C-1.02-1-.24-1.1 0-.5C.24-1.1 1.02-1 1.02-.34C1.02 .18 .55 .6 0 1Z",
    middle: -0.05,
    room: 0.86,
  },
  pill: {
    path: "M-.5-.66H.5A.66 .66 0 0 1 .5 .66H-.5A.66 .66 0 0 1-.5-.66Z",
    middle: 0,
    room: 0.9,
  },
};

/** How the numbers of a command of a path change with its place: across, down, in size or not at all. */
const KINDS: Record<string, string> = {
  M: "xy",
  L: "xy",
  H: "x",
  V: "y",
  C: "xyxyxy",
  Q: "xyxy",
  A: "rr---xy",
  Z: "",
};

/** An outline of absolute commands, made `size` as large around another middle. */
export function moved(path: string, x: number, y: number, size: number): string {
  const changed = { x: (n: number) => x + size * n, y: (n: number) => y + size * n };
  const change = (kind: string, n: number) => {
    if (kind === "x" || kind === "y") return changed[kind](n);
    return kind === "r" ? size * n : n;
  };
  return path.replace(/([A-Z])([^A-Z]*)/g, (_, command: string, text: string) => {
    const kinds = KINDS[command]!;
    const numbers = text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? [];
    const placed = numbers.map((n, i) => change(kinds[i % kinds.length]!, Number(n)));
    return command + placed.map((n) => Number(n.toFixed(2))).join(" ");
  });
}
