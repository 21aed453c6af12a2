/** The rules of a grid in words. */
import { bonusNoun } from "../../words/names";
import { byCount, columnPoints, sum } from "../explaining";
import type { ZoneWriter } from "../kind";

export function explain(writer: ZoneWriter): string[] {
  const { zone } = writer;
  return [
    ...(zone.follow_rows.length > 0 ? followed(writer) : entered(writer)),
    ...lineBonuses(writer),
    ...points(writer),
  ];
}

function entered(writer: ZoneWriter): string[] {
  const { rules, zone } = writer;
  const shown = zone.cells.map(({ number }) => number).filter((number) => number > 0);
  const crossed = zone.cells.filter(({ start }) => start > 0);
  return [
    rules.say("zone.grid"),
    new Set(shown).size < shown.length ? rules.say("zone.gridTwice") : "",
    sum(writer),
    crossed.some(({ number }) => number === 0) ? rules.say("zone.printedCross") : "",
    crossed.some(({ number }) => number > 0) ? rules.say("zone.preCrossed") : "",
  ];
}

/** A grid whose rows other dice can follow into. */
function followed({ words, rules, sheet, zone }: ZoneWriter): string[] {
  const { colour } = words.grammar;
  const colours = words.list(zone.follow_rows.map((name) => colour(name)));
  return [
    rules.say("zone.follow", { colours }),
    rules.say("zone.followMore", { wild: colour(sheet.wild), die: colour(zone.die) }),
    rules.say("zone.followNot"),
  ];
}

function lineBonuses({ words, rules, zone }: ZoneWriter): string[] {
  const earns = (way: string) => zone.lines.find(({ along, bonus }) => along === way && bonus);
  const [row, column, diagonal] = [earns("row"), earns("column"), earns("diagonal")];
  const both = row && column;
  return [
    both ? rules.say("zone.lineBonus") : "",
    row && !both ? rules.say("zone.rowBonus") : "",
    column && !both ? rules.say("zone.columnBonus") : "",
    diagonal ? rules.say("zone.diagonal", { bonus: bonusNoun(words, diagonal.bonus) }) : "",
  ];
}

function points(writer: ZoneWriter): string[] {
  const { rules, zone } = writer;
  const columns = columnPoints(writer);
  const byRow = zone.row < zone.cells.length;
  const counted = { points: zone.points_by_count.join(", ") };
  return [
    columns.length > 0 ? rules.say("zone.columnPoints", { points: columns.join(", ") }) : "",
    byRow ? rules.say("zone.byRow", counted) : byCount(writer),
  ];
}
