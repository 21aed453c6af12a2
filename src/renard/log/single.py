"""The log of one table, with its sheet in an array of one: see `renard.rules.single` for why."""

from typing import Any

from renard.compiling.decorators import rule
from renard.log import rows


@rule
def follow(sheets: Any, states: Any, row: Any, out: Any) -> None:
    """Do what a row says, anything but undo."""
    rows.follow(sheets[0], states, row, out)


@rule
def is_stale(states: Any, log: Any, count: int, seat: int, seen: int) -> bool:
    """Whether what a seat chose after `seen` rows cannot be done any more."""
    return rows.is_stale(states[rows.NOW], log, count, seat, seen)


@rule
def can_undo(
    sheets: Any, states: Any, log: Any, count: int, seat: int, what: int, out: Any
) -> bool:
    """Whether `undo` would do it."""
    return rows.can_undo(sheets[0], states, log, count, seat, what, out)


@rule
def undo(sheets: Any, states: Any, log: Any, count: int, seat: int, what: int, out: Any) -> bool:
    """Take back what a seat did; False: it cannot."""
    return rows.undo(sheets[0], states, log, count, seat, what, out)
