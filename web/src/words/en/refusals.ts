/** Every way to say no, by the kind that the server or the table gives: one sentence each. */
export const refusals = {
  "refused.not your turn": "It is not your turn.",
  "refused.stale": "The table has moved on since you looked. Choose again.",
  "refused.illegal": "The rules do not allow this now.",
  "refused.over": "The game is over.",
  "refused.cannot undo": "Nothing to undo since the last roll.",
  "refused.full": "All seats at this table are taken. You can watch.",
  "refused.taken": "Somebody sits on this seat already. Ask for the link to another one.",
  "refused.no such seat": "There is no such seat at this table.",
  "refused.not your seat": "Only the holder of this seat can do that.",
  "refused.not away": "The holder of this seat is here, or has only just left.",
  "refused.time up": "Your time was up: a bot plays this seat to the end.",
  "refused.wrong key":
    "This code or phrase opens nothing. A code works once, for ten minutes: make a new one.",
  "refused.wrong passkey": "This passkey could not be checked. Try again, or use a code or phrase.",
  "refused.no such passkey":
    "This passkey opens nothing here. It may have been removed: use another one, a code or a phrase.",
  "refused.no passkeys":
    "Passkeys work only on a page that was opened by its name over https. Here you can use a code or a phrase.",
  "refused.begin again": "That took too long. Begin again; nothing is lost.",
  "refused.no such table":
    "There is no such table. It may have been cleared away, or the link is incomplete.",
  "refused.no secret": "This device does not hold this seat.",
  "refused.wrong secret": "This device does not hold this seat.",
  "refused.wrong invite": "This invitation is not valid. Ask for a new link.",
  "refused.too fast": "That was too much at once. Wait a moment and try again.",
  "refused.too many": "Too many tables or connections from here. Try again later.",
  "refused.too large": "That is too large to be sent.",
  "refused.malformed": "The server did not understand this. Load the page again.",
  "refused.bad name":
    "A name has 1 to 24 visible letters and is neither that of staff or of a bot nor an insult. Choose another.",
  "refused.bad endpoint": "This server does not know the push service of your browser.",
  "refused.bad record": "This record does not fit the table, or its game does not add up.",
  "refused.old protocol":
    "This page and the server are of different versions. Load the page again.",
  "refused.no such day": "There is no daily game of this day here.",
  "refused.not over": "The game is not over yet.",
  "refused.played":
    "You have played this daily game. There is one run a day; you can practise past days.",
  "refused.not played": "Results are shown when you have played.",
  "refused.not rated":
    "This cannot be rated: it needs fair dice, known people on devices of their own, at most five games a day against each other, and one open game without others.",
  "refused.not kept": "Nothing is kept on the server for you.",
  "refused.no room": "There is no more room for you on the server.",
  "refused.unknown game": "This game is not known here.",
  "refused.unknown player": "This bot is not known here.",
  "refused.unavailable":
    "The server cannot store anything at the moment. It tries again; nothing is lost.",
  "refused.closing": "The server restarts. Try again in a moment.",
  "refused.mistake": "Something went wrong on the server. It has been noted there.",
  "refused.cross origin": "This page comes from another site and may not use this server.",
  "refused.banned": "Whoever runs this server does not let you play here. The server says:",
  "refused.muted": "Whoever runs this server has given you this name. The server says:",
  "refused.closed": "This table was closed. The server says:",
  "refused.wrong token": "There is no bot with this token, or it was revoked.",
  "refused.no such bot": "You have no bot of this name.",
  "refused.no such page": "The server has nothing at this address.",
  "refused.method": "The server does not do this at this address.",
  "refused.unanswered": "The connection went before an answer came. Look whether it was done.",
  "refused.lost": "The server has closed the connection.",
  "refused.unreachable": "The server cannot be reached. Check your connection and try again.",
  "refused.no server": "There is no game server here. Games on this device work without one.",
  "refused.not saved":
    "This device could not save the game. Free some space, or it will be lost when you close the page.",
  "refused.bot failed": "A bot could not go on. Open the table again.",
  "refused.no net":
    "This bot is not on this device yet and cannot be fetched now. Choose another, or check your connection.",
  "refused.no sheet": "The sheet that this game was played by is not on this device.",
  "refused.other": "The server refused this.",
} as const;
