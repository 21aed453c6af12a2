"""Books of puzzles for the page: small, and every row leads to the position of its puzzle."""

import gzip
import json

import numpy as np
import pytest

from renard import dice
from renard.page.puzzles import describe_book, describe_grading
from renard.puzzles.book import book_games, load_book
from renard.puzzles.grading import grade
from renard.rules.game import Game
from renard.rules.layout import DICE
from renard.rules.sheet import load_sheet
from renard.table.position import sit_down

MOST_BYTES = 150_000
"""Of a book, compressed."""


def replayed(sheet, players, seed, moves):
    """A game after moves by their numbers, as the page replays them."""
    game, faces = Game(sheet, players), np.zeros(DICE, np.int32)
    word = np.uint64(int(seed))
    dice.throw_due(sheet.record, game.state, word, faces)
    for seat, action in zip(moves[::2], moves[1::2], strict=True):
        game.apply(seat, action)
        dice.throw_due(sheet.record, game.state, word, faces)
    return game


@pytest.mark.parametrize("name", book_games())
def test_a_row_is_its_puzzle(name):
    sheet = load_sheet(name)
    puzzles = load_book(sheet).puzzles
    rows = describe_book(sheet, puzzles)
    text = json.dumps(rows, separators=(",", ":"))
    assert len(gzip.compress(text.encode())) <= MOST_BYTES
    themes = describe_grading()["themes"]
    for one, row in list(zip(puzzles, rows, strict=True))[::40]:
        players, seed, seat, rating, about, best, moves = row
        game = replayed(sheet, players, seed, moves)
        assert game.states.tobytes() == sit_down(sheet, one.position).game.states.tobytes()
        assert game.text(seat, best) == one.best
        assert (rating, [themes[i] for i in about]) == (one.rating, list(one.themes))


def test_the_page_knows_which_themes_a_game_has():
    told = describe_grading()
    assert sorted(told["themes_of"]) == book_games()
    for name, themes in told["themes_of"].items():
        there = {theme for one in load_book(load_sheet(name)).puzzles for theme in one.themes}
        assert set(themes) == there
        assert themes == [theme for theme in told["themes"] if theme in there]


def test_the_page_grades_by_the_same_limits():
    told = describe_grading()
    smallest, small, names = (told[key] for key in ("smallest_error", "small", "verdicts"))
    assert names[grade(smallest, 0.0)] == "good"
    assert names[grade(small * smallest, 0.0)] == "nearly"
    assert names[grade(small * smallest + 0.1, 0.0)] == "missed"
