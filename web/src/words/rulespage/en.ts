/** The rules pages in English. Each sentence is chosen by what a sheet's data say. */
import { zoneRuleWords } from "../../zones/ruleWords";

export const rules = {
  ...zoneRuleWords.en,
  goal: "The goal",
  "goal.text":
    "Everybody has a sheet with {zones} zones. You enter dice in them, earn bonuses that earn further bonuses, and collect points. Most points at the end win.",
  "need.text": "Each player needs a sheet; {dice} dice and a silver platter are shared.",

  rounds: "Rounds",
  "rounds.text": "In a round everybody is active once, in seat order.",
  "rounds.count": { one: "{players}: {n} round", other: "{players}: {n} rounds" },
  "rounds.players": { one: "1 player", other: "{n} players" },
  "rounds.playersOr": "{low} or {high} players",
  "rounds.bonus":
    "At the start of some rounds everybody gets a bonus. An action is kept, anything else is used at once:",
  "rounds.bonusOf": "Round {round}: {bonus}",

  turn: "Your turn",
  "turn.roll": "You roll up to three times, the first time with all dice.",
  "turn.choose":
    "After each roll choose one die, put it on a free dice field and enter it in the zone of its colour.",
  "turn.platter":
    "Every die left that shows less than the chosen one goes to the silver platter. Equal and higher dice stay.",
  "turn.again":
    "Roll the dice you still have. Without dice, or after the third roll, your turn ends.",
  "turn.end": "After the last roll all dice that are not on a dice field go to the platter.",
  "turn.wild": "The {wild} stands for any colour and keeps its own number.",
  "turn.fits":
    "A die that fits nowhere cannot be chosen. If none fits, the roll is lost: no die moves, and the roll counts.",

  passive: "When you are passive",
  "passive.text":
    "After a turn all the other players choose one die from the platter, at the same time. The dice stay there, so several players may use the same one.",
  "passive.fields":
    "Only if no die on the platter fits may you use one from the active player’s dice fields instead.",

  zones: "The zones",
  "zone.wild":
    "The number is always {die} + {wild}, whichever of the two you choose and wherever the other one lies.",
  "zone.byCount": "The number of crosses sets the points: {points}.",
  "zone.any": "Any number may be written.",
  "zone.rising": "Each number must be higher than the one before.",
  "zone.notRising": "Each number may be at most the one before.",
  "zone.falling": "Each number must be lower than the one before.",
  "zone.factor": "In a box marked × the number is multiplied before it is written.",
  "zone.boxBonus": "A bonus at a box is earned when the box is filled.",
  "zone.boxBonusLeast": "A bonus is earned only if the number reaches the small number at its box.",

  bonuses: "Bonuses",
  "bonuses.text":
    "A coloured bonus is used at once and may earn the next one. With several, you choose the order. One that cannot be used is lost.",
  "bonuses.cross": "A coloured cross: cross any free box of that zone; on a track, the next one.",
  "bonuses.number": "A coloured number: write it in the next box of that zone; a factor counts.",
  "bonuses.free":
    "A coloured question mark: any entry that you could have rolled, by the rules of that zone.",
  "bonuses.any": "A black question mark: the same in a zone of your choice.",
  "bonuses.choice": "Some bonuses let you choose: {bonus}.",

  actions: "Actions",
  "actions.text":
    "An earned action opens the next box of its bar and is kept until you use it. What goes beyond the end of a bar is lost. You may use any number in a turn.",
  "actions.reroll":
    "On your turn, right after a roll: roll all dice of that roll again. It is not one of your three rolls.",
  "actions.extra":
    "At the end of a turn, active or passive: enter any one of the six dice, wherever it lies, with the number it shows. Each die can be your extra die once a turn.",
  "actions.extraRound":
    "At the end of a turn, active or passive: enter any one of the six dice, wherever it lies, with the number it shows. Each die can be your extra die once a round.",
  "actions.takeback":
    "On your turn, before the next roll: take one die back from the platter and roll it too.",
  "actions.polish":
    "A die you use from the platter counts one more or one less for you; several may be added up. From 1 it does not go on to 6. In a sum with the platter’s other die you may polish that one.",
  "actions.joker":
    "The die you choose counts as the number in the box ({numbers}) for you. It keeps its face for everybody else and for the platter.",
  "actions.jokerAny": "any",
  "actions.end": "The last box of a bar also earns: {bonuses}.",
  "actions.endOf": "{bar}: {bonus}",
  "actions.mix": "A mix action opens a box of a list of your choice: {bars}.",

  foxes: "Foxes",
  "foxes.text":
    "Each fox is worth the points of your lowest zone at the end. A zone without points makes all foxes worthless.",

  solo: "Alone",
  "solo.text": {
    one: "You play {n} round, each with an active and a passive turn.",
    other: "You play {n} rounds, each with an active and a passive turn.",
  },
  "solo.passive":
    "For the passive turn you roll all dice; the three lowest lie on the platter. Among equal ones chance decides. There are no rerolls in it.",

  end: "The end",
  "end.text":
    "Add up your zones and foxes. Most points win; in a tie the highest single zone decides, and after that the win is shared.",
  "end.unused": "Actions left over are worth nothing.",
  "end.rating": "How good is a solo result?",
  "end.below": "below {limit}",
  "end.from": "from {limit}",

  "race.goal": "Bring your pawns to X, take chips there and collect full sets. Most points win.",
  "race.board": "The board",
  "race.rows": "The board has {n} rows. Each is a path that ends on X, with a stack of chips:",
  "race.row": "Row {row}: {squares} squares, chips worth {points}",
  "race.removed": "With {players} one chip of each row stays in the box.",
  "race.pawns": "You have one pawn for each row.",
  "race.turn.roll":
    "Roll {n} dice. Make groups of them, one die or more each, that add up to the number of a row. A die belongs to one group; dice may be left out.",
  "race.turn.move":
    "For each group, in any order: if you have no pawn in that row, put one on its first square; otherwise it moves one square on.",
  "race.turn.same": "Several groups for the same row are allowed.",
  "race.x": "On X",
  "race.x.chip":
    "When your pawn reaches X, take a chip of that row at once. While it stands there, every further group of that row takes another.",
  "race.x.one":
    "X has room for one pawn. A newcomer sends the other home; it may start again. All other squares have room for everybody.",
  "race.lucky": "Lucky Loser",
  "race.lucky.text":
    "If you roll two or more ones, you may first turn all of them but one to any face you like.",
  "race.closed": "Empty stacks",
  "race.closed.text":
    "When the last chip of a row is taken, the row is closed at once and all its pawns leave the game.",
  "race.sets": "Full sets",
  "race.sets.text":
    "As soon as you own a chip of every row, take the top bonus tile, and again for each further full set. The tiles in order: {tiles}.",
  "race.end":
    "When {n} stacks are empty, or the last bonus tile is taken, the round is finished so that all have had the same number of turns.",
  "race.score": "Add up your chips and bonus tiles. Most points win; a tie shares the win.",

  about: "How well we know this sheet",
} as const;
