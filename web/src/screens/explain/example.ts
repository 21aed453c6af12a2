/**
 * Worked examples: moments of made-up games, played by the rules themselves, so that they are right on every sheet.
 * Nothing is written down about any zone or bonus; the same moment is found each time.
 */
import type { About } from "../../draw";
import type { Option, Rules, Sheet, View } from "../../rules";

export interface Example {
  /** Before the choice. */
  view: View;
  seat: number;
  option: Option;
}

/** How well a choice shows something, with these bonuses waiting; 0: not at all. */
type Shows = (option: Option, waiting: readonly string[]) => number;

/** Games that are looked through, and how well is well enough to stop. */
const GAMES = 40n;
const ENOUGH = 3;

/** Between two games others are heard: the page goes on meanwhile. */
export async function exampleOf(rules: Rules, sheet: Sheet, about: About): Promise<Example | null> {
  const shows = showing(sheet, about);
  if (!shows) return null;
  const zones = zonesOf(sheet, about);
  let [found, best]: [Example | null, number] = [null, 0];
  for (let seed = 1n; seed <= GAMES && best < ENOUGH; seed += 1n) {
    for (const [view, seat, options] of decisions(rules, sheet, seed, zones)) {
      const waiting = view.waiting(seat);
      for (const option of options) {
        const well = shows(option, waiting);
        if (well > best) [found, best] = [{ view, seat, option }, well];
      }
      if (best >= ENOUGH) break;
    }
    if (best < ENOUGH) await new Promise((resolve) => setTimeout(resolve));
  }
  return found;
}

/** The zones where something is met. */
function zonesOf({ plan }: Sheet, about: About): string[] {
  if (about.kind === "zone") return [about.zone];
  if (about.kind !== "bonus") return [];
  const printing = Object.values(plan.zones).filter(({ lines }) =>
    lines.some(({ bonus }) => bonus === about.bonus),
  );
  return printing.map(({ name }) => name);
}

/** Every decision of a game by chance that prefers some zones, and what earns a bonus: then there is more to see. */
function* decisions(
  rules: Rules,
  sheet: Sheet,
  seed: bigint,
  zones: readonly string[],
): Generator<[view: View, seat: number, options: Option[]]> {
  const game = rules.newGame(sheet, sheet.players[0]);
  for (let decision = 0; !game.over; decision += 1) {
    if (game.awaits === "roll") game.applyRoll(rules.throwDice(game, seed));
    else if (game.awaits === "platter") game.applyPlatter(rules.lowestThree(game, seed));
    else {
      const seat = game.toAct()[0]!;
      const options = game.options(seat);
      yield [game.view, seat, options];
      const likings: ((effects: Option["effects"]) => boolean)[] = [
        ({ writes }) => writes.some(({ zone }) => zones.includes(zone)),
        ({ bonuses }) => bonuses.length > 0,
        () => true,
      ];
      const groups = likings.map((likes) => options.filter(({ effects }) => likes(effects)));
      const chosen = groups.find((group) => group.length > 0)!;
      game.apply(seat, chosen[rules.choose(seed, seat, decision, chosen.length)]!.action);
    }
  }
}

function showing(sheet: Sheet, about: About): Shows | null {
  if (about.kind === "zone") return (option) => inZone(option, about.zone);
  if (about.kind === "action") return (option) => usesAction(option, about.bar);
  if (about.kind === "row") return ({ event, effects }) => (event?.group ? scored(effects) : 0);
  if (about.kind !== "bonus") return null;
  const { kind, bar, members } = sheet.plan.bonuses[about.bonus] ?? {};
  if (kind === "unlock" && bar) return (option) => usesAction(option, bar);
  if (kind === "lists") return ({ event }) => (event?.unlock ? ENOUGH : 0);
  if (about.bonus === "fox") return ({ effects }) => (effects.foxes > 0 ? 1 + scored(effects) : 0);
  return ({ event, effects }, waiting) => {
    const entered = event?.bonus ?? "";
    const chosen = waiting.includes(about.bonus) && members?.includes(entered);
    return chosen || entered === about.bonus ? 1 + scored(effects) : 0;
  };
}

/** Points at once show more than none. */
function scored({ before, after }: Option["effects"]): number {
  return after > before ? 2 : 1;
}

function inZone({ event, effects }: Option, zone: string): number {
  if (!event?.pick || !effects.writes.some((one) => one.zone === zone)) return 0;
  return scored(effects) + (effects.bonuses.length > 0 ? 1 : 0);
}

function usesAction({ effects }: Option, bar: string): number {
  return effects.spends.some((spent) => spent === bar) ? ENOUGH : 0;
}
