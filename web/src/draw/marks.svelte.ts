/** What stands on a sheet, box by box: a change is drawn where it happened and nowhere else. */
import type { Bar, Sheet, View } from "../rules/types";
import type { Rect, SheetPlace } from "./layout/places";
import { barKey, boxKey, tapAreas, type Light, type Lit } from "./light";

/** One box. */
export class Mark {
  /** What stands in it. */
  value = $state(0);
  how: Light["how"] | "" = $state("");
  /** Pencilled: what would stand in it. */
  pencil = $state(0);
  /** Pencilled beside that: what was written instead; 0 for nothing else. */
  was = $state(0);
  /** A few letters about it. */
  note = $state("");
  best = $state(false);
  /** Where it answers to a tap; null while it does not. */
  area: Rect | null = $state.raw(null);
  label = $state("");

  #light: Light | undefined;

  light(light: Light | undefined): void {
    // Most boxes are dark before and after.
    if (light === this.#light) return;
    this.#light = light;
    this.how = light?.how ?? "";
    this.pencil = light?.value ?? 0;
    this.was = light?.was ?? 0;
    this.note = light?.note ?? "";
    this.best = light?.best ?? false;
  }

  reach(area: Rect | null): void {
    if (!sameRect(this.area, area)) this.area = area;
  }
}

function sameRect(a: Rect | null, b: Rect | null): boolean {
  if (a === null || b === null) return a === b;
  return a.x === b.x && a.y === b.y && a.w === b.w && a.h === b.h;
}

function sameList(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((value, i) => value === b[i]);
}

function marks(count: number): Mark[] {
  return Array.from({ length: count }, () => new Mark());
}

export class ZoneMarks {
  cells: readonly number[] = $state.raw([]);
  points = $state(0);
  label = $state("");
  readonly boxes: readonly Mark[];

  constructor(
    readonly name: string,
    count: number,
  ) {
    this.boxes = marks(count);
  }

  show(cells: readonly number[], points: number, lit: Lit): void {
    if (!sameList(this.cells, cells)) {
      this.cells = cells;
      this.boxes.forEach((mark, i) => (mark.value = cells[i] ?? 0));
    }
    this.points = points;
    this.boxes.forEach((mark, i) => mark.light(lit[boxKey(this.name, i + 1)]));
  }
}

export class BarMarks {
  opened = $state(0);
  used: readonly number[] = $state.raw([]);
  readonly boxes: readonly Mark[];

  constructor(
    readonly bar: Bar,
    count: number,
  ) {
    this.boxes = marks(count);
  }

  show(view: View, seat: number, lit: Lit): void {
    this.opened = view.opened(seat, this.bar);
    const used = usedBoxes(view, seat, this.bar);
    if (!sameList(this.used, used)) this.used = used;
    this.boxes.forEach((mark, i) => mark.light(lit[barKey(this.bar, i + 1)]));
  }
}

/** Boxes of a bar are used up in their order, but for jokers. */
function usedBoxes(view: View, seat: number, bar: Bar): readonly number[] {
  if (bar === "joker") return view.jokersUsed(seat);
  return Array.from({ length: view.used(seat, bar) }, (_, i) => i + 1);
}

/** What is said of boxes, zones and bars. */
export interface Names {
  box: (zone: string, cell: number) => string;
  zone: (zone: string) => string;
  bar: (bar: Bar) => string;
}

export class SheetMarks {
  round = $state(0);
  foxes = $state(0);
  /** What one of them is worth. */
  fox = $state(0);
  total = $state(0);
  readonly zones: Readonly<Record<string, ZoneMarks>>;
  readonly bars: Readonly<Record<string, BarMarks>>;

  constructor({ zones, plan }: Sheet) {
    const named = zones.map((name) => [name, new ZoneMarks(name, plan.zones[name]!.cells.length)]);
    this.zones = Object.fromEntries(named) as Record<string, ZoneMarks>;
    const bars = Object.entries(plan.bars).map(([bar, { boxes }]) => [
      bar,
      new BarMarks(bar as Bar, boxes),
    ]);
    this.bars = Object.fromEntries(bars) as Record<string, BarMarks>;
  }

  show(view: View, seat: number, lit: Lit): void {
    const { parts, foxes, fox, total } = view.score(seat);
    Object.assign(this, { round: view.round, foxes, fox, total });
    for (const zone of Object.values(this.zones)) {
      zone.show(view.cells(seat, zone.name), parts[zone.name] ?? 0, lit);
    }
    for (const bar of Object.values(this.bars)) bar.show(view, seat, lit);
  }

  /** Give every lit box its place to be tapped. */
  reach(place: SheetPlace): void {
    const lit: Mark[] = [];
    const rects: Rect[] = [];
    const offer = (mark: Mark, rect: Rect) => {
      if (mark.how === "") mark.reach(null);
      else {
        lit.push(mark);
        rects.push(rect);
      }
    };
    for (const { name, boxes } of place.zones) {
      for (const box of boxes) offer(this.zones[name]!.boxes[box.cell - 1]!, box);
    }
    for (const { bar, boxes } of place.bars) {
      for (const { box, x, y, r } of boxes) {
        offer(this.bars[bar]!.boxes[box - 1]!, { x: x - r, y: y - r, w: 2 * r, h: 2 * r });
      }
    }
    tapAreas(rects).forEach((area, i) => lit[i]!.reach(area));
  }

  /** For screen readers. */
  name(names: Names): void {
    for (const zone of Object.values(this.zones)) {
      zone.label = names.zone(zone.name);
      zone.boxes.forEach((mark, i) => (mark.label = names.box(zone.name, i + 1)));
    }
    for (const { bar, boxes } of Object.values(this.bars)) {
      for (const mark of boxes) mark.label = names.bar(bar);
    }
  }
}
