/** The coach looks back: the curve and the costliest decisions. */
export const back = {
  "back.moment": "Moment of the game",
  "back.expectedAt": "{n} points expected",
  "back.legend.loss": "a decision that lost points",
  "back.legend.lucky": "a lucky throw",
  "back.legend.unlucky": "an unlucky throw",
  "back.costly": "Costliest decisions: {number} of {count}",
  "back.otherMoment": "Another moment",
  "back.previous": "The decision before",
  "back.next": "The next decision",
  "back.cost": "That cost {points} points.",
  "back.costClose": "That cost {points} points: too close to call.",
  "back.wasBest": "The coach would have done the same.",
  "back.again": "Try it again from here",
  "back.perDecision": "Lost per decision",
  "back.decisions": { one: "over one decision", other: "over {n} decisions" },
  "back.parts": "All the parts",
} as const;
