/** The game record: written from a ledger, and read back into one. */
import type { CompiledRules } from "../rules/rules";
import type { Game, Rules, SeatEvent, Sheet } from "../rules/types";
import { sameEvent } from "../rules/words";
import { Ledger } from "./ledger";
import type { GameRecord, ScoreEntry } from "./types";

/** What a seat has at the end, as the record writes it. */
export function scoreEntry(game: Game, seat: number): ScoreEntry {
  const score = game.score(seat);
  if (game.sheet.flow === "platter") {
    return { zones: score.parts, foxes: score.foxes, total: score.total };
  }
  const chips = game.view.chips(seat);
  const byRow = game.sheet.plan.rows.map(({ number }, i) => [number, chips[i]!] as const);
  return { chips: Object.fromEntries(byRow), tiles: score.tiles, total: score.total };
}

/** The game so far. */
export function recordOf(
  rules: Rules,
  ledger: Ledger,
  seats: readonly string[],
  extra: Record<string, unknown> = {},
): GameRecord {
  const { game, sheet } = ledger;
  const rulings = sheet.changed_rulings;
  const players = Array.from({ length: ledger.players }, (_, seat) => seat);
  return {
    format: (rules as CompiledRules).layout.format,
    game: sheet.id,
    players: ledger.players,
    seats: [...seats],
    ...(Object.keys(rulings).length > 0 ? { rulings: { ...rulings } } : {}),
    sheet: sheet.digest,
    ...extra,
    events: ledger.events(),
    scores: players.map((seat) => scoreEntry(game, seat)),
    winners: game.winners(),
  };
}

/** What is wrong with a record, and at which event (from 1; 0: at none). */
export class RecordFault extends Error {
  override name = "RecordFault";

  constructor(
    readonly event: number,
    message: string,
  ) {
    super(message);
  }
}

/**
 * The ledger of a record's game, ended or not; a RecordFault says what the rules do not allow. A record
 * whose sheet is not told or not here is of today's, or of an earlier version by which its result holds.
 */
export function replayRecord(rules: Rules, record: GameRecord): Ledger {
  const own = pinned(rules, record);
  if (own) return replayBy(rules, record, own);
  const ledger = replayBy(rules, record, today(rules, record));
  if (resultHolds(ledger, record)) return ledger;
  const earlier = rules.versions(record.game).slice(0, -1);
  const tried = earlier.map((sheet) => replayBy(rules, record, sheet));
  return tried.find((other) => resultHolds(other, record)) ?? ledger;
}

function pinned(rules: Rules, { game, sheet }: GameRecord): Sheet | null {
  try {
    return sheet === undefined ? null : rules.sheetOf(game, sheet);
  } catch {
    return null;
  }
}

function today(rules: Rules, { game }: GameRecord): Sheet {
  try {
    return rules.sheet(game);
  } catch (error) {
    throw new RecordFault(0, (error as Error).message);
  }
}

function replayBy(rules: Rules, record: GameRecord, sheet: Sheet): Ledger {
  const ledger = start(rules, record, sheet);
  record.events.forEach((event, i) => {
    try {
      const { options: _, ...said } = event as SeatEvent & { options?: unknown };
      for (const seat of ledger.goesOn(said)) ledger.act(seat, null);
      ledger.follow(said);
    } catch (error) {
      throw new RecordFault(i + 1, error instanceof Error ? error.message : String(error));
    }
  });
  return ledger;
}

function start(rules: Rules, record: GameRecord, sheet: Sheet): Ledger {
  try {
    if (record.format !== (rules as CompiledRules).layout.format) {
      throw new RecordFault(0, `the format ${record.format} is not known here`);
    }
    if (record.seats.length !== record.players) {
      throw new RecordFault(0, `${record.seats.length} seats for ${record.players} players`);
    }
    const ruled = rules.withRulings(sheet, record.rulings ?? {});
    return new Ledger(rules, ruled, record.players);
  } catch (error) {
    throw new RecordFault(0, error instanceof Error ? error.message : String(error));
  }
}

/** Whether a record's scores and winners are those of its game. */
export function resultHolds(ledger: Ledger, record: GameRecord): boolean {
  const scores = record.seats.map((_, seat) => scoreEntry(ledger.game, seat));
  return (
    ledger.game.over &&
    sameEvent(scores, record.scores) &&
    sameEvent(ledger.game.winners(), record.winners)
  );
}
