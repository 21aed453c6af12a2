import { describe, expect, it } from "vitest";
import {
  begin,
  isForced,
  litBoxes,
  liveSources,
  NOTHING,
  tapBox,
  tapHelp,
  tapSource,
  type Choices,
  type Chosen,
  type Tap,
} from "../src/play/chooser";
import { isPlain, worthAsking } from "../src/play/ways";
import type { Game } from "../src/rules/types";
import { choicesFor, decisions, rolled, throwDue } from "./playing";

function die(game: Game, colour: string): string {
  return `die:${String(game.sheet.dice.indexOf(colour))}`;
}

function chosenOf(tap: Tap): Chosen {
  if (tap.kind !== "chosen") throw new Error(`a choice was expected, not ${tap.kind}`);
  return tap.chosen;
}

describe("a die first", () => {
  it("lights the boxes of that die and no others", () => {
    // white 1, yellow 2, blue 3, green 4, orange 5, purple 6
    const game = rolled("clever", [1, 2, 3, 4, 5, 6]);
    const choices = choicesFor(game, 0);
    const chosen = chosenOf(tapSource(choices, NOTHING, die(game, "orange")));
    expect(litBoxes(choices, chosen)).toEqual({ "orange.1": { how: "legal", value: 5 } });
  });

  it("does it when the lit box is tapped", () => {
    const game = rolled("clever", [1, 2, 3, 4, 5, 6]);
    const choices = choicesFor(game, 0);
    const chosen = chosenOf(tapSource(choices, NOTHING, die(game, "yellow")));
    const boxes = Object.keys(litBoxes(choices, chosen));
    expect(boxes.length).toBe(2);
    const tap = tapBox(choices, chosen, boxes[1]!);
    expect(tap.kind === "do" && tap.way.option.event).toMatchObject({ pick: "yellow" });
  });

  it("tapped again is let go, or done where there is one way", () => {
    const game = rolled("clever", [1, 2, 3, 4, 5, 6]);
    const choices = choicesFor(game, 0);
    const yellow = chosenOf(tapSource(choices, NOTHING, die(game, "yellow")));
    expect(chosenOf(tapSource(choices, yellow, die(game, "yellow")))).toBe(NOTHING);
    const orange = chosenOf(tapSource(choices, NOTHING, die(game, "orange")));
    expect(tapSource(choices, orange, die(game, "orange")).kind).toBe("do");
  });
});

describe("a box first", () => {
  it("is done at once with the one die that fits", () => {
    const game = rolled("clever", [1, 2, 3, 4, 5, 6]);
    const tap = tapBox(choicesFor(game, 0), NOTHING, "purple.1");
    // White fits there as well: the box waits for a die.
    expect(tap.kind).toBe("chosen");
    const choices = choicesFor(game, 0);
    const chosen = chosenOf(tap);
    expect([...liveSources(choices, chosen)].sort()).toEqual(
      [die(game, "white"), die(game, "purple")].sort(),
    );
    expect(tapSource(choices, chosen, die(game, "purple")).kind).toBe("do");
    const yellow = game.options(0).find((option) => option.event?.pick === "yellow")!.event!;
    const only = tapBox(choices, NOTHING, `yellow.${String(yellow.cell)}`);
    expect(only.kind === "do" && only.way.option.event).toMatchObject({ pick: "yellow" });
  });

  it("says why it does not answer", () => {
    const game = rolled("clever", [1, 2, 3, 4, 5, 6]);
    const choices = choicesFor(game, 0);
    expect(tapBox(choices, NOTHING, "green.5")).toEqual({ kind: "no", why: "box" });
    game.apply(0, game.find(0, { pick: "orange", zone: "orange", cell: 1, value: 5 }));
    throwDue(game);
    expect(tapBox(choicesFor(game, 0), NOTHING, "orange.1")).toEqual({ kind: "no", why: "filled" });
  });

  it("turns to the dice that fit when the chosen one does not", () => {
    const game = rolled("clever", [1, 2, 3, 4, 5, 6]);
    const choices = choicesFor(game, 0);
    const orange = chosenOf(tapSource(choices, NOTHING, die(game, "orange")));
    expect(chosenOf(tapBox(choices, orange, "purple.1"))).toMatchObject({
      source: "",
      box: "purple.1",
    });
  });
});

describe("jokers and polishes", () => {
  /** The first position of random games where an entry can be helped. */
  function helped(help: "joker" | "polish"): Choices {
    for (let seed = 1n; seed < 60n; seed += 1n) {
      for (const [game, seat] of decisions("mix", 1, seed)) {
        const choices = choicesFor(game, seat);
        const ways = choices.entries.filter((way) =>
          help === "joker" ? way.joker : way.polishes > 0,
        );
        if (ways.length > 0 && choices.entries.some(isPlain)) return choices;
      }
    }
    throw new Error(`no ${help} in any game`);
  }

  it("are left out until they are asked for", () => {
    const choices = helped("joker");
    const plain = litBoxes(choices, NOTHING);
    const boxes = new Set(choices.entries.filter(isPlain).map((way) => way.box));
    expect(new Set(Object.keys(plain))).toEqual(boxes);
  });

  it("light their own boxes and ask which way before anything is spent", () => {
    for (const help of ["joker", "polish"] as const) {
      const choices = helped(help);
      const on = tapHelp(choices, NOTHING, help);
      expect(on.help).toBe(help);
      const [box] = Object.keys(litBoxes(choices, on));
      let tap = tapBox(choices, on, box!);
      let chosen = chosenOf(tap);
      if (chosen.source === "") {
        tap = tapSource(choices, chosen, [...liveSources(choices, chosen)][0]!);
        chosen = chosenOf(tap);
      }
      expect(chosen.ways.length).toBeGreaterThan(0);
      expect(chosen.ways.every((way) => way.box === box && !isPlain(way))).toBe(true);
      expect(tapHelp(choices, on, help).help).toBe("plain");
    }
  });

  it("offer no way that costs more for the same", () => {
    const { entries } = helped("joker");
    const worth = worthAsking(entries);
    expect(worth.length).toBeLessThanOrEqual(entries.length);
    for (const way of entries) {
      const { value, mark } = way.option.tell;
      const same = worth.filter(
        (other) =>
          other.source === way.source &&
          other.box === way.box &&
          other.option.tell.value === value &&
          other.option.tell.mark === mark,
      );
      expect(same.length).toBeGreaterThan(0);
    }
  });
});

describe("bonuses", () => {
  it("with a single way are forced, others are asked for", () => {
    const seen = { forced: 0, asked: 0, lists: 0 };
    for (const id of ["clever", "mix", "twice"]) {
      for (const [game, seat] of decisions(id, 1, 7n)) {
        const choices = choicesFor(game, seat);
        if (choices.asks !== "bonus") continue;
        expect(isForced(choices)).toBe(choices.ways.length === 1);
        seen[isForced(choices) ? "forced" : "asked"] += 1;
        const start = begin(choices);
        if (choices.sources.length === 1) expect(start.source).toBe(choices.sources[0]);
        if (choices.ways.some((way) => way.box.startsWith("bar:"))) seen.lists += 1;
      }
    }
    expect(seen.forced).toBeGreaterThan(0);
    expect(seen.asked).toBeGreaterThan(0);
    expect(seen.lists).toBeGreaterThan(0);
  });
});

describe("every option of every game", () => {
  it.each(["clever", "tower", "mix", "twice"])("can be reached by tapping: %s", (id) => {
    for (const players of [1, 2]) {
      for (const [game, seat] of decisions(id, players, 11n)) {
        const choices = choicesFor(game, seat);
        for (const way of worthAsking(choices.ways)) reach(choices, way.option.action);
      }
    }
  });

  /** Tap as a player would who wants that action. */
  function reach(choices: Choices, action: number): void {
    const way = choices.ways.find((one) => one.option.action === action)!;
    if (way.source === "") {
      expect([choices.pass, choices.on, choices.reroll]).toContain(way);
      return;
    }
    let chosen = begin(choices);
    const help = way.joker ? "joker" : way.polishes > 0 ? "polish" : "plain";
    if (help !== chosen.help)
      chosen = tapHelp(choices, chosen, help === "plain" ? chosen.help : help);
    const ends: Tap[] = [];
    const source = chosen.source === way.source ? null : tapSource(choices, chosen, way.source);
    if (source?.kind === "chosen") chosen = source.chosen;
    if (source?.kind === "do") ends.push(source);
    else ends.push(tapBox(choices, chosen, way.box));
    const [end] = ends;
    const found = end?.kind === "do" ? [end.way] : end?.kind === "chosen" ? end.chosen.ways : [];
    expect(found.map((one) => one.option.action)).toContain(action);
  }
});
