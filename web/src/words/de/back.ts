/** The coach looks back: the curve and the costliest decisions. */
import type { Translated } from "../catalogue";
import type { back as english } from "../en/back";

export const back: Translated<typeof english> = {
  "back.moment": "Moment der Partie",
  "back.expectedAt": "{n} Punkte erwartet",
  "back.legend.loss": "eine Entscheidung, die Punkte gekostet hat",
  "back.legend.lucky": "ein glücklicher Wurf",
  "back.legend.unlucky": "ein unglücklicher Wurf",
  "back.costly": "Teuerste Entscheidungen: {number} von {count}",
  "back.otherMoment": "Ein anderer Moment",
  "back.previous": "Die Entscheidung davor",
  "back.next": "Die nächste Entscheidung",
  "back.cost": "Das hat {points} Punkte gekostet.",
  "back.costClose": "Das hat {points} Punkte gekostet: zu knapp für ein Urteil.",
  "back.wasBest": "Der Trainer hätte dasselbe getan.",
  "back.again": "Von hier noch einmal versuchen",
  "back.perDecision": "Verlust je Entscheidung",
  "back.decisions": { one: "bei einer Entscheidung", other: "bei {n} Entscheidungen" },
  "back.parts": "Im Einzelnen",
};
