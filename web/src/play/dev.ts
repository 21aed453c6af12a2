import "../draw/tokens.css";
import "../draw/typeface.css";
import { mount } from "svelte";
import { loadRules } from "../rules";
import { LocalTable } from "../table/local";
import { randomBots } from "../table/bots";
import { startWords } from "../words";
import DevApp from "./DevApp.svelte";

const q = new URLSearchParams(location.search);
const rules = await loadRules();
await startWords((q.get("lang") ?? "en") as "en");
const people = Number(q.get("people") ?? 1);
const bots = Number(q.get("bots") ?? 0);
const names = ["Anna", "Béla", "Chloé", "Dora"];
const seats = [
  ...Array.from({ length: people }, (_, i) => ({ name: names[i]! })),
  ...Array.from({ length: bots }, (_, i) => ({ name: `Bot ${i + 1}`, bot: "random" })),
];
if (q.get("theme")) document.documentElement.dataset.theme = q.get("theme")!;
if (q.get("motion")) document.documentElement.dataset.motion = q.get("motion")!;
const keeper = { keep: async () => undefined, finished: async () => undefined } as never;
const table = LocalTable.create(
  { rules, bots: randomBots(rules), keeper },
  {
    sheet: rules.sheet(q.get("game") ?? "clever"),
    seats: seats as never,
    dice: (q.get("dice") ?? "seed") as "seed",
    seed: q.get("seed") ?? "7",
  },
);
(window as never as { table: unknown }).table = table;
// Random play up to a point, for screenshots.
const skip = Number(q.get("steps") ?? 0);
for (let i = 0; i < skip && !table.over; i++) {
  const seat = table.game.toAct()[0]!;
  const legal = table.game.legal(seat);
  void table.act(seat, legal[rules.choose(3n, seat, i, legal.length)]!);
}
const settings = {
  botSpeed: (q.get("speed") ?? "fast") as "fast",
  motion: (q.get("motion") ?? "full") as "full",
  guide: q.get("guide") === "1",
  rollByTap: q.get("tap") !== "0",
  coach: (q.get("coach") ?? "off") as "off",
};
mount(DevApp, { target: document.getElementById("app")!, props: { table, settings } });
