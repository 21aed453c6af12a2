/** The dice in their places, one by one: a die that stays as it is is not drawn anew. */
import type { DieLook } from "../draw/dice";
import type { Where } from "../rules/types";
import type { Slot } from "./looks";

class LiveLook implements Required<DieLook> {
  colour = $state("");
  face = $state(0);
  state: Required<DieLook>["state"] = $state("plain");
  as = $state(0);
  label = $state("");
  note = $state("");
  figure = $state("");
}

export class Place {
  /** Whether a die lies here. */
  taken = $state(false);
  where: Where = $state("hand");
  leaving = $state(false);
  readonly look = new LiveLook();

  constructor(readonly die: number) {}

  show(slot: Slot | null): void {
    this.taken = slot !== null;
    if (!slot) return;
    const { colour, face, state = "plain", as = 0 } = slot.look;
    this.where = slot.where;
    this.leaving = slot.leaving;
    Object.assign(this.look, { colour, face, state, as });
  }
}
