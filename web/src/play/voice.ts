/** What the table screen has to say, in the language in use. */
import type { GameEvent, Option, View } from "../rules/types";
import type { Step, Table } from "../table/types";
import {
  levelName,
  rowLabel,
  tellEvent,
  tellOption,
  tellStory,
  words,
  type Key,
  type Line,
  type People,
} from "../words";
import type { Param } from "../words/catalogue";
import { facesOf } from "../words/tell";
import { peopleHere } from "./turns";

export class Voice {
  constructor(private readonly table: Table) {}

  /** A text whose key is known only when it is said. */
  say(key: Key, params: Record<string, Param> = {}): string {
    const { say } = words() as { say: (key: Key, params: Record<string, Param>) => string };
    return say.call(words(), key, params);
  }

  /** The seat that is spoken to: the only one here. */
  get you(): number | null {
    const here = peopleHere(this.table);
    return here.length === 1 ? here[0]! : null;
  }

  get people(): People {
    return { names: this.table.seats.map((_, seat) => this.nameOf(seat)), you: this.you };
  }

  /** A seat's name; a bot without one goes by its level. */
  nameOf(seat: number): string {
    const { name = "", bot } = this.table.seats[seat] ?? {};
    return name || (bot ? levelName(bot) : this.say("new.player", { number: seat + 1 }));
  }

  /** The same, or "You". */
  who(seat: number): string {
    return seat === this.you ? this.say("table.you") : this.nameOf(seat);
  }

  /** What a choice would do. */
  option(option: Option, view: View): string {
    return tellOption(view, option, this.people);
  }

  /** What was done just now, as the dice lay before it. */
  step(step: Step, before: View, last: GameEvent | null): string {
    const die = step.event?.passive;
    return tellEvent(this.table.sheet, step, {
      people: this.people,
      faces: facesOf(before),
      fromField: die !== undefined && before.where[before.sheet.dice.indexOf(die)] === "field",
      chain: step.event?.bonus !== undefined && last?.bonus !== undefined,
    });
  }

  story(steps: readonly Step[]): Line[] {
    return tellStory(this.table.sheet, steps, this.people);
  }

  /** A row of the race, by its number. */
  row(view: View, row: number): string {
    const at = view.sheet.plan.rows.findIndex(({ number }) => number === row);
    return rowLabel(view, at, this.people);
  }
}
