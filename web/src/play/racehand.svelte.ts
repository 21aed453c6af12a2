/** The race: which dice are tapped together, and which ones are turned. */
import { placesOf, turnable } from "./race";
import type { View } from "../rules/types";

export class RaceHand {
  /** Places of the dice that are tapped. */
  tapped: readonly number[] = $state.raw([]);
  /** Faces by place of ones that are turned. */
  turned: Readonly<Record<number, number>> = $state.raw({});
  /** The place whose new face is being chosen. */
  turning: number | null = $state(null);

  get #count(): number {
    return Object.keys(this.turned).length;
  }

  /** Back to nothing tapped; whether there was anything. */
  clear(): boolean {
    const had = this.tapped.length > 0 || this.#count > 0 || this.turning !== null;
    if (had) {
      this.tapped = [];
      this.turned = {};
      this.turning = null;
    }
    return had;
  }

  /** Faces by place as they lie, with what was turned; null for a die that is used up. */
  places(view: View): (number | null)[] {
    const places = placesOf(view.faces.slice(0, view.sheet.dice.length), view.hand);
    return places.map((face, place) => this.turned[place] ?? face);
  }

  /** Faces of the dice that are tapped. */
  faces(view: View): number[] {
    const places = this.places(view);
    return this.tapped.flatMap((place) => places[place] ?? []);
  }

  toggle(place: number): void {
    this.tapped = this.tapped.includes(place)
      ? this.tapped.filter((other) => other !== place)
      : [...this.tapped, place];
  }

  /** Whether a place holds a one that may be turned (again). */
  canTurn(view: View, place: number): boolean {
    if (place in this.turned) return true;
    return view.faces[place] === 1 && this.#count < turnable(view.faces);
  }

  /** Ask what a one is turned to, or no longer. */
  ask(place: number): void {
    this.turning = this.turning === place ? null : place;
  }

  turn(place: number, face: number): void {
    const others = Object.entries(this.turned).filter(([other]) => Number(other) !== place);
    this.turned = Object.fromEntries(face === 1 ? others : [...others, [place, face]]);
    this.turning = null;
  }
}
