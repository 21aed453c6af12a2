/** One's own file, in English. */
export const texts = {
  "yours.title": "Everything in one file",
  "yours.tells":
    "Games, open tables, seats at online tables, settings, stars and whatever you have learnt. Bring the file in on another device: what is there stays, and of two versions of the same thing the newer one counts.",
  "yours.secret":
    "Keep the file to yourself: whoever has it can play your seats at online tables, and the daily game in your place.",
  "yours.export": "Save everything",
  "yours.import": "Bring in a file",
  "yours.imported": {
    one: "One thing is new or newer than before.",
    other: "{n} things are new or newer than before.",
  },
  "yours.same": "All of it was here already.",
  "yours.strange":
    "This is not a file of this page: choose one that was saved here with “Save everything”.",
  "yours.damaged":
    "This file is damaged, and nothing was changed: save it again on the other device.",
  "yours.newer": "This file is of a newer version of this page: load the page again first.",
  "keep.title": "On the server too",
  "keep.tells":
    "Finished games with what the coach found, answers to puzzles, cards, stars and daily runs can be kept on this server as well: the same on all your devices, and safe if one of them is lost. Open games and settings stay on the device.",
  "keep.offer": "Your finished games, puzzles and stars can be kept on the server, too.",
  "keep.begin": "Keep them on the server",
  "keep.busy": "One moment…",
  "keep.last": "Last kept: {when}.",
  "keep.room": "{share} of your room there is used.",
  "keep.never": "Nothing has been kept yet. It is done as soon as the server can be reached.",
  "keep.trouble": "The last try failed: {why} Everything is still on this device.",
  "keep.now": "Keep now",
  "keep.stop": "Stop, and delete them there",
  "keep.stopTells":
    "They are deleted from the server, for all your devices. What is on your devices stays.",
  "keep.stopped": "Nothing is kept on the server any more.",
} as const;
