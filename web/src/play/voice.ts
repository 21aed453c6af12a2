/** What the table screen has to say, in the language in use. */
import type { Option, View } from "../rules/types";
import type { Step, Table } from "../table/types";
import {
  isChained,
  namesAt,
  rowLabel,
  tellEvent,
  tellOption,
  tellStory,
  words,
  type Happening,
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
    return { names: namesAt(this.table.seats), you: this.you };
  }

  nameOf(seat: number): string {
    return this.people.names[seat] ?? "";
  }

  /** The same, or "You". */
  who(seat: number): string {
    return seat === this.you ? this.say("table.you") : this.nameOf(seat);
  }

  /** What a choice would do. */
  option(option: Option, view: View): string {
    return tellOption(view, option, this.people);
  }

  /** What was done just now, as the dice lay before it, and after what. */
  step(step: Happening, before: View, last: Happening | undefined): string {
    const die = step.event?.passive;
    return tellEvent(this.table.sheet, step, {
      people: this.people,
      faces: facesOf(before),
      fromField: die !== undefined && before.where[before.sheet.dice.indexOf(die)] === "field",
      chain: isChained(step, last),
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
