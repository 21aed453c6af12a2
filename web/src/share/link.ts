/**
 * A whole game in the address of its replay: what the rules do not say by themselves, byte by byte. A throw is the
 * faces of the dice that were due, a decision its action; whose it was is told only where several might act.
 */
import { isDay } from "../daily/calendar";
import type { Finished } from "../device";
import { toBase64Url } from "../device/base64";
import { NoSheet, RuleError, type Rules, type Sheet } from "../rules/types";
import { Ledger, type Step } from "../table";
import { recordOf } from "../table/record";
import { hashOf, lengthOf, Source, toBytes } from "./bytes";

/** Goes up whenever an earlier page would misread an address. */
const FORMAT = 1;
/** Longer addresses are cut off on their way by some programs. */
export const LONGEST = 4000;

/** What comes before the game. */
interface Head {
  /** The game's id, and the beginning of its sheet's digest. */
  g: string;
  d: string;
  /** Rulings that differ from the sheet's. */
  r?: Record<string, boolean>;
  /** By seat: names, and levels of bots. */
  n: string[];
  b: string[];
  /** Whose game it is. */
  m: number;
  /** When it ended, in seconds. */
  t: number;
  /** The day whose dice it has, and whether they were a server's. */
  y?: string;
  o?: boolean;
}

/** So much of a digest is told. */
export const DIGITS = 12;

/** The game as text for an address; null where that would be too long. */
export function linkOf(game: Finished, ledger: Ledger): string | null {
  const { sheet, players } = ledger;
  const head: Head = {
    g: sheet.id,
    d: sheet.digest.slice(0, DIGITS),
    ...(Object.keys(sheet.changed_rulings).length > 0 ? { r: sheet.changed_rulings } : {}),
    n: game.record.seats,
    b: game.bots ?? game.record.seats.map(() => ""),
    m: game.mine[0] ?? 0,
    t: Math.round(game.finished / 1000),
    ...(game.daily ? { y: game.daily, o: game.online } : {}),
  };
  const told = new TextEncoder().encode(JSON.stringify(head));
  const bytes = [FORMAT, ...lengthOf(told.length), ...told];
  const again = new Ledger(ledger.rules, sheet, players);
  ledger.steps.forEach((step, i) => {
    bytes.push(...bytesOf(again, step));
    again.follow(ledger.log[i]!);
  });
  const text = toBase64Url(Uint8Array.from(bytes));
  return text.length <= LONGEST ? text : null;
}

/** What somebody who has followed the game so far needs to know of its next step. */
export function bytesOf({ game, sheet }: Ledger, { seat, action, event }: Step): number[] {
  if (event?.roll) return Object.values(event.roll);
  if (event?.platter) return event.platter.map((die) => sheet.dice.indexOf(die));
  const whose = game.toAct().length > 1 ? [seat] : [];
  return [...whose, ...lengthOf(action!)];
}

/** The game of an address; a RuleError says why it cannot be read. */
export function gameOf(rules: Rules, text: string): Finished {
  const source = new Source(toBytes(text));
  if (source.next() !== FORMAT) {
    throw new RuleError("this link is of another version of the page, or it is cut off");
  }
  const head = headOf(source.take(source.number()));
  const sheet = sheetOf(rules, head);
  const ledger = new Ledger(rules, rules.withRulings(sheet, head.r ?? {}), head.n.length);
  while (!ledger.game.over) follow(ledger, source);
  const record = recordOf(rules, ledger, head.n);
  return {
    id: `shared-${String(hashOf(text))}`,
    record,
    finished: head.t * 1000,
    mine: [head.m],
    online: head.o === true,
    bots: head.b,
    ...(head.y === undefined ? {} : { daily: head.y }),
  };
}

/** The next step as a link tells it. */
export function follow(ledger: Ledger, source: Source): void {
  const { game, sheet } = ledger;
  if (game.awaits === "roll") {
    ledger.roll(Array.from(source.take(game.diceToRoll().length)));
  } else if (game.awaits === "platter") {
    ledger.platter(Array.from(source.take(3), (die) => sheet.dice[die] ?? ""));
  } else {
    const acting = game.toAct();
    const seat = acting.length > 1 ? source.next() : acting[0]!;
    if (!acting.includes(seat)) throw new RuleError("this link is damaged");
    ledger.act(seat, source.number());
  }
}

function headOf(bytes: Uint8Array): Head {
  try {
    const head = JSON.parse(new TextDecoder().decode(bytes)) as Head;
    const texts = [head.g, head.d, ...head.n, ...head.b];
    const whole = [head.m, head.t].every(Number.isSafeInteger);
    const fits = head.b.length === head.n.length && head.m >= 0 && head.m < head.n.length;
    const dated = head.y === undefined || isDay(head.y);
    if (whole && fits && dated && texts.every((text) => typeof text === "string")) return head;
  } catch {
    // As below.
  }
  throw new RuleError("this link is damaged");
}

/** The sheet of a link, by the beginning of its digest. */
export function sheetOf(rules: Rules, { g, d }: Pick<Head, "g" | "d">): Sheet {
  const found = rules.versions(g).find(({ digest }) => digest.startsWith(d));
  if (!found) throw new NoSheet(`this game was played by a sheet of ${g} that is not here`);
  return found;
}
