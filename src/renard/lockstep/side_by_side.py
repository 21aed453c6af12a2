"""Many games in step, each seat with a player of its own: players are asked for all games at once.

A game's dice and random bits follow from its seed alone, so it runs the same in any company. They
are those of `sim.recorded.record_game` too.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np

from renard import dice
from renard.compiling.decorators import parallel
from renard.players import Player
from renard.rules import engine
from renard.rules.layout import PHASE_PLAY, SEATS, STATE
from renard.rules.sheet import Sheet

AT_ONCE = 2048
"""About how many games are played side by side."""


def game_seeds(seed: int, first: int, count: int) -> np.ndarray:
    """The seeds of games `first` to `first + count` of a run."""
    word = np.uint64(seed & 0xFFFFFFFFFFFFFFFF)
    seeds = np.zeros(count, np.uint64)
    _fill_seeds(word, first, seeds)
    return seeds


def play_out(
    sheet: Sheet, players: Sequence[Player], who: np.ndarray, seeds: np.ndarray
) -> tuple[np.ndarray, np.ndarray]:
    """Play one game for each of `seeds` to its end: final states, and the decisions each took.

    `who` has a row a game: for every seat, which of `players` sits there.
    """
    states = np.zeros(len(seeds), STATE)
    states["players"] = who.shape[1]
    decided = np.zeros((len(seeds), SEATS), np.int32)
    running = np.arange(len(seeds))
    seats = np.zeros(len(seeds), np.int8)
    words = np.zeros(len(seeds), np.uint64)
    out = np.zeros(sheet.actions, np.int32)
    scratch = np.zeros(16, np.int32)
    _begin_all(sheet.tables, states, out)
    while True:
        _throw_all(sheet.tables, states, seeds, running, scratch)
        count = list_decisions(states, running, seeds, decided, seats, words)
        if count == 0:
            return states, decided.sum(axis=1, dtype=np.int32)
        running = running[:count]
        actions = _ask(sheet, players, who, states, running, seats[:count], words[:count])
        apply_all(sheet.tables, states, running, seats, actions, out)


def _ask(
    sheet: Sheet,
    players: Sequence[Player],
    who: np.ndarray,
    states: np.ndarray,
    running: np.ndarray,
    seats: np.ndarray,
    words: np.ndarray,
) -> np.ndarray:
    """What the deciding seat of every running game does."""
    asked = who[running, seats]
    actions = np.zeros(len(running), np.int32)
    for number, player in enumerate(players):
        mine = np.flatnonzero(asked == number)
        if len(mine):
            positions = _copies(states, running[mine])
            actions[mine] = player.choose(sheet, positions, seats[mine], words[mine])
    return actions


def _copies(states: np.ndarray, which: np.ndarray) -> np.ndarray:
    """Some of the states, to do with as one likes. As plain bytes: numpy copies records slowly."""
    rows = states.view(np.uint8).reshape(len(states), -1)
    return np.take(rows, which, axis=0).view(STATE)[:, 0]


@parallel
def _fill_seeds(seed: Any, first: int, seeds: Any) -> None:
    for i in range(seeds.shape[0]):
        seeds[i] = dice.stream(seed, first + i)


@parallel
def _begin_all(sheets: Any, states: Any, out: Any) -> None:
    for i in range(states.shape[0]):
        engine.begin(sheets[0], states[i], out)


@parallel
def _throw_all(sheets: Any, states: Any, seeds: Any, running: Any, scratch: Any) -> None:
    for j in range(running.shape[0]):
        i = running[j]
        dice.throw_due(sheets[0], states[i], seeds[i], scratch)


@parallel
def list_decisions(
    states: Any, running: Any, seeds: Any, decided: Any, seats: Any, words: Any
) -> int:
    """Write who decides in every game that goes on, with its random bits.

    Games that are over drop out of `running`; returns how many are left at its front.
    """
    left = 0
    for j in range(running.shape[0]):
        i = running[j]
        if states[i].phase == PHASE_PLAY:
            seat = engine.first_to_act(states[i])
            running[left] = i
            seats[left] = seat
            words[left] = dice.decision_word(seeds[i], seat, decided[i, seat])
            decided[i, seat] += 1
            left += 1
    return left


@parallel
def apply_all(sheets: Any, states: Any, running: Any, seats: Any, actions: Any, out: Any) -> None:
    """Do what was decided in every game that goes on."""
    for j in range(running.shape[0]):
        engine.apply(sheets[0], states[running[j]], int(seats[j]), int(actions[j]), out)
