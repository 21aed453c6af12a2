/** Lessons in English: what the screens say, goals, and the title and the point of every lesson. */
export const lessons = {
  "course.tells":
    "Short lessons on real positions. Reach the goal; the fewer points you lose, the more stars.",
  "course.begin": "Begin",
  "course.on": "Go on",
  "course.done": "{done} of {count} solved",
  "course.lessons": "Lessons",
  "course.half": "Half a game",
  "course.halfTells":
    "You take over in the middle of a game and play it to its end. Hints explain what comes up, and the coach warns you of costly choices.",
  "course.halfBegin": "Play it to its end",
  "area.dice": "Choosing a die",
  "area.zones": "The zones",
  "area.bonuses": "Bonuses and chains",
  "area.actions": "Actions",
  "area.foxes": "Foxes",
  "area.passive": "Passive turns",
  "area.alone": "Playing alone",
  "area.rows": "Dice and rows",
  "area.chips": "Chips and sets",
  "area.others": "The others",
  "lesson.title": "{number} of {count} · {title}",
  "lesson.goal": "Goal: {goal}.",
  "lesson.stars": "{stars} of {most} stars",
  "lesson.stars.3": "Exactly right!",
  "lesson.stars.2": "Well done",
  "lesson.stars.1": "Goal reached, at a price",
  "lesson.missed": "Not quite",
  "lesson.cost": "It cost {points} points.",
  "lesson.better": "Better: {what}",
  "lesson.noCoach": "Goal reached. There are no stars: the coach could not be loaded.",
  "lesson.shown": "This is how the coach plays it",
  "lesson.next": "Next",
  "lesson.again": "Again",
  "lesson.show": "Show me",
  "lesson.leave": "All lessons",

  "goal.points": "score at least {n} points",
  "goal.boxes": { one: "fill a box", other: "fill at least {n} boxes" },
  "goal.entries": { one: "fill a box in {zone}", other: "fill at least {n} boxes in {zone}" },
  "goal.zone_points": "score at least {n} points in {zone}",
  "goal.lowest": "bring your lowest zone to at least {n} points",
  "goal.foxes": { one: "earn a fox", other: "earn {n} foxes" },
  "goal.opens": "earn {bonus}",
  "goal.uses": "use {bonus}",
  "goal.hand": "keep at least {n} dice for the next roll",
  "goal.takes": "take the {die}",
  "goal.square": {
    one: "put a pawn into row {row}",
    other: "bring your pawn in row {row} at least to square {n}",
  },
  "goal.chips": { one: "take a chip", other: "take at least {n} chips" },
  "goal.tiles": "take a bonus tile",
  "goal.sends_home": "send a pawn home",
  "goal.closes": "close a row",

  "keep-dice.title": "Low dice first",
  "keep-dice.notice":
    "A low die sends little to the platter. You roll more dice next time, and the others get less.",
  "white-die.title": "The white die",
  "white-die.notice":
    "White goes wherever its number does most. Look at every zone before you use it.",
  "yellow-grid.title": "Yellow: rows and columns",
  "yellow-grid.notice": "A row brings its bonus, a column its points. Begin what you can finish.",
  "yellow-grid-2.title": "Yellow: a full column",
  "yellow-grid-2.notice":
    "A column is worth nothing until it is full. With one box missing, that box is worth all of it.",
  "blue-sum.title": "Blue: two dice, one number",
  "blue-sum.notice":
    "7 comes often, 2 and 12 hardly ever. Take the rare numbers when they are there.",
  "blue-sum-2.title": "Blue: many crosses",
  "blue-sum-2.notice":
    "Each cross is worth more than the one before, and full lines bring bonuses on top.",
  "green-row.title": "Green: just enough",
  "green-row.notice": "Use the lowest die that the box allows. High dice are wanted further on.",
  "green-row-2.title": "Green: a long row",
  "green-row-2.notice":
    "Every green cross is worth more than the last. Begun early, the row pays most.",
  "orange-row.title": "Orange: high numbers",
  "orange-row.notice": "Any number fits, so only high ones are worth a box.",
  "orange-row-2.title": "Orange: boxes with a factor",
  "orange-row-2.notice": "Keep a 5 or a 6 for the boxes marked ×.",
  "purple-row.title": "Purple: small steps",
  "purple-row.notice": "Only a higher number may follow, until a 6 opens everything again.",
  "purple-row-2.title": "Purple: the 6",
  "purple-row-2.notice":
    "A 6 scores most, and any number may follow it. It hardly ever goes to waste.",
  "silver-rows.title": "Silver: one die, many crosses",
  "silver-rows.notice":
    "A high silver die sends others to the platter, and each of them may make a cross of its own.",
  "silver-rows-2.title": "Silver: full columns",
  "silver-rows-2.notice":
    "Columns bring bonuses, long rows bring points. The best crosses do both.",
  "yellow-circles.title": "Yellow: circles first",
  "yellow-circles.notice":
    "Circles in a line bring a bonus. They score only once they are crossed.",
  "yellow-circles-2.title": "Yellow: crosses score",
  "yellow-circles-2.notice":
    "Late in the game a circle is worth little, and a cross is worth a lot.",
  "blue-falling.title": "Blue: slowly down",
  "blue-falling.notice":
    "Each number sets the limit for the next. Begin high and lose little at a time.",
  "blue-falling-2.title": "Blue: further on",
  "blue-falling-2.notice": "What counts is how far you get, so a small step down is a good step.",
  "green-pairs.title": "Green: first high, then low",
  "green-pairs.notice":
    "The second number of a pair is taken from the first. Mind which one is next.",
  "green-pairs-2.title": "Green: finish the pair",
  "green-pairs-2.notice": "A pair counts only when it is full. A 1 is the best end it can have.",
  "pink-least.title": "Pink: high enough",
  "pink-least.notice": "Any number fits, but the bonus comes only from the small number upwards.",
  "pink-least-2.title": "Pink: a 6 pays twice",
  "pink-least-2.notice": "It adds most to the sum and earns every bonus of the row.",
  "yellow-lines.title": "Yellow: three lines",
  "yellow-lines.notice":
    "The top line falls, the middle one is taken from your points, the bottom one is added. Low numbers go to the middle.",
  "yellow-lines-2.title": "Yellow: a full column",
  "yellow-lines-2.notice":
    "Three boxes above each other bring points. Fill the lines side by side.",
  "green-blocks.title": "Green: high left, low right",
  "green-blocks.notice":
    "Either box of a block may come first. So put each number where it belongs.",
  "green-blocks-2.title": "Green: finish the block",
  "green-blocks-2.notice":
    "A block counts only when it is full. A low number on the right ends it best.",
  "orange-skip.title": "Orange: skip little",
  "orange-skip.notice": "What you skip is lost. Two neighbours bring the bonus between them.",
  "orange-skip-2.title": "Orange: one more cross",
  "orange-skip-2.notice":
    "Every cross is worth more than the last, so there should be many of them.",
  "purple-platter.title": "Purple: an empty platter",
  "purple-platter.notice":
    "All dice on the platter are added. Numbers have to rise, so begin while it is empty.",
  "purple-platter-2.title": "Purple: a full platter",
  "purple-platter-2.notice":
    "Later on a full platter helps: high entries bring points of their own.",
  "first-bonus.title": "A bonus on top",
  "first-bonus.notice": "A box with a bonus fills two. Look for it before you look at the points.",
  "chain.title": "One thing leads to another",
  "chain.notice": "A bonus can earn the next one. Choose its box by what follows from it.",
  "open-action.title": "Something for later",
  "open-action.notice": "An extra die is worth about as much as another choice. Earn them early.",
  "reroll.title": "Roll again",
  "reroll.notice": "If even the best die brings little, a reroll is better than a poor choice.",
  "extra.title": "One die more",
  "extra.notice":
    "Any of the six dice will do, wherever it lies. Use it where it sets something off.",
  "takeback.title": "Back from the platter",
  "takeback.notice":
    "One more die in the next roll is one more chance. Take back what you still need.",
  "polish.title": "One more or one less",
  "polish.notice": "Polish makes a die on the platter fit that was nearly right.",
  "joker.title": "A number of your choice",
  "joker.notice":
    "The joker changes what you write. The die keeps its face, so a low one sends little to the platter.",
  "fox.title": "The fox",
  "fox.notice":
    "A fox is worth as much as your lowest zone. Found early, you can still work for it.",
  "lowest.title": "The lowest zone",
  "lowest.notice": "With foxes, every point in your lowest zone counts several times.",
  "platter.title": "What the platter holds",
  "platter.notice": "Even low dice earn a bonus in the right box.",
  "platter-2.title": "Points from the platter",
  "platter-2.notice": "Compare all the dice: the highest is not always the best.",
  "alone.title": "Your passive turn",
  "alone.notice": "The three lowest dice lie there. So leave room for low numbers in your zones.",
  "alone-last.title": "The last round",
  "alone-last.notice": "Nothing is kept for later any more. What counts now are points.",
  "keep-five.title": "The lowest of all",
  "keep-five.notice":
    "A die lower than all others sends nothing away: every other die is rolled again.",
  "two-picks.title": "Two choices, one plan",
  "two-picks.notice":
    "What stays in your hand is what you roll next. Keep the dice whose zones still wait for them.",
  "high-die.title": "Worth its price",
  "high-die.notice":
    "A high die sends others away. Take it when what it fills is worth more than they are.",
  "last-pick.title": "The third choice",
  "last-pick.notice": "Nothing is rolled after it, so a high die costs you nothing any more.",
  "bonus-where.title": "Where does it go?",
  "bonus-where.notice": "A bonus is best spent on the box that sets off the next one.",
  "chain-3.title": "Three in a row",
  "chain-3.notice": "Before you choose, follow the bonuses from box to box. The first one decides.",
  "bonus-action.title": "Both at once",
  "bonus-action.notice":
    "Where a box and an action come together, you win twice: now, and in a later turn.",
  "chain-5.title": "A long chain",
  "chain-5.notice":
    "Keep boxes with bonuses open at their ends. Then one die can fill half a dozen.",
  "open-reroll.title": "One in reserve",
  "open-reroll.notice": "A reroll saves a turn in which nothing fits. Earn it before you need it.",
  "keep-reroll.title": "Not this time",
  "keep-reroll.notice": "If a good die lies there, take it. The reroll is worth more another time.",
  "extra-two.title": "Two dice more",
  "extra-two.notice":
    "Several extra dice can follow each other. The first may prepare what the second finishes.",
  "fox-2.title": "One more fox",
  "fox-2.notice":
    "Every fox counts your lowest zone once more. The better your zones keep pace, the more it brings.",
  "fox-chain.title": "At the end of a chain",
  "fox-chain.notice": "A fox need not come from the die itself. Look where the bonuses lead.",
  "fox-extra.title": "A fox with an extra die",
  "fox-extra.notice": "An extra die is well spent on a fox that only lacks one box.",
  "lowest-zero.title": "No empty zone",
  "lowest-zero.notice":
    "As long as one zone has hardly any points, your foxes are worth hardly any.",
  "lowest-late.title": "Lift the weakest",
  "lowest-late.notice":
    "Late in the game, look for the lowest zone first: your foxes multiply whatever it gains.",
  "platter-white.title": "White on the platter",
  "platter-white.notice":
    "A white die left behind goes wherever you need it, even in a passive turn.",
  "platter-action.title": "An action from the platter",
  "platter-action.notice":
    "A passive turn is a choice like any other: take what helps your next turn.",
  "platter-chain.title": "A chain from the platter",
  "platter-chain.notice":
    "What the dice themselves bring is little. What they set off can be a lot.",
  "platter-fox.title": "A fox on the platter",
  "platter-fox.notice":
    "Keep in mind which number brings you a fox, and look for it among the dice left over.",
  "extra-others.title": "After the others’ turn",
  "extra-others.notice": "You may use an extra die then too, and any of the dice will do.",
  "alone-points.title": "Points from leftovers",
  "alone-points.notice":
    "Your passive turn can bring more than your own: compare every box that the dice reach.",
  "alone-action.title": "Ready for the next round",
  "alone-action.notice":
    "Low dice are enough for many actions. Earned now, they help in the next round.",
  "yellow-grid-3.title": "Yellow: a row’s bonus",
  "yellow-grid-3.notice":
    "With three boxes of a row crossed out, the fourth also brings the bonus beside it.",
  "blue-sum-3.title": "Blue: the end of a line",
  "blue-sum-3.notice": "Blue and white always count together. Look which line their sum completes.",
  "green-row-3.title": "Green: up to the bonus",
  "green-row-3.notice":
    "Count the boxes up to the next bonus. The die that reaches it is worth two.",
  "orange-row-3.title": "Orange: a bonus for any number",
  "orange-row-3.notice": "Where a box brings a bonus, even a low number is good enough.",
  "purple-row-3.title": "Purple: bonus after bonus",
  "purple-row-3.notice":
    "Nearly every box further on brings something. Whoever climbs slowly gets there.",
  "silver-rows-3.title": "Silver: take others along",
  "silver-rows-3.notice":
    "Before you take a silver box, look which dice go to the platter with it, and what they cross.",
  "yellow-circles-3.title": "Yellow: a line of circles",
  "yellow-circles-3.notice": "The circle that completes a line brings its bonus at once.",
  "blue-falling-3.title": "Blue: down to the bonus",
  "blue-falling-3.notice":
    "The bonus comes with the box, not with the number. Take it before your limit gets too low.",
  "green-pairs-3.title": "Green: a bonus in between",
  "green-pairs-3.notice":
    "Some boxes bring a bonus whatever number they get. Time them for when it helps.",
  "pink-least-3.title": "Pink: just high enough",
  "pink-least-3.notice":
    "The small number decides about the bonus. More than that only adds points.",
  "yellow-lines-3.title": "Yellow: bonuses in the lines",
  "yellow-lines-3.notice": "Choose the line by what its next box brings, not only by the number.",
  "green-blocks-3.title": "Green: a bonus in the block",
  "green-blocks-3.notice": "A full block brings points; some boxes bring a bonus before that.",
  "orange-skip-3.title": "Orange: two neighbours",
  "orange-skip-3.notice":
    "The bonus between two boxes is yours once both are crossed. Fill such gaps first.",
  "purple-platter-3.title": "Purple: choose the sum",
  "purple-platter-3.notice":
    "The platter decides how high you write. Pick the moment when the bonus is next and the sum small.",

  "first-rows.title": "A first pawn",
  "first-rows.notice":
    "High rows are short and their chips are worth more, but there are fewer of them.",
  "climb.title": "Step by step",
  "climb.notice": "A pawn that is nearly there is worth more than a new one.",
  "two-groups.title": "Use all dice",
  "two-groups.notice": "Four dice can make several groups. Look for a split that leaves none over.",
  "first-chip.title": "The first chip",
  "first-chip.notice": "Reaching X brings a chip at once, and every further group another.",
  "two-chips.title": "Two at a time",
  "two-chips.notice": "While your pawn stands on X, the same number brings chip after chip.",
  "lucky.title": "Turn the ones",
  "lucky.notice": "First find the group you want, then turn the ones to fit it.",
  "lucky-2.title": "Ones for two chips",
  "lucky-2.notice": "A turned one can serve the group that lacks just that number.",
  "send-home.title": "Room for one",
  "send-home.notice": "Whoever comes to X sends the other home, with all the way to do again.",
  "hold.title": "While it lasts",
  "hold.notice": "Take your chip before somebody takes your place.",
  "close.title": "The last chip",
  "close.notice": "With the last chip a row is closed, and the others’ pawns there are lost.",
  "set.title": "A full set",
  "set.notice": "A chip of every row brings a bonus tile. The first tile is worth most.",
  "last-chips.title": "The final spurt",
  "last-chips.notice":
    "Near the end, steps are worth nothing any more. Only chips and tiles count.",
  "high-row.title": "The short way",
  "high-row.notice":
    "Rows with high numbers need few steps. Begin there while their chips are still there.",
  "turn-two.title": "Ones for two rows",
  "turn-two.notice": "Turn the ones so that no die is left over: each group takes a step.",
  "chip-or-step.title": "A step before a chip",
  "chip-or-step.notice":
    "A chip can often wait a turn. Take the step that these dice allow and others seldom do.",
  "three-chips.title": "Three at a time",
  "three-chips.notice":
    "Many equal dice, and a pawn on X: divide them into as many groups as possible.",
  "second-tile.title": "The missing chip",
  "second-tile.notice":
    "Look which row is missing from your set before you look at the value of the chips.",
  "home-chip.title": "Arrive and stay",
  "home-chip.notice": "Whoever arrives on X can take another chip at once with the dice left over.",
  "home-late.title": "Ones against the others",
  "home-late.notice": "A turned one can be the number that throws another pawn off X.",
  "close-more.title": "Close it in time",
  "close-more.notice": "Close a row while the others are still on their way: their steps are lost.",
  "home-three.title": "Among three",
  "home-three.notice":
    "The more play, the shorter anybody stays on X. Take the place when you can.",
} as const;
