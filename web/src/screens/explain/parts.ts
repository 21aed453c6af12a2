/** The part of a sheet's rules that speaks of something. */
import type { About, Figures } from "../../draw";
import { bonusName, say, words } from "../../words";
import type { Block, Page } from "../../words/rulespage/page";

export interface Part {
  title: string;
  blocks: Block[];
}

export function partOf(rules: Page, about: About): Part {
  if (about.kind === "zone") return section(rules, `zone-${about.zone}`);
  if (about.kind === "rounds") return section(rules, "rounds");
  if (about.kind === "action") return action(rules, about.bar) ?? section(rules, "actions");
  if (about.kind === "figures") return figures(about);
  if (about.kind === "row") return row(rules, about.section);
  if (about.bonus === "fox") return section(rules, "foxes");
  return action(rules, about.bonus) ?? bonus(rules, about.bonus);
}

function section({ sections }: Page, id: string): Part {
  return sections.find((one) => one.id === id) ?? { title: "", blocks: [] };
}

/** An action by itself, where the sheet has it. */
function action(rules: Page, bar: string): Part | null {
  const block = section(rules, "actions").blocks.find(
    (one) => one.kind === "action" && one.bar === bar,
  );
  return block?.kind === "action" ? { title: block.title, blocks: [block] } : null;
}

/** Which bonuses are told of alike: crosses, numbers, free entries of a colour or of any, and choices. */
function sortOf(name: string): string {
  if (name.includes("/")) return "choice";
  if (name === "?any") return "any";
  return /^(X:|\?)/.exec(name)?.[0] ?? "number";
}

/** What holds for all bonuses, and for those of its sort. */
function bonus(rules: Page, name: string): Part {
  const blocks = section(rules, "bonuses").blocks.flatMap((block): Block[] => {
    if (block.kind !== "bonus") return [block];
    return sortOf(block.bonus) === sortOf(name) ? [{ ...block, bonus: name }] : [];
  });
  return { title: bonusName(name), blocks };
}

/** A row of the board is told with the turn that leads along it. */
function row(rules: Page, id: "board" | "sets"): Part {
  if (id === "sets") return section(rules, "sets");
  const blocks = ["turn", "x"].flatMap((one) => section(rules, one).blocks);
  return { title: section(rules, "board").title, blocks };
}

/** The coach's figures, each told with what it is right now. */
function figures({ points, lead, win, spread, next }: Figures): Part {
  const tenth = (value: number) => words().number(value, { maximumFractionDigits: 1 });
  const expected = { points: words().number(Math.round(points)) };
  const items = [lead ? say("figures.lead", expected) : say("figures.points", expected)];
  if (win !== null) {
    items.push(say("figures.win", { share: words().number(win, { style: "percent" }) }));
  }
  if (next) {
    items.push(say("figures.next", { cost: tenth(next.cost), error: tenth(next.error) }));
  }
  if (spread !== null) items.push(say("figures.spread", { points: tenth(spread) }));
  return { title: say("figures.title"), blocks: [{ kind: "list", items }] };
}
