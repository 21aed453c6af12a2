/**
 * The link "these dice": a finished game and, in an answer, the one that somebody else played with its dice. Throws
 * are told only where no seed tells them, and of the first game only: the second has the same at the same places.
 */
import { isDay } from "../daily/calendar";
import type { Finished } from "../device";
import { toBase64Url } from "../device/base64";
import { RuleError, type Rules } from "../rules/types";
import { hashOf, lengthOf, Source, toBytes } from "../share/bytes";
import { bytesOf, DIGITS, follow, LONGEST, sheetOf } from "../share/link";
import { Ledger } from "../table";
import { followsSeed, givenBy, platterAt, rollAt, type Dice } from "../table/given";
import { recordOf } from "../table/record";

/** Goes up whenever an earlier page would misread an address. */
const FORMAT = 1;
/** Letters behind all others, by which a changed or shortened link is known. */
const CHECK = 7;

/** Who played, as a link tells it. */
interface Side {
  /** By seat: names, and levels of bots. */
  n: string[];
  b: string[];
  /** When it ended, in seconds. */
  t: number;
  /** The coach spoke. */
  c?: true;
}

interface Head {
  /** The game's id, and the beginning of its sheet's digest. */
  g: string;
  d: string;
  /** Rulings that differ from the sheet's. */
  r?: Record<string, boolean>;
  /** Whose dice they are, by seat. */
  m: number;
  /** By what the first one's device knows its game. */
  i: number;
  /** The seed of the dice, where all of them follow from one. */
  s?: string;
  /** The day whose dice they were. */
  y?: string;
  /** The points are no secret. */
  p?: true;
  one: Side;
  two?: Side;
}

/** A game out of a link. */
export interface Played {
  game: Finished;
  ledger: Ledger;
}

/** What a link holds. */
export interface Sent {
  text: string;
  /** A short name of the link. */
  key: string;
  /** The seat that was played, and is to be played. */
  seat: number;
  first: Played;
  /** In an answer: what was made of the first one's dice. */
  second: Played | null;
  dice: Dice;
  /** The first one's points may be told before. */
  tells: boolean;
  /** See `mark`. */
  mark: number;
  daily?: string;
}

/** By what a device knows its own game again: its id is nobody else's business. */
export function markOf(id: string): number {
  return hashOf(id);
}

export interface Asking {
  seat: number;
  /** Whether the points are told. */
  tells: boolean;
}

/** The link to a game's dice; null where it would be too long. */
export function diceLink(game: Finished, ledger: Ledger, { seat, tells }: Asking): string | null {
  const { sheet } = ledger;
  const seed = game.seed !== undefined && followsSeed(ledger, BigInt(game.seed)) && game.seed;
  const head: Head = {
    g: sheet.id,
    d: sheet.digest.slice(0, DIGITS),
    ...(Object.keys(sheet.changed_rulings).length > 0 ? { r: sheet.changed_rulings } : {}),
    m: seat,
    i: markOf(game.id),
    ...(seed ? { s: seed } : {}),
    ...(game.daily ? { y: game.daily } : {}),
    ...(tells ? { p: true } : {}),
    one: sideOf(game),
  };
  return written(head, stepBytes(ledger, !seed));
}

/** The answer to a link: it, and what somebody made of its dice. */
export function answerLink(
  { text, first, dice }: Sent,
  game: Finished,
  ledger: Ledger,
): string | null {
  const head: Head = { ...headOf(opened(text)), two: sideOf(game) };
  const throws = dice.given?.fell !== undefined;
  return written(head, [...stepBytes(first.ledger, throws), ...stepBytes(ledger, false)]);
}

function sideOf({ record, bots, finished, coached }: Finished): Side {
  return {
    n: record.seats,
    b: bots ?? record.seats.map(() => ""),
    t: Math.round(finished / 1000),
    ...(coached ? { c: true } : {}),
  };
}

function stepBytes(ledger: Ledger, throws: boolean): number[] {
  const again = new Ledger(ledger.rules, ledger.sheet, ledger.players);
  return ledger.steps.flatMap((step, i) => {
    const bytes = step.action !== null || throws ? bytesOf(again, step) : [];
    again.follow(ledger.log[i]!);
    return bytes;
  });
}

function written(head: Head, steps: number[]): string | null {
  const told = new TextEncoder().encode(JSON.stringify(head));
  const text = toBase64Url(Uint8Array.from([FORMAT, ...lengthOf(told.length), ...told, ...steps]));
  const whole = text + checkOf(text);
  return whole.length <= LONGEST ? whole : null;
}

function checkOf(text: string): string {
  return hashOf(text).toString(36).padStart(CHECK, "0");
}

/** What somebody sent; a RuleError says why it cannot be read. */
export function readDice(rules: Rules, text: string): Sent {
  const source = opened(text);
  const head = headOf(source);
  const { m: seat, one, two } = head;
  const sheet = rules.withRulings(sheetOf(rules, head), head.r ?? {});
  const begin = () => new Ledger(rules, sheet, one.n.length);
  const ledger = begin();
  const known = head.s === undefined ? null : { seed: BigInt(head.s) };
  play(ledger, source, known);
  const { fell, done } = givenBy(ledger, seat);
  const dice = known
    ? { ...known, given: { done } }
    : { seed: seedOf(fell), given: { fell, done } };
  const first = { game: gameOf(rules, ledger, one, head, known), ledger };
  let second: Played | null = null;
  if (two) {
    const other = begin();
    play(other, source, dice);
    second = { game: gameOf(rules, other, two, head, known), ledger: other };
  }
  const { i: mark, y: daily } = head;
  const key = hashOf(text).toString(36);
  const tells = head.p === true;
  return { text, key, seat, first, second, dice, tells, mark, ...(daily ? { daily } : {}) };
}

/** Follow a game to its end; throws are in the link where no `dice` tell them. */
function play(ledger: Ledger, source: Source, dice: Dice | null): void {
  const { rules, game } = ledger;
  while (!game.over) {
    if (dice && game.awaits === "roll") ledger.roll(rollAt(rules, game, dice));
    else if (dice && game.awaits === "platter") ledger.platter(platterAt(rules, game, dice));
    else follow(ledger, source);
  }
}

function gameOf(
  rules: Rules,
  ledger: Ledger,
  { n, b, t, c }: Side,
  { m, y }: Head,
  known: Dice | null,
): Finished {
  const id = `sent-${String(hashOf(JSON.stringify([n, t, ledger.log])))}`;
  const seed = known ? { seed: known.seed.toString() } : {};
  const record = recordOf(rules, ledger, n, seed);
  const game = { id, record, finished: t * 1000, mine: [m], online: false, bots: b, ...seed };
  return { ...game, coached: c === true, ...(y ? { daily: y } : {}) };
}

/** What goes for dice that did not fall: 64 bits of those that did, the same for all who have the link. */
function seedOf({ throws }: NonNullable<NonNullable<Dice["given"]>["fell"]>): bigint {
  const faces = Object.values(throws).flatMap((fell) => Object.values(fell));
  const mixed = faces.reduce((hash, face) => (hash ^ BigInt(face)) * 0x100000001b3n, 7n);
  return BigInt.asUintN(64, mixed);
}

function opened(text: string): Source {
  const body = text.slice(0, -CHECK);
  if (text.slice(-CHECK) !== checkOf(body)) throw new RuleError("this link is damaged or cut off");
  const source = new Source(toBytes(body));
  if (source.next() !== FORMAT) throw new RuleError("this link is of another version of the page");
  return source;
}

function headOf(source: Source): Head {
  const bytes = source.take(source.number());
  try {
    const head = JSON.parse(new TextDecoder().decode(bytes)) as Head;
    const { g, d, m, i, s = "0", y, one, two = one } = head;
    const count = one.n.length;
    const fits = [one, two].every((side) => isSide(side, count)) && m >= 0 && m < count;
    const plain = [g, d].every((text) => typeof text === "string") && isSeed(s);
    if (fits && plain && [m, i].every(Number.isSafeInteger) && (y === undefined || isDay(y))) {
      return head;
    }
  } catch {
    // As below.
  }
  throw new RuleError("this link is damaged");
}

function isSide({ n, b, t }: Side, count: number): boolean {
  const texts = [...n, ...b].every((text) => typeof text === "string");
  return texts && n.length === count && b.length === count && Number.isSafeInteger(t);
}

function isSeed(text: string): boolean {
  return /^\d{1,20}$/.test(text) && BigInt.asUintN(64, BigInt(text)) === BigInt(text);
}
