/** The rules of each zone: its picture, and what its kind says of it. */

import { explainerOf } from "../../zones/rules";
import { colourName } from "../names";
import { section, texts, type Section, type Writer } from "./page";

export function zoneSections(writer: Writer): Section[] {
  return writer.sheet.zones.map((name) => {
    const zone = writer.sheet.plan.zones[name]!;
    const blocks = texts(explainerOf(zone)({ ...writer, zone }));
    blocks.unshift({ kind: "draw", draw: "zone", zone: name });
    return section(`zone-${name}`, colourName(writer.words, name), blocks, 2);
  });
}
