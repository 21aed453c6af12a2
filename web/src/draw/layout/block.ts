/** Boxes in rows and columns: grids, circles, and lines that are filled side by side. */
import type { LinePlan } from "../../rules/types";
import {
  blockGap,
  blockHeight,
  blockUnits,
  footRow,
  frameOf,
  headRow,
  present,
  rowFoot,
  same,
  SIGNS,
  sumsRows,
  type BlockLook,
  type Frame,
} from "./frame";
import type { Rect, ZonePlace } from "./places";
import type { Sizes } from "./sizes";
import {
  addFormula,
  boxAt,
  countedCells,
  emptyZone,
  type ZoneLayout,
  type ZoneSource,
} from "./zone";

/** The layout of a kind whose boxes stand in rows and columns. */
export function block(look: BlockLook = {}): ZoneLayout {
  return {
    wide: false,
    units: (plan) => blockUnits(plan, look),
    height: ({ plan }, sizes) => blockHeight(plan, sizes),
    place: (source, sizes, place) => placeBlock(source, sizes, place, look),
  };
}

/** A block while it is being placed. */
interface Draft {
  look: BlockLook;
  source: ZoneSource;
  sizes: Sizes;
  frame: Frame;
  zone: ZonePlace;
  /** Width of a column. */
  pitch: number;
  /** Where the first column begins. */
  left: number;
}

function placeBlock(source: ZoneSource, sizes: Sizes, place: Rect, look: BlockLook): ZonePlace {
  const { plan } = source;
  const frame = frameOf(plan, look);
  const pitch = (place.w - sizes.bar - 1.7 * sizes.pad) / blockUnits(plan, look);
  const left = place.x + sizes.bar + sizes.pad + frame.left * pitch;
  const zone = emptyZone(source, place, sizes);
  const draft = { look, source, sizes, frame, zone, pitch, left };
  const foot = placeBoxes(draft) + footRow(plan, sizes) / 2;
  placeHead(draft);
  placeRowMargins(draft);
  for (const line of plan.lines) placeLine(draft, line, foot);
  return draft.zone;
}

/** Returns where the boxes end. */
function placeBoxes(draft: Draft): number {
  const { look, sizes, frame, zone, pitch, left } = draft;
  const { plan } = draft.source;
  const spare = (zone.h - blockHeight(plan, sizes)) / frame.rows.length;
  const size = { w: pitch - blockGap(plan, sizes), h: sizes.box + spare };
  let y = zone.y + 0.6 * sizes.pad + headRow(sizes);
  for (const row of frame.rows) {
    row.forEach((cell, column) => {
      if (cell === null) return;
      const rect = { x: left + column * pitch, y, ...size };
      const alone = look.wideAlone && !row[column - 1] && !row[column + 1];
      zone.boxes.push(boxAt(plan, cell, alone ? widened(rect, pitch * 0.3) : rect));
    });
    y += size.h + sizes.gap + rowFoot(plan, row, sizes);
  }
  return y;
}

function widened(rect: Rect, by: number): Rect {
  return { ...rect, x: rect.x - by / 2, w: rect.w + by };
}

/** Mark, total, what is added up and points by count. */
function placeHead(draft: Draft): void {
  const { source, sizes, zone } = draft;
  const { plan } = source;
  const y = zone.y + 0.5 * sizes.pad + headRow(sizes) / 2;
  const { r } = zone.mark;
  zone.mark = { ...zone.mark, x: zone.x + sizes.bar + sizes.pad + r, y };
  const x = zone.mark.x + r * 1.5;
  zone.total = { ...zone.total, x, y: y + zone.total.size * 0.35, anchor: "start" };
  const from = placeFormula(draft, x + sizes.text * 2.1, y);
  if (!plan.points_by_count.length) return;
  const w = zone.x + zone.w - sizes.pad - from;
  zone.scales.push({
    values: plan.points_by_count,
    cells: sumsRows(plan) ? [] : countedCells(plan),
    x: from,
    y,
    w,
    size: sizes.text,
    room: Math.min(plan.points_by_count.length, Math.floor(w / (sizes.text * 1.75))),
  });
}

/** What is added up stands in a hole, or in the head from `x` on; returns where the head is free. */
function placeFormula(
  { source, sizes, frame, zone, pitch, left }: Draft,
  x: number,
  y: number,
): number {
  const hole = frame.rows[0]!.indexOf(null);
  const first = zone.boxes[0]!;
  if (source.plan.adds === "nothing") return x;
  if (hole < 0) {
    addFormula(source, zone, x + sizes.pitch * 0.5, y, sizes.pitch * 0.18);
    return x + sizes.pitch * 1.3;
  }
  const r = Math.min(sizes.pitch * 0.22, first.w * 0.19);
  addFormula(source, zone, left + hole * pitch + first.w / 2, first.y + first.h / 2, r);
  return x;
}

/** Left of a row whose die may follow into it or how it counts, right of it what it brings by count. */
function placeRowMargins(draft: Draft): void {
  const { look, source, sizes, frame, zone, pitch, left } = draft;
  const { plan } = source;
  frame.rows.forEach((row, i) => {
    const cells = present(row);
    const box = zone.boxes.find((one) => one.cell === cells[0]);
    if (!box) return;
    const y = box.y + box.h / 2;
    const x = left - frame.left * pitch * 0.54;
    const die = plan.follow_rows[i];
    if (die) zone.shapes.push({ colour: die, x, y, r: sizes.pitch * 0.23 });
    if (look.lines) placeLineSigns(draft, i, x, y);
    if (sumsRows(plan)) {
      const at = left + (row.length + 0.42) * pitch;
      zone.sums.push({ values: plan.points_by_count, cells, x: at, y, size: sizes.text * 1.15 });
    }
  });
}

/** What a line that is filled from left to right compares, and how it counts. */
function placeLineSigns(
  { source: { plan }, sizes, zone }: Draft,
  line: number,
  x: number,
  y: number,
): void {
  const first = line * plan.row;
  const weight = plan.cells[first]!.weight;
  if (weight) zone.signs.push({ sign: weight < 0 ? "−" : "+", x, y, size: sizes.text * 0.62 });
  const sign = SIGNS[plan.orders[line] ?? "any"];
  if (!sign) return;
  const size = sizes.pitch * (sign === "≥" ? 0.095 : 0.11);
  for (let i = 1; i < plan.row; i++) {
    zone.signs.push({ sign, x: zone.boxes[first + i]!.x - blockGap(plan, sizes) / 2, y, size });
  }
}

/** What a filled line brings: at the end of its row, below its column, in the corner, below its box. */
function placeLine({ sizes, frame, zone, pitch, left }: Draft, line: LinePlan, foot: number): void {
  const { cells, bonus, points, least } = line;
  const box = (cell: number) => zone.boxes.find((one) => one.cell === cell)!;
  const first = box(cells[0]!);
  const last = box(cells.at(-1)!);
  const middle = first.x + first.w / 2;
  const end = left + (frame.rows[0]!.length + 0.42) * pitch;
  const put = (x: number, y: number) => {
    if (bonus) zone.badges.push({ bonus, cells, least, x, y, r: sizes.badge });
    else zone.points.push({ text: String(points), cells, count: 0, x, y, size: sizes.text * 1.15 });
  };
  if (cells.length === 1) put(middle, first.y + first.h + sizes.gap * 0.6 + 1.1 * sizes.badge);
  else if (frame.rows.some((row) => same(present(row), cells))) put(end, first.y + first.h / 2);
  else if (Math.abs(first.x - last.x) < 1) put(middle, foot);
  else {
    put(end, foot);
    zone.diagonal = {
      x1: middle,
      y1: first.y + first.h / 2,
      x2: last.x + last.w,
      y2: last.y + last.h,
    };
  }
}
