/** People who meet: pace, whose turn it is, other devices; in English. */
export const texts = {
  "pace.title": "How fast?",
  "pace.now": "Now",
  "pace.hours": "Hours",
  "pace.days": "Days",
  "pace.whenever": "Whenever",
  "pace.now.tells":
    "All play right now. For somebody who is away, a bot may stand in after three minutes.",
  "pace.hours.tells":
    "Everybody has 8 hours to think, and one more for every move. Then a bot plays the seat to the end.",
  "pace.days.tells":
    "Everybody has 4 days to think, and one more for every move. 14 days of holiday follow automatically. Then a bot plays the seat to the end.",
  "pace.whenever.tells": "Nothing runs out. Good for friends.",
  "pace.of": "Pace: {pace}",
  "pace.left": "{who}: {time} left",
  "pace.out": "{who}: time was up, a bot plays to the end",

  "turn.yours": "Your turn",
  "turn.since": "waiting since {moment}",
  "turn.left": "{time} left",
  "turn.of": "Waiting for {who}",
  "turn.title": "● Your turn – {game}",
  "turn.body": "It is your turn: {game}.",

  "notice.ask": "Tell me when it is my turn",
  "notice.tells": "A notice of this device while the page is in the background.",
  "notice.on": "This device tells you when it is your turn while the page is in the background.",
  "notice.blocked":
    "Notices are blocked for this page. You can allow them in the browser’s settings.",

  "push.tells": "A notice of this device while the page is in the background or closed.",
  "push.on": "This device tells you when it is your turn, also while the page is closed.",
  "push.ask": "Also while the page is closed",
  "push.stop": "Stop telling me",
  "push.cannot": "This browser cannot tell you anything while the page is closed.",
  "push.home":
    "On an iPhone or iPad this works only from the Home Screen: tap Share, then Add to Home Screen, and open Renard there.",
  "push.failed":
    "Your browser’s push service did not answer, so you are told nothing while the page is closed. Try again later.",
  "push.with": "{game} with {who}",
  "push.hurry": "Your time is running out",
  "push.until": "Until {moment}: {game}",

  "device.title": "Use Renard on another device",
  "device.tells":
    "Your seats at online tables and your daily games, without an account: show the other device a code, or write down six words to come back with if this one is lost.",
  "device.code": "Make a code",
  "device.codeTells":
    "Open this link on the other device, or type the code there. It works once, for ten minutes.",
  "device.qr": "QR code for the other device",
  "device.link": "Link for the other device",
  "device.phrase": "Make a phrase",
  "device.phraseTells":
    "Write these six words down and keep them to yourself: they are shown only now. An earlier phrase is not valid any more.",
  "device.have": "I have a code or phrase",
  "device.enter": "Code or phrase",
  "device.use": "Use it here",
  "device.done": {
    one: "Done: this device is yours as well. One open game was found.",
    other: "Done: this device is yours as well. {n} open games were found.",
  },
  "device.using": "One moment…",
  "device.ask":
    "Use only a code or phrase of your own: both devices are one person’s from then on, with all their seats at online tables.",
  "device.delete": "Delete me from the server",
  "device.deleteTells":
    "The server forgets your name, your other devices, your phrase, your passkeys and your daily games. Your name leaves the tables you sat at. You can still play open games from this device, but you cannot find them from another one. This cannot be undone.",
  "device.deleted": "The server has forgotten you.",
  "device.keep": "Keep your seats if this device is lost",
  "device.keepTells": "With a code or six words you find them again on another device.",
  "device.show": "Show me how",
  "device.dismiss": "No, thank you",

  "passkey.make": "Make a passkey",
  "passkey.tells":
    "Your device or password manager keeps a passkey for you: with your finger, your face or a PIN you come back here.",
  "passkey.made": "Done: you can come back with this passkey.",
  "passkey.have": "I have a passkey, code or phrase",
  "passkey.use": "Use a passkey",
  "passkey.mine": "Your passkeys",
  "passkey.when": "Made {moment}",
  "passkey.used": "Last used {moment}",
  "passkey.unused": "Not used yet",
  "passkey.alone": "Only on one device: lost with it",
  "passkey.remove": "Remove the passkey made {moment}",
  "passkey.removed":
    "Removed: it opens nothing here any more. You can delete it from your device, too.",
  "passkey.full": {
    one: "You have {n} passkey, as many as there can be. Remove it to make another.",
    other: "You have {n} passkeys, as many as there can be. Remove one to make another.",
  },
  "passkey.notMade":
    "No passkey was made: that was cancelled, or this device cannot keep one. Nothing has changed.",
  "passkey.notUsed":
    "No passkey was used: that was cancelled, or none was found here. Nothing has changed.",
  "passkey.known": "This device has a passkey of yours already.",
  "passkey.cannot":
    "This browser or device cannot do this with passkeys. A phrase of six words works everywhere.",
  "passkey.keepTells": "With a passkey, a code or six words you find them again on another device.",

  "report.title": "Report somebody",
  "report.tells":
    "Whoever runs this server sees the table as it is now: names, seats and the latest moves. Nobody at the table is told.",
  "report.who": "Who?",
  "report.why": "Why?",
  "report.why.name": "The name is offensive",
  "report.why.play": "Unfair or disruptive play",
  "report.why.other": "Something else",
  "report.words": "In a few words (optional)",
  "report.send": "Send the report",
  "report.done": "Thank you. Whoever runs this server will look at it.",
} as const;
