"""Books of puzzles: written, read, refused; those that ship hold."""

import random

import pytest

from renard.coach.judge import Judge
from renard.puzzles.book import BadBook, Book, Puzzle, book_games, load_book, read_book, write_book
from renard.puzzles.confirming import GAMES, SURE
from renard.puzzles.making import candidate_of, check_book
from renard.rules.sheet import load_sheet, sheet_names
from renard.table.position import Position

FEWEST = 400
"""Puzzles of a game."""
SAMPLE = 12
"""Puzzles of each game that are looked at anew; `renard puzzles GAME --check` takes all."""
PLAYED = 3
"""Puzzles of each game that are played on from."""
CLEAR = 6.0
"""Standard errors by which those are the best in the book: no other dice make them doubtful."""
ONE = Puzzle(
    Position(1, 7, ("pick white yellow 3", "pass roll")), 0, "use reroll", 6.5, 1.5,
    {"club": 7.0}, ("reroll", "patience"), 1500,
)  # fmt: skip


def test_what_is_written_is_read_again(tmp_path):
    book = Book("clever", 1, 400, [ONE])
    write_book(book, tmp_path / "book.jsonl")
    assert read_book(tmp_path / "book.jsonl") == book


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "is no book of puzzles"),
        ("{}", "is no book of puzzles"),
        ('{"format":99,"game":"clever","version":1,"games":1}', "this version reads 1"),
        ('{"format":1,"game":"clever","version":1,"games":1}\n{}', "is no book of puzzles"),
        ('{"format":1,"game":"clever","version":1,"games":1}\n[', "is no book of puzzles"),
    ],
)
def test_what_is_no_book_is_refused(tmp_path, text, says):
    path = tmp_path / "book.jsonl"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadBook, match=says):
        read_book(path)


@pytest.mark.parametrize("game", sheet_names())
def test_every_game_has_a_book(game):
    book = load_book(load_sheet(game))
    assert len(book.puzzles) >= FEWEST
    assert book.games >= GAMES
    assert len({one.position for one in book.puzzles}) == len(book.puzzles)
    assert all(one.margin >= SURE * one.error for one in book.puzzles)
    ratings = [one.rating for one in book.puzzles]
    assert ratings == sorted(ratings)
    assert ratings[-1] - ratings[0] > 500


@pytest.mark.parametrize("game", book_games())
def test_the_best_of_a_puzzle_is_the_best_now(game):
    sheet = load_sheet(game)
    book = load_book(sheet)
    for one in random.Random(1).sample(book.puzzles, SAMPLE):
        candidate_of(sheet, Judge(sheet, one.position.players), one)


@pytest.mark.parametrize("game", book_games())
def test_the_best_of_a_puzzle_is_the_best_in_games_played_on(game):
    sheet = load_sheet(game)
    clear = [one for one in load_book(sheet).puzzles if one.margin >= CLEAR * one.error]
    # From late positions the rest is soon played.
    late = sorted(clear, key=lambda one: -len(one.position.moves))[: 5 * PLAYED]
    sample = random.Random(1).sample(late, PLAYED)
    assert check_book(sheet, sample, GAMES, "here", lambda added: None) == []


@pytest.mark.parametrize("game", book_games())
def test_most_puzzles_have_a_theme(game):
    puzzles = load_book(load_sheet(game)).puzzles
    assert sum(bool(one.themes) for one in puzzles) >= 0.95 * len(puzzles)
