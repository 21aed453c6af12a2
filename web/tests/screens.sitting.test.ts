import { describe, expect, it, test } from "vitest";
import type { Finished } from "../src/device";
import { localSeats } from "../src/screens/setup";
import { namesOf, seatsAgain } from "../src/screens/sitting";
import { characterNames } from "../src/words/characters";
import { distinct, namesAt } from "../src/words/people";
import levels from "../generated/players/levels.json";
import { golden } from "./records";
import { speaker, spoken } from "./words";

const OFFERED = new Set(Object.values(levels).flatMap((game) => game.map(({ name }) => name)));
const LEVELS = ["random", "greedy", "casual", "master"];
const record = [...golden.values()].find(({ players }) => players === 3)!;

function finished(seats: string[], more: Partial<Finished> = {}): Finished {
  return { id: "x", record: { ...record, seats }, finished: 1, mine: [0], online: false, ...more };
}

describe("no two at a table share a name", () => {
  it("numbers namesakes, and never gives a name twice", () => {
    expect(distinct(["Anna", "anna", "Béla", "Anna"])).toEqual([
      "Anna",
      "anna 2",
      "Béla",
      "Anna 3",
    ]);
    expect(new Set(distinct(["A", "A", "A 2", "A"])).size).toBe(4);
  });

  test.each(spoken)("%s: bots of one level are told apart", (_, words) => {
    const seats = [{ name: "" }, { name: "", bot: "casual" }, { name: "", bot: "casual" }];
    const names = namesAt(words, seats);
    expect(new Set(names).size).toBe(3);
    expect(characterNames("casual")).toEqual(expect.arrayContaining(names.slice(1)));
  });

  it("gives a bot no name that a person has", () => {
    const [own, bot] = namesAt(speaker.en, [{ name: "Hazel" }, { name: "", bot: "casual" }]);
    expect(own).toBe("Hazel");
    expect(bot).not.toBe("Hazel");
  });

  it("has a name for each of three bots of every level that is offered", () => {
    for (const level of OFFERED) expect(new Set(characterNames(level)).size, level).toBe(3);
    expect(namesAt(speaker.en, [{ bot: "visitor" }, { bot: "visitor" }])).toEqual([
      "Visitor",
      "Visitor 2",
    ]);
  });

  it("holds for a game that is set up here", () => {
    const setup = [
      { kind: "here" as const, name: "Hazel ", bot: "" },
      { kind: "bot" as const, name: "", bot: "casual" },
      { kind: "bot" as const, name: "", bot: "casual" },
    ];
    const seats = localSeats(speaker.en, setup);
    expect(seats.map(({ name }) => name)).toEqual(["Hazel", "Rusty", "Fips"]);
    expect(seats.map(({ bot }) => bot)).toEqual([undefined, "casual", "casual"]);
  });
});

describe("a game is played on with those who sat there", () => {
  it("bots stay bots", () => {
    const game = finished(["Anna", "Casual", "Master"], { bots: ["", "casual", "master"] });
    expect(seatsAgain(speaker.en, game, LEVELS)).toEqual([
      { name: "Anna" },
      { name: "Casual", bot: "casual" },
      { name: "Master", bot: "master" },
    ]);
  });

  it("also where the record alone says so, by the name of a level", () => {
    const game = finished(["greedy", "casual", "casual"], { online: true });
    expect(seatsAgain(speaker.de, game, LEVELS).map(({ bot }) => bot)).toEqual([
      undefined,
      "casual",
      "casual",
    ]);
    const [own, ...others] = namesOf(speaker.de, game, LEVELS);
    expect(own).toBe("greedy");
    expect(others).toEqual(["Hazel", "Rusty"]);
  });
});
