/** What the rules pages say of all kinds, by language. */
import { ruleWords as circles } from "./circles/ruleWords";
import { ruleWords as grid } from "./grid/ruleWords";
import { ruleWords as pairs } from "./pairs/ruleWords";
import { ruleWords as parallel } from "./parallel/ruleWords";
import { ruleWords as skip } from "./skip/ruleWords";
import { ruleWords as track } from "./track/ruleWords";

export const zoneRuleWords = {
  en: { ...grid.en, ...track.en, ...circles.en, ...pairs.en, ...skip.en, ...parallel.en },
  fr: { ...grid.fr, ...track.fr, ...circles.fr, ...pairs.fr, ...skip.fr, ...parallel.fr },
  de: { ...grid.de, ...track.de, ...circles.de, ...pairs.de, ...skip.de, ...parallel.de },
  hu: { ...grid.hu, ...track.hu, ...circles.hu, ...pairs.hu, ...skip.hu, ...parallel.hu },
};
