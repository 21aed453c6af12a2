/** The words of the page in the language in use: what other rooms import. */

import type { Sheet } from "../rules/types";
import * as aria from "./aria";
import * as asking from "./ask";
import * as names from "./names";
import { words } from "./now.svelte";
import * as peoples from "./people";
import * as reasons from "./reasons";
import * as stories from "./story";
import * as telling from "./tell";
import type { Arguments, English, Key } from "./catalogue";
import type { Page } from "./rulespage";
import type { Words } from "./words";

export { LANGUAGES, type Key, type Language } from "./catalogue";
export { chooseLanguage, language, preferred, startWords, words } from "./now.svelte";
export { Words } from "./words";
export type { People } from "./brings";
export type { Context, Happening } from "./tell";
export { isChained, type Line } from "./story";
export type { DieLabel } from "./aria";
export type { Block, Page, Section } from "./rulespage";

/** A text of the catalogue, its placeholders filled in. */
export function say<K extends Key>(key: K, ...args: Arguments<English[K]>): string {
  return words().say(key, ...args);
}

/** A function of words, spoken in the language in use. */
function spoken<A extends unknown[], R>(tell: (words: Words, ...args: A) => R): (...args: A) => R {
  return (...args) => tell(words(), ...args);
}

export const colourName = spoken(names.colourName);
export const lettersOf = spoken(names.lettersOf);
export const bonusNoun = spoken(names.bonusNoun);
export const bonusName = spoken(names.bonusName);
export const barName = spoken(names.barName);
export const levelName = spoken(names.levelName);
export const namesAt = spoken(peoples.namesAt);
export const levelTells = spoken(names.levelTells);
export const rankTitle = spoken(names.rankTitle);
export const rulingName = spoken(names.rulingName);
export const rulingTells = spoken(names.rulingTells);
export const partName = spoken(names.partName);
export const refusalText = spoken(names.refusalText);

export const tellEvent = spoken(telling.tellEvent);
export const tellUndo = spoken(telling.tellUndo);
export const tellOption = spoken(telling.tellOption);
export const wouldText = spoken(telling.wouldText);
export const tellWhy = spoken(reasons.tellWhy);
export const tellStory = spoken(stories.tellStory);
export const roundText = spoken(stories.roundText);

export const tellTurn = spoken(asking.tellTurn);
export const tellThrow = spoken(asking.tellThrow);
export const tellWaiting = spoken(asking.tellWaiting);
export const tellRound = spoken(asking.tellRound);
export const tellWhose = spoken(asking.tellWhose);

export const dieLabel = spoken(aria.dieLabel);
export const boxLabel = spoken(aria.boxLabel);
export const boxPlace = spoken(aria.boxPlace);
export const zoneLabel = spoken(aria.zoneLabel);
export const scoreLabel = spoken(aria.scoreLabel);
export const barLabel = spoken(aria.barLabel);
export const roundLabel = spoken(aria.roundLabel);
export const rowLabel = spoken(aria.rowLabel);

/** The rules of a sheet as a page of sections. Called where it is shown, it follows the language. */
export async function rulesOf(sheet: Sheet): Promise<Page> {
  const now = words();
  const { rulesPage } = await import("./rulespage");
  return rulesPage(now, sheet);
}
