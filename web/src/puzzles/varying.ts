/**
 * Other dice for a card, so that nobody learns by heart: another throw at the same place after which the same choice is
 * the best and the mistake costs about as much. Where none is found, the dice stay as they were.
 */
import type { Coach } from "../players/coach";
import type { Rules, Sheet } from "../rules/types";
import { Ledger } from "../table/ledger";
import type { Entry } from "../table/types";
import type { Card } from "./cards";
import type { Random } from "./choosing";
import { errorOf } from "./grading";

const TRIES = 24;
/** The loss may differ by this share of it, or by the coach's error. */
const ALIKE = 0.3;
const FACES = 6;

type Faces = Record<string, number> | number[];

export async function varied(
  { rules, coach, random }: { rules: Rules; coach: Coach; random: Random },
  sheet: Sheet,
  card: Card,
): Promise<Entry[]> {
  const place = lastThrow(card.log);
  const thrown = card.log[place];
  if (!thrown || !("roll" in thrown) || !thrown.roll) return card.log;
  const before = Ledger.replay(rules, sheet, card.players, card.log.slice(0, place));
  for (let i = 0; i < TRIES; i += 1) {
    const after = before.copy();
    if (!throwOther(after, thrown.roll, random)) continue;
    if (await isAlike(coach, after, card)) return after.log;
  }
  return card.log;
}

/** The throw that the decision answers; -1 where anything was decided since. */
export function lastThrow(log: readonly Entry[]): number {
  const last = log.findLastIndex((entry) => !("platter" in entry && entry.platter));
  return last >= 0 && "roll" in log[last]! && log[last].roll ? last : -1;
}

/** The same throw with one or two dice changed; whether a decision follows it. */
function throwOther(ledger: Ledger, roll: Readonly<Faces>, random: Random): boolean {
  const faces = Array.isArray(roll) ? [...roll] : { ...roll };
  const dice = Object.keys(faces);
  for (let i = 0; i <= Math.floor(random() * 2); i += 1) {
    const die = dice[Math.floor(random() * dice.length)]!;
    (faces as Record<string, number>)[die] = 1 + Math.floor(random() * FACES);
  }
  if (JSON.stringify(faces) === JSON.stringify(roll)) return false;
  ledger.roll(faces);
  const { rules, game } = ledger;
  if (game.awaits === "platter") {
    ledger.platter(rules.lowestThree(game, BigInt(Math.floor(random() * 2 ** 32))));
  }
  return ledger.game.awaits === "decision";
}

async function isAlike(coach: Coach, { game }: Ledger, card: Card): Promise<boolean> {
  const { seat, action, best, loss, error } = card;
  if (!game.toAct().includes(seat)) return false;
  const expected = await coach.judge(game.copy(), seat);
  const points = new Map(expected.map((one) => [one.action, one.points]));
  const [mine, other] = [points.get(best), points.get(action)];
  if (mine === undefined || other === undefined) return false;
  if (Math.max(...points.values()) > mine) return false;
  return Math.abs(mine - other - loss) <= Math.max(ALIKE * loss, errorOf(error));
}
