/** One try of a puzzle or a card: the table, and what the answer is worth. */
import { LessonTable } from "../lessons/table";
import type { Players } from "../players";
import type { Coach } from "../players/coach";
import type { Game, Rules } from "../rules/types";
import type { SeatInfo } from "../table/types";
import type { Asked } from "./asked";
import { gradeOf, type Grade } from "./grading";

export interface RunMeans {
  rules: Rules;
  players: Players;
  seats: readonly SeatInfo[];
}

export interface Outcome {
  before: Game;
  action: number;
  best: number;
  /** Null where the coach could not be asked. */
  grade: Grade | null;
  lost: number;
  error: number | null;
}

/** So that one sees what was done before it is judged. */
const LOOK = 600;

export class PuzzleRun {
  readonly table: LessonTable;
  readonly coach: Coach | undefined;
  outcome: Outcome | null = $state.raw(null);
  /** Hears of the outcome before it is shown. */
  ongrade: (outcome: Outcome) => Promise<void> = () => Promise.resolve();
  #gone = false;

  constructor(
    { rules, players, seats }: RunMeans,
    readonly asked: Asked,
  ) {
    this.coach = players.coach(asked.sheet.id);
    const judge = () => Promise.resolve("reached" as const);
    this.table = new LessonTable({ rules, sheet: asked.sheet, seats, judge }, asked);
    const stop = this.table.onChange(() => {
      if (this.table.verdict === "open") return;
      stop();
      void this.#finish();
    });
    // The net is on its way while somebody thinks.
    void this.coach?.judge(this.table.game.copy(), asked.seat).catch(() => undefined);
  }

  stop(): void {
    this.#gone = true;
    this.table.close();
  }

  async #finish(): Promise<void> {
    const [{ before, action }] = this.table.decided as [{ before: Game; action: number }];
    const [outcome] = await Promise.all([this.#judged(before, action), pause(LOOK)]);
    if (this.#gone) return;
    await this.ongrade(outcome);
    this.outcome = outcome;
  }

  async #judged(before: Game, action: number): Promise<Outcome> {
    const { seat, puzzle } = this.asked;
    try {
      if (!this.coach) throw new Error("there is no coach");
      const { choices, error } = await this.coach.advise(before, seat);
      const lost = choices.find((choice) => choice.action === action)!.cost;
      const best = choices[0]!.action;
      return { before, action, best, grade: gradeOf(lost, error), lost, error };
    } catch {
      // The solution is known all the same, if not what another answer loses.
      const best = puzzle?.best ?? this.asked.card!.best;
      const grade = action === best ? "good" : null;
      return { before, action, best, grade, lost: 0, error: null };
    }
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
