"""What a thread of a loop has for itself, because compiled code allocates nothing."""

from typing import Any, NamedTuple

import numpy as np

from renard.rules.layout import ACTIONS, SEATS, STATE

PARTS = 6
"""Parts of a total at most: zones, or rows of chips."""
NUMBERS = 16

ROW = np.dtype(
    [
        ("totals", np.int16, (SEATS,)),
        ("parts", np.int16, (SEATS, PARTS)),
        ("foxes", np.int8, (SEATS,)),
        ("wins", np.int8, (SEATS,)),
    ]
)
"""One game, by seat: all points, points by zone or row, foxes, and the win (`results.WIN`)."""


class Scratch(NamedTuple):
    """Arrays to write to."""

    out: Any
    """The legal actions of a position."""
    numbers: Any
    """Faces of dice, points by part, whatever is counted."""
    states: Any
    """One state."""
    rows: Any
    """One ROW."""


def new_scratch() -> Scratch:
    """For one thread on a CPU."""
    return Scratch(
        np.zeros(ACTIONS, np.int32), np.zeros(NUMBERS, np.int32), np.zeros(1, STATE),
        np.zeros(1, ROW),
    )  # fmt: skip
