/** Where everything of a sheet lies, in px of the drawn sheet. Drawing it is for the components. */

export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** One box to be filled. */
export interface BoxPlace extends Rect {
  /** From 1 within its zone. */
  cell: number;
  /** What is printed in it. */
  print: string;
  /** The sign before it, which no typeface need have. */
  sign: "" | "≥";
  /** A cross is printed in it. */
  crossed: boolean;
  /** A round one: circles come before crosses. */
  round: boolean;
}

/** A bonus, earned once all its cells are filled with at least `least`. */
export interface BadgePlace {
  bonus: string;
  cells: number[];
  least: number;
  x: number;
  y: number;
  r: number;
}

/** Points that count once `cells` are filled, or as soon as exactly `count` of them are. */
export interface PointsPlace {
  text: string;
  cells: number[];
  /** 0: all of them. */
  count: number;
  x: number;
  y: number;
  size: number;
}

/** How a number compares with the one before it. */
export interface SignPlace {
  sign: "<" | ">" | "≥" | "−" | "+";
  x: number;
  y: number;
  size: number;
}

/** Two boxes that score together. */
export interface PairPlace {
  cells: [first: number, second: number];
  x: number;
  y: number;
  w: number;
  size: number;
}

/** The shape of a colour; "platter" is the tray. */
export interface ShapePlace {
  colour: string;
  x: number;
  y: number;
  r: number;
}

/** A row of points by count, of which as many are shown as there is room for. */
export interface ScalePlace {
  values: number[];
  cells: number[];
  x: number;
  y: number;
  w: number;
  size: number;
  /** How many fit. */
  room: number;
}

/** What a line of boxes brings as it stands: by the count of its crosses. */
export interface RowSumPlace {
  values: number[];
  cells: number[];
  x: number;
  y: number;
  size: number;
}

export interface TextPlace {
  text: string;
  x: number;
  y: number;
  size: number;
  anchor: "start" | "middle" | "end";
}

export interface ZonePlace extends Rect {
  name: string;
  kind: string;
  /** Values from here on count as filled for points. */
  counts: number;
  /** Whether numbers are written. */
  writes: boolean;
  mark: ShapePlace;
  total: TextPlace;
  boxes: BoxPlace[];
  badges: BadgePlace[];
  points: PointsPlace[];
  signs: SignPlace[];
  pairs: PairPlace[];
  shapes: ShapePlace[];
  scales: ScalePlace[];
  sums: RowSumPlace[];
  texts: TextPlace[];
  /** A line behind the boxes that belong together. */
  diagonal: { x1: number; y1: number; x2: number; y2: number } | null;
  /** Extra points by the number written: [at least, points], rising. */
  steps: [least: number, points: number][];
}

export interface BarBoxPlace {
  /** From 1. */
  box: number;
  x: number;
  y: number;
  r: number;
  print: string;
}

export interface BarPlace extends Rect {
  bar: string;
  boxes: BarBoxPlace[];
  end: BadgePlace | null;
}

export interface RoundPlace extends Rect {
  /** From 1. */
  round: number;
  /** Radius of the round, and the middle of its number. */
  r: number;
  middle: { x: number; y: number };
  bonus: string;
  badge: { x: number; y: number; r: number };
}

export interface HeadPlace extends Rect {
  rounds: RoundPlace[];
  fox: { x: number; y: number; r: number };
  foxText: TextPlace;
  total: TextPlace;
}

export interface SheetPlace {
  w: number;
  h: number;
  head: HeadPlace | null;
  zones: ZonePlace[];
  bars: BarPlace[];
  /** The typical width of a box, with its gap. */
  pitch: number;
}
