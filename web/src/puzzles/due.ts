/** How many cards are ready: all that home has to know of puzzles. */
import type { Database } from "../device/database";
import type { Card } from "./cards";

export async function countDue(database: Database, now: number): Promise<number> {
  const cards = await database.all<Card>("cards");
  return cards.filter(({ due, dropped }) => !dropped && due <= now).length;
}
