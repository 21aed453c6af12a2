/** Why the coach likes a choice or not, and how sure it is. */
export const reasons = {
  "coach.win": "Chance to win: {share}",
  "coach.instead": "Better: {what}",
  "coach.legendWin": "Below: chance to win. Assumed strength: {seats}.",
  "coach.seat": "{name} ({level})",
  "coach.legendLead": "Figures: lead expected at the end.",
  "coach.legend": "Figures: points expected at the end.",
  "coach.luck": "Luck to come: ± {points}",
  "coach.best": "Best, by {points} ± {error}",
  "coach.less": "{points} ± {error} below the best",
  "coach.close": "Too close to call (± {error})",
  "coach.show": "Show on the sheet",
  "coach.more": "More choices: {n}",
  "reason.points": "{change} in {zone}.",
  "reason.completes": {
    one: "Completes a line of {zone}: {n} point.",
    other: "Completes a line of {zone}: {n} points.",
  },
  "reason.near": "One more box for {bonus}: {place}.",
  "reason.nearFrom": "One more box for {bonus}: {place}, from {number}.",
  "reason.givesUp": {
    one: "Gives up a box of {zone} for good.",
    other: "Gives up {n} boxes of {zone} for good.",
  },
  "reason.followUp": "Best entered as: {entries}.",
  "reason.spends": "Uses up {actions}.",
  "reason.fox": { one: "A fox, worth {worth} now.", other: "{n} foxes, worth {worth} each now." },
  "reason.lowest": "Lowest zone ({zones}) from {before} to {after}.",
  "reason.foxesGain": { one: "{change} for your fox.", other: "{change} for your {n} foxes." },
  "reason.left": { one: "One die is left to roll.", other: "{n} dice are left to roll." },
  "reason.toX": { one: "One square short of X.", other: "{n} squares short of X." },
  "reason.set": "Chips still missing for the tile worth {points}: {rows}.",
  "reason.squares": { one: "It loses one square.", other: "It loses {n} squares." },
  "figures.ask": "What the figures mean",
  "figures.title": "The coach’s figures",
  "figures.points":
    "{points} is how many points you end with on average, if you make this choice and then play as well as the coach.",
  "figures.lead":
    "{points} is by how many points you end ahead of the best other on average, if you make this choice and then play as well as the coach.",
  "figures.win":
    "{share} is your chance to win if everybody, you included, plays on at the strength the coach assumes: bots at their level, people as they have played so far.",
  "figures.next":
    "{cost} ± {error}: the best choice is that many points better than the next one, and the coach may be off by about {error}. If the difference is smaller than that, it cannot tell which is better.",
  "figures.spread":
    "± {points} is the luck to come: about two games in three end no further than that from what is expected.",
  "explain.example": "For example",
  "explain.turn": "A turn, step by step",
} as const;
