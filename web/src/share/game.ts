/** The card of a finished game. */
import type { Finished } from "../device";
import { realDecisions } from "../progress/figures";
import { fullLink } from "../screens/route.svelte";
import type { Ledger } from "../table";
import { loadLater } from "../words/later.svelte";
import { rankTitle } from "../words";
import { shareCard, type Card, type Figure } from "./card";
import { spoils } from "./closed";
import { linkOf } from "./link";
import { shareWords, type ShareWords } from "./words";

/** Let somebody share a game; what the coach found is on the card if it has looked. */
export async function shareGame(game: Finished, ledger: Ledger): Promise<void> {
  await shareCard(cardOf(await loadLater(shareWords), game, ledger));
}

export function cardOf(texts: ShareWords, game: Finished, ledger: Ledger, now = Date.now()): Card {
  const { record, mine } = game;
  const seat = mine[0] ?? record.winners[0] ?? 0;
  const parts = [resultOf(texts, game, ledger, seat), ...lookedOf(texts, game)];
  const card = {
    title: ledger.sheet.title,
    line: parts.map(({ line }) => line).join(" "),
    figures: parts.flatMap(({ figures }) => figures),
  };
  if (!spoils(game, now)) {
    return { ...card, sheet: { view: ledger.game.view, seat }, ...replayOf(game, ledger, false) };
  }
  // Practice has no place among the day's runs, so nobody who plays the day could open it.
  return game.from ? card : { ...card, ...replayOf(game, ledger, true) };
}

/** The link to a game's replay, if an address has room for it. */
export function replayOf(
  game: Finished,
  ledger: Ledger,
  closed: boolean,
): Pick<Card, "link" | "closed"> {
  const text = linkOf(game, ledger);
  return text ? { link: fullLink("shared", text), closed } : {};
}

interface Part {
  line: string;
  figures: Figure[];
}

function resultOf(texts: ShareWords, { record }: Finished, ledger: Ledger, seat: number): Part {
  const { title, rating } = ledger.sheet;
  const { total } = record.scores[seat]!;
  const points = texts.number(total);
  const counted = { name: texts.say("figure.points"), value: points };
  if (record.players === 1) {
    const rank = rating.titles[ledger.game.rank(total)];
    const said = [
      texts.say("line.solo", { game: title, n: total }),
      ...(rank ? [texts.say("line.rank", { title: rankTitle(rank) })] : []),
    ];
    return { line: said.join(" "), figures: [counted] };
  }
  const place = placeOf(record, seat);
  const count = record.players;
  const all = record.scores.map((score) => texts.number(score.total)).join(" : ");
  const value = texts.say("figure.placeOf", { place, count });
  return {
    line: texts.say("line.place", { game: title, place, count, points, all }),
    figures: [{ name: texts.say("figure.place"), value }, counted],
  };
}

/** Winners are first, whatever decided a tie; the others by their points. */
function placeOf({ winners, scores }: Finished["record"], seat: number): number {
  if (winners.includes(seat)) return 1;
  const better = scores.filter(
    ({ total }, other) => winners.includes(other) || total > scores[seat]!.total,
  );
  return 1 + better.length;
}

function lookedOf(texts: ShareWords, { looked }: Finished): Part[] {
  const real = looked ? realDecisions(looked).length : 0;
  if (!looked || real === 0) return [];
  const two = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  const lost = texts.number(looked.lost / real, two);
  const luck = texts.change(looked.luck);
  return [
    {
      line: texts.say("line.lost", { lost }),
      figures: [{ name: texts.say("figure.lost"), value: lost }],
    },
    {
      line: texts.say("line.luck", { luck }),
      figures: [{ name: texts.say("figure.luck"), value: luck }],
    },
  ];
}
