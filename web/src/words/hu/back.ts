/** The coach looks back: the curve and the costliest decisions. */
import type { Translated } from "../catalogue";
import type { back as english } from "../en/back";

export const back: Translated<typeof english> = {
  "back.moment": "A játszma pillanata",
  "back.expectedAt": "{n} pont várható",
  "back.legend.loss": "pontokba kerülő döntés",
  "back.legend.lucky": "szerencsés dobás",
  "back.legend.unlucky": "szerencsétlen dobás",
  "back.costly": "Legköltségesebb döntések: {number} / {count}",
  "back.otherMoment": "Egy másik pillanat",
  "back.previous": "Az előző döntés",
  "back.next": "A következő döntés",
  "back.cost": "Ez {points} pontba került.",
  "back.costClose": "Ez {points} pontba került: túl szoros, hogy eldönthető legyen.",
  "back.wasBest": "Az edző is ezt tette volna.",
  "back.again": "Próbáld újra innen",
  "back.perDecision": "Veszteség döntésenként",
  "back.decisions": { one: "egy döntésből", other: "{n} döntésből" },
  "back.parts": "Részletesen",
};
