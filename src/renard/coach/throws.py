"""All that a throw can bring: exactly where that is little, else a sample with a fixed seed."""

import itertools
import math
from collections import Counter
from dataclasses import dataclass
from typing import Any

import numpy as np

from renard.coach.judge import Judge
from renard.coach.values import throw_each
from renard.rules.game import Game
from renard.rules.layout import DICE, HAND, PHASE_PLATTER, STATE

FACES = range(1, 7)


@dataclass(frozen=True)
class Mean:
    """The mean over throws of what comes after them."""

    value: float
    error: float
    """Its standard error: 0 where it is exact."""
    throws: int
    exact: bool


CERTAIN = Mean(0.0, 0.0, 0, exact=True)
"""Where no throw is due."""


def mean_over_throws(judge: Judge, game: Game, seat: int, most: int, place: list[int]) -> Mean:
    """What a throw or platter that is due for `seat` is worth on average, if all is done well then.

    At most `most` throws are looked at; `place` seeds the sample where these are not all.
    """
    if game.awaits == "platter":
        values = judge.best(_platters(game), seat)
        return Mean(float(values.mean()), 0.0, len(values), exact=True)
    rng = np.random.default_rng(place)
    faces, weights = _throws(game, most, rng)
    after = np.zeros(len(faces), STATE)
    ties = rng.integers(1 << 64, size=len(faces), dtype=np.uint64)
    throw_each(game.sheet.tables, game.states, faces, ties, after)
    values = judge.best(after, seat)
    if weights is not None:
        return Mean(float(weights @ values), 0.0, len(values), exact=True)
    error = float(values.std(ddof=1)) / math.sqrt(len(values))
    return Mean(float(values.mean()), error, len(values), exact=False)


def _throws(game: Game, most: int, rng: Any) -> tuple[np.ndarray, np.ndarray | None]:
    """Faces by die, a throw a row, and how likely each is; without that, they are a sample."""
    if not game.sheet.named_dice:
        return _hands(len(game.sheet.dice))
    in_hand = np.flatnonzero(game.state.where[: len(game.sheet.dice)] == HAND)
    count = 6 ** len(in_hand)
    # A throw of the passive turn leaves ties to chance: it is never looked at exactly.
    if count <= max(most, 6) and len(in_hand) < DICE:
        faces = np.zeros((count, DICE), np.int32)
        faces[:, in_hand] = list(itertools.product(FACES, repeat=len(in_hand)))
        return faces, np.full(count, 1 / count)
    return rng.integers(1, 7, (max(most, 2), DICE), dtype=np.int32), None


def _hands(dice: int) -> tuple[np.ndarray, np.ndarray]:
    """Dice without colours: every multiset of faces, as likely as it has orders."""
    hands = list(itertools.combinations_with_replacement(FACES, dice))
    faces = np.zeros((len(hands), DICE), np.int32)
    faces[:, :dice] = hands
    orders = [
        math.factorial(dice) / math.prod(math.factorial(n) for n in Counter(hand).values())
        for hand in hands
    ]
    return faces, np.array(orders) / 6**dice


def _platters(game: Game) -> np.ndarray:
    """Every way in which chance can decide among equal faces, each as likely as the others."""
    assert game.state.phase == PHASE_PLATTER
    faces = [int(face) for face in game.state.faces]
    lowest = sorted(faces)[:3]
    found = []
    for dice in itertools.combinations(range(DICE), 3):
        if sorted(faces[die] for die in dice) == lowest:
            after = game.copy()
            after.apply_platter([game.sheet.dice[die] for die in dice])
            found.append(after.states[0])
    states = np.zeros(len(found), STATE)
    for i, state in enumerate(found):
        states[i] = state
    return states
