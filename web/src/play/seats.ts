/** The seats as the bar above the sheet shows them. */
import type { Desk } from "./desk.svelte";
import type { SeatLook } from "./SeatBar.svelte";
import type { Voice } from "./voice";

export function seatLooks(desk: Desk, voice: Voice): SeatLook[] {
  const { view } = desk;
  return desk.seats.map((info, seat) => {
    const points = view.score(seat).total;
    const name = voice.who(seat);
    const state = stateOf(desk, seat, voice);
    const said = voice.say("aria.score", { who: name, n: points });
    const label = state ? `${said}, ${state}` : said;
    const bot = info.kind === "bot" || info.bot !== undefined;
    const active = view.active === seat && view.awaits !== "over";
    return { seat, name, points, bot, active, state, label };
  });
}

function stateOf({ view, seats }: Desk, seat: number, voice: Voice): string {
  const { kind, connected, bot } = seats[seat]!;
  if (view.awaits === "over") return "";
  if (kind === "open") return voice.say("table.openSeat");
  if (!connected && !bot) return voice.say("table.away");
  if (view.awaits !== "decision" || view.asks(seat) === "idle") return "";
  return voice.say(kind === "bot" || bot ? "table.thinking" : "table.choosing");
}
