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
from renard.rules.sheet import Sheet

Event = dict[str, Any]

MARKS = {1: "circle", 2: "cross"}
ENTRY_VERBS = {PICK: "pick", PASSIVE: "passive", EXTRAS: "extra"}
PASSES = {PICK: "roll", PASSIVE: "passive", EXTRAS: "extra", FOLLOW: "silver", LUCKY: "lucky"}
GO_ON = "go on"
"""The text of the one action that is no event: to roll without taking a die back."""


def event_of(sheet: Sheet, tell: Any) -> Event | None:
    """The event of an action that `engine.describe` told; None for going on to the roll."""
    values = [int(value) for value in tell]
    event: Event | None = _EVENTS[values[TELL_VERB]](sheet, values)
    return event


def _pass(sheet: Sheet, tell: list[int]) -> Event:
    event: Event = {"pass": PASSES.get(tell[TELL_ASKS], "group")}
    if tell[TELL_ASKS] == FOLLOW:
        event["die"] = sheet.dice[tell[TELL_DIE]]
    return event


def _enter(sheet: Sheet, tell: list[int]) -> Event:
    die = sheet.dice[tell[TELL_DIE]]
    event = {ENTRY_VERBS[tell[TELL_ASKS]]: die, **_place(sheet, tell)}
    if tell[TELL_BOX] > 0:
        event["joker"] = {"box": tell[TELL_BOX], "as": tell[TELL_AS]}
    polish = {}
    if tell[TELL_OWN]:
        polish[die] = tell[TELL_OWN]
    if tell[TELL_OTHER]:
        polish[sheet.dice[tell[TELL_PARTNER]]] = tell[TELL_OTHER]
    if polish:
        event["polish"] = polish
    return event


def _place(sheet: Sheet, tell: list[int]) -> Event:
    event: Event = {"zone": sheet.zones[tell[TELL_ZONE]].name, "cell": tell[TELL_CELL]}
    if tell[TELL_VALUE] >= 0:
        event["value"] = tell[TELL_VALUE]
    if tell[TELL_MARK] >= 0:
        event["mark"] = MARKS[tell[TELL_MARK]]
    return event


def _group(sheet: Sheet, tell: list[int]) -> Event:
    faces = list(multisets.FACES[tell[TELL_GROUP]])
    return {"group": faces, "row": int(sheet.record.row_sum[tell[TELL_ROW]])}


_EVENTS: dict[int, Any] = {
    VERB_PASS: _pass,
    VERB_ON: lambda sheet, tell: None,
    VERB_REROLL: lambda sheet, tell: {"use": "reroll"},
    VERB_TAKEBACK: lambda sheet, tell: {"use": "takeback", "die": sheet.dice[tell[TELL_DIE]]},
    VERB_UNLOCK: lambda sheet, tell: {"unlock": BAR_NAMES[tell[TELL_BAR]]},
    VERB_ENTER: _enter,
    VERB_FOLLOW: lambda sheet, tell: {
        "silver": sheet.dice[tell[TELL_DIE]],
        "cell": tell[TELL_CELL],
    },
    VERB_BONUS: lambda sheet, tell: {
        "bonus": sheet.bonuses[tell[TELL_BONUS]],
        **_place(sheet, tell),
    },
    VERB_LUCKY: lambda sheet, tell: {"lucky": list(multisets.FACES[tell[TELL_GROUP]])},
    VERB_GROUP: _group,
}


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
