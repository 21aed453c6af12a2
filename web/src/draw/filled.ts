/** Reading what is filled, for what is printed around the boxes. */
import { kindOf } from "../zones";
import type { BadgePlace, ZonePlace } from "./layout/places";

type Cells = readonly number[];

export function countFilled(cells: Cells, among: readonly number[], counts = 1): number {
  return among.reduce((sum, cell) => sum + ((cells[cell - 1] ?? 0) >= counts ? 1 : 0), 0);
}

export function isFull(cells: Cells, line: readonly number[]): boolean {
  return countFilled(cells, line) === line.length;
}

/** A bonus is earned by a full line, and lost where its number or a box was missed. */
export function badgeState(
  badge: BadgePlace,
  zone: ZonePlace,
  cells: Cells,
): "open" | "earned" | "lost" {
  if (isFull(cells, badge.cells)) {
    return badge.cells.every((cell) => cells[cell - 1]! >= badge.least) ? "earned" : "lost";
  }
  return badge.cells.some((cell) => isLost(zone, cells, cell)) ? "lost" : "open";
}

/** Whether a box can no longer be filled, by the rules of its kind. */
export function isLost(zone: ZonePlace, cells: Cells, cell: number): boolean {
  return kindOf(zone).isLost?.(cells, cell) ?? false;
}

/** Points by count: as much as `count` boxes bring. */
export function pointsFor(values: readonly number[], count: number): number {
  return count > 0 ? (values[count - 1] ?? 0) : 0;
}

/** The part of a scale that fits around the count reached: index of the first value shown. */
export function scaleStart(length: number, room: number, count: number): number {
  return Math.max(0, Math.min(count - Math.ceil(room / 2), length - room));
}
