/**
 * Every drawing in every state, for the people who draw: `npm run dev`, then /gallery.html.
 * ?show=parts, ?show=pads, or ?show=table with game, players, decisions and height; everywhere theme,
 * motion, letters and grey.
 */
import { mount } from "svelte";
import "../draw/tokens.css";
import "../draw/typeface.css";
import { loadRules, type Game, type Rules } from "../rules";
import Gallery from "./Gallery.svelte";
import { position } from "./positions";

const wish = new URLSearchParams(location.search);

function decides(game: Game): boolean {
  const seat = game.toAct()[0];
  return seat !== undefined && ["pick", "group"].includes(game.view.asks(seat));
}

function table(rules: Rules): Game {
  const id = wish.get("game") ?? rules.sheets[0]!.id;
  const players = Math.max(Number(wish.get("players") ?? 2), rules.sheet(id).players[0]);
  return position(rules, id, players, Number(wish.get("decisions") ?? 60), 7n, decides);
}

for (const name of ["theme", "motion"]) {
  const value = wish.get(name);
  if (value) document.documentElement.dataset[name] = value;
}
if (wish.has("grey")) document.documentElement.style.filter = "grayscale(1)";

const rules = await loadRules();
const show = wish.get("show") ?? "";
mount(Gallery, {
  target: document.getElementById("gallery")!,
  props: {
    rules,
    show,
    game: show === "table" ? table(rules) : undefined,
    height: wish.has("height") ? Number(wish.get("height")) : undefined,
    letters: wish.has("letters"),
  },
});
document.documentElement.dataset.ready = "yes";
