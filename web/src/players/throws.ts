/** All that a throw can bring: exactly where that is little, else a sample. */
import type { Game, Rules } from "../rules/types";

/** Throws of a sample. */
const SAMPLE = 64;
/** So many throws are looked at one by one. */
const FEW = 36;
const FACES = [1, 2, 3, 4, 5, 6];

/** A throw that could be, and how likely it is. */
export interface Thrown {
  game: Game;
  share: number;
}

export interface Throws {
  all: Thrown[];
  exact: boolean;
}

/** What could follow where a throw or a platter is due. */
export function throwsOf(rules: Rules, game: Game): Throws {
  if (game.awaits === "platter") return even(platters(game), true);
  const dice = game.diceToRoll().length;
  if (!game.sheet.named_dice) return { all: hands(game, dice), exact: true };
  // Where ties for the platter are left to chance, there is no short list of throws.
  if (FACES.length ** dice <= FEW)
    return even(
      products(dice).map((faces) => rolled(game, faces)),
      true,
    );
  const seeds = Array.from({ length: SAMPLE }, (_, i) => BigInt(i + 1) * 0x9e3779b97f4an);
  return even(
    seeds.map((seed) => sampled(rules, game, seed)),
    false,
  );
}

function even(games: Game[], exact: boolean): Throws {
  return { all: games.map((game) => ({ game, share: 1 / games.length })), exact };
}

function rolled(game: Game, faces: readonly number[]): Game {
  const after = game.copy();
  after.applyRoll(faces);
  return after;
}

function sampled(rules: Rules, game: Game, seed: bigint): Game {
  const after = game.copy();
  after.applyRoll(rules.throwDice(after, seed));
  if (after.awaits === "platter") after.applyPlatter(rules.lowestThree(after, seed));
  return after;
}

function products(dice: number): number[][] {
  if (dice === 0) return [[]];
  return products(dice - 1).flatMap((faces) => FACES.map((face) => [...faces, face]));
}

/** Dice without colours: every hand, as likely as it has orders. */
function hands(game: Game, dice: number): Thrown[] {
  const shares = new Map<string, number>();
  for (const faces of products(dice)) {
    const hand = faces.toSorted((a, b) => a - b).join("");
    shares.set(hand, (shares.get(hand) ?? 0) + FACES.length ** -dice);
  }
  return [...shares].map(([hand, share]) => ({ game: rolled(game, [...hand].map(Number)), share }));
}

/** Every way in which chance can decide among equal faces. */
function platters(game: Game): Game[] {
  const { faces, sheet } = game.view;
  const lowest = faces
    .toSorted((a, b) => a - b)
    .slice(0, 3)
    .join("");
  const found: Game[] = [];
  sheet.dice.forEach((_, a) =>
    sheet.dice.forEach((__, b) =>
      sheet.dice.forEach((___, c) => {
        const dice = [a, b, c];
        const shown = dice.map((die) => faces[die]!).toSorted((x, y) => x - y);
        if (!(a < b && b < c) || shown.join("") !== lowest) return;
        const after = game.copy();
        after.applyPlatter(dice.map((die) => sheet.dice[die]!));
        found.push(after);
      }),
    ),
  );
  return found;
}
