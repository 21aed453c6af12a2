import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Desk } from "../src/play/desk.svelte";
import { USUAL, type PlaySettings } from "../src/play/settings";
import type { Way } from "../src/play/ways";
import { randomBots } from "../src/table/bots";
import { LocalTable, type LocalSetup } from "../src/table/local";
import { rules } from "./rules";

const keeper = { keep: () => Promise.resolve(), finished: () => Promise.resolve() };
const ANNA = { name: "Anna" };
const BELA = { name: "Béla" };
const BOT = { name: "Bot", bot: "random" };

function sit(
  setup: Partial<LocalSetup> & { game?: string },
  wanted: Partial<PlaySettings> = {},
): Desk {
  const { game = "clever", ...rest } = setup;
  const table = LocalTable.create(
    { rules, bots: randomBots(rules), keeper },
    { sheet: rules.sheet(game), seats: [ANNA], dice: "seed", seed: "7", ...rest },
  );
  const settings = { ...USUAL, botSpeed: "instant" as const, ...wanted };
  const desk: Desk = new Desk(
    table,
    () => settings,
    (way) => desk.do(way),
  );
  return desk;
}

/** The first entry with a die of this colour. */
function pick(desk: Desk, colour: string): Way {
  return desk.choices!.entries.find((way) => way.option.event?.pick === colour)!;
}

/** Let promises and timers run. */
async function settle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(20);
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("an entry before a roll", () => {
  it("is still kept back when the page was loaded anew", () => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
      removeItem: (key: string) => kept.delete(key),
    });
    const desk = sit({});
    const again = () =>
      new Desk(
        desk.table,
        () => USUAL,
        () => undefined,
      );
    const way = pick(desk, "orange");
    desk.do(way);
    expect(again().held?.way.option.action).toBe(way.option.action);
    expect(again().undoable).toBe(true);
    desk.goOn();
    expect(again().held).toBeNull();
    vi.unstubAllGlobals();
  });

  it("is shown and kept back until somebody rolls", async () => {
    const desk = sit({});
    const { version } = desk.table;
    const way = pick(desk, "orange");
    desk.do(way);
    expect(desk.held?.way).toBe(way);
    expect(desk.view.cells(0, "orange")[0]).toBeGreaterThan(0);
    expect(desk.choices).toBeNull();
    expect(desk.table.version).toBe(version);
    desk.goOn();
    await settle();
    expect(desk.held).toBeNull();
    expect(desk.table.version).toBe(version + 2);
    expect(desk.choices).not.toBeNull();
  });

  it("can be taken back, with nothing left of it", async () => {
    const desk = sit({});
    const before = desk.view.bytes;
    desk.do(pick(desk, "orange"));
    expect(desk.undoable).toBe(true);
    await desk.undo();
    expect(desk.view.bytes).toEqual(before);
    expect(desk.undoable).toBe(false);
  });

  it("is done at once where somebody wants that", () => {
    const desk = sit({}, { rollByTap: false });
    const { version } = desk.table;
    desk.do(pick(desk, "orange"));
    expect(desk.table.version).toBe(version + 2);
  });

  it("is kept back before bots act on it", async () => {
    const desk = sit({ seats: [ANNA, BOT] });
    for (let step = 0; desk.view.part === "active" && step < 20; step += 1) {
      if (desk.held) desk.goOn();
      else desk.do(desk.choices!.ways.at(-1)!);
      await settle();
      if (desk.held && desk.held.game.part === "passive") break;
    }
    expect(desk.held?.game.toAct()).toEqual([1]);
    expect(desk.table.game.part).toBe("active");
  });
});

describe("a tap that wants a second one", () => {
  it("first shows and then does", () => {
    const desk = sit({}, { confirm: true });
    const { box } = pick(desk, "yellow");
    desk.tapBox(box);
    expect(desk.held).toBeNull();
    expect(desk.pending?.box).toBe(box);
    expect(desk.chosen.box).toBe(box);
    desk.tapBox(box);
    expect(desk.held?.way.box).toBe(box);
  });
});

describe("a bonus that leaves no choice", () => {
  /** A position where a choice earns a bonus with a single way. */
  async function chain(): Promise<Desk> {
    for (let seed = 1; seed < 200; seed += 1) {
      const desk = sit({ seed: String(seed) }, { rollByTap: false });
      for (let step = 0; !desk.table.over && step < 60; step += 1) {
        const way = desk.choices!.entries.find(({ option }) => option.effects.bonuses.length === 1);
        desk.do(way ?? desk.choices!.ways[step % desk.choices!.ways.length]!);
        if (way && desk.chaining) return desk;
        await settle();
        await vi.advanceTimersByTimeAsync(2000);
      }
      desk.stop();
    }
    throw new Error("no such chain in any game");
  }

  it("is entered after a moment, and taken back with what earned it", async () => {
    const desk = await chain();
    const { version } = desk.table;
    const steps = desk.table.steps.length;
    await desk.undo();
    const before = desk.table.steps.length;
    expect(before).toBe(steps - 1);
    expect(desk.choices).not.toBeNull();
    await vi.advanceTimersByTimeAsync(5000);
    // Nothing happens by itself after an undo.
    expect(desk.table.steps.length).toBe(before);
    expect(desk.table.version).toBe(version + 1);
  });

  it("waits for a tap where somebody wants that", async () => {
    const desk = sit({}, { autoBonus: false });
    for (let step = 0; !desk.table.over && step < 400; step += 1) {
      if (desk.held) desk.goOn();
      else desk.do(desk.choices!.ways[step % desk.choices!.ways.length]!);
      expect(desk.chaining).toBe(false);
      await settle();
    }
    expect(desk.table.over).toBe(true);
  });
});

describe("a bot's turn, step by step", () => {
  /** A choice of the person that lets the bot decide. */
  async function untilTheBot(desk: Desk): Promise<void> {
    for (let taps = 0; taps < 100 && !desk.stepping; taps += 1) {
      if (desk.held) desk.goOn();
      else if (desk.choices) desk.do(desk.choices.ways.at(-1)!);
      await vi.advanceTimersByTimeAsync(2000);
    }
  }

  it("waits for a tap before everything that the bot decided, and shows one thing for each", async () => {
    const desk = sit({ seats: [ANNA, BOT] }, { botSpeed: "step", rollByTap: false });
    await untilTheBot(desk);
    expect(desk.stepping).toBe(true);
    const { shown } = desk;
    const next = desk.table.steps[shown]!;
    expect([next.seat, next.action === null]).toEqual([1, false]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(desk.shown).toBe(shown);
    desk.step();
    expect(desk.shown).toBe(shown + 1);
    // Dice that are thrown next come by themselves.
    await vi.advanceTimersByTimeAsync(60_000);
    const later = desk.table.steps.slice(shown + 1, desk.shown);
    expect(later.every(({ seat, action }) => action === null || seat === 0)).toBe(true);
  });

  it("is over with a tap on Skip", async () => {
    const desk = sit({ seats: [ANNA, BOT] }, { botSpeed: "step", rollByTap: false });
    await untilTheBot(desk);
    desk.skip();
    expect([desk.stepping, desk.behind]).toEqual([false, false]);
    expect(desk.shown).toBe(desk.table.steps.length);
  });
});

describe("several people here", () => {
  it("hand the device on, and take back what another did", async () => {
    const desk = sit({ seats: [ANNA, BELA] });
    expect(desk.handTo).toBeNull();
    for (let step = 0; desk.seat === 0 && step < 20; step += 1) {
      if (desk.held) desk.goOn();
      else desk.do(desk.choices!.ways.at(-1)!);
      await settle();
    }
    expect(desk.seat).toBe(1);
    expect(desk.handTo).toBe(1);
    expect(desk.undoable).toBe(true);
    await desk.undo();
    expect(desk.seat).toBe(0);
    expect(desk.choices?.seat).toBe(0);
  });
});

describe("whole games", () => {
  it.each([
    ["clever", [ANNA]],
    ["tower", [ANNA, BOT]],
    ["mix", [ANNA, BELA, BOT]],
    ["twice", [ANNA, BOT, BOT]],
    ["levelx", [ANNA, BELA, BOT, BOT]],
  ])("%s", async (game, seats) => {
    const desk = sit({ game, seats });
    for (let step = 0; !desk.table.over && step < 3000; step += 1) {
      if (desk.held) desk.goOn();
      else if (desk.choices && !desk.chaining) {
        const { ways } = desk.choices;
        desk.do(ways[rules.choose(9n, desk.seat, step, ways.length)]!);
        if (step % 7 === 0) await desk.undo();
      }
      await vi.advanceTimersByTimeAsync(1000);
    }
    expect(desk.table.over).toBe(true);
    expect(desk.view.awaits).toBe("over");
    expect(desk.view.bytes).toEqual(desk.table.game.view.bytes);
    desk.stop();
  });
});
