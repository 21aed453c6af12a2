"""What chance leaves open: 95 % intervals of means over independent sets of dice."""

import math
from statistics import NormalDist

CONFIDENCE = 0.95
_Z = NormalDist().inv_cdf(0.5 + CONFIDENCE / 2)


def margin(variance: float, count: int) -> float:
    """Half the width of the interval around a mean of `count` values with this variance."""
    return student(count - 1) * math.sqrt(variance / count)


def student(freedom: int) -> float:
    """The normal quantile, widened for few values (an expansion in 1 / `freedom`)."""
    z = _Z
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


def share_interval(share: float, variance: float, count: int) -> tuple[float, float]:
    """The interval of a share (Wilson's): inside 0 to 1, and of some width even if all were won.

    It wants the number of coin tosses that would be as uncertain as these `count` values.
    """
    coin = share * (1 - share)
    if coin > 0 and variance == 0:
        return share, share
    tosses = count * coin / variance if coin > 0 else float(count)
    z = student(count - 1)
    spread = z * math.sqrt(coin / tosses + z * z / (4 * tosses * tosses))
    middle = share + z * z / (2 * tosses)
    width = 1 + z * z / tosses
    return max(0.0, (middle - spread) / width), min(1.0, (middle + spread) / width)
