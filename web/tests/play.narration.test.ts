import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Desk } from "../src/play/desk.svelte";
import { USUAL } from "../src/play/settings";
import { Voice } from "../src/play/voice";
import { randomBots } from "../src/table/bots";
import { LocalTable } from "../src/table/local";
import { OnlineTable } from "../src/table/online";
import type { Table } from "../src/table/types";
import { startWords } from "../src/words";
import { FakeServer } from "./fakeserver";
import { rules } from "./rules";

const keeper = { keep: () => Promise.resolve(), finished: () => Promise.resolve() };

beforeEach(async () => {
  await startWords("en");
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

/** Somebody at a table: what is told of every step as it is shown. */
class Listener {
  readonly heard: string[] = [];
  readonly desk: Desk;
  readonly #voice: Voice;
  readonly #before: number;

  constructor(readonly table: Table) {
    this.#voice = new Voice(table);
    this.#before = table.steps.length;
    this.desk = new Desk(
      table,
      () => ({ ...USUAL, botSpeed: "normal" }),
      (way) => this.desk.do(way),
      ({ step, before, last }) => this.heard.push(this.#voice.step(step, before, last)),
    );
  }

  get done(): boolean {
    return this.table.over && !this.desk.behind;
  }

  /** Do something, if it is one's turn. */
  goOn(turn: number): void {
    const { desk } = this;
    if (desk.held) desk.goOn();
    else if (desk.choices) desk.do(desk.choices.ways[turn % desk.choices.ways.length]!);
  }

  /** All that has happened since, as the story tells it. */
  get story(): string[] {
    const lines = this.#voice.story(this.table.steps).filter(({ kind }) => kind === "event");
    return lines.filter(({ step }) => step >= this.#before).map(({ text }) => text);
  }
}

/** A whole game against bots: what is told of every step as it is shown, and the story at the end. */
async function listen(id: string, bots: number, skips: boolean): Promise<[string[], string[]]> {
  const seats = [{ name: "Anna" }, ...Array<object>(bots).fill({ name: "", bot: "random" })];
  const table = LocalTable.create(
    { rules, bots: randomBots(rules), keeper },
    { sheet: rules.sheet(id), seats: seats as { name: string }[], dice: "seed", seed: "5" },
  );
  const listener = new Listener(table);
  for (let turn = 0; !listener.done; turn += 1) {
    if (listener.desk.behind && skips) listener.desk.skip();
    else listener.goOn(turn);
    await vi.advanceTimersByTimeAsync(skips ? 10 : 1000);
  }
  listener.desk.stop();
  return [listener.heard, listener.story];
}

/** A whole game of two elsewhere; the guest's connection is cut now and then. */
async function listenElsewhere(id: string): Promise<Listener[]> {
  const fake = new FakeServer(rules.sheet(id), 2);
  const { server, makeSocket } = fake;
  const sit = async (seat: number) => {
    const secrets = { [seat]: "secret" };
    const means = { rules, server, secrets, makeSocket, finished: () => undefined };
    return new Listener(await OnlineTable.open(means, "table"));
  };
  const listeners = [await sit(0), await sit(1)];
  for (let turn = 0; !listeners.every(({ done }) => done); turn += 1) {
    for (const listener of listeners) listener.goOn(turn);
    if (turn % 40 === 39) [...fake.sockets].at(-1)?.close(1006);
    await vi.advanceTimersByTimeAsync(1000);
  }
  for (const { desk } of listeners) desk.stop();
  return listeners;
}

describe.each(rules.sheets.map(({ id }) => id))("%s", (id) => {
  test.each([
    [1, false],
    [1, true],
    [3, false],
    [3, true],
  ])("against %i, skipped: %s: what is told is the story", async (bots, skips) => {
    const [heard, story] = await listen(id, bots, skips);
    expect(story.length).toBeGreaterThan(20);
    expect(heard).toEqual(story);
  });

  test("elsewhere host and guest are told every line of the story once", async () => {
    for (const { heard, story } of await listenElsewhere(id)) {
      expect(story.length).toBeGreaterThan(20);
      // Who is faster may be told first: what was done at the same time has no order.
      expect(heard.toSorted()).toEqual(story.toSorted());
    }
  });
});
