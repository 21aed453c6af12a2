/** The players here and in CPython: the same decisions, the same expectations. */
import { describe, expect, test } from "vitest";
import { trainedBots } from "../src/players/bots";
import { coachFor } from "../src/players/coach";
import { levelAt, type Level, type Position } from "../src/players/types";
import type { Sheet } from "../src/rules/types";
import { LocalTable } from "../src/table/local";
import type { GameRecord, Keeper } from "../src/table/types";
import { NodeMind, levels, sureness } from "./players";
import { decisions } from "./playing";
import { inPython } from "./python";
import { rules } from "./rules";

const GAMES_EACH = 2;
const EVERY = 5;
const PATIENCE = 120_000;

type Told = Record<string, { chosen: number[]; expected?: Record<string, number>[] }>;

type Asked = Position & { count: number };

/** Positions of random games with every number of players. */
function positions(id: string): Asked[] {
  const found: Asked[] = [];
  const { tables, players } = rules.sheet(id);
  for (let count = players[0]; count <= players[1]; count += 1) {
    for (let seed = 0; seed < GAMES_EACH; seed += 1) {
      let n = seed;
      for (const [game, seat] of decisions(id, count, BigInt(100 * count + seed))) {
        n += 1;
        if (n % EVERY === 0) found.push({ tables, state: game.view.bytes, seat, count });
      }
    }
  }
  return found;
}

/** Levels that need no net, the weakest that has one and the strongest: between them only numbers differ. */
function compared(id: string): Level[] {
  const known = levels[id]!.filter(({ name }) => name !== "random");
  const trained = known.filter(({ net }) => net);
  return known.filter((one) => !one.net || one === trained[0] || one === trained.at(-1));
}

function decided(asked: Record<string, Position[]>): Record<string, Told> {
  const questions = Object.fromEntries(
    Object.entries(asked).map(([id, all]) => [
      id,
      {
        levels: compared(id).map(({ name }) => name),
        positions: all.map(({ state, seat }) => ({
          state: Buffer.from(state).toString("hex"),
          seat,
        })),
      },
    ]),
  );
  return inPython("decisions.py", questions) as Record<string, Told>;
}

describe("players", () => {
  const asked = Object.fromEntries(rules.sheets.map(({ id }) => [id, positions(id)]));
  const told = decided(asked);
  const mind = new NodeMind();

  test.each(Object.keys(asked))(
    "%s: levels decide as in CPython",
    async (id) => {
      const named = compared(id);
      expect(named.map(({ name }) => name)).toEqual(Object.keys(told[id]!));
      expect(asked[id]!.length).toBeGreaterThan(60);
      for (const one of named) {
        const { chosen, expected } = told[id]![one.name]!;
        for (const [i, position] of asked[id]!.entries()) {
          const level = levelAt(one, position.count, rules.sheet(id).rulings);
          const where = `${level.name}, position ${i}`;
          expect(await mind.choose(position, level), where).toBe(chosen[i]);
          if (!expected) continue;
          const judged = await mind.judge(position, level);
          // Bit for bit: both add the same numbers in the same order.
          const points = Object.fromEntries(judged.map((one) => [one.action, one.points]));
          expect(points, where).toEqual(expected[i]);
        }
      }
    },
    PATIENCE,
  );

  test("under other rulings a level decides by the net that learnt them, alone", () => {
    const master = levels["twice"]!.at(-1)!;
    const { rulings } = rules.sheet("twice");
    const strict = { ...rulings, takeback_without_dice: false, extra_once_per_round: true };
    const file = (players: number, by: typeof rulings) => levelAt(master, players, by).net!.file;
    expect(file(1, rulings)).toBe("twice-master.net");
    expect(file(1, strict)).toBe("twice-strict.net");
    expect(file(1, { ...strict, extra_once_per_round: false })).toBe("twice-master.net");
    expect(file(3, strict)).toBe("twice-several.net");
  });

  test("a coach expects something of every legal action, most of the one it would choose", async () => {
    for (const { id, players } of rules.sheets) {
      const strongest = levels[id]!.at(-1)!;
      const coach = coachFor(levels, sureness, mind, id)!;
      let n = 0;
      for (const [game, seat] of decisions(id, players[0], 5n)) {
        n += 1;
        if (n % 10 !== 0 || n > 30) continue;
        const said = await coach.judge(game, seat);
        expect(said.map(({ action }) => action).toSorted((a, b) => a - b)).toEqual(
          game.legal(seat),
        );
        const best = said.toSorted((a, b) => b.points - a.points)[0]!;
        const position = { tables: game.sheet.tables, state: game.view.bytes, seat };
        expect(best.action).toBe(await mind.choose(position, strongest));
      }
    }
  });

  test(
    "a table of bots plays to its end, and again the same for the same seed",
    async () => {
      const [sheet] = rules.sheets as [Sheet];
      const seats = levels[sheet.id]!.slice(-2).map(({ name }) => ({ name, bot: name }));
      const play = () =>
        new Promise<GameRecord>((done) => {
          const keeper = { keep: () => Promise.resolve(), finished: keepResult(done) };
          const bots = trainedBots(rules, levels, mind);
          LocalTable.create({ rules, bots, keeper }, { sheet, seats, dice: "seed", seed: "3" });
        });
      const record = await play();
      expect(record.scores.map(({ total }) => total).every((total) => total > 50)).toBe(true);
      expect((await play()).events).toEqual(record.events);
    },
    PATIENCE,
  );

  test("a game without players of its own is played by chance", async () => {
    const bots = trainedBots(rules, {}, mind);
    expect(bots.names("another")).toEqual(["random"]);
    expect(coachFor({}, sureness, mind, "another")).toBeUndefined();
    await expect(bots.make("another", "master", 1n, 0)).rejects.toThrow("master");
  });
});

function keepResult(done: (record: GameRecord) => void): Keeper["finished"] {
  return (_, record) => {
    done(record);
    return Promise.resolve();
  };
}

test("half a net is refused", () => {
  const net = { file: "some.net", bytes: 20, layers: [1, 16, 1] };
  expect(() => new NodeMind().thinker.learn(net, new ArrayBuffer(20))).toThrow("some.net");
});
