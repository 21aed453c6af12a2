"""Books of puzzles: a file for each game, a puzzle on every line, each with what was measured."""

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from renard.puzzles.confirming import Confirmed
from renard.puzzles.difficulty import difficulty
from renard.puzzles.mining import Candidate
from renard.puzzles.themes import THEMES, themes_of
from renard.rules.sheet import Sheet
from renard.table.position import Position

BOOKS = Path(__file__).parent / "books"
FORMAT = 1


class BadBook(ValueError):
    """A book that cannot be used. The message says where, what, and what would be right."""


@dataclass(frozen=True)
class Puzzle:
    """A position, its solution, and what is known of both."""

    position: Position
    seat: int
    best: str
    """As `words.text_of` prints it."""
    margin: float
    """Points by which games played on set it above the nearest other choice."""
    error: float
    """The standard error of that."""
    losses: dict[str, float]
    """By level, what its choice there loses, as the coach sees it."""
    themes: tuple[str, ...]
    rating: int
    """How hard it is."""


@dataclass(frozen=True)
class Book:
    """All puzzles of a game, easy ones first."""

    game: str
    version: int
    """Of the sheet that they were found on."""
    games: int
    """Games that were played on after each choice."""
    puzzles: list[Puzzle]


def puzzle_of(one: Candidate, confirmed: Confirmed) -> Puzzle:
    """What a confirmed candidate is as a puzzle."""
    return Puzzle(
        position=one.position,
        seat=one.seat,
        best=one.game.text(one.seat, one.order[0]),
        margin=round(confirmed.difference, 2),
        error=round(confirmed.error, 2),
        losses={level: round(loss, 1) for level, loss in one.losses.items()},
        themes=themes_of(one),
        rating=difficulty(one),
    )


def write_book(book: Book, path: Path) -> None:
    """A head on the first line, then the puzzles."""
    head = {"format": FORMAT, "game": book.game, "version": book.version, "games": book.games}
    lines: Iterable[dict[str, Any]] = (head, *(_written(one) for one in book.puzzles))
    text = "\n".join(json.dumps(line, separators=(",", ":")) for line in lines)
    path.write_text(text + "\n", encoding="utf-8")


def _written(one: Puzzle) -> dict[str, Any]:
    values = asdict(one)
    return {**values.pop("position"), **values}


def book_games() -> list[str]:
    """The games that have a book."""
    return sorted(path.stem for path in BOOKS.glob("*.jsonl"))


def load_book(sheet: Sheet) -> Book:
    """The book of one of our games; one of another sheet is refused."""
    if sheet.id not in book_games():
        raise BadBook(f"there are no puzzles of {sheet.id}: games that have some: {_listed()}")
    book = read_book(BOOKS / f"{sheet.id}.jsonl")
    if book.version != sheet.version:
        raise BadBook(
            f"the puzzles of {sheet.id} were found on version {book.version} of the sheet: "
            f"make them anew with renard puzzles {sheet.id}"
        )
    return book


def _listed() -> str:
    return ", ".join(book_games()) or "none"


def read_book(path: Path) -> Book:
    """The book in a file."""
    lines = path.read_text(encoding="utf-8").splitlines()
    try:
        head = json.loads(lines[0])
        if head["format"] != FORMAT:
            raise BadBook(f"{path}: has format {head['format']}; this version reads {FORMAT}")
        puzzles = [_read(json.loads(line)) for line in lines[1:]]
        return Book(head["game"], head["version"], head["games"], puzzles)
    except (IndexError, KeyError, TypeError, json.JSONDecodeError) as error:
        raise BadBook(f"{path}: is no book of puzzles: {error!r}") from None


def _read(values: dict[str, Any]) -> Puzzle:
    themes = tuple(values["themes"])
    unknown = set(themes) - set(THEMES)
    if unknown:
        raise BadBook(f"unknown themes {', '.join(unknown)}: there are {', '.join(THEMES)}")
    return Puzzle(
        Position(values["players"], values["seed"], tuple(values["moves"])),
        values["seat"],
        values["best"],
        values["margin"],
        values["error"],
        values["losses"],
        themes,
        values["rating"],
    )
