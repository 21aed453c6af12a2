/** Which sounds belong to what happens at a table. */
import type { Effects, GameEvent } from "../rules/types";

/** `chain` rises with its `step`, from 1. `turn` calls somebody who looks elsewhere. */
export type Cue = { sound: "dice"; dice: number } | { sound: "pencil" | "fox" | "turn" } | Chain;
interface Chain {
  sound: "chain";
  step: number;
}

interface Happening {
  seat: number;
  event: GameEvent | null;
  effects: Effects | null;
}

/** Follows a game and says what is to be heard of each thing that happens. */
export class Cues {
  #seat = -1;
  /** How many bonuses were entered one after another. */
  #chain = 0;

  of({ seat, event, effects }: Happening): Cue[] {
    const chained = event?.bonus !== undefined && seat === this.#seat;
    this.#chain = chained ? this.#chain + 1 : 0;
    this.#seat = seat;
    if (event?.roll) return [{ sound: "dice", dice: Object.keys(event.roll).length }];
    if (!effects) return [];
    const cues: Cue[] = [];
    if (effects.writes.length + effects.moves.length > 0) cues.push({ sound: "pencil" });
    if (this.#chain > 0) cues.push({ sound: "chain", step: this.#chain });
    if (effects.foxes > 0) cues.push({ sound: "fox" });
    return cues;
  }
}
