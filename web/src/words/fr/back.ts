/** The coach looks back: the curve and the costliest decisions. */
import type { Translated } from "../catalogue";
import type { back as english } from "../en/back";

export const back: Translated<typeof english> = {
  "back.moment": "Moment de la partie",
  "back.expectedAt": "{n} points attendus",
  "back.legend.loss": "une décision qui a coûté des points",
  "back.legend.lucky": "un lancer heureux",
  "back.legend.unlucky": "un lancer malheureux",
  "back.costly": "Décisions les plus coûteuses : {number} sur {count}",
  "back.otherMoment": "Un autre moment",
  "back.previous": "La décision précédente",
  "back.next": "La décision suivante",
  "back.cost": "Cela a coûté {points} points.",
  "back.costClose": "Cela a coûté {points} points : trop serré pour trancher.",
  "back.wasBest": "Le conseiller aurait fait de même.",
  "back.again": "Rejouer à partir d’ici",
  "back.perDecision": "Perdu par décision",
  "back.decisions": { one: "sur une décision", other: "sur {n} décisions" },
  "back.parts": "Le détail",
};
