/** The seats as the bar above the sheet shows them. */
import { levelName, words } from "../words";
import type { Desk } from "./desk.svelte";
import type { SeatLook } from "./SeatBar.svelte";
import type { Voice } from "./voice";
import { isAway, timeLeft } from "./waiting";

export function seatLooks(desk: Desk, voice: Voice): SeatLook[] {
  const { view } = desk;
  return desk.seats.map((info, seat) => {
    const points = view.score(seat).total;
    const name = voice.who(seat);
    const missing = missingOf(desk, seat);
    const state = stateOf(desk, seat, voice, missing);
    const bot = info.bot ?? "";
    const who = bot ? voice.say("aria.bot", { who: name, level: levelName(bot) }) : name;
    const said = voice.say("aria.score", { who, n: points });
    const left = timeLeft(info);
    const time = left === null ? "" : voice.say("table.left", { time: words().span(left) });
    const label = [said, state, info.out ? voice.say("table.out") : time]
      .filter(Boolean)
      .join(", ");
    const active = view.active === seat && view.awaits !== "over";
    return { seat, name, points, bot, active, missing, state, label, left: shortly(left) };
  });
}

function shortly(left: number | null): string {
  return left === null ? "" : words().span(left, "narrow");
}

const MISSING = {
  away: "table.away",
  offline: "table.offline",
  open: "table.openSeat",
} as const;

/** What keeps a seat from playing: nobody took it, or whoever plays it is not connected. */
function missingOf(desk: Desk, seat: number): SeatLook["missing"] {
  const info = desk.seats[seat]!;
  if (desk.view.awaits === "over") return null;
  if (info.kind === "open") return "open";
  if (desk.here.includes(seat)) return desk.offline ? "offline" : null;
  return isAway(info) ? "away" : null;
}

function stateOf(
  { view, seats }: Desk,
  seat: number,
  voice: Voice,
  missing: SeatLook["missing"],
): string {
  const { kind, bot } = seats[seat]!;
  if (missing) return voice.say(MISSING[missing]);
  if (view.awaits !== "decision" || view.asks(seat) === "idle") return "";
  return voice.say(kind === "bot" || bot ? "table.thinking" : "table.choosing");
}
