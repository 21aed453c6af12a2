"""Games played on from a position, with the same dice after every choice.

The dice are the coach's own: they come from its seed, never from those of the game it looks at.
"""

import math
from dataclasses import dataclass
from typing import Any

import numpy as np

from renard import dice
from renard.coach.judge import Judge
from renard.coach.values import play_each
from renard.rules import engine
from renard.rules.game import Game
from renard.rules.layout import DICE

_SALT = 0x5EED_C0AC


@dataclass(frozen=True)
class Played:
    """How games went on after a choice, against those after the best one."""

    games: int
    mean: float
    difference: float
    """Less than after the best choice, on average over the same dice."""
    error: float
    """The standard error of that difference."""
    wins: float


def play_choices(
    judge: Judge, game: Game, seat: int, actions: list[int], games: int, seed: int
) -> list[Played]:
    """Play on after each of these actions, the coach on every seat; the first is the best one."""
    words = _words(seed, games)
    aims, wins = [], []
    for action in actions:
        states = np.repeat(game.states, games)
        results = play_on(judge, states, words, (seat, action))
        aims.append(np.array([result_of(judge, result, seat) for result in results]))
        wins.append(np.mean([_share_of_win(game, state, seat) for state in states]))
    found = []
    for aim, won in zip(aims, wins, strict=True):
        behind = aims[0] - aim
        error = float(behind.std(ddof=1)) / math.sqrt(games) if games > 1 else math.inf
        found.append(Played(games, float(aim.mean()), float(behind.mean()), error, float(won)))
    return found


def play_on(
    judge: Judge, states: np.ndarray, words: np.ndarray, first: tuple[int, int] | None = None
) -> np.ndarray:
    """Play states to their ends, in place, with the dice of `words`; returns totals by seat.

    `first` is a seat and its action that every game begins with.
    """
    sheet = judge.sheet
    count = len(states)
    seats = np.full(count, first[0] if first else -1, np.int64)
    actions = np.full(count, first[1] if first else -1, np.int64)
    faces, out = np.zeros(DICE, np.int32), np.zeros(sheet.actions, np.int32)
    while play_each(sheet.tables, states, seats, actions, words, faces, out):
        going = np.flatnonzero(seats >= 0)
        actions[:] = -1
        actions[going] = judge.player.choose(
            sheet, states[going], seats[going].astype(np.int8), words[going]
        )
    players = int(states[0].players) if count else 0
    return np.array([[_total(sheet, state, seat) for seat in range(players)] for state in states])


def _words(seed: int, games: int) -> np.ndarray:
    base = np.uint64((seed ^ _SALT) & 0xFFFFFFFFFFFFFFFF)
    return np.array([dice.stream(base, game) for game in range(games)], np.uint64)


def _total(sheet: Any, state: Any, seat: int) -> int:
    return int(engine.score(sheet.record, state, seat, np.zeros(DICE, np.int32)))


def result_of(judge: Judge, totals: np.ndarray, seat: int) -> int:
    """What the coach plays for: points, or the lead."""
    if not judge.lead or len(totals) == 1:
        return int(totals[seat])
    return int(totals[seat] - max(np.delete(totals, seat)))


def _share_of_win(game: Game, state: Any, seat: int) -> float:
    bits = int(engine.winners(game.sheet.record, state, np.zeros(DICE, np.int32)))
    return ((bits >> seat) & 1) / bits.bit_count()
