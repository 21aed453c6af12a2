/** What is looked at before it is done: by hover, focus or a long press. */
import type { Lit } from "../draw/light";
import { litBoxes, valueAfter, wayAt } from "./chooser";
import type { Desk } from "./desk.svelte";
import { wayOfDie } from "./looks";
import { groupOf, litRows, waysToRow } from "./race";
import type { Way } from "./ways";

export class Peek {
  box: string | null = $state(null);
  die: number | null = $state(null);
  /** The race: a row by its number. */
  row: number | null = $state(null);
  /** One of several ways in the panel. */
  way: Way | null = $state.raw(null);

  constructor(private readonly desk: Desk) {}

  clear(): void {
    this.box = this.die = this.row = null;
    this.way = null;
  }

  /** The one way that it is about, if there is one. */
  readonly preview: Way | null = $derived.by(() => {
    const { choices, chosen, sheet } = this.desk;
    if (!choices) return null;
    if (this.way) return this.way;
    if (sheet.flow === "race") return this.#inRace();
    if (this.box !== null) return wayAt(choices, chosen, this.box);
    if (this.die !== null) return wayOfDie(choices, chosen, this.die);
    return chosen.source === "" ? null : wayAt(choices, chosen, chosen.box);
  });

  #inRace(): Way | null {
    const { choices, race, view } = this.desk;
    const faces = race.faces(view);
    if (this.row === null) return groupOf(choices!, faces);
    const ways = waysToRow(choices!, faces, this.row);
    return ways.length === 1 ? ways[0]! : null;
  }

  /** Boxes that answer, with what is looked at in pencil. */
  readonly lit: Lit = $derived.by(() => {
    const { choices, chosen } = this.desk;
    if (!choices) return {};
    const boxes = litBoxes(choices, chosen);
    const looked = this.preview && boxes[this.preview.box];
    if (looked) looked.value = valueAfter(this.preview!);
    return boxes;
  });

  /** The race: rows that answer. */
  readonly rows = $derived.by(() => {
    const { choices, race, view } = this.desk;
    return choices?.asks === "group" ? litRows(choices, race.faces(view)) : {};
  });
}
