/** The texts of the rules pages: English is the type, as for the page's own catalogue. */

import type { Translated } from "../catalogue";
import type { rules } from "./en";

export type RulesEnglish = typeof rules;
export type RulesTexts = Translated<RulesEnglish>;
