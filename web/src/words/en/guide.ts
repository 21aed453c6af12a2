/** The first-game guide: short steps, shown where they happen. */
export const guide = {
  "guide.got": "Got it",
  "guide.stop": "No guide",
  "guide.welcome":
    "Welcome! Fill your sheet with dice and collect points. I will explain things as they come.",
  "guide.welcome.title": "Your sheet",
  "guide.choose.title": "Choose a die",
  "guide.choose": "Tap a die. The boxes it can fill light up; tap one of them.",
  "guide.hold":
    "Hold a finger on a die or a box, or rest the mouse on it: you see what it would do.",
  "guide.hold.title": "Look first",
  "guide.explain.title": "What is that?",
  "guide.explain":
    "Tap a zone, a bonus or an action that does not light up: it says what it is, with an example.",
  "guide.white.title": "The joker of colours",
  "guide.white": "The {wild} can be used in any zone.",
  "guide.sum.title": "Two dice make one number",
  "guide.sum": "In {zone} the {die} and the {wild} are always added up.",
  "guide.platter.title": "The silver platter",
  "guide.platter":
    "Every die lower than the one you choose goes to the platter. A high die now means fewer dice next time.",
  "guide.bonus.title": "A bonus!",
  "guide.bonus": "You earned {bonus}. It is used at once, and may earn the next one.",
  "guide.actions.title": "An action",
  "guide.actions": "You opened {bonus}. It is kept here until you use it.",
  "guide.reroll.title": "Reroll",
  "guide.reroll": "You do not like this roll? A reroll throws these dice again.",
  "guide.takeback.title": "Take back",
  "guide.takeback": "Before the next roll you may take a die back from the platter.",
  "guide.extra.title": "Extra die",
  "guide.extra":
    "Your turn is nearly over. With an extra die you enter any of the six dice once more.",
  "guide.polish.title": "Polish and joker",
  "guide.polish":
    "Polish changes a platter die by one; a number joker changes a die to its number.",
  "guide.silver.title": "Further crosses",
  "guide.silver":
    "For each die that this choice sends to the platter you may make a further cross.",
  "guide.passive.title": "Your passive turn",
  "guide.passive":
    "Now choose one die from the platter. All passive players choose at the same time.",
  "guide.passiveSolo.title": "Your passive turn",
  "guide.passiveSolo":
    "Alone, you also play a passive turn: the three lowest of six dice lie on the platter.",
  "guide.round.title": "A new round",
  "guide.round": "Everybody gets the bonus of the round: {bonus}.",
  "guide.fox.title": "A fox!",
  "guide.fox": "At the end it is worth as much as your lowest zone. So neglect none of them.",
  "guide.undo.title": "Changed your mind?",
  "guide.undo": "You can undo everything back to the last roll.",
  "guide.end.title": "The last round",
  "guide.end": "This is the last round. Actions you keep are worth nothing at the end.",
  "guide.race.welcome.title": "The board",
  "guide.race.welcome":
    "Bring your pawns to X and collect chips. I will explain things as they come.",
  "guide.race.group.title": "Make groups",
  "guide.race.group":
    "Put dice together so that they add up to a row’s number. Tap dice, then the row.",
  "guide.race.pawn.title": "Your pawn",
  "guide.race.pawn": "Each group moves your pawn in that row one square towards X.",
  "guide.race.x.title": "On X",
  "guide.race.x": "On X you take a chip, and another for every further group of that row.",
  "guide.race.home.title": "Room for one",
  "guide.race.home": "X has room for one pawn. A newcomer sends the other one home.",
  "guide.race.lucky.title": "Lucky Loser",
  "guide.race.lucky": "Two or more ones: turn all but one of them to any face you like.",
  "guide.race.set.title": "A full set",
  "guide.race.set": "Chips of every row together take the top bonus tile.",
  "guide.race.closed.title": "Row closed",
  "guide.race.closed": "The last chip is gone: nothing more can be won in this row.",
  "guide.race.end.title": "Nearly over",
  "guide.race.end":
    "When {n} stacks are empty, or all bonus tiles are gone, the round is played to its end.",
} as const;
