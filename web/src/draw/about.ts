/** What can be explained: what lies at a point of a drawn sheet or board, and the coach's figures. */
import type { Rect, SheetPlace } from "./layout/places";

export type About =
  | { kind: "zone"; zone: string }
  | { kind: "bonus"; bonus: string }
  | { kind: "action"; bar: string }
  | { kind: "rounds" }
  /** The race: a part of its rules. */
  | { kind: "row"; section: "board" | "sets" }
  | ({ kind: "figures" } & Figures);

/** What the coach says of its favourite, to explain its figures by. */
export interface Figures {
  points: number;
  /** They are a lead, not points. */
  lead: boolean;
  /** The chance to win; null alone. */
  win: number | null;
  /** The luck to come; null where it was not measured. */
  spread: number | null;
  /** How far another choice lies behind, and how sure that is; null where there is none. */
  next: { cost: number; error: number } | null;
}

interface Round {
  x: number;
  y: number;
  r: number;
}

/** How much further than its edge something small is found by a finger. */
const REACH = 1.25;

function within({ x, y, w, h }: Rect, px: number, py: number): boolean {
  return px >= x && px <= x + w && py >= y && py <= y + h;
}

function near({ x, y, r }: Round, px: number, py: number): boolean {
  return Math.hypot(px - x, py - y) <= r * REACH;
}

export function aboutAt({ head, zones, bars }: SheetPlace, x: number, y: number): About | null {
  const ends = bars.flatMap(({ end }) => (end ? [end] : []));
  const badges = [...zones.flatMap((zone) => zone.badges), ...ends];
  const rounds = head?.rounds.filter(({ bonus }) => bonus) ?? [];
  const bonus =
    badges.find((badge) => near(badge, x, y)) ?? rounds.find(({ badge }) => near(badge, x, y));
  if (bonus) return { kind: "bonus", bonus: bonus.bonus };
  if (head && near(head.fox, x, y)) return { kind: "bonus", bonus: "fox" };
  const zone = zones.find((one) => within(one, x, y));
  if (zone) return { kind: "zone", zone: zone.name };
  const bar = bars.find((one) => within(one, x, y));
  if (bar) return { kind: "action", bar: bar.bar };
  return head?.rounds.some((round) => within(round, x, y)) ? { kind: "rounds" } : null;
}
