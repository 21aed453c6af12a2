/** The thread of the players: thinking takes as long as it takes, and the page goes on. */
import layout from "../../generated/players/layout.json";
import strengths from "../../generated/players/strengths.json";
import { lookInSlices } from "./looking";
import type { Answer, Order, Question } from "./orders";
import { Thinker } from "./thinker";
import type { PlayersLayout } from "./types";

let thinker: Thinker | null = null;
/** Questions that are looked into, and need not be any more. */
const stopped = new Set<number>();

async function answer(question: Question): Promise<Answer> {
  const { id, level } = question;
  if (!thinker) return { id, failed: "the players have not been started" };
  if (question.ask === "look back") {
    const progress = (share: number) => postMessage({ id, share } satisfies Answer);
    const called = () => stopped.delete(id);
    return { id, looked: await lookInSlices(thinker, question.looking, level, progress, called) };
  }
  if (question.ask === "lesson") return { id, verdict: thinker.judgeLesson(question.tried) };
  const { ask, position } = question;
  if (ask === "judge") return { id, expected: thinker.judge(position, level) };
  if (ask === "choose") return { id, action: thinker.choose(position, level) };
  if ("action" in ask) return { id, rows: thinker.compare(position, ask) };
  return { id, outlook: thinker.advise(position, level, ask) };
}

async function reply(question: Question): Promise<void> {
  const { id } = question;
  try {
    postMessage(await answer(question));
  } catch (error) {
    const failed = error instanceof Error ? error.message : String(error);
    postMessage({ id, failed } satisfies Answer);
  }
}

addEventListener("message", ({ data }: MessageEvent<Order>) => {
  if ("start" in data) thinker = new Thinker(layout as PlayersLayout, strengths, data.start);
  else if ("learn" in data) thinker?.learn(data.learn, data.bytes);
  else if ("stop" in data) stopped.add(data.stop);
  else void reply(data);
});
