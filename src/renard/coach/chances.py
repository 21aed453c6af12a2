"""From what the coach expects to the chance to win."""

import numpy as np

from renard.players.winning import chance_to_win, normal

LEAST_SPREAD = 0.5
"""Points that a total is uncertain by even at the very end: half of one."""


def chance_among(own: float, others: list[float], spread: float) -> float:
    """The chance to end ahead of all others, each total uncertain by `spread`."""
    totals = np.array([own, *others], np.float32)
    return chance_to_win(float(own), totals, len(totals), 0, max(float(spread), LEAST_SPREAD))


def chance_of_lead(lead: float, spread: float) -> float:
    """The chance to win with an expected lead over the best other."""
    return normal(lead / max(spread, LEAST_SPREAD))
