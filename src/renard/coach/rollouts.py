"""Games played on from a position, with the same dice after every choice.

The dice are the coach's own: they come from its seed, never from those of the game it looks at.
"""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from renard import dice
from renard.coach.judge import Judge
from renard.coach.values import play_each
from renard.players.interface import Player
from renard.rules import engine
from renard.rules.game import Game
from renard.rules.layout import DICE
from renard.rules.sheet import Sheet

_SALT = 0x5EED_C0AC


@dataclass(frozen=True)
class Rollout:
    """How games went on after a choice, against those after the best one."""

    games: int
    mean: float
    difference: float
    """Less than after the best choice, on average over the same dice."""
    error: float
    """The standard error of that difference."""
    wins: float


def play_choices(
    judge: Judge,
    game: Game,
    seat: int,
    actions: list[int],
    games: int,
    seed: int,
    players: Sequence[Player] | None = None,
) -> list[Rollout]:
    """Play on after each of these actions, the first of which is the best one.

    `players` sit on the seats; the coach on every one, if not given.
    """
    words = _words(seed, games)
    aims, wins = [], []
    for action in actions:
        states = np.repeat(game.states, games)
        results = play_on(judge, states, words, (seat, action), players)
        aims.append(np.array([result_of(judge, result, seat) for result in results]))
        wins.append(np.mean([share_of_win(game.sheet, state, seat) for state in states]))
    found = []
    for aim, won in zip(aims, wins, strict=True):
        behind = aims[0] - aim
        error = float(behind.std(ddof=1)) / math.sqrt(games) if games > 1 else math.inf
        found.append(Rollout(games, float(aim.mean()), float(behind.mean()), error, float(won)))
    return found


def play_on(
    judge: Judge,
    states: np.ndarray,
    words: np.ndarray,
    first: tuple[int, int] | None = None,
    players: Sequence[Player] | None = None,
) -> np.ndarray:
    """Play states to their ends, in place, with the dice of `words`; returns totals by seat.

    `first` is a seat and its action that every game begins with; `players` sit on the seats, or
    the coach on all.
    """
    sitting = list(players or [judge.player] * judge.players)
    different = list(dict.fromkeys(sitting))
    who = np.tile([different.index(player) for player in sitting], (len(states), 1))
    for _ in play_along(judge.sheet, states, words, different, who, first):
        pass
    return totals_of(judge.sheet, states)


def play_along(
    sheet: Sheet,
    states: np.ndarray,
    words: np.ndarray,
    players: Sequence[Player],
    who: np.ndarray,
    first: tuple[int, int] | None = None,
) -> Iterator[tuple[np.ndarray, np.ndarray, np.ndarray]]:
    """Play states to their ends in step, and pause before what was decided is done.

    `who` has a row a game: for every seat, which of `players` sits there. Tells the games that go
    on, and of all games who decides and what.
    """
    count = len(states)
    seats = np.full(count, first[0] if first else -1, np.int64)
    actions = np.full(count, first[1] if first else -1, np.int64)
    faces, out = np.zeros(DICE, np.int32), np.zeros(sheet.actions, np.int32)
    step = 0
    while play_each(sheet.tables, states, seats, actions, words, faces, out):
        step += 1
        going = np.flatnonzero(seats >= 0)
        actions[:] = -1
        asked = who[going, seats[going]]
        for number, player in enumerate(players):
            mine = going[asked == number]
            if len(mine):
                bits = np.array([dice.stream(words[game], step) for game in mine], np.uint64)
                actions[mine] = player.choose(
                    sheet, states[mine], seats[mine].astype(np.int8), bits
                )
        yield going, seats, actions


def new_games(sheet: Sheet, players: int, games: int, seed: int) -> tuple[np.ndarray, np.ndarray]:
    """Games that have just begun, and the words that their dice come from."""
    states = np.repeat(Game(sheet, players).states, games)
    return states, np.array(
        [dice.stream(np.uint64(seed), game) for game in range(games)], np.uint64
    )


def totals_of(sheet: Sheet, states: np.ndarray) -> np.ndarray:
    """By game and seat: its points."""
    players = int(states[0].players) if len(states) else 0
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


def share_of_win(sheet: Sheet, state: Any, seat: int) -> float:
    """What a seat has of the win: all, or a share where several tie."""
    bits = int(engine.winners(sheet.record, state, np.zeros(DICE, np.int32)))
    return ((bits >> seat) & 1) / bits.bit_count()
