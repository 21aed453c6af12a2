"""What somebody may be called at a table: something that can be seen, and fits beside others."""

import re
import unicodedata

from renard.server import decent

WIDEST = 24
"""Columns: a Chinese character or an emoji takes two, an accent none."""
MOST_MARKS = 2
"""Accents and vowel signs on one letter."""
SHOULD = f"a name should be 1 to {WIDEST} letters wide, all of them visible"

_INVISIBLE = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\U0001d159"
) | frozenset(map(chr, range(0xE0100, 0xE01F0)))
"""Characters that count as letters or signs, but are drawn as nothing."""
_WIDE = {"\ufdfd": 16, "\u2e3a": 2, "\u2e3b": 3}
"""Single characters that are as wide as a word."""


OURS = frozenset(
    {"random", "greedy", "novice", "casual", "club", "expert", "master", "player", "open"}
)
"""Names of our own bots, and words that stand for nobody."""


class BadName(ValueError):
    """A name that nobody should have to look at. The message says what a name should be."""


def proper_name(text: str) -> str:
    """The name in its normal form; refuses what cannot be seen, or breaks a line or a layout."""
    return _proper(text, bot=False)


def proper_bot_name(text: str) -> str:
    """The same for a bot of somebody's: in one word, and not that of one of ours."""
    name = _proper(text, bot=True)
    if not re.fullmatch(r"[\w.+-]+", name):
        raise BadName("a bot's name should be one word of letters, digits, - . + or _")
    if name.casefold() in OURS:
        raise BadName("a bot's name should not be that of one of our levels")
    return name


def _proper(text: str, bot: bool) -> str:
    # Line by line what was typed may differ and still look the same: one form for one name.
    name = unicodedata.normalize("NFC", " ".join(text.split()))
    if not name or not name.isprintable() or not _INVISIBLE.isdisjoint(name):
        raise BadName(SHOULD)
    if _is_mark(name[0]) or _width(name) > WIDEST or _most_marks(name) > MOST_MARKS:
        raise BadName(SHOULD)
    if decent.pretends(name, bot):
        raise BadName("a name should not be that of staff, of a bot or of the house")
    if decent.insults(name):
        raise BadName("a name should be one that anybody can read out")
    return name


def _is_mark(letter: str) -> bool:
    return unicodedata.category(letter) in ("Mn", "Me")


def _width(name: str) -> int:
    # Some single characters stand for whole words: their parts are counted.
    return sum(
        0 if _is_mark(letter) else _WIDE.get(letter, 2 if _is_broad(letter) else 1)
        for letter in unicodedata.normalize("NFKC", name)
    )


def _is_broad(letter: str) -> bool:
    return unicodedata.east_asian_width(letter) in ("W", "F")


def _most_marks(name: str) -> int:
    most = count = 0
    for letter in name:
        count = count + 1 if _is_mark(letter) else 0
        most = max(most, count)
    return most
