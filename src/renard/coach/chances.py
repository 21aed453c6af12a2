"""From expected points to the chance to win."""

from typing import Any

import numpy as np
from numpy.polynomial.hermite_e import hermegauss

from renard.players.winning import normal
from renard.rules.compiled import rule

LEAST_SPREAD = 0.5
"""Points that a total is uncertain by even at the very end: half of one."""

_NODES, _WEIGHTS = hermegauss(21)
_SHARES = _WEIGHTS / _WEIGHTS.sum()


def chance_to_win(own: float, others: list[float], spread: float) -> float:
    """The chance to end ahead of all others, of whom so much is expected."""
    return float(chance_ahead(own, np.array([own, *others]), len(others) + 1, 0, spread))


@rule
def chance_ahead(own: float, totals: Any, players: int, seat: int, spread: float) -> float:
    """The chance of `seat` to end ahead of all others, with what is expected of them in `totals`.

    Each total is taken to lie normally around what is expected of it, with this `spread`.
    """
    spread = max(spread, LEAST_SPREAD)
    chance = 0.0
    for i in range(_NODES.shape[0]):
        ahead = _SHARES[i]
        for other in range(players):
            if other != seat:
                ahead *= normal((own - totals[other]) / spread + _NODES[i])
        chance += ahead
    return chance


@rule
def chance_of_lead(lead: float, spread: float) -> float:
    """The chance to win with an expected lead over the best other."""
    return normal(lead / max(spread, LEAST_SPREAD))
