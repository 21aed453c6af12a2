"""The rating of results: Plackett and Luce's model for tables of any size, by ranks alone.

The library is `openskill`. A rating is a mean and how uncertain it is; bots are fixed points, whose
rating no game changes, so that the scale cannot drift.
"""

import math
from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

MU: Final = 25.0
"""Where everybody begins, and where the level `club` is fixed."""
SIGMA: Final = MU / 3
BETA: Final = MU / 9
"""How much luck and form decide at a table of two. The levels that people play like, from novice
to master, then lie within two `SIGMA` around the beginning."""

POINT: Final = 40.0
"""Points, as people see them, for one of `MU`."""
MIDDLE: Final = 1500.0
"""Points of `MU`."""
SURE: Final = 1.96
"""Standard deviations to each side of a 95 % interval."""


class Rating(NamedTuple):
    """What is known of somebody's results."""

    mu: float = MU
    sigma: float = SIGMA

    @property
    def points(self) -> float:
        """As people see it."""
        return MIDDLE + POINT * (self.mu - MU)

    @property
    def margin(self) -> float:
        """Half the width of the 95 % interval, in points."""
        return SURE * POINT * self.sigma

    @property
    def sure(self) -> float:
        """What ladders are ordered by: above this somebody almost certainly is."""
        return self.mu - 3 * self.sigma


def model(players: int) -> PlackettLuce:
    """The library's model for a table of so many.

    It adds up the luck of all seats. With less for each of more seats, a difference in ratings says
    the same of any two of them at a table of any size.
    """
    return PlackettLuce(mu=MU, sigma=SIGMA, beta=BETA * math.sqrt(2 / players))


def after(ratings: Sequence[Rating], ranks: Sequence[int]) -> list[Rating]:
    """The ratings after a game; rank 1 is the best, and who tied has the same."""
    judge = model(len(ratings))
    teams = [[judge.rating(mu=one.mu, sigma=one.sigma)] for one in ratings]
    rated = judge.rate(teams, ranks=[float(rank) for rank in ranks])
    return [Rating(float(team[0].mu), float(team[0].sigma)) for team in rated]


def after_draw(mine: Rating, other: Rating) -> Rating:
    """The rating after a draw with a fixed point: what a game alone counts as."""
    return after([mine, other], [1, 1])[0]


def ranks_of(
    totals: Sequence[int], winners: Collection[int], last: Collection[int] = ()
) -> list[int]:
    """Ranks by seat, 1 for the best: winners, then by points; `last` are behind all others."""
    # Among equal totals the rules may still have found a winner.
    worth = [
        (seat not in last, (total, seat in winners) if seat not in last else (0, False))
        for seat, total in enumerate(totals)
    ]
    return [1 + sum(other > one for other in worth) for one in worth]
