/** Cards to share, in English. */
export const texts = {
  "share.title": "Share",
  "share.close": "Close",
  "share.sheet": "Show the sheet",
  "share.sheetTells": "Without it the picture has only the figures.",
  "share.link": "Send a link to the replay",
  "share.linkTells": "The link holds the whole game, with everybody’s name.",
  "share.linkClosed":
    "The link holds the whole game, with your name. The page opens it for those who have played this day, and for everybody when the day is over.",
  "share.send": "Share",
  "share.save": "Save the picture",
  "share.copy": "Copy the text",
  "share.copied": "Copied",
  "share.drawing": "The picture is being drawn…",
  "share.noPicture": "The picture could not be drawn. The text can be copied all the same.",
  "share.text": "Text",

  "line.solo": { one: "{game}: {n} point alone.", other: "{game}: {n} points alone." },
  "line.place": "{game}: place {place} of {count} with {points} points ({all}).",
  "line.rank": "Rank: {title}.",
  "line.lost": "{lost} points lost per decision.",
  "line.luck": "Luck of the dice: {luck} points.",

  "figure.points": "Points",
  "figure.place": "Place",
  "figure.placeOf": "{place} of {count}",
  "figure.lost": "Lost per decision",
  "figure.luck": "Luck of the dice",

  "link.bad":
    "This link cannot be read: it is cut off, or of another version of the page. Ask for it again.",
  "link.closed":
    "This is somebody’s run of a daily game that you have not finished. Play it first: then the link opens. When the day is over, it opens for everybody.",
} as const;
