"""The books of puzzles that come with the page: one file a game, fetched when somebody wants it.

`python -m renard.page.puzzles FOLDER` writes them. A hundred thousand moves are replayed, so it
runs compiled.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from renard.puzzles.book import BOOKS, BadBook, Book, Puzzle, book_games, load_book
from renard.puzzles.grading import SMALL, SMALLEST_ERROR, VERDICT_NAMES
from renard.puzzles.themes import THEMES
from renard.rules.game import RuleError
from renard.rules.sheet import Sheet, load_sheet
from renard.table.position import sit_down

GRADING = "grading.json"
"""What is the same for all games, small enough to come with the code."""


def book_files() -> Iterator[Path]:
    """What the page's books are made from, besides their code."""
    yield from sorted(BOOKS.glob("*.jsonl"))


def write_books(folder: Path) -> None:
    """The books of all games, and how answers are graded."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.json"):
        old.unlink()
    _write(folder / GRADING, describe_grading())
    for game in book_games():
        sheet = load_sheet(game)
        _write(folder / f"{game}.book.json", describe_book(sheet, load_book(sheet).puzzles))


def describe_grading() -> dict[str, Any]:
    """Whatever `puzzles/grading.py` says, the names of the themes by their number, and by game."""
    return {
        "smallest_error": SMALLEST_ERROR,
        "small": SMALL,
        "verdicts": list(VERDICT_NAMES),
        "themes": list(THEMES),
        "themes_of": {game: _themes_in(load_book(load_sheet(game))) for game in book_games()},
    }


def _themes_in(book: Book) -> list[str]:
    """The themes that puzzles of a book have."""
    there = {name for one in book.puzzles for name in one.themes}
    return [name for name in THEMES if name in there]


def describe_book(sheet: Sheet, puzzles: list[Puzzle]) -> list[list[Any]]:
    """A row for each puzzle; moves as numbers, a seat and its action in turn."""
    themes = list(THEMES)
    return [
        [
            one.position.players,
            str(one.position.seed),
            one.seat,
            one.rating,
            [themes.index(name) for name in one.themes],
            *_acted(sheet, one),
        ]
        for one in puzzles
    ]


def _acted(sheet: Sheet, one: Puzzle) -> tuple[int, list[int]]:
    """The best action by its number, and what led there."""
    table = sit_down(sheet, one.position)
    moves = [
        number
        for step in table.steps
        if step.action is not None
        for number in (step.seat, step.action)
    ]
    return table.game.find(one.seat, one.best), moves


def _write(path: Path, content: Any) -> None:
    path.write_text(json.dumps(content, separators=(",", ":")), encoding="utf-8")


if __name__ == "__main__":
    try:
        write_books(Path(sys.argv[1]))
    except (BadBook, RuleError) as error:
        sys.exit(str(error))
