"""Results: hand-computed, symmetric, with ties, for two to four players."""

import math

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from renard.ratings.results import BETA, MU, SIGMA, Rating, after, after_draw, ranks_of


def by_hand(mine, other, won):
    """One step of Weng and Lin's update for two, from their paper: won is 1, ½ or 0."""
    tau = MU / 300  # what the library adds to every sigma before a game
    mine_square, other_square = mine.sigma**2 + tau**2, other.sigma**2 + tau**2
    c = math.sqrt(mine_square + other_square + 2 * BETA**2)
    chance = 1 / (1 + math.exp((other.mu - mine.mu) / c))
    mu = mine.mu + mine_square / c * (won - chance)
    return mu, chance, mine_square, c


def test_a_game_of_two_by_hand():
    one, other = Rating(28.0, 5.0), Rating(24.0, 2.0)
    first, second = after([one, other], [1, 2])
    mu, chance, square, c = by_hand(one, other, 1)
    assert first.mu == pytest.approx(mu)
    # The winner of two is chosen once; what is learnt from it is weighted by its own sigma.
    gamma = math.sqrt(square) / c
    shrink = 1 - square / c**2 * chance * (1 - chance) * gamma
    assert first.sigma == pytest.approx(math.sqrt(square * shrink))
    assert second.mu == pytest.approx(by_hand(other, one, 0)[0])


def test_a_draw_of_two_by_hand():
    one, other = Rating(28.0, 5.0), Rating(24.0, 2.0)
    first, second = after([one, other], [1, 1])
    assert first.mu == pytest.approx(by_hand(one, other, 0.5)[0])
    assert second.mu == pytest.approx(by_hand(other, one, 0.5)[0])
    assert after_draw(one, other) == first


def test_equals_who_tie_stay_where_they_are():
    for players in (2, 3, 4):
        for rating in after([Rating()] * players, [1] * players):
            assert rating.mu == pytest.approx(MU)
            assert rating.sigma < SIGMA


def test_two_who_tie_in_the_middle_get_the_same():
    found = after([Rating()] * 4, [1, 2, 2, 4])
    assert found[1] == pytest.approx(found[2])
    assert found[0].mu > found[1].mu > found[3].mu


ratings = st.builds(Rating, st.floats(-10, 50), st.floats(0.5, SIGMA))


@given(st.lists(st.tuples(ratings, st.integers(1, 4)), min_size=2, max_size=4), st.randoms())
@settings(deadline=None)
def test_seats_make_no_difference(table, random):
    order = list(range(len(table)))
    random.shuffle(order)
    found = after([one for one, _ in table], [rank for _, rank in table])
    turned = after([table[i][0] for i in order], [table[i][1] for i in order])
    for at, i in enumerate(order):
        assert turned[at] == pytest.approx(found[i])


@given(ratings, ratings, st.integers(2, 4))
@settings(deadline=None)
def test_who_wins_never_falls_and_the_last_never_rises(one, other, players):
    found = after([one] + [other] * (players - 1), [1] + [2] * (players - 1))
    assert found[0].mu >= one.mu
    assert all(rating.mu <= other.mu for rating in found[1:])


def test_a_difference_says_the_same_at_tables_of_any_size():
    """The winner over equals at a larger table gains for each of them what one alone would give."""
    strong, weak = Rating(35.0, 0.01), Rating(25.0, 0.01)
    gains = [after([strong] + [weak] * n, [1] + [2] * n)[0].mu - 35.0 for n in (1, 2, 3)]
    odds = math.exp(10 / (BETA * math.sqrt(2)))
    expected = [n / (n + odds) for n in (1, 2, 3)]
    for gain, chance in zip(gains, expected, strict=True):
        assert gain / gains[0] == pytest.approx(chance / expected[0], rel=0.02)


def test_ranks():
    assert ranks_of([250, 240, 250, 100], {0, 2}) == [1, 3, 1, 4]
    assert ranks_of([250, 250], {1}) == [2, 1]  # the rules broke the tie
    assert ranks_of([250, 240, 230], {0}, last=[0]) == [3, 1, 2]
    assert ranks_of([250, 240, 230], {0}, last=[0, 1]) == [2, 2, 1]


def test_points_are_those_of_the_scale():
    assert Rating(25.0, 0.0).points == 1500
    assert Rating(26.0, 1.0).points == 1540
    assert Rating(26.0, 1.0).margin == pytest.approx(78.4)
