"""Names of the small numbers in records, so that no caller writes one down."""

from typing import Any

from renard.rules import layout, words
from renard.rules.game import AWAITS
from renard.rules.zones.kinds import KINDS


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
        "kind": [kind.name for kind in KINDS],
    }


def describe_words() -> dict[str, Any]:
    """What the record calls an entry and a pass, by what the seat was asked; events by verb."""
    tells = _prefixed("TELL_")
    return {
        "use": {_prefixed("VERB_")[verb]: use for verb, use in words.USES.items()},
        "events": {
            name: [(key, meaning, tells[at]) for key, meaning, at in words.EVENTS[verb]]
            for verb, name in enumerate(_prefixed("VERB_"))
        },
        "mark": words.MARKS,
        "enter": {ASKS[asks]: verb for asks, verb in words.ENTRY_VERBS.items()},
        "pass": {name: words.PASSES.get(asks, "group") for asks, name in enumerate(ASKS)},
    }
