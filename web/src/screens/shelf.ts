/** The games in the order in which people know them. */
import type { Rules, Sheet } from "../rules";

const SURENESS = ["verified", "inferred", "reconstructed"];

/** Sheets before races, printed ones before those that we had to work out. */
export function shelf({ sheets }: Rules): Sheet[] {
  const rank = ({ flow, provenance }: Sheet) =>
    (flow === "race" ? SURENESS.length : 0) + SURENESS.indexOf(provenance);
  return sheets.toSorted((a, b) => rank(a) - rank(b));
}
