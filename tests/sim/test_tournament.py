"""Tournaments: the same dice on every seating, figures that follow from single games."""

import itertools

import numpy as np
import pytest

from renard import load_sheet
from renard.lockstep.engines import Here
from renard.rules.game import RuleError
from renard.sim import recorded, tournament
from renard.sim.places import Share, Threads
from renard.sim.standings import conclude
from renard.sim.tournament import Tournament, hold
from tests.sim.lookalikes import make_any


@pytest.fixture(autouse=True)
def lookalikes(monkeypatch):
    monkeypatch.setattr(tournament, "make_player", make_any)
    monkeypatch.setattr(recorded, "make_player", make_any)


def held(job, games, workers=1):
    return conclude(job, hold(job, job.dice_for(games), Threads(workers)), seconds=1)


@pytest.mark.parametrize(
    ("game", "names", "seats"),
    [
        ("clever", ["random", "first", "last"], 2),
        ("twice", ["first", "random", "last", "twin"], 3),
        ("levelx", ["random", "first", "last"], 3),
    ],
)
def test_figures_are_those_of_the_games_played_one_by_one(game, names, seats):
    job = Tournament(load_sheet(game), names, seats, seed=6)
    result = conclude(job, hold(job, 3, Threads()), seconds=1)
    games = [
        (seating, record)
        for seating in itertools.permutations(names, seats)
        for record in recorded.recorded_games(job.sheet, list(seating), 3, 6)
    ]
    assert result.games == len(games)
    for one in result.standings:
        mine = [(s.index(one.player), r) for s, r in games if one.player in s]
        assert one.games == len(mine)
        assert one.mean == pytest.approx(np.mean([r.scores[i]["total"] for i, r in mine]), abs=1e-4)
        wins = np.mean([(i in r.winners) / len(r.winners) for i, r in mine])
        assert one.wins == pytest.approx(wins, abs=1e-5)
        assert one.wins_low <= one.wins <= one.wins_high
    assert [one.rating for one in result.standings] == sorted(
        (one.rating for one in result.standings), reverse=True
    )
    for pair in result.pairs:
        both = [
            (r, *(s.index(name) for name in (pair.player, pair.other)))
            for s, r in games
            if {pair.player, pair.other} <= set(s)
        ]
        assert pair.games == len(both)
        gaps = [r.scores[i]["total"] - r.scores[j]["total"] for r, i, j in both]
        assert pair.difference == pytest.approx(np.mean(gaps), abs=1e-4)
        if seats == 2:
            ahead = [(i in r.winners) / len(r.winners) for r, i, _ in both]
            assert pair.ahead == pytest.approx(np.mean(ahead), abs=1e-5)


@pytest.mark.parametrize(("game", "seats", "games"), [("clever", 3, 6), ("levelx", 4, 14)])
def test_two_players_share_larger_tables_in_every_way(game, seats, games):
    names = ["first", "last"]
    job = Tournament(load_sheet(game), names, seats, seed=5)
    assert job.dice_for(100) == -(-100 // games)
    result = conclude(job, hold(job, 2, Threads()), seconds=1)
    assert result.games == 2 * games
    played = [
        (seating, record)
        for seating in itertools.product(names, repeat=seats)
        if len(set(seating)) == len(names)
        for record in recorded.recorded_games(job.sheet, list(seating), 2, 5)
    ]
    for one in result.standings:
        mine = [(i, r) for s, r in played for i in range(seats) if s[i] == one.player]
        assert one.games == len(mine)
        assert one.mean == pytest.approx(np.mean([r.scores[i]["total"] for i, r in mine]), abs=1e-4)
        wins = np.mean([(i in r.winners) / len(r.winners) for i, r in mine])
        assert one.wins == pytest.approx(wins, abs=1e-5)
    gaps = [
        r.scores[i]["total"] - r.scores[j]["total"]
        for s, r in played
        for i, j in itertools.permutations(range(seats), 2)
        if (s[i], s[j]) == ("first", "last")
    ]
    (pair,) = result.pairs
    assert pair.games == len(gaps)
    assert pair.difference == pytest.approx(np.mean(gaps), abs=1e-4)


def test_margins_are_those_of_means_by_dice():
    job = Tournament(load_sheet("clever"), ["random", "first", "last"], 2, seed=2)
    result = held(job, 60)
    figures = job.figures(Share(0, 30), Here())
    gaps = figures[:, job.parts["differences"]][:, 1] / 2
    pair = result.pairs[1]
    assert (pair.player, pair.other) == ("random", "last")
    assert pair.difference == pytest.approx(gaps.mean(), abs=1e-4)
    error = gaps.std(ddof=1) / 30**0.5
    assert pair.difference_margin == pytest.approx(2.045 * error, rel=0.002)


def test_twins_are_equal_without_any_doubt():
    """Both seats with the same dice: what luck gives one, it gives the other."""
    job = Tournament(load_sheet("mix"), ["last", "twin"], 2, seed=1)
    result = held(job, 40)
    (pair,) = result.pairs
    assert (pair.ahead, pair.ahead_low, pair.ahead_high) == (0.5, 0.5, 0.5)
    assert (pair.difference, pair.difference_margin) == (0, 0)
    assert {one.rating for one in result.standings} == {1500}


def test_neither_threads_nor_shares_change_a_figure():
    job = Tournament(load_sheet("clever"), ["random", "first", "last"], 2, seed=3)
    one = held(job, 100)

    class Few(Here):
        at_once = 30

    few = hold(job, job.dice_for(100), Threads(3, Few()))
    assert conclude(job, few, seconds=1) == one
    parts = [job.do(share, Here()) for share in (Share(0, 20), Share(20, 30))]
    whole = job.do(Share(0, 50), Here())
    added = parts[0] | parts[1]
    assert whole.dice == added.dice == 50
    assert np.array_equal(whole.values, added.values)
    assert np.array_equal(whole.products, added.products)
    assert held(Tournament(job.sheet, job.names, 2, seed=4), 100) != one


@pytest.mark.parametrize(("seats", "games", "dice"), [(2, 100, 50), (3, 100, 17), (4, 1, 2)])
def test_every_combination_plays_as_many_games_as_asked_or_just_above(seats, games, dice):
    job = Tournament(load_sheet("clever"), ["a", "b", "c", "d", "e"], seats, seed=0)
    assert job.dice_for(games) == dice
    for name in range(5):
        sat = (job.seatings == name).sum(axis=0)
        assert len(set(sat)) == 1  # on every seat as often


@pytest.mark.parametrize(
    ("game", "names", "seats", "sentence"),
    [
        ("clever", ["a", "b"], 1, "a tournament of clever is for 2 to 4 at a table, not 1"),
        ("levelx", ["a", "b"], 5, "a tournament of levelx is for 2 to 4 at a table, not 5"),
        ("clever", ["a", "b", "a"], 2, "a is named twice; every player should be named once"),
        ("clever", ["a"], 3, "a tournament needs two different players or more, not one"),
    ],
)
def test_tournaments_that_cannot_be_are_refused(game, names, seats, sentence):
    with pytest.raises(RuleError, match=sentence):
        Tournament(load_sheet(game), names, seats, seed=0)
