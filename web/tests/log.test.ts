/** Logs with all kinds of rows, here and in CPython: the same states, refusals, undos and records. */
import { expect, test } from "vitest";
import { Ledger } from "../src/table/ledger";
import { inPython } from "./python";
import { rules } from "./rules";

/** Looked at after every so many entries, and at the end. */
const EVERY = 23;
const LONGEST = 400;

interface Told {
  state: string;
  undo: boolean[];
  /** By seat that may act, and by version. */
  stale: (boolean[] | null)[];
  events: unknown[];
  steps: number;
}

function told(ledger: Ledger): Told {
  const { game } = ledger;
  const seats = Array.from({ length: ledger.players }, (_, seat) => seat);
  const versions = Array.from({ length: ledger.version + 2 }, (_, version) => version);
  const acting = game.toAct();
  return {
    state: Buffer.from(game.view.bytes).toString("hex"),
    undo: seats.map((seat) => ledger.canUndo(seat, "last")),
    stale: seats.map((seat) =>
      acting.includes(seat) ? versions.map((version) => !ledger.seen(seat, version)) : null,
    ),
    events: ledger.events(),
    steps: ledger.steps.length,
  };
}

/** Seats act in any order and now and then take something back. */
function played(id: string, players: number, seed: bigint): { ledger: Ledger; found: Told[] } {
  const ledger = new Ledger(rules, rules.sheet(id), players);
  const found: Told[] = [];
  let number = 0;
  const below = (count: number) => rules.choose(seed, 0, (number += 1), count);
  while (!ledger.game.over && ledger.version < LONGEST) {
    const { game } = ledger;
    const undoers = game.view
      ? [...Array(players).keys()].filter((s) => ledger.canUndo(s, "last"))
      : [];
    if (undoers.length > 0 && below(4) === 0) {
      const seat = undoers[below(undoers.length)]!;
      ledger.undo(seat, below(2) === 0 && ledger.canUndo(seat, "turn") ? "turn" : "last");
    } else if (game.awaits === "roll") ledger.roll(rules.throwDice(game, seed));
    else if (game.awaits === "platter") ledger.platter(rules.lowestThree(game, seed));
    else {
      const acting = game.toAct();
      const seat = acting[below(acting.length)]!;
      const legal = game.legal(seat);
      ledger.act(seat, legal[below(legal.length)]!);
    }
    if (ledger.version % EVERY === 0) found.push(told(ledger));
  }
  return { ledger, found };
}

const games = rules.sheets.flatMap(({ id, players: [low, high] }) =>
  [low, 3, high].map((players, i) => ({ id, players, ...played(id, players, BigInt(i + 1)) })),
);
const there = inPython(
  "logs.py",
  games.map(({ id, players, ledger }) => ({
    game: id,
    players,
    log: ledger.log,
    at: ledger.log.flatMap((_, i) => ((i + 1) % EVERY === 0 ? [i + 1] : [])),
  })),
) as Told[][];

test.each(games.map((game, i) => [game.id, game.players, i] as const))(
  "%s among %i: CPython follows the same log to the same table",
  (_, __, i) => {
    const { ledger, found } = games[i]!;
    expect(ledger.log.some((entry) => "undo" in entry)).toBe(true);
    expect(found).toEqual(there[i]);
  },
);

test("a copy of a table goes its own way", () => {
  const { ledger } = games[1]!;
  const before = told(ledger);
  const copy = ledger.copy();
  expect(told(copy)).toEqual(before);
  const seat = [0, 1, 2].find((one) => copy.canUndo(one, "last"));
  if (seat !== undefined) copy.undo(seat, "last");
  expect(told(ledger)).toEqual(before);
});
