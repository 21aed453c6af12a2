/** The thread of the players: thinking takes as long as it takes, and the page goes on. */
import layout from "../../generated/players/layout.json";
import type { Answer, Order } from "./orders";
import { Thinker } from "./thinker";

let thinker: Thinker | null = null;

function answer(order: Extract<Order, { id: number }>): Answer {
  const { id, ask, position, level } = order;
  if (!thinker) return { id, failed: "the players have not been started" };
  if (ask === "judge") return { id, expected: thinker.judge(position, level) };
  if (ask === "choose") return { id, action: thinker.choose(position, level) };
  return { id, outlook: thinker.advise(position, level, ask) };
}

addEventListener("message", ({ data }: MessageEvent<Order>) => {
  if ("start" in data) thinker = new Thinker(layout, data.start);
  else if ("learn" in data) thinker?.learn(data.learn, data.bytes);
  else {
    try {
      postMessage(answer(data));
    } catch (error) {
      const failed = error instanceof Error ? error.message : String(error);
      postMessage({ id: data.id, failed } satisfies Answer);
    }
  }
});
