"""The ladder from all results: Bradley-Terry, fitted anew, with intervals.

Its points are those of people's ratings (docs/ratings.md), which for two are the same model. Our
own levels do not move: they are the fixed points there, so the scale cannot drift. A bot begins at
a wide guess around the club's level, so that a few results do not send it anywhere. Games of one
match have the same dice, so they count as one when it comes to how sure a rating is.
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from renard.ratings import fixed as rated
from renard.ratings.results import BETA, MIDDLE, POINT
from renard.rules.sheet import Sheet

Numbers = NDArray[np.float64]
SCALE = POINT * BETA * math.sqrt(2)
"""Points by which somebody has to be ahead to win e times as often as the other: both have luck."""
GUESS = 600.0
"""The standard deviation of what is assumed of somebody new."""
INTERVAL = 1.96
STEPS = 50
ENOUGH = 1e-6


@dataclass(frozen=True)
class Result:
    """One game of two: whose score was higher, as 1, ½ or 0 for the first."""

    match: str
    first: str
    second: str
    won: float

    @property
    def both(self) -> tuple[str, str]:
        return self.first, self.second


@dataclass(frozen=True)
class Rating:
    rating: float
    error: float
    games: int


def fixed_points(sheet: Sheet) -> dict[str, float]:
    """The ratings of our levels at tables of two."""
    points = rated.fixed_points(sheet, 2)
    return {level: round(rating.points, 1) for level, rating in points.items()}


def bosses(fixed: Mapping[str, float], results: Sequence[Result] = ()) -> list[dict[str, Any]]:
    """Our levels as a ladder shows them, the strongest first."""
    return [
        {
            "bot": level,
            "name": level,
            "rating": rating,
            "low": rating,
            "high": rating,
            "games": sum(level in result.both for result in results),
            "fixed": True,
        }
        for level, rating in sorted(fixed.items(), key=lambda point: -point[1])
    ]


def fit(results: Sequence[Result], fixed: Mapping[str, float]) -> dict[str, Rating]:
    """The ratings of all who are not fixed, by Newton's method."""
    model = _Model(results, fixed)
    if not model.names:
        return {}
    at: Numbers = np.zeros(len(model.names))
    for _ in range(STEPS):
        step = np.clip(np.linalg.solve(model.curve(at), model.slope(at)), -2.0, 2.0)
        at = at + step
        if float(np.abs(step).max()) < ENOUGH:
            break
    errors, games = model.errors(at), np.abs(model.signs).sum(axis=0)
    return {
        name: Rating(MIDDLE + SCALE * float(at[i]), SCALE * float(errors[i]), int(games[i]))
        for i, name in enumerate(model.names)
    }


class _Model:
    """Results in numbers: who is where among those that are fitted, and what was won."""

    def __init__(self, results: Sequence[Result], fixed: Mapping[str, float]) -> None:
        self.names = sorted({name for result in results for name in result.both} - set(fixed))
        place = {name: i for i, name in enumerate(self.names)}
        self.signs = np.zeros((len(results), len(self.names)))
        self.offset = np.zeros(len(results))
        for row, result in enumerate(results):
            for name, sign in ((result.first, 1.0), (result.second, -1.0)):
                if name in place:
                    self.signs[row, place[name]] += sign
                else:
                    self.offset[row] += sign * (fixed[name] - MIDDLE) / SCALE
        self.won = np.array([result.won for result in results])
        matches = {match: i for i, match in enumerate(dict.fromkeys(r.match for r in results))}
        self.match = np.array([matches[result.match] for result in results])

    def rest(self, at: Numbers) -> tuple[Numbers, Numbers]:
        """By game: what was won beyond what was expected, and how open the game was."""
        expected = 1 / (1 + np.exp(-(self.signs @ at + self.offset)))
        return self.won - expected, expected * (1 - expected)

    def curve(self, at: Numbers) -> Numbers:
        """The curvature of the likelihood, with the guess about newcomers."""
        _, weight = self.rest(at)
        curve: Numbers = self.signs.T @ (self.signs * weight[:, None])
        return curve + np.eye(len(at)) * (SCALE / GUESS) ** 2

    def slope(self, at: Numbers) -> Numbers:
        rest, _ = self.rest(at)
        slope: Numbers = self.signs.T @ rest - at * (SCALE / GUESS) ** 2
        return slope

    def errors(self, at: Numbers) -> Numbers:
        """Standard errors that take the games of a match together, never below the plain ones."""
        rest, _ = self.rest(at)
        sums = np.zeros((int(self.match.max()) + 1, len(at)))
        np.add.at(sums, self.match, self.signs * rest[:, None])
        inverse = np.linalg.inv(self.curve(at))
        together = np.diag(inverse @ (sums.T @ sums) @ inverse)
        found: Numbers = np.sqrt(np.maximum(together, np.diag(inverse)))
        return found
