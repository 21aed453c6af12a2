/** Settings, fair dice, notices, errors. */
export const device = {
  "settings.title": "Settings",
  "settings.language": "Language",
  "settings.theme": "Light or dark",
  "settings.theme.auto": "As the device",
  "settings.theme.light": "Light",
  "settings.theme.dark": "Dark",
  "settings.motion": "Animations",
  "settings.motion.off": "Off",
  "settings.motion.quick": "Quick",
  "settings.motion.full": "Full",
  "settings.confirm": "Ask before every choice",
  "settings.confirm.tells": "A first tap shows what would happen, a second does it.",
  "settings.guide": "First-game guide",
  "settings.coach": "Coach",
  "settings.lookBack": "Look back by itself",
  "settings.lookBack.tells":
    "After a game alone or against bots the coach looks back at it in the background.",
  "settings.name": "Your name",
  "settings.data": "What this device keeps",
  "settings.data.tells": "Games, settings, what you have learnt, and your seats at online tables.",
  "settings.deleteAll": "Delete everything",
  "settings.deleteAll.tells":
    "Games, settings and what you have learnt leave this device for good. So do your seats at online tables: nobody can get back to them.",
  "settings.deleted": "Everything is deleted.",
  "keys.title": "Keys",
  "keys.arrows": "Arrow keys: move between dice and boxes",
  "keys.enter": "Enter or space: choose",
  "keys.escape": "Escape: back",
  "keys.dice": "1 to 6: choose a die",
  "keys.undo": "U: undo",
  "keys.reroll": "R: reroll",
  "keys.others": "O: the others",
  "keys.help": "?: help",

  "fair.title": "Fair dice",
  "fair.lead": "How you can be sure that nobody, the server included, bends the dice.",
  "fair.1":
    "Before the first roll the server draws a secret and shows its fingerprint, a long number. " +
    "The fingerprint fixes the secret without giving it away.",
  "fair.numbers":
    "Then every player’s device adds a random number of its own; those of bots were shown with the " +
    "fingerprint. The first roll waits until all seats are taken. So neither the server nor a " +
    "player can choose the dice.",
  "fair.2":
    "Every die follows from the secret, these numbers, the table and the number of the roll, and " +
    "from nothing else. So your choices cannot change future dice, and no player can foresee them.",
  "fair.3":
    "When the game is over the secret is revealed. Your device works out its fingerprint and every " +
    "single die again and compares.",
  "fair.4": "You need not trust this page: a short program does the same from the saved record.",
  "fair.trust":
    "One thing is left to trust: the server knows its secret, so whoever runs it could look ahead.",
  "fair.notMine":
    "But your device’s number is not among them: it came too late or was left out, and the one " +
    "that the server had shown for your seat in advance was used.",
  "fair.fingerprint": "Fingerprint",
  "fair.secret": "Secret",
  "fair.secretLater": "Revealed when the game is over.",
  "fair.check": "Check this game",
  "fair.checking": "Checking…",
  "fair.good": {
    one: "All is well: the fingerprint and {n} roll agree.",
    other: "All is well: the fingerprint and all {n} rolls agree.",
  },
  "fair.badFingerprint": "The secret does not fit the fingerprint. These dice cannot be trusted.",
  "fair.badRoll":
    "Roll {n} does not follow from the secret and the numbers. These dice cannot be trusted.",
  "fair.notOver": "The game has to be over before its dice can be checked.",
  "fair.notFair":
    "The dice of this game were not rolled by a server, so there is nothing to check.",
  "fair.from": "The rolls before number {n} were made elsewhere and cannot be checked.",
  "fair.openFile": "Check a saved record",

  "update.ready": "A new version is ready.",
  "update.now": "Update now",
  "update.later": "After this game",
  "update.storage":
    "This browser does not let the page keep anything. Your games will be lost when you close it.",

  "error.title": "Something went wrong",
  "error.tells": "Your game is kept. Load the page again to go on.",
  "error.reload": "Load again",
  "error.load": "The game could not be loaded. Check your connection and try again.",
  "error.browser": "This browser is too old for the game: it needs WebAssembly.",
  "error.notFound": "There is no such page.",
  "error.saved": "This saved game cannot be read any more.",
  loading: "Loading…",
} as const;
