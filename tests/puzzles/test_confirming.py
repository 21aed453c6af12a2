"""Making sure of candidates: on the same dice, in stages, and told from all games."""

import math

import numpy as np
import pytest

from renard.coach.judge import Judge
from renard.puzzles.confirming import GAMES, Confirmed, confirm, sure_ones
from renard.puzzles.mining import Mine
from renard.rules.sheet import load_sheet


@pytest.fixture(scope="module")
def two():
    """Two candidates of a game for one."""
    return list(Mine(load_sheet("clever"), 1).candidates(seed=5, games=10))[:2]


class Playing:
    """Ends games at once. The best choices of the candidates are worth so many points more."""

    def __init__(self, *leads):
        self.leads = list(leads)
        self.played = []

    def __call__(self, judge, states, words):
        self.played.append(words)
        choices = len(states) // len(set(words.tolist()))
        totals = np.random.default_rng(1).integers(0, 20, len(states)).reshape(choices, -1)
        for i, lead in enumerate(self.leads[: choices // 3]):
            totals[3 * i] += lead
        return totals.reshape(-1, 1)


def test_what_is_sure_is_told_by_standard_errors():
    assert Confirmed(400, 6.0, 2.0).sure
    assert not Confirmed(400, 5.9, 2.0).sure
    assert not Confirmed(400, 0.0, 0.0).sure


def test_without_luck_it_is_clear_one_way_or_the_other():
    assert Confirmed(400, 6.0, 2.0).clearness == 3.0
    assert Confirmed(400, 6.0, 0.0).clearness == math.inf
    assert Confirmed(400, -6.0, 0.0).clearness == -math.inf
    assert Confirmed(400, 0.0, 0.0).clearness == 0.0


def test_a_candidate_has_hope_as_long_as_the_games_left_may_make_it_sure():
    assert Confirmed(100, 1.0, 1.0).may_be_sure(400)
    assert not Confirmed(100, 0.7, 1.0).may_be_sure(400)
    assert not Confirmed(200, 1.0, 1.0).may_be_sure(400)
    # After all games, there is nothing left to hope for.
    assert Confirmed(400, 3.0, 1.0).may_be_sure(400)
    assert not Confirmed(400, 2.9, 1.0).may_be_sure(400)


def test_games_played_on_compare_choices_on_the_same_dice(two):
    playing = Playing(7)
    confirm(Judge(load_sheet("clever"), 1), two[:1], games=12, plays_on=playing)
    (words,) = playing.played
    assert np.array_equal(words[:12], words[12:24])
    assert len(set(words.tolist())) == 12


def test_a_hopeless_candidate_is_given_up_and_a_sure_one_told_from_all_games(two):
    judge, playing = Judge(load_sheet("clever"), 1), Playing(30, -5)
    ((one, found),) = sure_ones(judge, two, plays_on=playing)
    assert one is two[0]
    assert found.games == GAMES
    # Three choices of both, then of the one that is left: in all, each game once.
    assert [len(words) for words in playing.played] == [2 * 3 * 100, 3 * 100, 3 * 200]
    numbers = [set(words.tolist()) for words in playing.played]
    assert len(set.union(*numbers)) == GAMES


def test_stages_come_to_the_same_as_all_games_at_once():
    sheet = load_sheet("levelx")
    judge = Judge(sheet, 2)
    some = list(Mine(sheet, 2, lead=0.5, first_round=8).candidates(seed=5, games=30))[:4]
    at_once = confirm(judge, some, games=100, seed=3)
    staged = sure_ones(judge, some, games=100, seed=3)
    assert [found for _, found in staged] == [found for found in at_once if found.sure]
    assert staged
