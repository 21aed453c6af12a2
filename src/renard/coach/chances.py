"""From what seats come to on average, and how results lie around that, to the chance to win.

Compiled. Totals are whole numbers, so that several can be equal: seats that tie share the win.
"""

from typing import Any

from renard.compiling.decorators import rule, small

QUANTILES = (0.0, 0.01, 0.05, 0.1, 0.25, 0.5, 0.75, 0.9, 0.95, 0.99, 1.0)
"""Chances to stay below: the results at these, in spreads from the mean, are a seat's shape."""
SHAPE = 11
HALF = 0.5
"""Totals that are less than this apart are equal."""
PARTS = 3
"""Into how many parts one's own results between two quantiles are cut."""


@small
def _quantile(at: int) -> float:
    """One of QUANTILES. Written out: WebAssembly cannot read an array of constants."""
    half = at if at <= SHAPE // 2 else SHAPE - 1 - at
    below = 0.0
    if half == 1:
        below = 0.01
    elif half == 2:
        below = 0.05
    elif half == 3:
        below = 0.1
    elif half == 4:
        below = 0.25
    elif half == 5:
        below = 0.5
    return below if half == at else 1.0 - below


@rule
def chance_ahead(
    mean: float,
    spread: float,
    means: Any,
    spreads: Any,
    shapes: Any,
    first: int,
    players: int,
    seat: int,
) -> float:
    """The chance of `seat` to win; of the others, `means` and `spreads` have theirs.

    The shape of a seat stands in its row of `shapes` from column `first` on; a slice of the table
    would be nothing that WebAssembly can read. Between quantiles all results are as likely as each
    other.
    """
    chance = 0.0
    for at in range(SHAPE - 1):
        weight = (_quantile(at + 1) - _quantile(at)) / PARTS
        low, high = shapes[seat, first + at], shapes[seat, first + at + 1]
        for part in range(PARTS):
            total = mean + spread * (low + (high - low) * (part + HALF) / PARTS)
            chance += weight * _share_of_win(total, means, spreads, shapes, first, players, seat)
    return chance


@small
def _share_of_win(
    total: float, means: Any, spreads: Any, shapes: Any, first: int, players: int, seat: int
) -> float:
    """What a total wins on average: all of it ahead of the others, a share where some tie."""
    # The chance to be ahead of all but so many, who tie.
    alone, with_one, with_two, with_three = 1.0, 0.0, 0.0, 0.0
    for other in range(players):
        if other == seat:
            continue
        far = total - means[other]
        below = share_below((far - HALF) / spreads[other], shapes, first, other)
        equal = share_below((far + HALF) / spreads[other], shapes, first, other) - below
        with_three = with_three * below + with_two * equal
        with_two = with_two * below + with_one * equal
        with_one = with_one * below + alone * equal
        alone *= below
    return alone + with_one / 2 + with_two / 3 + with_three / 4


@rule
def chance_of_lead(lead: float, spread: float, shapes: Any, first: int, seat: int) -> float:
    """The chance to win with an expected lead over the best other."""
    ahead = 1.0 - share_below((HALF - lead) / spread, shapes, first, seat)
    tied_or_ahead = 1.0 - share_below((-HALF - lead) / spread, shapes, first, seat)
    return (ahead + tied_or_ahead) / 2


@rule
def share_below(far: float, shapes: Any, first: int, seat: int) -> float:
    """The share of a seat's results that are less than so many spreads from the mean."""
    if far <= shapes[seat, first]:
        return 0.0
    for at in range(1, SHAPE):
        low, high = shapes[seat, first + at - 1], shapes[seat, first + at]
        if far < high:
            part = (far - low) / (high - low)
            return float(_quantile(at - 1) + part * (_quantile(at) - _quantile(at - 1)))
    return 1.0
