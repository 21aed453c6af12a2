/** The game record: written from a ledger, and read back into one. */
import type { CompiledRules } from "../rules/rules";
import type { Game, Rules, SeatEvent } from "../rules/types";
import { sameEvent } from "../rules/words";
import { Ledger } from "./ledger";
import type { Entry, GameRecord, ScoreEntry, Step } from "./types";

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

/** The game so far. Seats that acted at the same time are written by seat. */
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
    ...extra,
    events: inOrder(ledger.steps).flatMap(({ seat, event }) => (event ? [{ seat, ...event }] : [])),
    scores: players.map((seat) => scoreEntry(game, seat)),
    winners: game.winners(),
  };
}

function inOrder(steps: readonly Step[]): Step[] {
  const first = new Map<string, number>();
  const turn = (step: Step) => `${step.round}/${step.active}/${step.part}`;
  steps.forEach((step, i) => {
    if (!first.has(turn(step))) first.set(turn(step), i);
  });
  // A throw comes before all that seats do at the same time.
  const rank = (step: Step) => (step.action !== null && step.part !== "active" ? step.seat + 1 : 0);
  return steps.toSorted((a, b) => first.get(turn(a))! - first.get(turn(b))! || rank(a) - rank(b));
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

/** The ledger of a record's game, ended or not; a RecordFault says what the rules do not allow. */
export function replayRecord(rules: Rules, record: GameRecord): Ledger {
  const ledger = start(rules, record);
  record.events.forEach((event, i) => {
    try {
      for (const entry of entriesOf(ledger.game, event)) ledger.follow(entry);
    } catch (error) {
      throw new RecordFault(i + 1, error instanceof Error ? error.message : String(error));
    }
  });
  return ledger;
}

function start(rules: Rules, record: GameRecord): Ledger {
  try {
    if (record.format !== (rules as CompiledRules).layout.format) {
      throw new RecordFault(0, `the format ${record.format} is not known here`);
    }
    if (record.seats.length !== record.players) {
      throw new RecordFault(0, `${record.seats.length} seats for ${record.players} players`);
    }
    const sheet = rules.withRulings(rules.sheet(record.game), record.rulings ?? {});
    return new Ledger(rules, sheet, record.players);
  } catch (error) {
    throw new RecordFault(0, error instanceof Error ? error.message : String(error));
  }
}

/** A record need not say that a player went on to a roll. */
function entriesOf(game: Game, event: SeatEvent): Entry[] {
  const { options: _, ...said } = event as SeatEvent & { options?: unknown };
  const rollOn = said.use ? [] : game.toAct().filter((seat) => game.view.asks(seat) === "window");
  return [...rollOn.map((seat): Entry => ({ seat, go: "on" })), said];
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
