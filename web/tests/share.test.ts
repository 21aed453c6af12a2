/** A game in a link: the same game comes out, and what is no such link is refused. */
import { describe, expect, test } from "vitest";
import type { Finished } from "../src/device/device";
import { RuleError } from "../src/rules/types";
import { gameOf, linkOf, LONGEST } from "../src/share/link";
import { replayRecord } from "../src/table";
import { golden } from "./records";
import { rules } from "./rules";

function finished(name: string): Finished {
  const { ids: _, ...record } = golden.get(name)!;
  const bots = record.seats.map((_seat, i) => (i === 0 ? "" : "club"));
  return { id: name, record, finished: 1_760_000_000_000, mine: [0], online: false, bots };
}

const [first] = golden.keys();

describe.each([...golden.keys()])("%s", (name) => {
  test("comes out of its link as it went in", () => {
    const game = finished(name);
    const ledger = replayRecord(rules, game.record);
    const text = linkOf(game, ledger)!;
    expect(text).toMatch(/^[\w-]+$/);
    const found = gameOf(rules, text);
    expect(found.record.events).toEqual(ledger.events());
    expect(found.record.scores).toEqual(game.record.scores);
    expect(found.record.winners).toEqual(game.record.winners);
    expect(found.record.seats).toEqual(game.record.seats);
    expect(found).toMatchObject({ mine: [0], bots: game.bots, finished: game.finished });
    expect(text.length).toBeLessThanOrEqual(LONGEST);
  });
});

test("a game that would make too long an address has none", () => {
  const game = finished(first!);
  game.record.seats = game.record.seats.map(() => "N".repeat(LONGEST));
  expect(linkOf(game, replayRecord(rules, game.record))).toBeNull();
});

test("links that are no links are refused in a sentence", () => {
  const game = finished(first!);
  const text = linkOf(game, replayRecord(rules, game.record))!;
  for (const bad of ["", "x", "!!", "AQ", text.slice(0, -20), `B${text.slice(1)}`]) {
    expect(() => gameOf(rules, bad), bad.slice(0, 20)).toThrow(RuleError);
  }
  // Whatever byte is changed, no other game comes out but one that the rules allow.
  for (let at = 0; at < text.length; at += 7) {
    const other = text[at] === "A" ? "B" : "A";
    const changed = text.slice(0, at) + other + text.slice(at + 1);
    try {
      expect(gameOf(rules, changed).record.scores).toHaveLength(game.record.players);
    } catch (error) {
      expect(error, String(error)).toBeInstanceOf(RuleError);
    }
  }
});
