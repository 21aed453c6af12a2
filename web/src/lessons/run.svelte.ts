/** One try of a lesson: by a learner, or shown by the coach. */
import type { Coach } from "../players/coach";
import type { Players } from "../players";
import type { Rules, Sheet } from "../rules";
import type { SeatInfo } from "../table";
import { tellOption, tellWhy } from "../words";
import type { Course, Lesson, Verdict } from "./course";
import { bestAction, costliestOf, gradesOf, lostIn, type Graded } from "./grading";
import { starsFor } from "./stars";
import { LessonTable, type Tries } from "./table";
import type { LessonWords } from "./words";

export interface RunMeans {
  rules: Rules;
  players: Players;
  sheet: Sheet;
  course: Course;
  seats: readonly SeatInfo[];
}

export interface Outcome {
  verdict: Verdict;
  /** Null where the coach could not be asked; 0 where the goal was missed. */
  stars: number | null;
  lost: number;
  /** The choice that lost most, and what was better there. */
  worst: Graded | null;
  /** The coach played. */
  shown: boolean;
}

/** So that one sees what was done before it is judged, and each step of what is shown. */
const LOOK = 700;
const STEP = 1100;

export class LessonRun {
  readonly table: LessonTable;
  outcome: Outcome | null = $state.raw(null);
  /** What judges lessons could not be loaded. */
  broken = $state(false);
  /** What the better choice has that the other gives up. */
  price: string[] = $state.raw([]);
  onstars: (stars: number) => void = () => undefined;
  readonly #coach: Coach | undefined;
  #gone = false;

  constructor(
    private readonly means: RunMeans,
    private readonly lesson: Lesson,
    shown: boolean,
  ) {
    const { rules, sheet, seats, players } = means;
    this.#coach = players.coach(sheet.id);
    const judge = (tries: Tries) => this.#judge(tries);
    this.table = new LessonTable({ rules, sheet, seats, judge, watched: shown }, lesson);
    const stop = this.table.onChange(() => {
      if (this.table.verdict === "open") return;
      stop();
      void this.#finish(shown);
    });
    if (shown) void this.#show();
    // The net is on its way while the learner thinks.
    else void this.#coach?.judge(this.table.game.copy(), lesson.seat).catch(() => undefined);
  }

  /** There is somebody who knows what is best. */
  get coached(): boolean {
    return this.#coach !== undefined && this.outcome?.stars !== null;
  }

  stop(): void {
    this.#gone = true;
    this.table.close();
  }

  async #judge({ begun, now, left, throws }: Tries): Promise<Verdict> {
    const { seat, goals } = this.lesson;
    try {
      const verdict = await this.means.players.judgeLesson({
        tables: now.sheet.tables,
        state: now.view.bytes,
        seat,
        begun: begun.view.bytes,
        goals,
        left,
        throws,
      });
      return this.means.course.verdicts[verdict] ?? "missed";
    } catch {
      this.broken = true;
      return "open";
    }
  }

  async #finish(shown: boolean): Promise<void> {
    const { verdict, decided } = this.table;
    const grading = this.#coach ? gradesOf(this.#coach, this.lesson.seat, decided) : null;
    const grades = await (grading?.catch(() => null) ?? Promise.resolve(null));
    await pause(LOOK);
    if (this.#gone) return;
    const lost = lostIn(grades ?? []);
    const reached = verdict === "reached";
    const earned = grades && starsFor(this.means.course.stars, lost);
    const stars = reached ? earned : 0;
    const worst = costliestOf(grades ?? []);
    if (!shown && stars) this.onstars(stars);
    if (worst) await this.#compare(worst);
    this.outcome = { verdict, stars, lost, worst, shown };
  }

  async #compare({ before, action, best }: Graded): Promise<void> {
    const { seat } = this.lesson;
    const why = await this.#coach?.explain(before, seat, action, best).catch(() => null);
    const price = { reasons: [], price: why?.price ?? [] };
    this.price = tellWhy(before.view, price, this.#people);
  }

  get #people() {
    const names = this.means.seats.map(({ name }) => name);
    return { names, you: this.lesson.seat };
  }

  /** What the try cost, and what was better. */
  told(texts: LessonWords): string[] {
    const { worst, lost = 0 } = this.outcome ?? {};
    if (!worst) return [];
    const { before, best } = worst;
    const option = before.option(this.lesson.seat, best);
    const points = texts.number(lost, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
    const better = tellOption(before.view, option, this.#people);
    return [
      texts.say("lesson.cost", { points }),
      texts.say("lesson.better", { what: better }),
      ...this.price,
    ];
  }

  /** The coach does what it thinks best, slowly enough to be followed. */
  async #show(): Promise<void> {
    const { seat } = this.lesson;
    while (this.#coach && this.table.verdict === "open" && !this.#gone) {
      const action = await bestAction(this.#coach, this.table.game.copy(), seat);
      await pause(STEP);
      if (this.#gone || (await this.table.act(seat, action)) !== null) return;
    }
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
