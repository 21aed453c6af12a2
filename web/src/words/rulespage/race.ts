/** The rules of the race, from its board. */

import { playersText, section, texts, type Block, type Section, type Writer } from "./page";

export function raceSections(writer: Writer): Section[] {
  const { words, rules, sheet } = writer;
  const { tiles, empty_stacks } = sheet.plan;
  const points = words.list(tiles.map((tile) => words.number(tile)));
  return [
    section("goal", rules.say("goal"), texts([rules.say("race.goal")])),
    section("board", rules.say("race.board"), boardBlocks(writer)),
    section("turn", rules.say("turn"), turnBlocks(writer)),
    section("x", rules.say("race.x"), texts([rules.say("race.x.chip"), rules.say("race.x.one")])),
    section("lucky", rules.say("race.lucky"), texts([rules.say("race.lucky.text")])),
    section("closed", rules.say("race.closed"), texts([rules.say("race.closed.text")])),
    section(
      "sets",
      rules.say("race.sets"),
      texts([rules.say("race.sets.text", { tiles: points })]),
    ),
    section(
      "end",
      rules.say("end"),
      texts([rules.say("race.end", { n: empty_stacks }), rules.say("race.score")]),
    ),
  ];
}

function boardBlocks({ rules, sheet }: Writer): Block[] {
  const { rows } = sheet.plan;
  const items = rows.map(({ number, squares }) => {
    return rules.say("race.row", { row: number, squares, points: number });
  });
  const [low, high] = sheet.players;
  const stacks = rows[0]!.chips.slice(low, high + 1);
  const fewer = stacks.flatMap((chips, i) => (chips < Math.max(...stacks) ? [low + i] : []));
  const removed =
    fewer.length > 0 ? rules.say("race.removed", { players: playersText(rules, fewer) }) : "";
  return [
    ...texts([rules.say("race.rows", { n: rows.length })]),
    { kind: "draw", draw: "board" },
    { kind: "list", items },
    ...texts([removed, rules.say("race.pawns")]),
  ];
}

function turnBlocks({ rules, sheet }: Writer): Block[] {
  return texts([
    rules.say("race.turn.roll", { n: sheet.dice.length }),
    rules.say("race.turn.move"),
    rules.say("race.turn.same"),
  ]);
}
