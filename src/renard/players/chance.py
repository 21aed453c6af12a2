"""The player that chooses among all legal actions with equal chance."""

from typing import Any

import numpy as np

from renard import dice
from renard.rules import engine
from renard.rules.compiled import parallel
from renard.rules.sheet import Sheet


class RandomPlayer:
    """Chooses by its random bits alone."""

    name = "random"

    def choose(
        self, sheet: Sheet, states: np.ndarray, seats: np.ndarray, words: np.ndarray
    ) -> np.ndarray:
        chosen = np.zeros(len(states), np.int32)
        out = np.zeros(sheet.actions, np.int32)
        choose_randomly(sheet.tables, states, seats, words, out, chosen)
        return chosen


@parallel
def choose_randomly(
    sheets: Any, states: Any, seats: Any, words: Any, out: Any, chosen: Any
) -> None:
    """Write a random legal action of each state's deciding seat to `chosen`; `out` is scratch."""
    for i in range(states.shape[0]):
        n = engine.legal(sheets[0], states[i], int(seats[i]), out)
        chosen[i] = out[dice.below(words[i], n)]
