/** What a run came to, in words: on its day's screen and on a card to share. */
import { words } from "../words/now.svelte";
import { dayText } from "./calendar";
import type { Run } from "./runs";
import type { DailyWords } from "./words";

export interface Row {
  what: string;
  figure: string;
}

/** Points of somebody alone; else a lead, with its sign. */
export function pointsText(value: number, alone: boolean): string {
  return alone ? words().number(value) : words().change(value);
}

/** Score, skill and luck apart, as far as they are known. */
export function ownRows(
  texts: DailyWords,
  { figures }: Run,
  score: number | null,
  alone: boolean,
): Row[] {
  const rows: Row[] = [];
  const own = figures?.score ?? score;
  if (own !== null) {
    const what = texts.say(alone ? "daily.score" : "daily.lead");
    rows.push({ what, figure: pointsText(own, alone) });
  }
  if (figures && figures.lost !== null) {
    const lost = words().number(Math.round(figures.lost * 10) / 10);
    rows.push({ what: texts.say("daily.skill"), figure: lost });
  }
  if (figures && figures.luck !== null) {
    rows.push({ what: texts.say("daily.luck"), figure: words().change(figures.luck, 1) });
  }
  return rows;
}

/** How it compares with bots on the same dice; "" while that is not known. */
export function betterText(texts: DailyWords, { figures }: Run): string {
  if (!figures || figures.better === null) return "";
  const share = words().number(figures.better, { style: "percent" });
  return texts.say("daily.better", { share, n: words().number(figures.bots) });
}

/** The card of a run. Nothing on it tells which dice fell: others may not have played them yet. */
export function cardOf(texts: DailyWords, run: Run, title: string, alone: boolean) {
  const rows = ownRows(texts, run, null, alone);
  const line = [
    texts.say("daily.card", { game: title, day: dayText(texts.language, run.day) }),
    ...rows.map((row) => texts.say("daily.figure", { ...row })),
    betterText(texts, run),
  ];
  const better = run.figures?.better ?? null;
  const beaten =
    better === null
      ? []
      : [
          {
            name: texts.say("daily.beaten"),
            value: words().number(better, { style: "percent" }),
          },
        ];
  return {
    title,
    line: line.filter(Boolean).join(" "),
    figures: [...rows.map(({ what, figure }) => ({ name: what, value: figure })), ...beaten],
  };
}
