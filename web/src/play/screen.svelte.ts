/** The table screen behind its picture: what is shown of the desk, and in which words. */
import { untrack } from "svelte";
import { afterPaint } from "../draw/later";
import type { Light, Lit } from "../draw/light";
import type { Table } from "../table/types";
import { dieLabel, words, type Happening, type Key, type Line } from "../words";
import { actionsOf, type Action } from "./actions";
import { keepPlaces } from "./bonuses";
import type { Choice } from "../players/advice";
import type { Coach } from "../players/coach";
import { CoachDesk, COSTLY } from "./coach.svelte";
import { Desk } from "./desk.svelte";
import { figuresOf, figureText, noted, NO_FIGURES, type Figures } from "./figures";
import { Late, whenPainted } from "./late.svelte";
import { fitsOf, raceSlots, slotsOf, type Slot } from "./looks";
import { mainButton, type Main, type Offers } from "./main";
import { OwnDice } from "./owndice.svelte";
import { Peek } from "./peek.svelte";
import { Place } from "./places.svelte";
import { waysToRow } from "./race";
import type { SeatLook } from "./SeatBar.svelte";
import { sumsOf, type Sums } from "./sums";
import { seatLooks } from "./seats";
import type { PlaySettings } from "./settings";
import { Telling } from "./telling.svelte";
import { Voice } from "./voice";
import type { Way } from "./ways";

/** What the screen is given from outside. */
export interface Outside {
  settings: () => PlaySettings;
  coach: () => Coach | undefined;
  offers: () => Offers;
  /** Called with everything as it comes to be shown, and whether it was done here. */
  heard: (what: Happening, here: boolean) => void;
  /** Whether the sheet of whoever acts is shown in the place of the own one. */
  follows: () => boolean;
}

export class Screen {
  readonly voice: Voice;
  readonly desk: Desk;
  readonly own: OwnDice;
  readonly peek: Peek;
  readonly coach: CoachDesk;
  readonly telling: Telling;
  /** Another seat's sheet that is looked at. */
  looking: number | null = $state(null);
  /** The race: groups of which one is to be chosen. */
  rowWays: Way[] = $state.raw([]);
  lines: Line[] = $state.raw([]);
  /** What was tapped, and is not done before the coach has thought. */
  asking: Way | null = $state.raw(null);
  /** Whoever plays does so by hand, not by keys. */
  byHand = false;
  /** Boxes, or rows of the race, that answer. */
  lit: Lit = $state.raw({});
  litRows: Readonly<Record<number, Light>> = $state.raw({});
  /** The dice as they lie. */
  readonly places: readonly Place[];
  readonly seats: Late<SeatLook[]>;
  /** By seat: what its last turn came to. */
  readonly sums: Late<(Sums | null)[]>;
  readonly shownActions: Late<Action[]>;
  /** Whoever plays has gone on since others did something. */
  wentOn = $state(false);

  constructor(
    readonly table: Table,
    readonly outside: Outside,
  ) {
    this.voice = new Voice(table);
    this.desk = new Desk(
      table,
      outside.settings,
      (way) => this.attempt(way),
      (passed) => this.telling.hear(passed),
    );
    this.own = new OwnDice(this.desk);
    this.peek = new Peek(this.desk);
    this.coach = new CoachDesk(outside.coach);
    this.telling = new Telling(this);
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
    this.sums = new Late(
      () => desk.shown,
      () => {
        const steps = table.steps.slice(0, desk.shown);
        return table.seats.map((_, seat) => sumsOf(table.sheet, steps, seat));
      },
    );
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

  /** The coach's figures may stand beside whatever can be tapped. */
  get coached(): boolean {
    return this.outside.coach() !== undefined && this.outside.settings().coach === "all";
  }

  get race(): boolean {
    return this.table.sheet.flow === "race";
  }

  /** Somebody else's turn, where there is room for one sheet: the one that is being filled. */
  get following(): number | null {
    const { choices, held, view, watching } = this.desk;
    if (choices || held || watching || view.awaits === "over" || this.race) return null;
    return this.outside.follows() ? this.telling.acted : null;
  }

  /**
   * Whose turn is summed up over the sheet, where there is no room beside it: that of whoever acted last, until
   * whoever plays here goes on.
   */
  get summed(): Sums | null {
    const { choices, held, view } = this.desk;
    if (!this.outside.follows() || this.looking !== null || view.awaits === "over") return null;
    if (held || (choices && (this.wentOn || this.outside.settings().guide))) return null;
    return this.sums.now[this.telling.acted ?? -1] ?? null;
  }

  get shownSeat(): number {
    return this.looking ?? this.following ?? this.desk.seat;
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
    return mainButton({ desk, own, voice, attempt, now: this.telling.now, ...outside.offers() });
  });

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

  /** Do it, unless the coach has something against it; who wants to be warned waits for its word. */
  attempt(way: Way): void {
    const { coach, desk, table } = this;
    const { choices } = desk;
    if (!this.#warns || coach.advice) return this.#doOrWarn(way);
    this.asking = way;
    void coach.ask(table, desk.seat).then(() => {
      // Tapped again or elsewhere meanwhile: the last tap counts, and counts once.
      if (this.asking !== way || desk.choices !== choices) return;
      this.asking = null;
      this.#doOrWarn(way);
    });
  }

  get #warns(): boolean {
    return this.outside.settings().coach === "warn";
  }

  #doOrWarn(way: Way): void {
    const { coach, desk } = this;
    const loss = coach.loss(way.option.action);
    if (this.#warns && loss >= COSTLY && coach.warning?.way !== way) {
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
    await coach.ask(table, desk.seat);
    const best = choices?.ways.find(({ option }) => option.action === coach.best?.action);
    if (best && desk.choices === choices && this.outside.settings().coach === "hint")
      this.lookAt(best);
  }

  /** Show a choice where it would be tapped. */
  lookAt(way: Way): void {
    const { desk, peek } = this;
    this.coach.warning = null;
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
