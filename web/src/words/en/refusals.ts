/** Every way to say no, by the kind that the server or the table gives: one sentence each. */
export const refusals = {
  "refused.not your turn": "It is not your turn.",
  "refused.stale": "The table has moved on since you looked. Choose again.",
  "refused.illegal": "The rules do not allow this now.",
  "refused.over": "The game is over.",
  "refused.cannot undo": "Nothing to undo since the last roll.",
  "refused.full": "All seats at this table are taken. You can watch.",
  "refused.taken": "Somebody else has just taken this seat. Choose another.",
  "refused.no such seat": "There is no such seat at this table.",
  "refused.not your seat": "Only the holder of this seat can do that.",
  "refused.not away": "The holder of this seat is here, or has only just left.",
  "refused.no such table":
    "There is no such table. It may have been cleared away, or the link is incomplete.",
  "refused.no secret": "This device does not hold this seat.",
  "refused.wrong secret": "This device does not hold this seat.",
  "refused.wrong invite": "This invitation is not valid. Ask for a new link.",
  "refused.too fast": "That was too much at once. Wait a moment and try again.",
  "refused.too many": "Too many tables or connections from here. Try again later.",
  "refused.too large": "That is too large to be sent.",
  "refused.malformed": "The server did not understand this. Load the page again.",
  "refused.bad record": "This record does not fit the table, or its game does not add up.",
  "refused.old protocol":
    "This page and the server are of different versions. Load the page again.",
  "refused.unknown game": "This game is not known here.",
  "refused.unknown player": "This bot is not known here.",
  "refused.unavailable":
    "The server cannot store anything at the moment. It tries again; nothing is lost.",
  "refused.closing": "The server restarts. Try again in a moment.",
  "refused.mistake": "Something went wrong on the server. It has been noted there.",
  "refused.cross origin": "This page comes from another site and may not use this server.",
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
  "refused.other": "The server refused this.",
} as const;
