/** Boxes in one row from left to right: tracks, pairs and rows with boxes to skip. */
import type { ZonePlan } from "../../rules/types";
import type { Rect, SignPlace, ZonePlace } from "./places";
import type { Sizes } from "./sizes";
import {
  addFormula,
  boxAt,
  countedCells,
  emptyZone,
  type ZoneLayout,
  type ZoneSource,
} from "./zone";

const ORDER_SIGNS: Record<string, SignPlace["sign"] | undefined> = {
  rising: "<",
  falling: ">",
  "not rising": "≥",
};

function isPaired(plan: ZonePlan): boolean {
  return plan.cells.some((cell) => cell.pair > 0);
}

/** Signs between boxes need some room. */
function stripGap(plan: ZonePlan, sizes: Sizes): number {
  if (ORDER_SIGNS[plan.orders[0] ?? "any"]) return sizes.pitch * 0.2;
  return isPaired(plan) ? sizes.pitch * 0.15 : sizes.gap;
}

/** What strips can look like. */
interface StripLook {
  /** Points by count stand above the boxes, one at each; else in a scale. */
  pointsAbove?: boolean;
}

/** The layout of a kind whose boxes stand in one row. */
export function strip(look: StripLook = {}): ZoneLayout {
  return {
    wide: true,
    units: (plan) => plan.cells.length,
    height: (source, sizes) => stripHeight(source, sizes, look),
    place: (source, sizes, place) => placeStrip(source, sizes, place, look),
  };
}

function pointsAbove(plan: ZonePlan, look: StripLook): boolean {
  return look.pointsAbove === true && plan.points_by_count.length > 0;
}

function topRow(plan: ZonePlan, sizes: Sizes, look: StripLook): number {
  if (pointsAbove(plan, look) || isPaired(plan)) return sizes.text * 1.4;
  return plan.points_by_count.length ? sizes.text * 1.55 : sizes.text * 0.35;
}

function footRow(source: ZoneSource, sizes: Sizes): number {
  const { plan } = source;
  const least = plan.lines.some((line) => line.least > 1) ? sizes.text * 1.2 : 0;
  const steps = source.plan.steps.length ? sizes.text * 1.4 : 0;
  const badges = plan.lines.some((line) => line.bonus) ? 2.36 * sizes.badge + sizes.gap : 0;
  return badges + least + steps;
}

function stripHeight(source: ZoneSource, sizes: Sizes, look: StripLook): number {
  const top = 1.2 * sizes.pad + topRow(source.plan, sizes, look);
  return top + sizes.box + footRow(source, sizes);
}

function placeStrip(source: ZoneSource, sizes: Sizes, place: Rect, look: StripLook): ZonePlace {
  const { plan } = source;
  const { x, y, w } = place;
  const zone = emptyZone(source, place, sizes);
  const paired = isPaired(plan);
  const left = x + sizes.gutter;
  const count = plan.cells.length;
  const apart = paired ? sizes.pitch * 0.09 : 0;
  const gap = stripGap(plan, sizes);
  const pitch = (w - sizes.gutter - sizes.pad + gap - apart * (count / 2 - 1)) / count;
  const top = y + 0.6 * sizes.pad + topRow(plan, sizes, look);
  for (let i = 0; i < count; i++) {
    const at = left + i * pitch + (paired ? apart * Math.floor(i / 2) : 0);
    zone.boxes.push(boxAt(plan, i + 1, { x: at, y: top, w: pitch - gap, h: sizes.box }));
  }
  placeMargin(source, zone, sizes, top);
  if (pointsAbove(plan, look)) placePoints(plan, zone, sizes, top);
  else if (plan.points_by_count.length) placeScale(plan, zone, sizes);
  if (paired) placePairs(plan, zone, sizes);
  placeOrder(plan, zone, sizes);
  placeBonuses(plan, zone, sizes, top + sizes.box);
  placeSteps(source, zone, sizes);
  return zone;
}

/** Mark, total and what is added up, in the gutter. */
function placeMargin(source: ZoneSource, zone: ZonePlace, sizes: Sizes, top: number): void {
  const x = zone.x + sizes.bar + (sizes.gutter - sizes.bar) / 2 - sizes.gap / 2;
  const adds = source.plan.adds !== "nothing";
  zone.mark = { ...zone.mark, x, y: top + zone.mark.r * (adds ? 0.4 : 0.9) };
  zone.total = {
    ...zone.total,
    x,
    y: zone.mark.y + zone.mark.r + sizes.text * 1.5,
    anchor: "middle",
  };
  addFormula(source, zone, x, zone.total.y + sizes.text * 0.95, sizes.pitch * 0.155);
}

function middle(zone: ZonePlace, cell: number): number {
  const box = zone.boxes[cell - 1]!;
  return box.x + box.w / 2;
}

function placePoints(plan: ZonePlan, zone: ZonePlace, sizes: Sizes, top: number): void {
  const cells = countedCells(plan);
  plan.points_by_count.forEach((points, i) => {
    zone.points.push({
      text: String(points),
      cells,
      count: i + 1,
      x: middle(zone, i + 1),
      y: top - sizes.text * 0.72,
      size: sizes.text,
    });
  });
}

function placeScale(plan: ZonePlan, zone: ZonePlace, sizes: Sizes): void {
  const first = zone.boxes[0]!;
  zone.scales.push({
    values: plan.points_by_count,
    cells: countedCells(plan),
    x: first.x,
    y: first.y - sizes.text * 0.78,
    w: zone.x + zone.w - sizes.pad - first.x,
    size: sizes.text,
    room: plan.points_by_count.length,
  });
}

function placePairs(plan: ZonePlan, zone: ZonePlace, sizes: Sizes): void {
  for (let i = 0; i + 1 < plan.cells.length; i += 2) {
    const [a, b] = [zone.boxes[i]!, zone.boxes[i + 1]!];
    zone.pairs.push({
      cells: [a.cell, b.cell],
      x: a.x,
      y: a.y - sizes.text * 0.72,
      w: b.x + b.w - a.x,
      size: sizes.text,
    });
    zone.signs.push({
      sign: "−",
      x: (a.x + a.w + b.x) / 2,
      y: a.y + a.h / 2,
      size: sizes.pitch * 0.085,
    });
  }
}

function placeOrder(plan: ZonePlan, zone: ZonePlace, sizes: Sizes): void {
  const sign = ORDER_SIGNS[plan.orders[0] ?? "any"];
  if (!sign) return;
  zone.boxes.slice(1).forEach((box) => {
    zone.signs.push({
      sign,
      x: box.x - stripGap(plan, sizes) / 2,
      y: box.y + box.h / 2,
      size: sizes.pitch * (sign === "≥" ? 0.105 : 0.12),
    });
  });
}

function placeBonuses(plan: ZonePlan, zone: ZonePlace, sizes: Sizes, below: number): void {
  const asks = plan.lines.some((line) => line.least > 1);
  for (const line of plan.lines) {
    if (!line.bonus) continue;
    const x = line.cells.reduce((sum, cell) => sum + middle(zone, cell), 0) / line.cells.length;
    const deeper = asks ? sizes.text * 1.2 : 0;
    const y = below + sizes.gap + 1.14 * sizes.badge + deeper;
    zone.badges.push({
      bonus: line.bonus,
      cells: line.cells,
      least: line.least,
      x,
      y,
      r: sizes.badge,
    });
    if (line.least > 1) {
      const size = sizes.text;
      zone.texts.push({
        text: `≥${line.least}`,
        x,
        y: below + sizes.gap + sizes.text * 0.92,
        size,
        anchor: "middle",
      });
    }
  }
}

function placeSteps(source: ZoneSource, zone: ZonePlace, sizes: Sizes): void {
  if (!source.plan.steps.length) return;
  const first = zone.boxes[0]!;
  const w = (zone.x + zone.w - sizes.pad - first.x) / source.plan.steps.length;
  source.plan.steps.forEach(([least, points], i) => {
    zone.texts.push({
      text: `≥${least} +${points}`,
      x: first.x + (i + 0.5) * w,
      y: zone.y + zone.h - 0.6 * sizes.pad - sizes.text * 0.25,
      size: sizes.text,
      anchor: "middle",
    });
  });
}
