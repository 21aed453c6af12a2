"""Making sure of a candidate: games played on after its best choices, all with the same dice.

Games come in stages. A candidate that can hardly be sure after all of them is given up on the way;
what is called sure was always told from all games.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from renard import dice
from renard.coach.judge import Judge
from renard.coach.rollouts import play_on, result_of
from renard.puzzles.mining import Candidate
from renard.rules import engine

COMPARED = 3
"""Choices that games are played for: the best, and those next to it."""
GAMES = 400
SURE = 3.0
"""Standard errors by which the best choice has to be better than each of the others."""
STAGES = (0.25, 0.5)
"""Shares of the games after which candidates are looked at."""
LITTLE_HOPE = 0.84
"""Standard deviations of what the games left may still change: more is needed of one in five."""
_SALT = np.uint64(0x9022_1E5)


@dataclass(frozen=True)
class Confirmed:
    """By how much games played on set the best choice above the nearest of the others."""

    games: int
    difference: float
    error: float
    """The standard error of that difference."""

    @property
    def sure(self) -> bool:
        return self.difference >= SURE * self.error and self.difference > 0

    @property
    def clearness(self) -> float:
        """The difference in standard errors; without any luck one way or the other, or none."""
        if self.error:
            return self.difference / self.error
        return math.copysign(math.inf, self.difference) if self.difference else 0.0

    def may_be_sure(self, games: int) -> bool:
        """Whether it has a fair chance to be sure after so many games in all."""
        most = self.clearness * math.sqrt(games / self.games)
        return most + LITTLE_HOPE * math.sqrt(games / self.games - 1) >= SURE


class PlaysOn(Protocol):
    """Plays positions to their ends, the coach on every seat."""

    def __call__(self, judge: Judge, states: np.ndarray, words: np.ndarray) -> np.ndarray:
        """Totals by position and seat; `words` (uint64) fix the dice of each."""


def here(judge: Judge, states: np.ndarray, words: np.ndarray) -> np.ndarray:
    """In this process."""
    return play_on(judge, states, words)


def confirm(
    judge: Judge,
    candidates: Sequence[Candidate],
    games: int = GAMES,
    seed: int = 0,
    plays_on: PlaysOn = here,
) -> list[Confirmed]:
    """Play on after the best choices of every candidate, all of them at once."""
    played = _play(judge, candidates, range(games), seed, plays_on)
    return [compare(aims) for aims in played]


def sure_ones(
    judge: Judge,
    candidates: Sequence[Candidate],
    games: int = GAMES,
    seed: int = 0,
    plays_on: PlaysOn = here,
) -> list[tuple[Candidate, Confirmed]]:
    """Those of the candidates that are sure after all games; hopeless ones are given up before."""
    left = [(one, np.zeros((len(one.order[:COMPARED]), 0))) for one in candidates]
    begin = 0
    for end in [*(round(share * games) for share in STAGES), games]:
        played = _play(judge, [one for one, _ in left], range(begin, end), seed, plays_on)
        left = [
            (one, np.hstack([before, now])) for (one, before), now in zip(left, played, strict=True)
        ]
        left = [(one, aims) for one, aims in left if compare(aims).may_be_sure(games)]
        begin = end
    found = [(one, compare(aims)) for one, aims in left]
    return [(one, confirmed) for one, confirmed in found if confirmed.sure]


def _play(
    judge: Judge,
    candidates: Sequence[Candidate],
    games: range,
    seed: int,
    plays_on: PlaysOn,
) -> list[np.ndarray]:
    """For every candidate what the games with these numbers came to, a row for each choice."""
    if not candidates:
        return []
    choices = [one.order[:COMPARED] for one in candidates]
    begun = [
        _after(one, action)
        for one, actions in zip(candidates, choices, strict=True)
        for action in actions
    ]
    base = np.uint64(seed) ^ _SALT
    words = np.array([dice.stream(base, game) for game in games], np.uint64)
    states = np.repeat(np.concatenate(begun), len(games))
    totals = plays_on(judge, states, np.tile(words, len(begun)))
    totals = totals.reshape(len(begun), len(games), -1)
    found, at = [], 0
    for one, actions in zip(candidates, choices, strict=True):
        of_one = totals[at : at + len(actions)]
        aims = [[result_of(judge, result, one.seat) for result in row] for row in of_one]
        found.append(np.array(aims, float))
        at += len(actions)
    return found


def _after(one: Candidate, action: int) -> Any:
    states = one.game.states.copy()
    out = np.zeros(one.game.sheet.actions, np.int32)
    engine.apply(one.game.sheet.record, states[0], one.seat, action, out)
    return states


def compare(aims: np.ndarray) -> Confirmed:
    """The first row against the one that comes nearest, in standard errors."""
    games = aims.shape[1]
    found = []
    for aim in aims[1:]:
        behind = aims[0] - aim
        error = float(behind.std(ddof=1)) / games**0.5
        found.append(Confirmed(games, float(behind.mean()), error))
    return min(found, key=lambda one: one.clearness)
