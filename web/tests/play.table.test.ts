import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { actionsOf, passKey, type Situation } from "../src/play/actions";
import { NOTHING } from "../src/play/chooser";
import { slotsOf } from "../src/play/looks";
import { blank, complete, enter, lowest } from "../src/play/owndice";
import { Presenter, type Shown } from "../src/play/presenter";
import { nearest } from "../src/play/spatial";
import { gameAfter, isHeld, nextSeat } from "../src/play/turns";
import type { Way } from "../src/play/ways";
import type { Game } from "../src/rules/types";
import type { Change, SeatInfo, Step } from "../src/table/types";
import { choicesFor, decisions, rolled } from "./playing";

const PERSON: SeatInfo = { name: "Anna", kind: "person", connected: true };
const BOT: SeatInfo = { name: "Bot", kind: "bot", bot: "random", connected: true };

describe("who decides at this device", () => {
  it("is the same seat while it has something to decide", () => {
    expect(nextSeat([0, 1], [0, 1], 1, 0)).toBe(1);
  });
  it("is the active one, else the next here", () => {
    expect(nextSeat([0, 2], [0, 2], 1, 2)).toBe(2);
    expect(nextSeat([0, 3], [0, 3], 1, 2)).toBe(3);
    expect(nextSeat([0], [0, 3], 3, 2)).toBe(0);
  });
  it("stays where nobody here is asked", () => {
    expect(nextSeat([2], [0, 1], 1, 2)).toBe(1);
  });
});

describe("an entry is kept back", () => {
  const table = { mine: [0], seats: [PERSON], online: false, dice: { kind: "seed" } } as const;
  const pick = (game: Game, colour: string) =>
    choicesFor(game).entries.find((way) => way.option.event?.pick === colour)!;

  it("before dice roll by themselves", () => {
    const game = rolled("clever", [1, 2, 3, 4, 5, 6]);
    const way = pick(game, "orange");
    const choices = choicesFor(game);
    const after = gameAfter(game, 0, way);
    expect(after.awaits).toBe("roll");
    expect(isHeld(after, way, choices, table)).toBe(true);
    expect(isHeld(after, way, choices, { ...table, dice: { kind: "own" } })).toBe(false);
  });

  it("before bots act on it, but not while people have to", () => {
    const game = rolled("clever", [1, 2, 3, 4, 5, 6], 2);
    const way = pick(game, "purple");
    const choices = choicesFor(game);
    const after = gameAfter(game, 0, way);
    expect(after.awaits).toBe("decision");
    const seats = [PERSON, BOT];
    expect(isHeld(after, way, choices, { ...table, seats })).toBe(true);
    expect(isHeld(after, way, choices, { ...table, seats: [PERSON, PERSON] })).toBe(false);
    expect(isHeld(after, way, choices, { ...table, seats, online: true })).toBe(false);
  });

  it("where a roll is given up, but not where it is rolled again", () => {
    const game = rolled("tower", [1, 2, 3, 4, 5, 6]);
    const choices = choicesFor(game);
    const held = (way: Way) => isHeld(gameAfter(game, 0, way), way, choices, table);
    expect(held(choices.pass!)).toBe(true);
    expect(held(choices.reroll!)).toBe(false);
    expect(
      isHeld(
        gameAfter(game, 0, choices.pass!),
        choices.pass!,
        { asks: "pick", ways: [choices.pass!] },
        table,
      ),
    ).toBe(false);
  });
});

describe("the dock", () => {
  const of = (game: Game, seat = 0): Situation => ({
    view: game.view,
    seat,
    choices: game.toAct().includes(seat) ? choicesFor(game, seat) : null,
    undoable: false,
    source: "",
    idle: null,
  });
  const named = (now: Situation, name: string) => actionsOf(now).find((one) => one.name === name);

  it("gives a reason for all that cannot be used, and none for what can", () => {
    for (const id of ["clever", "mix", "twice", "levelx"]) {
      for (const [game, seat] of decisions(id, 2, 21n)) {
        for (const action of actionsOf(of(game, seat))) {
          expect(action.usable).toBe(action.why === undefined);
        }
      }
    }
  });

  it("knows when a reroll is possible", () => {
    const game = rolled("clever", [1, 2, 3, 4, 5, 6]);
    expect(named(of(game), "reroll")).toEqual({ name: "reroll", usable: true, left: 1 });
    expect(named(of(game), "extra")).toMatchObject({ usable: false, why: "why.extra.none" });
    expect(named(of(game), "takeback")).toBeUndefined();
    expect(named(of(game), "pass")).toMatchObject({ usable: false, why: "why.pass.must" });
  });

  it("names what is passed on", () => {
    expect(passKey(choicesFor(rolled("tower", [1, 2, 3, 4, 5, 6])))).toBe("do.passRoll");
    expect(passKey(choicesFor(rolled("levelx", [2, 3, 5, 6], 2)))).toBe("do.endTurn");
  });
});

describe("dice in the tray", () => {
  it("are live where they can be chosen, and tell what they send away", () => {
    const game = rolled("clever", [1, 2, 3, 4, 5, 6]);
    const choices = choicesFor(game);
    const way = choices.entries.find((one) => one.option.event?.pick === "green")!;
    const slots = slotsOf(game.view, choices, NOTHING, way);
    expect(slots.every((slot) => slot.live)).toBe(true);
    const leaving = slots.filter((slot) => slot.leaving).map((slot) => slot.look.face);
    expect(leaving).toEqual([1, 2, 3]);
  });

  it("say why they do not answer", () => {
    const game = rolled("clever", [1, 2, 3, 4, 5, 6]);
    game.apply(0, game.find(0, { pick: "orange", zone: "orange", cell: 1, value: 5 }));
    game.applyRoll([6]);
    const slots = slotsOf(game.view, choicesFor(game), NOTHING, null);
    const orange = game.sheet.dice.indexOf("orange");
    expect(slots[orange]).toMatchObject({ live: false, why: "why.die.field" });
    expect(slots[0]).toMatchObject({ live: false, why: "why.die.platter" });
  });
});

describe("own dice", () => {
  it("are entered one after the other", () => {
    const dice = ["white", "blue", "green"];
    let [faces, at] = enter(blank(dice), 0, 4);
    expect(at).toBe(1);
    expect(complete(dice, faces)).toBeNull();
    [faces, at] = enter(faces, 2, 6);
    expect(at).toBe(1);
    [faces] = enter(faces, 1, 1);
    expect(complete(dice, faces)).toEqual({ white: 4, blue: 1, green: 6 });
  });

  it("leave a choice for the platter only among equal ones", () => {
    const game = rolled("clever", [1, 2, 3, 4, 5, 6]);
    expect(lowest(game.view)).toEqual({ sure: [0, 1], tied: [2], wanted: 1 });
    const tied = rolled("clever", [3, 3, 1, 5, 3, 2]);
    expect(lowest(tied.view)).toEqual({ sure: [2, 5], tied: [0, 1, 4], wanted: 1 });
  });
});

describe("arrow keys", () => {
  const at = (left: number, top: number) => ({ left, top, right: left + 10, bottom: top + 10 });
  const grid = [at(0, 0), at(20, 0), at(0, 20), at(20, 20), at(200, 2)];
  it("lead to the nearest in their direction", () => {
    expect(nearest(grid[0]!, grid, "right")).toBe(1);
    expect(nearest(grid[0]!, grid, "down")).toBe(2);
    expect(nearest(grid[3]!, grid, "up")).toBe(1);
    expect(nearest(grid[1]!, grid, "right")).toBe(4);
    expect(nearest(grid[0]!, grid, "left")).toBe(-1);
  });
});

describe("what is shown", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** A table that is only looked at. */
  class Told implements Shown {
    steps: Step[] = [];
    #listeners: ((change: Change) => void)[] = [];
    constructor(public game: Game) {}
    onChange(listener: (change: Change) => void) {
      this.#listeners.push(listener);
      return () => (this.#listeners = []);
    }
    act(action: number) {
      const { round, active, part } = this.game;
      const step = { seat: 0, action, event: null, effects: null, round, active, part };
      this.game.apply(0, action);
      this.steps = [...this.steps, step];
      this.tell(false);
    }
    roll(faces: Record<string, number>) {
      const { round, active, part } = this.game;
      this.game.applyRoll(faces);
      const event = { roll: faces };
      this.steps = [
        ...this.steps,
        { seat: 0, action: null, event, effects: null, round, active, part },
      ];
      this.tell(false);
    }
    tell(back: boolean) {
      const rest = { entries: [], seats: false, connection: false, refusal: null };
      for (const listener of this.#listeners) listener({ game: true, back, ...rest });
    }
  }

  it("follows one step after the other, or at once when skipped", () => {
    const table = new Told(rolled("tower", [1, 2, 3, 4, 5, 6]));
    const seen: number[] = [];
    const shown = new Presenter(
      table,
      () => 100,
      () => seen.push(shown.count),
    );
    const before = shown.game.view.bytes;
    table.act(table.game.find(0, { pick: "orange", zone: "orange", cell: 1, value: 5 }));
    table.roll({ purple: 3 });
    expect(shown.game.view.bytes).toEqual(before);
    expect(shown.behind).toBe(true);
    vi.advanceTimersByTime(100);
    expect(seen).toEqual([1]);
    vi.advanceTimersByTime(100);
    expect(seen).toEqual([1, 2]);
    expect(shown.behind).toBe(false);
    expect(shown.game.view.bytes).toEqual(table.game.view.bytes);
    table.act(table.game.find(0, { pass: "roll" }));
    shown.skip();
    expect(shown.game.view.bytes).toEqual(table.game.view.bytes);
    vi.advanceTimersByTime(1000);
    expect(shown.count).toBe(3);
    shown.stop();
  });

  it("goes back at once", () => {
    const table = new Told(rolled("tower", [1, 2, 3, 4, 5, 6]));
    const earlier = table.game.copy();
    const shown = new Presenter(
      table,
      () => 0,
      () => undefined,
    );
    table.act(table.game.find(0, { pick: "orange", zone: "orange", cell: 1, value: 5 }));
    expect(shown.count).toBe(1);
    table.game = earlier;
    table.steps = [];
    table.tell(true);
    expect(shown.game.view.bytes).toEqual(earlier.view.bytes);
    expect(shown.count).toBe(0);
  });
});
