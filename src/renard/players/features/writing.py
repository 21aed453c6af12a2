"""Numbers as features: clipped, as one bit of several, as a thermometer of bits."""

from typing import Any

from renard.compiling.decorators import small

WIDE = 48
"""Numbers that count something, before the bits; unused ones are 0."""


@small
def clip(value: int) -> int:
    """As near to `value` as a signed byte comes."""
    return min(max(value, -127), 127)


@small
def one_hot(out: Any, n: int, value: int, size: int) -> int:
    """Append `size` bits, of which the one at `value` is set; none if it lies outside."""
    for i in range(size):
        out[n + i] = 1 if value == i else 0
    return n + size


@small
def thermometer(out: Any, n: int, value: int, size: int) -> int:
    """Append `size` bits, of which the first `value` are set."""
    for i in range(size):
        out[n + i] = 1 if value > i else 0
    return n + size
