/** A game with somebody's dice on this device: what it keeps, whom it is compared with, and by which figures. */
import "fake-indexeddb/auto";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { shownFrom } from "../src/daily/calendar";
import { Device, type Finished } from "../src/device/device";
import { lookBack } from "../src/players/analysis";
import { coachFor } from "../src/players/coach";
import type { Game } from "../src/rules/types";
import { realDecisions } from "../src/progress/figures";
import { decisionsOf } from "../src/same/decisions";
import { answerLink, diceLink, readDice, type Sent } from "../src/same/link";
import { texts } from "../src/same/words/en";
import type { SameWords } from "../src/same/words";
import { fromDice, LocalTable, randomBots, replayRecord, type Ledger } from "../src/table";
import { Words } from "../src/words/words";
import { levels, NodeMind, sureness } from "./players";
import { golden } from "./records";
import { rules } from "./rules";
import { speaker } from "./words";

const words: SameWords = new Words<typeof texts>(texts, speaker.en.grammar);
/** No limit: machines differ. */
const PATIENCE = 0;

// Addresses belong to a browser.
beforeAll(() => {
  vi.stubGlobal("location", { hash: "", href: "https://page/#/game/x" });
  vi.stubGlobal("history", { state: null });
  vi.stubGlobal("window", { addEventListener: () => undefined });
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
});
afterAll(() => vi.unstubAllGlobals());

function finished(name: string, more: Partial<Finished> = {}): [Finished, Ledger] {
  const { ids: _, ...record } = golden.get(name)!;
  const base = { id: "first", record, finished: 1_760_000_000_000, mine: [0], online: false };
  return [{ ...base, ...more }, replayRecord(rules, record)];
}

function sentOf(name: string, more: Partial<Finished> = {}): Sent {
  const [game, ledger] = finished(name, more);
  return readDice(rules, diceLink(game, ledger, { seat: 0, tells: false })!);
}

/** The dice of a link played to their end, as the page keeps it; usually the last of all choices is taken. */
async function playedOn(
  device: Device,
  sent: Sent,
  choose = (game: Game) => game.legal(0).at(-1)!,
): Promise<Finished> {
  const { sheet, players } = sent.first.ledger;
  const seats = Array.from({ length: players }, (_, seat) =>
    seat === 0 ? { name: "Bea" } : { name: "", bot: "random" },
  );
  const table = LocalTable.create(
    { rules, bots: randomBots(rules), keeper: device },
    {
      ...{ sheet, seats, dice: "seed", seed: sent.dice.seed.toString() },
      ...(sent.dice.given ? { given: sent.dice.given } : {}),
      beside: { [sent.key]: { name: "Anna", text: sent.text } },
      from: fromDice(sent.key),
    },
  );
  await new Promise<void>((done) => {
    const next = () => {
      if (table.over) done();
      else if (table.game.toAct().includes(0)) void table.act(0, choose(table.game));
    };
    table.onChange(next);
    next();
  });
  await table.kept();
  return (await device.finishedGame(table.id))!;
}

describe.each(["clever-1", "clever-3", "levelx-2"])("the dice of %s", (name) => {
  test("are played, kept with whom they are compared with, and answered", async () => {
    const device = await Device.open(`same ${name}`);
    const sent = sentOf(name);
    const game = await playedOn(device, sent);
    expect(game.beside).toEqual({ [sent.key]: { name: "Anna", text: sent.text } });
    expect(game.from).toEqual(fromDice(sent.key));
    // No seed tells what fell: none is claimed.
    expect(game.seed).toBeUndefined();
    expect(game.record).not.toHaveProperty("seed");
    const answer = answerLink(sent, game, replayRecord(rules, game.record))!;
    const both = readDice(rules, answer);
    expect(both.second!.game.record.events).toEqual(game.record.events);
    expect(both.second!.game.record.scores).toEqual(game.record.scores);
  });
});

test("at a table the others do again what they did: who decides as before has the same game", async () => {
  const sent = sentOf("clever-3");
  const own = sent.first.ledger.steps.flatMap(({ seat, action }) =>
    seat === 0 && action !== null ? [action] : [],
  );
  const game = await playedOn(await Device.open("same others"), sent, () => own.shift()!);
  expect(game.record.events).toEqual(sent.first.game.record.events);
  expect(game.record.scores).toEqual(sent.first.game.record.scores);
});

test("an answer is kept on the device of the first game, once, and what is known of a link is found", async () => {
  const { keepAnswer, knownOf, openDice } = await import("../src/same/opening");
  const [there, here] = [await Device.open("same there"), await Device.open("same here")];
  const [own] = finished("clever-1");
  await here.remember(own);
  const sent = sentOf("clever-1");
  expect(await knownOf(here, sent)).toEqual({ own: "first", finished: null, open: null });
  expect(await knownOf(there, sent)).toEqual({ own: null, finished: null, open: null });
  const game = await playedOn(there, sent);
  expect(await knownOf(there, sent)).toEqual({ own: null, finished: game.id, open: null });
  const text = answerLink(sent, game, replayRecord(rules, game.record))!;
  const answer = openDice(rules, words, text);
  for (const _ of "twice") await keepAnswer(here, "first", answer);
  const kept = (await here.finishedGame("first"))!.beside!;
  expect(kept).toEqual({ [answer.key]: { name: "Bea", text, second: true } });
  // What is found later stays when the same table is remembered again.
  await here.remember(own);
  expect((await here.finishedGame("first"))!.beside).toEqual(kept);
});

test("a bad link is one sentence, and so are the dice of a day that is not over", async () => {
  const { openDice } = await import("../src/same/opening");
  const [game, ledger] = finished("clever-1", { daily: "2026-11-16" });
  const text = diceLink(game, ledger, { seat: 0, tells: false })!;
  expect(() => openDice(rules, words, text.slice(3))).toThrow(texts["asked.bad"]);
  vi.useFakeTimers({ now: shownFrom("2026-11-16") - 1, toFake: ["Date"] });
  expect(() => openDice(rules, words, text)).toThrow(texts["asked.closed"]);
  vi.setSystemTime(shownFrom("2026-11-16"));
  expect(openDice(rules, words, text).first.game.daily).toBe("2026-11-16");
  vi.useRealTimers();
});

test(
  "the costs that are compared are those of the look back",
  async () => {
    const coach = coachFor(levels, sureness, new NodeMind(3), "clever")!;
    const sent = sentOf("clever-1");
    const game = await playedOn(await Device.open("same figures"), sent);
    for (const ledger of [sent.first.ledger, replayRecord(rules, game.record)]) {
      const looked = await lookBack(ledger, 0, coach);
      const made = decisionsOf(ledger, 0, looked);
      const real = realDecisions(looked);
      expect(made.map(({ at, action, loss }) => ({ at, action, loss }))).toEqual(
        real.map(({ at, action, loss }) => ({ at, action, loss })),
      );
      expect(made.reduce((sum, { loss }) => sum + loss!, 0)).toBeCloseTo(looked.lost, 9);
    }
  },
  PATIENCE,
);
