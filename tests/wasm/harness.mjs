// Answers one question about the compiled rules: JSON on the input, JSON on the output.
//
//     node harness.mjs FOLDER < question.json

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

import { Players } from "./players.mjs";
import { Rules } from "./rules.mjs";

const rules = new Rules(process.argv[2]);
const players = new Players(process.argv[2], rules.layout);

function digest(...pieces) {
  const hash = createHash("sha256");
  for (const piece of pieces) hash.update(piece);
  return hash.digest("hex").slice(0, 16);
}

function load({ game, rulings = {} }) {
  rules.load(game, rulings);
}

// Views of the memory are made anew at every use: it may have grown in between.
const questions = {
  module: ({ file }) => {
    const module = new WebAssembly.Module(readFileSync(join(process.argv[2], file)));
    return {
      imports: WebAssembly.Module.imports(module).map(({ name }) => name),
      exports: WebAssembly.Module.exports(module).map(({ name }) => name),
    };
  },

  // Of a file: its bytes, as they are and compressed.
  size: ({ file }) => {
    const bytes = readFileSync(join(process.argv[2], file));
    const gzip = gzipSync(bytes, { level: 9 }).length;
    return { raw: bytes.length, gzip, brotli: brotliCompressSync(bytes).length };
  },

  // By game: one digest of all its states.
  digests: ({ players, seed, games }) => {
    const found = [];
    for (let game = 0; game < games; game++) {
      const hash = createHash("sha256");
      const gameSeed = rules.exports.stream(BigInt(seed), game);
      rules.play(players, gameSeed, () => hash.update(rules.stateBytes()));
      found.push(hash.digest("hex").slice(0, 16));
    }
    return found;
  },

  // Of one game: every state.
  states: ({ players, seed, number }) => {
    const found = [];
    const gameSeed = rules.exports.stream(BigInt(seed), number);
    rules.play(players, gameSeed, () =>
      found.push(Buffer.from(rules.stateBytes()).toString("hex")),
    );
    return found;
  },

  // Of one game: a digest of every decision's legal list, words and previews, then the result.
  decisions: ({ players, seed, number }) => {
    const { exports, sheet, state, spare, out, tells, after, totals, parts, layout } = rules;
    const gameSeed = exports.stream(BigInt(seed), number);
    const found = [];
    const asked = (seat, count) => {
      exports.describe_all(sheet, state, seat, out, count, tells, after, totals, count);
      rules.bytes(spare, layout.state.size).set(rules.stateBytes());
      exports.act(sheet, spare, seat, rules.ints(out, count)[count - 1]);
      found.push(
        digest(
          rules.bytes(out, 4 * count),
          rules.bytes(tells, 4 * count * layout.constants.TELLS),
          rules.bytes(after, count * layout.state.size),
          rules.bytes(totals, 4 * count),
          rules.bytes(spare, layout.state.size),
        ),
      );
    };
    rules.play(players, gameSeed, () => {}, asked);
    const scores = [];
    for (let seat = 0; seat < players; seat++) {
      rules.ints(parts, layout.constants.DICE).fill(0);
      const total = exports.score(sheet, state, seat, parts);
      scores.push([total, ...rules.ints(parts, layout.constants.DICE)]);
    }
    return { decisions: found, scores, winners: exports.winners(sheet, state, parts) };
  },

  // Of one game: of every decision, a digest of the rows about all actions. What each changes and
  // why it is good or bad, and what the first and the last legal action have that it gives up.
  rows: ({ players: count, seed, number }) => {
    const { exports, sheet, state, spare, out, rows, layout } = rules;
    const gameSeed = exports.stream(BigInt(seed), number);
    const found = [];
    const asked = (seat, legal) => {
      players.load(rules.bytes(sheet, layout.sheet.size), rules.stateBytes());
      const actions = [...rules.ints(out, legal)];
      const pieces = actions.flatMap((action) => {
        rules.bytes(spare, layout.state.size).set(rules.stateBytes());
        exports.act(sheet, spare, seat, action);
        const effects = exports.list_effects(sheet, state, spare, seat, action, rows);
        return [
          rules.bytes(rows, 4 * effects * layout.constants.ROW_INTS).slice(),
          players.rows("list_reasons", { seat, action }),
          players.rows("list_price", { seat, action, best: actions[0] }),
          players.rows("list_price", { seat, action, best: actions.at(-1) }),
        ];
      });
      found.push(digest(...pieces));
    };
    rules.play(count, gameSeed, () => {}, asked);
    return found;
  },

  // Of a net: a digest of its weights.
  net: ({ file, layers }) => digest(players.unpacked(file, layers)),

  // Games played wholly inside the module: the steps, every seat's sum, the seconds it took.
  block: ({ players, seed, games }) => {
    const { exports, sheet, state, out, scratch, sums, layout } = rules;
    rules.ints(sums, layout.constants.SEATS).fill(0);
    const before = performance.now();
    const steps = exports.play_block(
      sheet, state, players, BigInt(seed), 0, games, out, scratch, state, 0, sums,
    );
    const seconds = (performance.now() - before) / 1000;
    return { steps, sums: [...rules.ints(sums, layout.constants.SEATS)], seconds };
  },
};

// A list of questions is answered in one go: what is compiled once stays warm.
const asked = JSON.parse(readFileSync(0, "utf8"));
const answers = asked.map((question) => {
  if (question.game) load(question);
  return questions[question.ask](question);
});
process.stdout.write(JSON.stringify(answers));
