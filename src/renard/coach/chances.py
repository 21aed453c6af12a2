"""From what the coach expects to the chance to win."""

from typing import Any

from renard.players.winning import chance_to_win, normal
from renard.rules.compiled import rule

LEAST_SPREAD = 0.5
"""Points that a total is uncertain by even at the very end: half of one."""


@rule
def chance_ahead(own: float, totals: Any, players: int, seat: int, spread: float) -> float:
    """The chance of `seat` to end ahead of all others, each total uncertain by `spread`."""
    return chance_to_win(own, totals, players, seat, max(spread, LEAST_SPREAD))


@rule
def chance_of_lead(lead: float, spread: float) -> float:
    """The chance to win with an expected lead over the best other."""
    return normal(lead / max(spread, LEAST_SPREAD))
