/** Entries in pairs and what a screen reader calls its boxes. */
import { inAllLanguages } from "../texts";

export const words = inAllLanguages({
  en: {
    "entry.block.left": "{value} in {zone}, block {block} on the left",
    "entry.block.right": "{value} in {zone}, block {block} on the right",
    "aria.boxBlock.left": "{zone}, block {block}, left box",
    "aria.boxBlock.right": "{zone}, block {block}, right box",
  },
  fr: {
    "entry.block.left": "{value}, {zone}, bloc {block} à gauche",
    "entry.block.right": "{value}, {zone}, bloc {block} à droite",
    "aria.boxBlock.left": "{zone}, bloc {block}, case de gauche",
    "aria.boxBlock.right": "{zone}, bloc {block}, case de droite",
  },
  de: {
    "entry.block.left": "{value} in {zone}, Block {block} links",
    "entry.block.right": "{value} in {zone}, Block {block} rechts",
    "aria.boxBlock.left": "{zone}, Block {block}, linkes Feld",
    "aria.boxBlock.right": "{zone}, Block {block}, rechtes Feld",
  },
  hu: {
    "entry.block.left": "{value} {zone|az} terület {block}. blokkjába, balra",
    "entry.block.right": "{value} {zone|az} terület {block}. blokkjába, jobbra",
    "aria.boxBlock.left": "{zone}, {block}. blokk, bal mező",
    "aria.boxBlock.right": "{zone}, {block}. blokk, jobb mező",
  },
});
