/** Looking back at a game: the parts add up, and mistakes are found. */
import { describe, expect, test } from "vitest";
import { dearest, lookBack, type Judging } from "../src/players/analysis";
import { throwsOf } from "../src/players/throws";
import type { Game } from "../src/rules/types";
import { Ledger } from "../src/table/ledger";
import { levels, NodeMind } from "./players";
import { rules } from "./rules";

const PATIENCE = 120_000;
const mind = new NodeMind();

function coachOf(id: string): { judge: Judging; lead: boolean } {
  const level = levels[id]!.findLast(({ net }) => net)!;
  return {
    judge: (game: Game, seat: number) =>
      mind.judge({ tables: game.sheet.tables, state: game.view.bytes, seat }, level),
    lead: level.lead === true,
  };
}

/** A game in which the coach decides, but for a blunder at one decision of the first seat. */
async function played(id: string, players: number, blunder: number): Promise<[Ledger, number]> {
  const ledger = new Ledger(rules, rules.sheet(id), players);
  const { judge } = coachOf(id);
  let [decided, at] = [0, -1];
  while (!ledger.game.over) {
    const { game } = ledger;
    if (game.awaits === "roll") ledger.roll(rules.throwDice(game, 5n));
    else if (game.awaits === "platter") ledger.platter(rules.lowestThree(game, 5n));
    else {
      const seat = game.toAct()[0]!;
      const values = (await judge(game, seat)).toSorted((a, b) => b.points - a.points);
      const gap = values[0]!.points - values.at(-1)!.points;
      decided += 1;
      const worst = at < 0 && seat === 0 && decided >= blunder && gap > 8;
      if (worst) at = ledger.log.length;
      ledger.act(seat, values.at(worst ? -1 : 0)!.action);
    }
  }
  return [ledger, at];
}

describe("looking back", () => {
  test.each([
    ["clever", 1],
    ["tower", 2],
    ["levelx", 2],
  ])(
    "%s with %i: the parts add up, and a blunder is the dearest moment",
    async (id, players) => {
      const [ledger, at] = await played(id, players, 10);
      let heard = 0;
      for (let seat = 0; seat < players; seat += 1) {
        const found = await lookBack(rules, ledger, seat, coachOf(id), (share) => (heard = share));
        const { expected, luck, lost, others, misjudged, result, error } = found;
        expect(luck - lost + others + misjudged).toBeCloseTo(result - expected, 6);
        const totals = Array.from({ length: players }, (_, i) => ledger.game.score(i).total);
        const [own] = totals.splice(seat, 1);
        expect(result).toBe(coachOf(id).lead ? own! - Math.max(...totals) : own);
        expect(error > 0).toBe(ledger.sheet.named_dice);
        if (players === 1) expect(others).toBe(0);
        expect(dearest(found).map((one) => one.at)).toEqual(seat === 0 ? [at] : []);
      }
      expect(heard).toBe(1);
    },
    PATIENCE,
  );

  test("throws without colours are looked at hand by hand", () => {
    const race = rules.sheets.find(({ named_dice }) => !named_dice)!;
    const { all, exact } = throwsOf(rules, rules.newGame(race, 2));
    expect(all).toHaveLength(126);
    expect(exact).toBe(true);
    expect(all.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
  });

  test("ties for the platter are all looked at", () => {
    const [sheet] = rules.sheets.filter(({ players }) => players[0] === 1);
    const game = rules.newGame(sheet!, 1);
    while (game.part !== "passive") {
      if (game.awaits === "roll") game.applyRoll(rules.throwDice(game, 1n));
      else game.apply(0, game.legal(0)[0]!);
    }
    game.applyRoll([1, 1, 2, 2, 2, 6]);
    expect(throwsOf(rules, game).all).toHaveLength(3);
  });
});
