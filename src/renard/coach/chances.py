"""From expected points to the chance to win."""

import math

import numpy as np
from numpy.polynomial.hermite_e import hermegauss

LEAST_SPREAD = 0.5
"""Points that a total is uncertain by even at the very end: half of one."""

_NODES, _WEIGHTS = hermegauss(21)
_SHARES = _WEIGHTS / _WEIGHTS.sum()


def chance_to_win(own: float, others: list[float], spread: float) -> float:
    """The chance to end ahead of all others.

    Each total is taken to lie normally around what is expected of it, with this `spread`.
    """
    spread = max(spread, LEAST_SPREAD)
    ahead = np.ones(len(_NODES))
    for other in others:
        ahead *= [_below((own - other) / spread + node) for node in _NODES]
    return float(_SHARES @ ahead)


def chance_of_lead(lead: float, spread: float) -> float:
    """The chance to win with an expected lead over the best other."""
    return _below(lead / max(spread, LEAST_SPREAD))


def _below(z: float) -> float:
    """The share of a normal distribution below `z`."""
    return 0.5 * math.erfc(-z / math.sqrt(2))
