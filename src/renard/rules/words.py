"""Actions in words: an id and an event of the game record say the same, both ways.

An event is written as in the record, without its seat. The text of an action is that event on
one line, for terminals, tests and bug reports.
"""

from typing import Any

from renard.rules.layout import (
    BAR_NAMES,
    EXTRAS,
    FOLLOW,
    LUCKY,
    PASSIVE,
    PICK,
    TELL_AS,
    TELL_ASKS,
    TELL_BAR,
    TELL_BONUS,
    TELL_BOX,
    TELL_CELL,
    TELL_DIE,
    TELL_GROUP,
    TELL_MARK,
    TELL_OTHER,
    TELL_OWN,
    TELL_PARTNER,
    TELL_ROW,
    TELL_VALUE,
    TELL_VERB,
    TELL_ZONE,
    VERB_BONUS,
    VERB_ENTER,
    VERB_FOLLOW,
    VERB_GROUP,
    VERB_LUCKY,
    VERB_ON,
    VERB_PASS,
    VERB_REROLL,
    VERB_TAKEBACK,
    VERB_UNLOCK,
)
from renard.rules.race import multisets
from renard.rules.rows import ABSENT
from renard.rules.sheet import Sheet

Event = dict[str, Any]

MARKS = {1: "circle", 2: "cross"}
ENTRY_VERBS = {PICK: "pick", PASSIVE: "passive", EXTRAS: "extra"}
PASSES = {PICK: "roll", PASSIVE: "passive", EXTRAS: "extra", FOLLOW: "silver", LUCKY: "lucky"}
USES = {VERB_REROLL: "reroll", VERB_TAKEBACK: "takeback"}
GO_ON = "go on"
"""The text of the one action that is no event: to roll without taking a die back."""

_PLACE = [
    ("zone", "zone", TELL_ZONE),
    ("cell", "number", TELL_CELL),
    ("value", "number", TELL_VALUE),
    ("mark", "mark", TELL_MARK),
]
EVENTS: dict[int, list[tuple[str, str, int]]] = {
    VERB_PASS: [("pass", "pass", TELL_ASKS), ("die", "die", TELL_DIE)],
    VERB_ON: [],
    VERB_REROLL: [("use", "use", TELL_VERB)],
    VERB_TAKEBACK: [("use", "use", TELL_VERB), ("die", "die", TELL_DIE)],
    VERB_UNLOCK: [("unlock", "bar", TELL_BAR)],
    VERB_ENTER: [
        ("", "die", TELL_DIE),
        *_PLACE,
        ("joker", "joker", TELL_BOX),
        ("polish", "polish", TELL_DIE),
    ],
    VERB_FOLLOW: [("silver", "die", TELL_DIE), ("cell", "number", TELL_CELL)],
    VERB_BONUS: [("bonus", "bonus", TELL_BONUS), *_PLACE],
    VERB_LUCKY: [("lucky", "faces", TELL_GROUP)],
    VERB_GROUP: [("group", "faces", TELL_GROUP), ("row", "row", TELL_ROW)],
}
"""By verb: the keys of its event in order, what each stands for, and where it is told.

What is told as -1 does not apply. The key of an entry's die says what the seat was asked.
"""

_MEANINGS: dict[str, Any] = {
    "number": lambda sheet, tell, at: tell[at],
    "die": lambda sheet, tell, at: sheet.dice[tell[at]],
    "zone": lambda sheet, tell, at: sheet.zones[tell[at]].name,
    "bonus": lambda sheet, tell, at: sheet.bonuses[tell[at]],
    "bar": lambda sheet, tell, at: BAR_NAMES[tell[at]],
    "mark": lambda sheet, tell, at: MARKS[tell[at]],
    "use": lambda sheet, tell, at: USES[tell[at]],
    "pass": lambda sheet, tell, at: PASSES.get(tell[at], "group"),
    "faces": lambda sheet, tell, at: list(multisets.FACES[tell[at]]),
    "row": lambda sheet, tell, at: int(sheet.record.row_sum[tell[at]]),
    "joker": lambda sheet, tell, at: {"box": tell[at], "as": tell[TELL_AS]},
    "polish": lambda sheet, tell, at: _polish(sheet, tell),
}


def event_of(sheet: Sheet, tell: Any) -> Event | None:
    """The event of an action that `engine.describe` told; None for going on to the roll."""
    values = tell.tolist()
    event: Event = {}
    for key, meaning, at in EVENTS[values[TELL_VERB]]:
        found = {} if values[at] == ABSENT else _MEANINGS[meaning](sheet, values, at)
        if found != {}:
            event[key or ENTRY_VERBS[values[TELL_ASKS]]] = found
    return event or None


def _polish(sheet: Sheet, tell: list[int]) -> dict[str, int]:
    """How an entry changes the faces of its die and of the one that it is added to."""
    changes = {TELL_DIE: tell[TELL_OWN], TELL_PARTNER: tell[TELL_OTHER]}
    return {sheet.dice[tell[at]]: change for at, change in changes.items() if change}


def text_of(event: Event | None) -> str:
    """An event on one line: `pick white yellow 5`, `bonus ?green green 3 = 10`."""
    if event is None:
        return GO_ON
    words = []
    for key, value in event.items():
        if key in ("zone", "die", "mark", "cell"):
            words.append(str(value))
        elif key == "value":
            words.append(f"= {value}")
        elif key == "joker":
            words.append(f"joker {value['box']} as {value['as']}")
        elif key == "polish":
            words += [f"polish {die} {change:+d}" for die, change in value.items()]
        elif key == "row":
            words.append(f"to {value}")
        elif isinstance(value, list):
            words.append(f"{key} {'+'.join(str(face) for face in value)}")
        else:
            words.append(f"{key} {value}")
    return " ".join(words)


def any_text(event: Any) -> str:
    """What claims to be an event, in words. It may come from anywhere; terminals obey escapes."""
    try:
        text = text_of(event)
    except (KeyError, TypeError, AttributeError, ValueError):
        text = repr(event)
    return text[:80] if text.isprintable() else ascii(text)[:80]
