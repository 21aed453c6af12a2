"""The player that chooses among all legal actions with equal chance."""

from typing import Any

import numpy as np

from renard import dice
from renard.compiling.loops import each, loop
from renard.players.room import Out
from renard.rules import engine
from renard.rules.sheet import Sheet


class RandomPlayer:
    """Chooses by its random bits alone."""

    name = "random"

    def choose(
        self, sheet: Sheet, states: np.ndarray, seats: np.ndarray, words: np.ndarray
    ) -> np.ndarray:
        chosen = np.zeros(len(states), np.int32)
        scratch = Out(np.zeros(sheet.actions, np.int32))
        choose_randomly(0, len(states), sheet.tables, states, seats, words, chosen, scratch)
        return chosen


@loop(registers=96)
def choose_randomly(
    first: int,
    last: int,
    sheets: Any,
    states: Any,
    seats: Any,
    words: Any,
    chosen: Any,
    scratch: Any,
) -> None:
    """Write a random legal action of each state's deciding seat to `chosen`."""
    for i in each(first, last):
        n = engine.legal(sheets[0], states[i], int(seats[i]), scratch.out)
        chosen[i] = scratch.out[dice.below(words[i], n)]
