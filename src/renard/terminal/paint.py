"""Colours, and what says the same without them: a letter, a mark and a word for every colour.

Nothing may be told by colour alone, since it may be missing: NO_COLOR, a dumb terminal, an eye that
does not see it. So a die is `[B■5]`, and a filled box wears brackets.
"""

import codecs
import sys
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass

from rich.console import Console
from rich.text import Text

from renard.rules.sheet import Sheet

# Middle tones, to be read on light and on dark backgrounds. A colour that is not listed works too.
_STYLES = {
    "white": "default",
    "yellow": "gold3",
    "blue": "dodger_blue1",
    "green": "green3",
    "orange": "dark_orange3",
    "purple": "medium_orchid",
    "pink": "deep_pink2",
    "silver": "grey58",
}
_FILLS = {"white": "grey85", "silver": "grey70"}
_MARKS = {
    "white": "○",
    "yellow": "◆",
    "blue": "■",
    "green": "▲",
    "orange": "●",
    "purple": "★",
    "pink": "▼",
    "silver": "◇",
}
_SPARE_MARKS = "□△▽☆"

_PLAIN = {
    "○": "o", "◆": "*", "■": "#", "▲": "^", "●": "@", "★": "%", "▼": "v", "◇": "~",
    "□": "u", "△": "A", "▽": "V", "☆": "$", "×": "x", "≥": ">=", "≤": "<=", "−": "-",
    "→": ">", "↘": "/", "↻": "R", "↶": "<", "✓": "v", "·": "-", "–": "-", "—": "-",
    "…": "~", "─": "-", "│": "|", "’": "'",
}  # fmt: skip
"""What a terminal without these characters shows: nearly always one each, so that columns stay."""


@dataclass(frozen=True)
class Ink:
    """How one colour of a sheet is shown."""

    name: str
    letter: str
    mark: str
    style: str
    fill: str

    @property
    def tag(self) -> str:
        """The letter and the mark: `B■`."""
        return self.letter + self.mark


class Palette:
    """The inks of a sheet's dice, with letters that differ."""

    def __init__(self, sheet: Sheet) -> None:
        self._inks: dict[str, Ink] = {}
        spare = iter(_SPARE_MARKS)
        for name in sheet.dice if sheet.named_dice else []:
            taken = {ink.letter for ink in self._inks.values()}
            free = [letter for letter in name.upper() if letter.isalpha() and letter not in taken]
            letter = free[0] if free else str(len(taken))
            style = _STYLES.get(name, "default")
            fill = f"bold black on {_FILLS.get(name, style)}" if name in _STYLES else "reverse"
            mark = _MARKS.get(name) or next(spare, "+")
            self._inks[name] = Ink(name, letter, mark, style, fill)

    def __getitem__(self, name: str) -> Ink:
        return self._inks[name]

    def __iter__(self) -> Iterator[Ink]:
        return iter(self._inks.values())

    def die(self, name: str, face: int) -> Text:
        """A die that shows a face, in a few characters."""
        if name not in self._inks:
            return styled(f"[{face}]", "bold")
        ink = self._inks[name]
        return styled(f"[{ink.tag}{face}]", ink.fill)

    def word(self, name: str) -> Text:
        """A colour's name in its colour."""
        return styled(name, f"bold {self._inks[name].style}")


def make_console() -> Console:
    """A console on standard output that any terminal can show."""
    codecs.register_error("renard", _replace)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="renard")
    return Console(highlight=False, emoji=False, markup=False)


def _replace(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(_plain(c) for c in error.object[error.start : error.end]), error.end


def _plain(character: str) -> str:
    letters = unicodedata.normalize("NFKD", character).encode("ascii", "ignore").decode()
    return _PLAIN.get(character) or letters or "?"


def styled(text: str, style: str = "") -> Text:
    """A text whose style ends with it, so that what is appended keeps its own."""
    return Text().append(text, style)


def join(parts: list[Text], separator: str = " ") -> Text:
    """Texts in one line."""
    return Text(separator).join(parts)


def fit(text: Text, width: int, middle: bool = False) -> Text:
    """A copy that is exactly `width` wide."""
    text = styled("") + text
    text.truncate(width)
    if middle:
        text.pad_left((width - text.cell_len) // 2)
    text.pad_right(width - text.cell_len)
    return text
