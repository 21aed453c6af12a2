"""The rules for one game, by arrays of one.

What these functions do, `engine` does. But numba looks at a record from Python for many times as
long as at an array, and a server calls the rules thousands of times a second.
"""

from typing import Any

from renard.compiling.decorators import rule
from renard.rules import engine, throws


@rule
def to_act(states: Any) -> int:
    """The seats that have something to decide, as bits."""
    return engine.to_act(states[0])


@rule
def legal(sheets: Any, states: Any, seat: int, out: Any) -> int:
    """Write what `seat` may do to `out`; returns how many actions that are."""
    return engine.legal(sheets[0], states[0], seat, out)


@rule
def describe_all(
    sheets: Any, states: Any, seat: int, actions: Any, tells: Any, after: Any, totals: Any
) -> None:
    """Describe legal actions, one a row of `tells`."""
    engine.describe_all(sheets[0], states, seat, actions, tells, after, totals)


@rule
def apply(sheets: Any, states: Any, seat: int, action: int, out: Any) -> None:
    """Do a legal action, and all that follows."""
    engine.apply(sheets[0], states[0], seat, action, out)


@rule
def apply_roll(sheets: Any, states: Any, faces: Any) -> None:
    """The dice in hand were thrown."""
    engine.apply_roll(sheets[0], states[0], faces)


@rule
def due_dice(sheets: Any, states: Any) -> int:
    """The dice that the next roll throws, as bits."""
    return throws.due_dice(sheets[0], states[0])


@rule
def check_roll(sheets: Any, states: Any, rows: Any, found: Any) -> int:
    """What is wrong with a roll."""
    return throws.check_roll(sheets[0], states[0], rows, found)


@rule
def check_platter(sheets: Any, states: Any, rows: Any, found: Any) -> int:
    """What is wrong with a platter."""
    return throws.check_platter(sheets[0], states[0], rows, found)
