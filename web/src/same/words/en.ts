/** The same dice for friends, in English. */
export const texts = {
  "ask.title": "These dice",
  "ask.tells":
    "Whoever opens the link plays the same dice. Then both games stand side by side, decision by decision, with skill and luck apart.",
  "ask.link": "Link to these dice",
  "ask.holds": "It holds the game. The page shows it to nobody before they have finished theirs.",
  "ask.seat": "Whose game is to be compared?",
  "ask.points": "Tell the points",
  "ask.pointsTells": "Without this nobody knows before the end what is to be beaten.",
  "ask.closed":
    "Others may still be playing the dice of this day. When the day is over, you can send them.",
  "ask.tooLong": "This game does not fit into a link: it is too long.",
  "ask.answers": "Played with these dice",

  "dice.seed":
    "A throw goes by its place in the game: whatever you choose, it shows the same faces there.",
  "dice.fell":
    "What was thrown then falls the same way at the same place. Dice that were not thrown there have new faces, the same for everybody with this link.",
  "dice.others":
    "The others do again what they did, as long as the rules allow it. After that a bot decides: {bots}.",

  "asked.title": "The same dice",
  "asked.can": "{who} has played these dice. Can you do better?",
  "asked.both":
    "{who} and {other} have played these dice. You can play them before you look at both games.",
  "asked.alone": "{game}, alone.",
  "asked.seat": "{game}, {count} at the table: you sit where {who} sat.",
  "asked.points": { one: "{who} made {n} point.", other: "{who} made {n} points." },
  "asked.secret": "You see what {who} chose when you have finished.",
  "asked.play": "Play these dice",
  "asked.again": "Play them again",
  "asked.goOn": "Go on playing",
  "asked.see": "See both side by side",
  "asked.own": "This is a game of your own: send the link to somebody else.",
  "asked.bad":
    "This link cannot be read: it is cut off, changed, or of another version of the page. Ask for it again.",
  "asked.closed":
    "These are the dice of a daily game that others may still be playing. The link opens when the day is over.",

  "versus.title": "Side by side",
  "versus.missing": "This comparison is not on this device any more.",
  "versus.you": "You",
  "versus.points": "Points",
  "versus.coached": "with the coach",
  "versus.against": "{one} against {other}: {skill} points by decisions, {luck} by luck.",
  "versus.luck": "The dice were the same. Luck differs where different choices met them.",
  "versus.decisions": "Decision by decision",
  "versus.never": "The same choice at every throw.",
  "versus.parted": "The same choices until here: {place}.",
  "versus.first": "From the first throw on the choices differ.",
  "versus.alike": "{n} of {all} throws were decided alike.",
  "versus.only": "Only where the choices differ",
  "versus.here": "Here the choices part",
  "versus.none": "nothing to decide",
  "versus.best": "best choice",
  "versus.lost": "{points} lost",
  "versus.dice": "Dice: {dice}",
  "versus.answer": "Send it back",
  "versus.answerTells": "The link shows {who} both games side by side.",
  "versus.result": "To the result",

  "place.round": "Round {round}, start",
  "place.passive": "Round {round}, passive",
  "place.roll": "Round {round}, roll {roll}",
  "place.again": "Round {round}, roll {roll}, thrown again",
  "place.whose": "{who}: {place}",
} as const;
