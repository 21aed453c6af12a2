"""What every player offers, for many positions at once or for one game."""

from typing import Protocol

import numpy as np

from renard.rules.game import Game
from renard.rules.sheet import Sheet


class Player(Protocol):
    """Anything that can decide. It sees positions, never dice to come."""

    name: str

    def choose(
        self, sheet: Sheet, states: np.ndarray, seats: np.ndarray, words: np.ndarray
    ) -> np.ndarray:
        """One legal action (int32) for each of `states`, STATE records.

        `seats` holds the seat that decides in each; `words` (uint64) 64 random bits for each, the
        only chance that a player may use.
        """


def decide(player: Player, game: Game, seat: int, word: int) -> int:
    """What `player` does on `seat` of one game; `word` is 64 random bits for this decision."""
    chosen = player.choose(
        game.sheet, game.states, np.array([seat], np.int8), np.array([word], np.uint64)
    )
    return int(chosen[0])
