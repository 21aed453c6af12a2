/** Ratings, in English. */
export const texts = {
  "ratings.title": "Ratings",
  "ratings.switch": "Rated",
  "ratings.switchTells":
    "The result counts for your rating: fair dice, no coach, one person at each device. Who lets a bot play for them comes last.",
  "ratings.note": "Rated game",
  "ratings.noteTells":
    "The result counts for everybody’s rating, so the coach keeps quiet until it is over.",
  "ratings.offline": "Ratings are kept by a server, and none answers now.",
  "ratings.none": "Nobody has played a rated game of this kind yet. These are the bots.",
  "ratings.own": "Your rating",
  "ratings.ownNone": "You have not played a rated game of this kind yet.",
  "ratings.place": "Place {place} of {people}",
  "ratings.games": { one: "{n} game", other: "{n} games" },
  "ratings.skillTable":
    "Lost per decision with opponents: {lost} ± {margin} % of the chance to win",
  "ratings.skillAlone": "Lost per decision alone: {lost} ± {margin} points",
  "ratings.ladder": "Ladder",
  "ratings.name": "Name",
  "ratings.rating": "Rating",
  "ratings.lost": "Chance lost",
  "ratings.you": "you",
  "ratings.bot": "bot",
  "ratings.more": "Show more",
  "ratings.curve": "Your rating, game by game",
  "ratings.curveSays": "Now {points} ± {margin}.",
  "ratings.table": "As a table",
  "ratings.when": "When",
  "ratings.after": "Rating after it",
  "ratings.tells":
    "The rating is followed by its 95 % interval. Bots are fixed points: Club has 1500. The ladder is ordered by what a rating is at least.",
  "ratings.changed": "What this game changed",
  "ratings.against": "Alone: counted as a draw with a bot that is rated {points}.",
  "ratings.voidLeft": "This game does not count: somebody deleted themselves.",
  "ratings.voidSame":
    "This game does not count: two seats turned out to belong to the same person.",
  "ratings.voidOften":
    "This game does not count: you have played too many rated games against each other today.",
  "ratings.see": "See the ladder",
  "ladder.title": "The bots’ ladder",
  "ladder.off": "No games are played for the bots’ ladder on this server.",
  "ladder.empty": "No bot that somebody wrote has played a whole match of this game yet.",
  "ladder.bosses": "These are our own levels, the bosses to beat.",
  "ladder.fitted": {
    one: "From {n} game, computed {moment}",
    other: "From {n} games, computed {moment}",
  },
  "ladder.boss": "boss",
  "ladder.games": "Games",
  "ladder.tells":
    "Bots that people wrote play matches against each other and against our own levels: two games with the same dice, one in each order of seats. The rating is followed by its 95 % interval. Bosses are fixed points: 1500 is the club player.",
  "ladder.enter":
    "Can you write a better one? The page docs/bots.md of Renard leads there in ten minutes.",
} as const;
