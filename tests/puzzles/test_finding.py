"""Finding puzzles: the same for a seed, clear, missed by people, made sure of."""

import numpy as np
import pytest

from renard.coach.moment import sureness
from renard.puzzles import making
from renard.puzzles.book import load_book
from renard.puzzles.grading import GOOD, MISSED, NEARLY, grade
from renard.puzzles.making import check_book, make_book, spread, without_twins
from renard.puzzles.mining import FEWEST_CHOICES, LEAST_MARGIN, MISSED_BY, Mine
from renard.puzzles.themes import THEMES, tempting_choice, themes_of
from renard.rules.sheet import load_sheet, sheet_names
from renard.table.position import sit_down


@pytest.fixture(scope="module", params=sheet_names())
def mined(request):
    sheet = load_sheet(request.param)
    mine = Mine(sheet, sheet.players[0])
    return mine, list(mine.candidates(seed=5, games=10))


def test_candidates_are_clear_and_missed(mined):
    _, found = mined
    assert len(found) > 3
    for one in found:
        assert len(one.values) >= FEWEST_CHOICES
        assert one.margin >= LEAST_MARGIN
        assert max(one.losses.get(level, 0.0) for level in MISSED_BY) >= LEAST_MARGIN
        assert tempting_choice(one) != one.order[0]


def test_a_seed_gives_the_same_candidates(mined):
    mine, found = mined
    again = next(iter(mine.candidates(seed=5, games=10)))
    assert again.position == found[0].position
    assert again.values == found[0].values


def test_a_position_leads_to_its_state(mined):
    mine, found = mined
    for one in found:
        game = sit_down(mine.sheet, one.position).game
        assert game.states.tobytes() == one.game.states.tobytes()


def test_themes_are_known_and_most_puzzles_have_one(mined):
    _, found = mined
    told = [themes_of(one) for one in found]
    assert all(set(themes) <= set(THEMES) for themes in told)
    assert sum(bool(themes) for themes in told) > len(told) / 2


def test_twins_are_dropped(mined):
    _, found = mined
    assert list(without_twins(iter([*found, *found]))) == list(without_twins(iter(found)))


def test_a_book_is_made_of_what_is_sure():
    sheet = load_sheet("levelx")
    added = []
    book = make_book(Mine(sheet, 2), 2, seed=3, games=40, on="here", advance=added.append)
    assert len(book.puzzles) == 2
    assert sum(added) >= 2
    assert book.version == sheet.version
    for one in book.puzzles:
        assert one.margin >= 3 * one.error
        assert sit_down(sheet, one.position).game.find(one.seat, one.best) >= 0


def test_what_is_known_stays_and_its_twins_are_not_added():
    sheet = load_sheet("levelx")
    mine = Mine(sheet, 2, first_round=6)

    def made(known=()):
        return make_book(mine, 1, 3, 40, "here", lambda added: None, known).puzzles

    (first,) = made()
    both = made([first])
    assert len({one.position for one in both}) == 2
    assert first in both


def test_candidates_can_be_asked_to_be_late_and_clearer():
    sheet = load_sheet("levelx")
    some = list(Mine(sheet, 2, lead=0.3, first_round=8).candidates(seed=5, games=10))
    assert some
    for one in some:
        assert one.game.round >= 8
        assert one.margin >= 0.3 * sureness(one.game).spread


def test_puzzles_that_do_not_hold_are_told(monkeypatch):
    sheet = load_sheet("levelx")
    some = spread(load_book(sheet).puzzles, 3)

    def plays_on(judge, states, words):
        """Whatever was chosen, all games end alike: no choice is better than another."""
        return np.zeros((len(states), 2), int)

    monkeypatch.setattr(making, "here", plays_on)
    doubtful = check_book(sheet, some, 8, "here", lambda added: None)
    assert [puzzle for puzzle, _ in doubtful] == some
    assert {found.clearness for _, found in doubtful} == {0.0}


def test_a_part_of_a_book_goes_from_easy_to_hard():
    assert spread(list(range(10)), 3) == [0, 3, 6]
    assert spread(list(range(2)), 5) == [0, 1]


@pytest.mark.parametrize(
    ("lost", "error", "verdict"),
    [(0.0, 1.0, GOOD), (1.0, 1.0, GOOD), (1.1, 1.0, NEARLY), (3.1, 1.0, MISSED), (0.4, 0.0, GOOD)],
)
def test_answers_are_graded_by_what_they_lose(lost, error, verdict):
    assert grade(lost, error) == verdict
