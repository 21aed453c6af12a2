/** The table screen behind its picture: what is shown of the desk, and in which words. */
import { untrack } from "svelte";
import { afterPaint } from "../draw/later";
import type { Light, Lit } from "../draw/light";
import type { View } from "../rules/types";
import type { Step, Table } from "../table/types";
import { dieLabel, tellThrow, tellTurn, tellWaiting, words, type Key, type Line } from "../words";
import { actionsOf, type Action } from "./actions";
import { keepPlaces } from "./bonuses";
import type { Choice } from "../players/advice";
import type { Coach } from "../players/coach";
import { CoachDesk, COSTLY } from "./coach.svelte";
import { Desk } from "./desk.svelte";
import { figuresOf, figureText, noted, NO_FIGURES, type Figures } from "./figures";
import { Late, whenPainted } from "./late.svelte";
import { fitsOf, raceSlots, slotsOf, type Slot } from "./looks";
import { mainButton, type Main } from "./main";
import { noticeText } from "./notices";
import { OwnDice } from "./owndice.svelte";
import { Peek } from "./peek.svelte";
import { Place } from "./places.svelte";
import { waysToRow } from "./race";
import type { SeatLook } from "./SeatBar.svelte";
import { seatLooks } from "./seats";
import type { PlaySettings } from "./settings";
import { Voice } from "./voice";
import type { Way } from "./ways";

/** What the screen is given from outside. */
export interface Outside {
  settings: () => PlaySettings;
  coach: () => Coach | undefined;
  result: () => (() => void) | undefined;
}

export class Screen {
  readonly voice: Voice;
  readonly desk: Desk;
  readonly own: OwnDice;
  readonly peek: Peek;
  readonly coach: CoachDesk;
  /** Another seat's sheet that is looked at. */
  looking: number | null = $state(null);
  /** The race: groups of which one is to be chosen. */
  rowWays: Way[] = $state.raw([]);
  /** What somebody else just did. */
  news = $state("");
  lines: Line[] = $state.raw([]);
  /** What a screen reader has not been told yet: put into words when it is. */
  told: (() => string)[] = [];
  /** Whoever plays does so by hand, not by keys. */
  byHand = false;
  /** Boxes, or rows of the race, that answer. */
  lit: Lit = $state.raw({});
  litRows: Readonly<Record<number, Light>> = $state.raw({});
  /** The dice as they lie. */
  readonly places: readonly Place[];
  readonly seats: Late<SeatLook[]>;
  readonly shownActions: Late<Action[]>;
  #last: Step | null = null;

  constructor(
    readonly table: Table,
    readonly outside: Outside,
  ) {
    this.voice = new Voice(table);
    this.desk = new Desk(
      table,
      outside.settings,
      (way) => this.attempt(way),
      (step, before) => this.#hear(step, before),
    );
    this.own = new OwnDice(this.desk);
    this.peek = new Peek(this.desk);
    this.coach = new CoachDesk(outside.coach);
    this.places = table.sheet.dice.map((_, die) => new Place(die));
    const { desk, peek } = this;
    $effect.pre(() => {
      const { slots } = this;
      const lay = () => {
        this.places.forEach((place, i) => place.show(slots[i] ?? null));
        // Words that change may come after the paint; a die is never without any.
        if (this.places.some(({ taken, look }) => taken && look.label === "")) this.#label();
      };
      return this.#inTurn("dice", () => untrack(lay));
    });
    $effect.pre(() => {
      const lit = this.looking === null ? noted(peek.lit, this.figures.boxes) : {};
      const rows = noted(peek.rows, this.figures.rows);
      return this.#inTurn("sheet", () => {
        this.lit = lit;
        this.litRows = rows;
      });
    });
    $effect.pre(() => {
      const { sources } = this.figures;
      this.places.forEach(({ die, look }) => {
        look.figure = figureText(sources[`die:${String(die)}`]);
      });
    });
    const position = () => [desk.view, desk.seats, desk.choices, desk.chosen, words()];
    const standing = () => [...position(), desk.held, desk.behind, desk.undoable, desk.connection];
    whenPainted(
      () => [this.slots, this.figures, words()],
      () => this.#label(),
    );
    this.seats = new Late(standing, () => seatLooks(desk, this.voice));
    this.shownActions = new Late(standing, () => this.actions);
  }

  /** Show something now, or with the next frame where a tap is answered with something else. */
  #inTurn(what: "sheet" | "dice", show: () => void): (() => void) | undefined {
    const { answers } = this.desk;
    if (this.byHand && answers !== "both" && answers !== what) return afterPaint(show);
    show();
    return undefined;
  }

  /** What the coach expects, beside what is tapped for it. */
  readonly figures: Figures = $derived.by(() => {
    const { coach, desk, outside } = this;
    const { choices, chosen, race, view } = desk;
    if (outside.settings().coach !== "all" || !coach.advice || !choices) return NO_FIGURES;
    const faces = choices.asks === "group" ? race.faces(view) : [];
    return figuresOf(choices, chosen, faces, (ways) => coach.most(ways));
  });

  get race(): boolean {
    return this.table.sheet.flow === "race";
  }

  get shownSeat(): number {
    return this.looking ?? this.desk.seat;
  }

  #hear(step: Step, before: View): void {
    const last = this.#last?.event ?? null;
    const tell = () => this.voice.step(step, before, last);
    this.#last = step;
    this.told.push(tell);
    this.news = this.desk.here.includes(step.seat) && step.action !== null ? "" : tell();
  }

  /** The dice as they are to be shown. */
  readonly slots: (Slot | null)[] = $derived.by(() => {
    const { desk, own, peek } = this;
    if (own.rolling || own.laying) return own.slots();
    if (this.race) return raceSlots(desk.view, desk.choices, desk.race);
    return slotsOf(desk.view, desk.choices, desk.chosen, peek.preview);
  });

  #lay: readonly (string | null)[] = [];
  /** By place, the bonuses that wait to be entered. */
  readonly bonuses: readonly (string | null)[] = $derived.by(() => {
    const { choices } = this.desk;
    const waiting = choices?.asks === "bonus" ? choices.sources : [];
    const names = waiting.map((source) => source.slice("bonus:".length));
    return (this.#lay = keepPlaces(this.#lay, names));
  });

  /** The dice in words. */
  #label(): void {
    const { choices } = this.desk;
    const { named_dice } = this.table.sheet;
    this.slots.forEach((slot, i) => {
      if (!slot) return;
      const {
        where,
        why,
        look: { colour, face, state },
      } = slot;
      const fits = choices ? fitsOf(choices, slot.die) : undefined;
      const named = named_dice ? colour : "";
      const fitting = dieLabel({ colour: named, face, where, fits, chosen: state === "chosen" });
      const figure = figureText(this.figures.sources[`die:${String(slot.die)}`]);
      const label = figure ? `${fitting}. ${this.expects(figure)}` : fitting;
      Object.assign(this.places[i]!.look, { label, note: why ? this.voice.say(why) : "" });
    });
  }

  readonly main: Main | null = $derived.by(() => {
    const { desk, own, voice, outside } = this;
    const attempt = (way: Way) => this.attempt(way);
    return mainButton({ desk, own, voice, attempt, result: outside.result() });
  });

  /** What is asked, or who is waited for. */
  readonly question: string = $derived.by(() => {
    const { desk, own, voice } = this;
    const { choices, view } = desk;
    if (desk.behind) return this.news;
    if (desk.held) return voice.option(desk.held.way.option, this.table.game.view);
    if (choices)
      return tellTurn(
        view,
        desk.seat,
        choices.ways.map((way) => way.option),
      );
    if (view.awaits === "over") return voice.say("ask.over");
    if (view.awaits !== "decision")
      return tellThrow(view, own.dice.length, this.table.dice.kind === "own");
    const others = this.table.game.toAct().map((seat) => voice.nameOf(seat));
    return [this.news, others.length > 0 ? tellWaiting(others) : ""].join(" ").trim();
  });

  /** A short notice that goes before everything else, or "". */
  readonly notice: string = $derived.by(() => {
    const { notice } = this.desk;
    return notice ? noticeText(notice, this.voice) : "";
  });

  readonly text: string = $derived.by(() => {
    const { desk, peek, voice } = this;
    if (this.notice) return this.notice;
    if (!peek.preview) return this.question;
    const told = voice.option(peek.preview.option, desk.view);
    const more = [this.#expected(peek.preview)];
    if (desk.pending === peek.preview) more.push(voice.say("ask.confirm"));
    return [told, ...more].filter(Boolean).join(" ");
  });

  /** What the coach expects, where it is asked to say so. */
  #expected({ option }: Way): string {
    const choice = this.coach.choices[option.action];
    if (!choice || this.outside.settings().coach !== "all") return "";
    return `${this.foretold(choice)}.`;
  }

  /** What a figure of the coach's is. */
  expects(figure: string): string {
    return this.voice.say(this.coach.expects, { points: figure });
  }

  /** Expected points and the chance to win. */
  foretold({ points, win }: Choice): string {
    const { voice } = this;
    const said = [this.expects(figureText(points))];
    if (win !== null)
      said.push(voice.say("coach.win", { share: words().number(win, { style: "percent" }) }));
    return said.join(". ");
  }

  /** What a seat did last, in words. */
  did(seat: number): string {
    return this.lines.findLast((line) => line.kind === "event" && line.seat === seat)?.text ?? "";
  }

  /** Why nothing at all can be done from here; null where something can. */
  get idle(): Key | null {
    if (this.desk.watching) return "head.watching";
    if (this.desk.held) return "play.held";
    return this.desk.behind ? "why.notYourTurn" : null;
  }

  // What hands do.

  pickDie(die: number): void {
    const { desk, own } = this;
    const slot = this.slots[die];
    if (!slot) return;
    if (own.rolling || own.laying) own.tap(die);
    else if (this.idle) desk.notice = { kind: "why", key: this.idle };
    else if (!slot.live) desk.notice = { kind: "why", key: slot.why ?? this.#noDie() };
    else if (desk.choices?.asks === "lucky") desk.race.ask(die);
    else if (this.race) desk.race.toggle(die);
    else desk.tapSource(`die:${String(die)}`);
  }

  /** Why no die answers at all. */
  #noDie(): Key {
    return this.desk.choices ? "why.die.noFit" : (this.idle ?? "why.notYourTurn");
  }

  pickRow(row: number): void {
    const { choices, race, view } = this.desk;
    if (!choices) return;
    const ways = waysToRow(choices, race.faces(view), row);
    if (ways.length === 1) this.desk.chose(ways[0]!);
    else this.rowWays = ways;
  }

  /** Do it, unless the coach has something against it. */
  attempt(way: Way): void {
    const { coach, desk } = this;
    const loss = coach.loss(way.option.action);
    const warns = this.outside.settings().coach === "warn" && loss >= COSTLY;
    if (warns && coach.warning?.way !== way) {
      coach.warning = { way, loss };
      return;
    }
    coach.warning = null;
    this.rowWays = [];
    desk.do(way);
  }

  /** A number key: a face where faces are entered, one of several ways, a bonus, else a die. */
  pressNumber(number: number): void {
    const { own, desk } = this;
    if (own.rolling) own.enter(number);
    else if (desk.race.turning !== null) desk.race.turn(desk.race.turning, number);
    else if (this.ways.length > 0) this.#pickWay(this.ways[number - 1]);
    else if (this.bonuses.length > 0) this.#pickBonus(this.bonuses[number - 1]);
    else this.pickDie(number - 1);
  }

  #pickWay(way: Way | undefined): void {
    if (way) this.attempt(way);
  }

  #pickBonus(bonus: string | null | undefined): void {
    if (bonus) this.desk.tapSource(`bonus:${bonus}`);
  }

  /** Ways of which one is to be chosen, in a panel. */
  get ways(): readonly Way[] {
    return this.rowWays.length > 0 ? this.rowWays : this.desk.chosen.ways;
  }

  /** The coach's favourite, shown where it would be tapped. */
  async askCoach(): Promise<void> {
    const { coach, desk, table } = this;
    const [open, { choices }] = [!coach.open, desk];
    coach.open = open;
    if (!open) return;
    await coach.ask(table.game, desk.seat);
    const best = choices?.ways.find(({ option }) => option.action === coach.best?.action);
    if (best && desk.choices === choices && this.outside.settings().coach === "hint")
      this.lookAt(best);
  }

  /** Show a choice where it would be tapped. */
  lookAt(way: Way): void {
    const { desk, peek } = this;
    if (way.source !== "")
      desk.chosen = { ...desk.chosen, source: way.source, box: way.box, ways: [] };
    peek.way = way;
  }

  readonly actions: Action[] = $derived.by(() => {
    const { view, seat, choices, undoable, chosen } = this.desk;
    return actionsOf({ view, seat, choices, undoable, source: chosen.source, idle: this.idle });
  });

  /** A button of the dock was pressed; one that cannot be used says why. */
  use(name: Action["name"]): void {
    const { desk } = this;
    const { choices } = desk;
    const action = this.actions.find((one) => one.name === name);
    if (!action) return;
    if (action.why) desk.notice = { kind: "why", key: action.why };
    else if (name === "undo") void desk.undo();
    else if (name === "reset") void desk.reset();
    else if (name === "joker" || name === "polish") desk.tapHelp(name);
    else if (name === "pass" && choices?.pass) this.attempt(choices.pass);
    else if (name === "reroll" && choices?.reroll) this.attempt(choices.reroll);
    else if (name === "takeback" && choices?.takebacks.length === 1)
      this.attempt(choices.takebacks[0]!);
    else if (choices)
      desk.notice = { kind: "why", key: name === "extra" ? "guide.extra" : "ask.window" };
  }

  /** Close what is open, or choose nothing. */
  escape(): void {
    if (this.coach.open) this.coach.open = false;
    else if (this.coach.warning) this.coach.warning = null;
    else if (this.rowWays.length > 0) this.rowWays = [];
    else if (this.looking !== null) this.looking = null;
    else this.desk.letGo();
  }

  show(seat: number): void {
    this.looking = seat === this.desk.seat ? null : seat;
  }

  stop(): void {
    this.desk.stop();
  }
}
