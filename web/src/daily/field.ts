/** Bots on a day's dice, on this device: fewer than a server lets play, in the same way. */
import type { Game, Rules, Sheet } from "../rules";
import { Ledger, recordOf, type Bot, type BotMaker, type GameRecord } from "../table";

export const RUNS = 100;

export interface Dice {
  seed: bigint;
  rival: string;
}

interface Means {
  rules: Rules;
  bots: BotMaker;
}

/** Seat 0's points alone, else how far it lies above the best other. */
export function scoreOf(totals: readonly number[]): number {
  const [own = 0, ...others] = totals;
  return others.length === 0 ? own : own - Math.max(...others);
}

/** The share of scores that one is better than; a tie counts half. */
export function betterThan(scores: readonly number[], score: number): number {
  const worse = scores.filter((other) => other < score).length;
  const ties = scores.filter((other) => other === score).length;
  return (worse + ties / 2) / scores.length;
}

/** The scores of so many runs, evenly by level; now and then a decision is that of a level below. */
export async function playField(
  means: Means,
  sheet: Sheet,
  dice: Dice,
  runs: number,
  progress: (share: number) => void,
): Promise<number[]> {
  const { rules, bots } = means;
  const names = bots.names(sheet.id);
  const made = new Map<string, Promise<Bot>>();
  const bot = (name: string) => {
    const found = made.get(name) ?? bots.make(sheet.id, name, 0n, 0);
    made.set(name, found);
    return found;
  };
  // All between pure chance and the strongest.
  const levels = names.length - 2;
  const scores: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const level = 1 + (run % levels);
    const seed = rules.runSeed(level, Math.floor(run / levels));
    const chance = await bots.make(sheet.id, names[0]!, seed, 0);
    const decide = (seat: number, decision: number): Promise<Bot> => {
      if (seat > 0) return bot(dice.rival);
      const deciding = rules.decidingLevel(seed, seat, decision, level);
      return deciding === 0 ? Promise.resolve(chance) : bot(names[deciding]!);
    };
    const game = rules.newGame(sheet, sheet.players[0]);
    await play(rules, dice.seed, decide, {
      game,
      roll: (faces) => game.applyRoll(faces),
      platter: (lowest) => game.applyPlatter(lowest),
      act: (seat, action) => game.apply(seat, action),
    });
    const seats = Array.from({ length: game.players }, (_, seat) => seat);
    scores.push(scoreOf(seats.map((seat) => game.score(seat).total)));
    progress((run + 1) / runs);
  }
  return scores;
}

/** The record of a level's own run on these dice. */
export async function recordRun(
  { rules, bots }: Means,
  sheet: Sheet,
  dice: Dice,
  level: string,
): Promise<GameRecord> {
  const made = await bots.make(sheet.id, level, 0n, 0);
  const rival = await bots.make(sheet.id, dice.rival, 0n, 1);
  const ledger = new Ledger(rules, sheet, sheet.players[0]);
  await play(rules, dice.seed, (seat) => Promise.resolve(seat === 0 ? made : rival), ledger);
  const others = Array.from({ length: ledger.players - 1 }, () => dice.rival);
  return recordOf(rules, ledger, [level, ...others]);
}

/** A game, or what keeps its log too. */
interface Playable {
  readonly game: Game;
  roll(faces: Readonly<Record<string, number>>): void;
  platter(dice: readonly string[]): void;
  act(seat: number, action: number): void;
}

async function play(
  rules: Rules,
  seed: bigint,
  decider: (seat: number, decision: number) => Promise<Bot>,
  played: Playable,
): Promise<void> {
  const decided: number[] = Array.from({ length: played.game.players }, () => 0);
  while (!played.game.over) {
    const { game } = played;
    if (game.awaits === "roll") played.roll(rules.throwDice(game, seed));
    else if (game.awaits === "platter") played.platter(rules.lowestThree(game, seed));
    else {
      const seat = game.toAct()[0]!;
      const decision = decided[seat]!;
      decided[seat] = decision + 1;
      const bot = await decider(seat, decision);
      played.act(seat, await bot.choose(game.copy(), seat, decision));
    }
  }
}
