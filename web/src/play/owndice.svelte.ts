/** Real dice being entered: which die is next, what the others show. */
import { blank, complete, enter, lowest, type Entered } from "./owndice";
import type { Slot } from "./looks";
import type { Desk } from "./desk.svelte";

export class OwnDice {
  faces: Entered = $state.raw([]);
  /** The place that the next face goes to. */
  at = $state(0);
  /** Dice (indices) said to lie on the platter. */
  laid: readonly number[] = $state.raw([]);

  constructor(private readonly desk: Desk) {}

  /** Somebody here is to say what was rolled. */
  get rolling(): boolean {
    return this.#mine && this.desk.view.awaits === "roll";
  }

  /** Somebody here is to say what lies on the platter. */
  get laying(): boolean {
    return this.#mine && this.desk.view.awaits === "platter";
  }

  get #mine(): boolean {
    const { table, held, behind, here } = this.desk;
    return table.dice.kind === "own" && !held && !behind && here.length > 0;
  }

  /** Names of the dice to roll. */
  get dice(): string[] {
    return this.rolling ? this.desk.table.game.diceToRoll() : [];
  }

  get colour(): string {
    return this.dice[this.at] ?? "";
  }

  /** A new throw is due. */
  begin(): void {
    this.faces = blank(this.dice);
    this.at = 0;
    this.laid = [];
  }

  enter(face: number): void {
    const faces = this.faces.length === this.dice.length ? this.faces : blank(this.dice);
    [this.faces, this.at] = enter(faces, this.at, face);
  }

  /** A die of the tray was tapped: its face is entered next, or it goes to the platter. */
  tap(die: number): void {
    if (this.rolling) {
      const place = this.dice.indexOf(this.desk.sheet.dice[die]!);
      if (place >= 0) this.at = place;
    } else if (this.laying) {
      const { tied, wanted } = lowest(this.desk.view);
      if (!tied.includes(die)) return;
      const others = this.laid.filter((other) => other !== die);
      const without = this.laid.includes(die);
      this.laid = without ? others : [...others, die].slice(-wanted);
    }
  }

  /** Dice on the platter as far as is known. */
  get onPlatter(): number[] {
    const { sure, tied, wanted } = lowest(this.desk.view);
    return [...sure, ...(tied.length === wanted ? tied : this.laid)];
  }

  /** The dice as entered so far. */
  slots(): Slot[] {
    const { view, sheet } = this.desk;
    const tied = this.laying ? lowest(view).tied : [];
    return sheet.dice.map((colour, die) => {
      const place = this.dice.indexOf(colour);
      const chosen = this.laying ? this.onPlatter.includes(die) : place >= 0 && place === this.at;
      const live = this.laying ? tied.includes(die) : place >= 0;
      const face = place >= 0 ? (this.faces[place] ?? 0) : view.faces[die]!;
      const state = chosen ? "chosen" : live ? "legal" : "plain";
      const where = this.laying ? "hand" : view.where[die]!;
      return { die, look: { colour, face, state }, where, live, leaving: false };
    });
  }

  get thrown(): Record<string, number> | null {
    return complete(this.dice, this.faces);
  }

  /** Everything is said: the table hears of it. */
  done(): void {
    if (this.rolling && this.thrown) this.desk.roll(this.thrown);
    else if (this.laying) {
      this.desk.platter(this.onPlatter.map((die) => this.desk.sheet.dice[die]!));
    }
  }

  get complete(): boolean {
    return this.rolling ? this.thrown !== null : this.laying && this.onPlatter.length === 3;
  }
}
