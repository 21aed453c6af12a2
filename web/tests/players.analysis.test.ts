/** Looking back at a game: the same figures as CPython's to the last digit; mistakes are found; it can be called off. */
import { describe, expect, test } from "vitest";
import { lookBack, type LookedBack } from "../src/players/analysis";
import { coachFor, type Coach } from "../src/players/coach";
import { lookInSlices } from "../src/players/looking";
import { levelAt } from "../src/players/types";
import { Ledger } from "../src/table/ledger";
import { replayRecord } from "../src/table/record";
import type { GameRecord } from "../src/table/types";
import { levels, NodeMind, sureness } from "./players";
import { inPythonMeanwhile } from "./python";
import { golden } from "./records";
import { rules } from "./rules";

/** No limit: machines differ. */
const PATIENCE = 0;
/** So few throws for a mean that all games are looked at quickly. */
const FEW = 3;
const mind = new NodeMind();
const hasty = new NodeMind(FEW);

function coachOf(id: string, by = mind): Coach {
  return coachFor(levels, sureness, by, id)!;
}

interface Told {
  expected: number;
  result: number;
  luck: number;
  luck_error: number;
  lost: number;
  others: number;
  misjudged: number;
  decisions: {
    event: number;
    choices: number;
    expected: number;
    loss: number;
    error: number | null;
    best: string;
  }[];
  course: { event: number; expected: number }[];
  /** Events. */
  costliest: number[];
}

async function foundThere(records: GameRecord[], throws: number): Promise<Told[][]> {
  const said = await inPythonMeanwhile("analyses.py", { records, throws });
  return (said as { seats: Told[] }[]).map(({ seats }) => seats);
}

/** What was found here in the words of there. */
function told(ledger: Ledger, found: LookedBack): Omit<Told, "decisions"> & { decisions: unknown } {
  // Going on to a roll carries the number of the event that follows.
  const numbers = ledger.log.map(
    (_, at) => 1 + ledger.log.slice(0, at).filter((entry) => !("go" in entry)).length,
  );
  const { expected, result, luck, error, lost, others, misjudged } = found;
  return {
    ...{ expected, result, luck, luck_error: error, lost, others, misjudged },
    decisions: found.decisions.map((one) => ({
      event: numbers[one.at],
      choices: one.choices,
      expected: one.expected,
      loss: one.loss,
      error: one.error,
    })),
    course: found.course.map((points, at) => ({ event: numbers[at]!, expected: points })),
    costliest: found.costliest.map(({ at }) => numbers[at]!),
  };
}

async function foundHere(
  records: GameRecord[],
  by: NodeMind,
): Promise<ReturnType<typeof told>[][]> {
  const found = [];
  for (const record of records) {
    const ledger = replayRecord(rules, record);
    const coach = coachOf(record.game, by);
    const seats = [];
    for (let seat = 0; seat < record.players; seat += 1) {
      seats.push(told(ledger, await lookBack(ledger, seat, coach)));
    }
    found.push(seats);
  }
  return found;
}

async function compare(records: GameRecord[], throws: number, by: NodeMind): Promise<void> {
  const [there, here] = await Promise.all([foundThere(records, throws), foundHere(records, by)]);
  for (const [i, record] of records.entries()) {
    for (let seat = 0; seat < record.players; seat += 1) {
      const seatThere = there[i]![seat]!;
      const decisions = seatThere.decisions.map(({ event, choices, expected, loss, error }) => ({
        ...{ event, choices, expected, loss, error },
      }));
      const { expected, result, luck, luck_error, lost, others, misjudged } = seatThere;
      expect(here[i]![seat], `${record.game} among ${record.players}, seat ${seat}`).toEqual({
        ...{ expected, result, luck, luck_error, lost, others, misjudged },
        decisions,
        course: seatThere.course,
        costliest: seatThere.costliest,
      });
    }
  }
}

/** A game in which the coach decides, but for a blunder at one decision of the first seat. */
async function played(id: string, players: number, blunder: number): Promise<[Ledger, number]> {
  const ledger = new Ledger(rules, rules.sheet(id), players);
  const coach = coachOf(id);
  let [decided, at] = [0, -1];
  while (!ledger.game.over) {
    const { game } = ledger;
    if (game.awaits === "roll") ledger.roll(rules.throwDice(game, 5n));
    else if (game.awaits === "platter") ledger.platter(rules.lowestThree(game, 5n));
    else {
      const seat = game.toAct()[0]!;
      const values = (await coach.judge(game, seat)).toSorted((a, b) => b.points - a.points);
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
  test(
    "all games, alone and at tables, come to the figures of CPython digit by digit",
    () => compare([...golden.values()], FEW, hasty),
    PATIENCE,
  );

  test(
    "with as many throws as the page and the command look at",
    () => compare([golden.get("clever-1")!, golden.get("levelx-2")!], 216, mind),
    PATIENCE,
  );

  test.each([
    ["clever", 1],
    ["tower", 2],
    ["levelx", 2],
  ])(
    "%s with %i: the parts add up, and a blunder is the costliest moment",
    async (id, players) => {
      const [ledger, at] = await played(id, players, 10);
      let heard = 0;
      for (let seat = 0; seat < players; seat += 1) {
        const coach = coachOf(id, hasty);
        const found = await lookBack(ledger, seat, coach, (share) => (heard = share));
        const { expected, luck, lost, others, misjudged, result, error } = found;
        expect(luck - lost + others + misjudged).toBeCloseTo(result - expected, 6);
        const totals = Array.from({ length: players }, (_, i) => ledger.game.score(i).total);
        const [own] = totals.splice(seat, 1);
        expect(result).toBe(coach.lead ? own! - Math.max(...totals) : own);
        expect(error > 0).toBe(ledger.sheet.named_dice);
        if (players === 1) expect(others).toBe(0);
        expect(found.costliest.map((one) => one.at)).toEqual(seat === 0 ? [at] : []);
        expect(found.course).toHaveLength(ledger.log.length);
      }
      expect(heard).toBe(1);
    },
    PATIENCE,
  );

  test("it stops when it is called off, and others are answered in between", async () => {
    const ledger = replayRecord(rules, golden.get("clever-1")!);
    const begun = rules.newGame(ledger.sheet, 1);
    const level = levelAt(
      levels["clever"]!.findLast(({ net }) => net)!,
      1,
      ledger.sheet.rulings,
    );
    await mind.prepare(level);
    const position = { tables: ledger.sheet.tables, state: begun.view.bytes, seat: 0 };
    const after = ledger.rules.newGame(ledger.sheet, 1);
    after.applyRoll(rules.throwDice(after, 3n));
    const asked = { tables: ledger.sheet.tables, state: after.view.bytes, seat: 0 };
    const answer = mind.thinker.choose(asked, level);
    const heard: number[] = [];
    const looking = lookInSlices(
      mind.thinker,
      { ...position, game: "clever", players: 1, rows: ledger.rows, measured: null },
      level,
      (share) => {
        heard.push(share);
        expect(mind.thinker.choose(asked, level)).toBe(answer);
      },
      () => heard.length === 2,
    );
    await expect(looking).rejects.toThrow(/called off/);
    expect(heard).toHaveLength(2);
    expect(heard[1]).toBeLessThan(1);
  });
});
