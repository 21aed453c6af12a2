"""Intervals hold what they promise: over many runs, 95 of 100 hold the truth."""

import numpy as np
import pytest

from renard.sim.intervals import margin, share_interval, student
from renard.sim.rating import MIDDLE, rate

RUNS = 2000


def covers(promised, held):
    # 2,000 runs: four standard errors either side.
    assert promised - 0.02 < np.mean(held) < promised + 0.02


@pytest.mark.parametrize("count", [5, 30, 400])
def test_means(count):
    rng = np.random.default_rng(1)
    values = rng.normal(7, 3, (RUNS, count))
    held = [abs(row.mean() - 7) <= margin(row.var(ddof=1), count) for row in values]
    covers(0.95, held)


@pytest.mark.parametrize(("freedom", "quantile"), [(4, 2.776), (9, 2.262), (29, 2.045)])
def test_few_values_widen_as_students_distribution_does(freedom, quantile):
    assert student(freedom) == pytest.approx(quantile, abs=0.01)
    assert student(10**9) == pytest.approx(1.96, abs=0.001)


@pytest.mark.parametrize("truth", [0.5, 0.85])
def test_shares_of_games_that_hang_together(truth):
    """Two games a set of dice that mostly end alike count for less than two."""
    rng = np.random.default_rng(2)
    first = rng.random((RUNS, 200)) < truth
    second = np.where(rng.random((RUNS, 200)) < 0.7, first, rng.random((RUNS, 200)) < truth)
    shares = (first + second.astype(float)) / 2
    held = []
    for row in shares:
        low, high = share_interval(row.mean(), row.var(ddof=1), 200)
        held.append(low <= truth <= high)
    covers(0.95, held)


def test_a_share_stays_between_nothing_and_all():
    low, high = share_interval(1.0, 0.0, 100)
    assert (low, high) == pytest.approx((0.962, 1.0), abs=0.001)
    assert high <= 1
    assert share_interval(0.0, 0.0, 100) == pytest.approx((1 - high, 1 - low))
    assert share_interval(0.5, 0.0, 100) == (0.5, 0.5)


def simulated_shares(strengths, pairs, dice, rng):
    """By set of dice and pair, how often the first was ahead."""
    gaps = np.array([strengths[one] - strengths[other] for one, other in pairs])
    chances = 1 / (1 + 10 ** (-gaps / 400))
    return rng.random((dice, len(pairs))) < chances


def test_ratings_find_the_strengths_and_say_how_sure_they_are():
    rng = np.random.default_rng(3)
    strengths = np.array([1350, 1450, 1500, 1700])
    pairs = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]
    held = []
    for _ in range(RUNS // 4):
        shares = simulated_shares(strengths, pairs, 400, rng)
        ratings, errors = rate(pairs, shares.mean(axis=0), np.cov(shares.T), 400)
        assert ratings.mean() == pytest.approx(MIDDLE)
        held += (abs(ratings - strengths) <= 1.96 * errors).tolist()
    covers(0.95, held)


def test_two_players_are_apart_by_the_odds_of_their_games():
    ratings, errors = rate([(0, 1)], np.array([0.75]), np.array([[0.0]]), 10**9)
    assert ratings[0] - ratings[1] == pytest.approx(400 * np.log10(3))
    assert errors == pytest.approx(0, abs=0.01)


def test_who_always_wins_has_a_rating_all_the_same_and_a_wide_margin():
    ratings, errors = rate([(0, 1)], np.array([1.0]), np.array([[0.0]]), 100)
    more, doubt = rate([(0, 1)], np.array([1.0]), np.array([[0.0]]), 10_000)
    assert ratings[0] == pytest.approx(1500 + 200 * np.log10(201), abs=0.1)
    assert more[0] == pytest.approx(1500 + 200 * np.log10(20_001), abs=0.1)
    assert errors.min() > 50
    assert doubt.min() > 50
