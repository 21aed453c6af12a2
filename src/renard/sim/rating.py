"""One number for each player's strength, from how often each came out ahead of each other.

Bradley and Terry's model: the chance to be ahead is 1 / (1 + 10 ** (-d / 400)) for a difference of
d points, the scale that Elo made familiar. All ratings together average MIDDLE.
"""

import numpy as np

MIDDLE = 1500.0
SCALE = 400 / np.log(10)
"""Points of rating for a factor of e in the odds."""


def rate(
    pairs: list[tuple[int, int]], ahead: np.ndarray, covariance: np.ndarray, dice: int
) -> tuple[np.ndarray, np.ndarray]:
    """Ratings, and their standard errors.

    `ahead` is by pair the share of games in which the first was ahead; `covariance` that of these
    shares from one set of dice to another. Every pair is taken to have tied over one more set of
    dice: that keeps ratings finite where somebody always wins, and says how little is known then.
    """
    gap = ahead - 0.5
    covariance = (covariance * dice + np.diag(gap * gap)) / (dice + 1)
    ahead = 0.5 + gap * dice / (dice + 1)
    sides = np.zeros((len(pairs), max(map(max, pairs)) + 1))
    for number, (one, other) in enumerate(pairs):
        sides[number, one], sides[number, other] = 1, -1
    strength = np.zeros(sides.shape[1])
    for _ in range(100):
        expected = 1 / (1 + np.exp(-sides @ strength))
        # Strengths count only by their differences, hence the pseudo-inverse.
        curvature = np.linalg.pinv(sides.T * (expected * (1 - expected)) @ sides, hermitian=True)
        step = curvature @ sides.T @ (ahead - expected)
        longest = np.abs(step).max()
        # Far from the goal Newton's step would leap over it.
        strength += step / max(longest, 1.0)
        if longest < 1e-9:
            break
    # What the shares leave open, carried over to the strengths.
    pull = curvature @ sides.T
    errors = np.sqrt(np.diag(pull @ covariance @ pull.T) / (dice + 1))
    return MIDDLE + SCALE * strength, SCALE * errors
