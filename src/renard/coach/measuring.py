"""Measuring how sure the coach can be: games of its own, and choices played to the end.

`spread` is how far results lie around what was expected; `error` how far the net's difference
between its two best choices lies from the true one, the luck of the games played taken out.
"""

import math
from dataclasses import dataclass

import numpy as np

from renard import dice
from renard.coach.judge import Judge
from renard.coach.moment import KNOTS, share_left
from renard.coach.rollouts import play_choices, play_on, result_of
from renard.coach.values import play_each
from renard.rules.game import Game
from renard.rules.layout import DICE
from renard.rules.sheet import Sheet

CLOSE = 8.0
"""Choices further apart than this need no second look."""

FINEST = 1.0
"""Errors below this drown in the luck of the games that are played."""


@dataclass
class Measured:
    """By share of the game that is left, as `KNOTS` has them."""

    spread: list[float]
    error: list[float]
    counts: list[int]
    """Positions behind each error."""


def measure(sheet: Sheet, positions: int, games: int, seed: int) -> Measured:
    """Look at some `positions` for each share that is left, with `games` after each choice."""
    judge, rng = Judge(sheet, sheet.players[0]), np.random.default_rng(seed)
    residuals: list[list[float]] = [[] for _ in KNOTS]
    squares: list[list[float]] = [[] for _ in KNOTS]
    number = 0
    while number < 10 * positions or (
        min(len(found) for found in squares) < positions and number < 40 * positions
    ):
        number += 1
        word = dice.stream(np.uint64(seed), number)
        for game, seat, expected, result in _decisions(judge, word):
            knot = int(np.argmin(np.abs(KNOTS - share_left(game))))
            residuals[knot].append(result - expected)
            if len(squares[knot]) < positions and rng.random() < 0.2:
                squares[knot] += _error(judge, game, seat, games, number)
    return Measured(
        [round(float(np.std(found)), 2) for found in residuals],
        [_root(squares[max(i - 1, 0) : i + 2]) for i in range(len(KNOTS))],
        [len(found) for found in squares],
    )


def _root(near: list[list[float]]) -> float:
    """The root of the mean square, of a moment and its neighbours: one alone is too noisy."""
    squares = [square for found in near for square in found]
    return max(round(math.sqrt(max(sum(squares) / max(len(squares), 1), 0.0)), 2), FINEST)


def _decisions(judge: Judge, word: np.uint64) -> list[tuple[Game, int, float, float]]:
    """A game of the coach against itself: positions, who decides, what was expected, and came."""
    game = Game(judge.sheet, judge.players)
    states, words = game.states.copy(), np.array([word], np.uint64)
    seats, actions = np.full(1, -1, np.int64), np.full(1, -1, np.int64)
    faces, out = np.zeros(DICE, np.int32), np.zeros(judge.sheet.actions, np.int32)
    seen = []
    while play_each(judge.sheet.tables, states, seats, actions, words, faces, out):
        values = judge.choices(states, int(seats[0]))
        actions[0] = max(values, key=lambda action: values[action])
        expected = values[int(actions[0])]
        seen.append((Game.at(judge.sheet, states.copy()), int(seats[0]), expected))
    totals = play_on(judge, states, words)[0]
    return [(at, seat, value, result_of(judge, totals, seat)) for at, seat, value in seen]


def _error(judge: Judge, game: Game, seat: int, games: int, seed: int) -> list[float]:
    """The square by which the net misses the difference of its two best choices, if it is small."""
    values = judge.choices(game.states, seat)
    best, *rest = sorted(values, key=lambda action: -values[action])
    if not rest or values[best] - values[rest[0]] > CLOSE:
        return []
    played = play_choices(judge, game, seat, [best, rest[0]], games, seed)[1]
    missed = played.difference - (values[best] - values[rest[0]])
    return [missed**2 - played.error**2]
