/** Entries in parallel lines and what a screen reader calls its boxes. */
import { inAllLanguages } from "../texts";

export const words = inAllLanguages({
  en: {
    "entry.line.top": "{value} in {zone}, top line, box {box}",
    "entry.line.middle": "{value} in {zone}, middle line, box {box}",
    "entry.line.bottom": "{value} in {zone}, bottom line, box {box}",
    "entry.line.other": "{value} in {zone}, line {line}, box {box}",
    "aria.boxLine": "{zone}, line {line}, box {box}",
  },
  fr: {
    "entry.line.top": "{value}, {zone}, ligne du haut, case {box}",
    "entry.line.middle": "{value}, {zone}, ligne du milieu, case {box}",
    "entry.line.bottom": "{value}, {zone}, ligne du bas, case {box}",
    "entry.line.other": "{value}, {zone}, ligne {line}, case {box}",
    "aria.boxLine": "{zone}, ligne {line}, case {box}",
  },
  de: {
    "entry.line.top": "{value} in {zone}, obere Zeile, Feld {box}",
    "entry.line.middle": "{value} in {zone}, mittlere Zeile, Feld {box}",
    "entry.line.bottom": "{value} in {zone}, untere Zeile, Feld {box}",
    "entry.line.other": "{value} in {zone}, Zeile {line}, Feld {box}",
    "aria.boxLine": "{zone}, Zeile {line}, Feld {box}",
  },
  hu: {
    "entry.line.top": "{value} {zone|az} terület felső sorába, {box}. mező",
    "entry.line.middle": "{value} {zone|az} terület középső sorába, {box}. mező",
    "entry.line.bottom": "{value} {zone|az} terület alsó sorába, {box}. mező",
    "entry.line.other": "{value} {zone|az} terület {line}. sorába, {box}. mező",
    "aria.boxLine": "{zone}, {line}. sor, {box}. mező",
  },
});
