"""Measuring how sure the coach can be: positions of people's strength, played to the end.

`spread` is how far results of best play lie around what was expected; `error` how far the net's
difference between its two best choices lies from the true one, the luck of the games played taken
out.
"""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from renard import dice
from renard.coach.judge import Judge
from renard.coach.moment import KNOTS, share_left
from renard.coach.rollouts import play_along, play_choices, play_on, result_of
from renard.players.interface import Player
from renard.players.registry import make_player
from renard.rules.game import Game
from renard.rules.sheet import Sheet

LEVELS = ("casual", "club")
"""Whose games positions are from, as nobody names others."""
LOOKED_AT = 0.2
"""The share of positions that are looked at."""
ON = 4
"""Games that are played on from a position for the spread of results."""
RESULTS = 8
"""At most so many results are compared for each position that was asked for."""

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


def measure(
    sheet: Sheet, positions: int, games: int, seed: int, levels: Sequence[str] = LEVELS
) -> Measured:
    """Look at some `positions` for each share that is left, with `games` after each choice.

    The positions are from games of these levels, in turn: such as people have.
    """
    judge, rng = Judge(sheet, sheet.players[0]), np.random.default_rng(seed)
    residuals: list[list[float]] = [[] for _ in KNOTS]
    squares: list[list[float]] = [[] for _ in KNOTS]
    number = 0
    while number < 2 * positions or (
        min(len(found) for found in squares) < positions and number < 40 * positions
    ):
        player = make_player(levels[number % len(levels)], sheet)
        number += 1
        word = np.uint64(dice.stream(np.uint64(seed), number))
        for game, seat in _decisions(judge, player, word):
            knot = int(np.argmin(np.abs(KNOTS - share_left(game))))
            if rng.random() < LOOKED_AT and len(residuals[knot]) < RESULTS * positions:
                residuals[knot] += _residuals(judge, game, seat, word)
            if len(squares[knot]) < positions and rng.random() < LOOKED_AT:
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


def _decisions(judge: Judge, player: Player, word: np.uint64) -> Iterator[tuple[Game, int]]:
    """A game with one player on all seats: the positions before decisions, and who decides."""
    states, words = Game(judge.sheet, judge.players).states.copy(), np.array([word], np.uint64)
    who = np.zeros((1, judge.players), np.int64)
    for _, seats, _ in play_along(judge.sheet, states, words, [player], who):
        yield Game.at(judge.sheet, states.copy()), int(seats[0])


def _residuals(judge: Judge, game: Game, seat: int, word: np.uint64) -> list[float]:
    """How far results of best play from here lie from what is expected, in a few games."""
    expected = max(judge.choices(game.states, seat).values())
    words = np.array([dice.stream(word, at) for at in range(ON)], np.uint64)
    totals = play_on(judge, np.repeat(game.states, ON), words)
    return [result_of(judge, one, seat) - expected for one in totals]


def _error(judge: Judge, game: Game, seat: int, games: int, seed: int) -> list[float]:
    """The square by which the net misses the difference of its two best choices, if it is small."""
    values = judge.choices(game.states, seat)
    best, *rest = sorted(values, key=lambda action: -values[action])
    if not rest or values[best] - values[rest[0]] > CLOSE:
        return []
    played = play_choices(judge, game, seat, [best, rest[0]], games, seed)[1]
    missed = played.difference - (values[best] - values[rest[0]])
    return [missed**2 - played.error**2]
