"""Names of the small numbers in records, so that no caller writes one down."""

from typing import Any

from renard.rules import layout, words
from renard.rules.game import AWAITS


def _named(*names: str) -> list[str]:
    """Constants of `layout` in lower case, each at the index that is its value."""
    for index, name in enumerate(names):
        assert getattr(layout, name) == index, name
    return [name.lower() for name in names]


def _prefixed(prefix: str) -> list[str]:
    found = {value: name for name, value in vars(layout).items() if name.startswith(prefix)}
    return [found[index].removeprefix(prefix).lower() for index in range(len(found))]


ASKS = _named("IDLE", "BONUS", "PICK", "WINDOW", "EXTRAS", "PASSIVE", "FOLLOW", "LUCKY", "GROUP")
WHERE = _named("HAND", "PLATTER", "FIELD", "ASIDE")
ZONE_KINDS = _named("GRID", "TRACK", "CIRCLES", "PAIRS", "SKIP", "PARALLEL")
BONUS_KINDS = _prefixed("BONUS_")


def describe_names() -> dict[str, Any]:
    """By field or table: the name of every value, at its index."""
    return {
        "phase": [AWAITS[phase] for phase in range(len(AWAITS))],
        "part": _prefixed("PART_"),
        "where": WHERE,
        "asks": ASKS,
        "verb": _prefixed("VERB_"),
        "tell": _prefixed("TELL_"),
        "bar": list(layout.BAR_NAMES),
    }


def describe_words() -> dict[str, Any]:
    """What the record calls an entry and a pass, by what the seat was asked."""
    return {
        "mark": words.MARKS,
        "enter": {ASKS[asks]: verb for asks, verb in words.ENTRY_VERBS.items()},
        "pass": {name: words.PASSES.get(asks, "group") for asks, name in enumerate(ASKS)},
    }
