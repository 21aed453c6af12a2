/** What the table screen tells: what is asked, what has happened, what a choice would do. */
import { untrack } from "svelte";
import { tellThrow, tellTurn, tellWaiting } from "../words";
import type { Choices } from "./chooser";
import type { Held } from "./desk.svelte";
import { noticeText } from "./notices";
import type { Passed } from "./presenter";
import type { Screen } from "./screen.svelte";
import { awayText } from "./waiting";
import type { Way } from "./ways";

export class Telling {
  /** What somebody else just did, or how the dice fell: put into words where that is shown. */
  #news: (() => string) | null = $state.raw(null);
  /** Who acted last, if not somebody here. */
  acted: number | null = $state(null);
  /** What a screen reader has not been told yet: put into words when it is. */
  #told: (() => string)[] = [];
  /** How much has been told or will be: a question may stay the same while something happens. */
  count = $state(0);
  /** The time, where somebody waits for it. */
  now = $state(Date.now());
  /** A choice that is kept back and has been told. */
  #kept: { seat: number; action: number } | null = null;

  constructor(private readonly screen: Screen) {
    const { desk } = screen;
    $effect.pre(() => {
      const { held } = desk;
      untrack(() => (held ? this.#tellHeld(held) : (this.#kept = null)));
    });
    $effect(() => {
      if (desk.awaited.away.length === 0) return;
      this.now = Date.now();
      const timer = setInterval(() => (this.now = Date.now()), 1000);
      return () => clearInterval(timer);
    });
  }

  /** All that is new for a screen reader. */
  takeTold(): string {
    const told = this.#told.splice(0).map((tell) => tell());
    return [...told, this.asked].filter(Boolean).join(" ");
  }

  #tell(what: () => string): void {
    this.#told.push(what);
    this.count++;
  }

  hear({ step, before, last }: Passed): void {
    const tell = () => this.screen.voice.step(step, before, last);
    // What was kept back was told when it was chosen.
    const known = this.#kept?.seat === step.seat && this.#kept.action === step.action;
    if (known) this.#kept = null;
    else {
      this.#tell(tell);
      this.screen.outside.heard(step, this.screen.desk.here.includes(step.seat));
    }
    if (step.action !== null) {
      this.acted = this.screen.desk.here.includes(step.seat) ? null : step.seat;
      this.screen.wentOn = false;
    }
    const own = this.screen.desk.here.includes(step.seat) && step.action !== null;
    this.#news = own ? null : tell;
  }

  /** What is asked, or who is waited for. */
  readonly asked: string = $derived.by(() => {
    const { desk, own, voice } = this.screen;
    const { choices, view } = desk;
    if (desk.connection === "lost") return voice.say("net.lost");
    if (desk.behind) return desk.stepping && !this.#news?.() ? this.#nextUp() : "";
    if (desk.held) return this.#next();
    if (choices) return this.#turn(choices);
    if (view.awaits === "over") return voice.say("ask.over");
    if (desk.offline) return voice.say("net.offline");
    if (desk.awaited.open > 0) return voice.say("invite.waiting", { n: desk.awaited.open });
    if (view.awaits !== "decision")
      return tellThrow(view, own.dice.length, this.screen.table.dice.kind === "own");
    return this.#waiting().filter(Boolean).join(" ");
  });

  /** The question, and what the figures are, where there are any; or that nothing reaches the others. */
  #turn({ view, seat, ways }: Choices): string {
    const { coach, coached, desk, voice } = this.screen;
    const asked = tellTurn(
      view,
      seat,
      ways.map((way) => way.option),
    );
    if (desk.offline) return `${asked} ${voice.say("net.offline")}`;
    return coached && coach.advice ? `${asked} ${voice.say(coach.legend)}` : asked;
  }

  /** The same after what has just happened. */
  readonly question: string = $derived.by(() => {
    const { held, behind, choices, view } = this.screen.desk;
    const told = held || behind || (!choices && view.awaits === "decision");
    const happened = held ? this.#done(held) : this.#news;
    return [told ? happened?.() : "", this.asked].filter(Boolean).join(" ");
  });

  /** A choice that is kept back, told as done: of this moment, whenever it is put into words. */
  #done({ way, seat }: Held): () => string {
    const { event, effects } = way.option;
    const { game, steps } = this.screen.table;
    const [view, last] = [game.view, steps.at(-1)];
    return () => this.screen.voice.step({ seat, event, effects }, view, last);
  }

  #tellHeld(held: Held): void {
    const { seat, way } = held;
    const { action } = way.option;
    if (this.#kept?.seat === seat && this.#kept.action === action) return;
    this.#kept = { seat, action };
    this.#tell(this.#done(held));
    const { event, effects } = way.option;
    this.screen.outside.heard({ seat, event, effects }, true);
  }

  /** What comes next, where nobody would expect it. */
  #next(): string {
    const { players, part, awaits } = this.screen.desk.view;
    const alone = players === 1 && part === "passive" && awaits === "roll";
    return alone ? this.screen.voice.say("ask.passiveNext") : "";
  }

  /** Who did what comes next, where it waits for a tap. */
  #nextUp(): string {
    const { desk, table, voice } = this.screen;
    const next = table.steps[desk.shown];
    return next ? tellWaiting([voice.nameOf(next.seat)]) : "";
  }

  /** Who is waited for, and what can be done where somebody is not there. */
  #waiting(): string[] {
    const { desk, voice } = this.screen;
    const { choosing, away } = desk.awaited;
    return [
      choosing.length > 0 ? tellWaiting(choosing.map((seat) => voice.nameOf(seat))) : "",
      ...away.map((seat) => awayText(voice, seat, desk.seats[seat]!, this.now)),
    ];
  }

  /** A short notice that goes before everything else, or "". */
  readonly notice: string = $derived.by(() => {
    const { notice } = this.screen.desk;
    return notice ? noticeText(notice, this.screen.voice) : "";
  });

  readonly text: string = $derived.by(() => {
    const { desk, peek, voice } = this.screen;
    if (this.notice) return this.notice;
    if (this.screen.asking && this.screen.coach.thinking) return voice.say("coach.thinking");
    if (!peek.preview) return this.question;
    const told = voice.option(peek.preview.option, desk.view);
    const more = [this.#expected(peek.preview)];
    if (desk.pending === peek.preview) more.push(voice.say("ask.confirm"));
    return [told, ...more].filter(Boolean).join(" ");
  });

  /** What the coach expects, where it is asked to say so. */
  #expected({ option }: Way): string {
    const choice = this.screen.coach.choices[option.action];
    if (!choice || this.screen.outside.settings().coach !== "all") return "";
    return `${this.screen.foretold(choice)}.`;
  }
}
