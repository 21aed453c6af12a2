"""Who chooses: a player sees a game and a seat, and answers with a legal action."""

from collections import Counter
from typing import Protocol

import numpy as np

from renard import dice
from renard.rules.game import Game


class Player(Protocol):
    """Anything that can decide. It sees the position, never dice to come."""

    name: str

    def choose(self, game: Game, seat: int) -> int:
        """One of `game.legal(seat)`."""


class RandomPlayer:
    """Chooses among all legal actions with equal chance; the seed fixes which."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self._seed = np.uint64(seed & 0xFFFFFFFFFFFFFFFF)
        self._decisions: Counter[int] = Counter()

    def choose(self, game: Game, seat: int) -> int:
        actions = game.legal(seat)
        chosen = dice.choice(self._seed, seat, self._decisions[seat], len(actions))
        self._decisions[seat] += 1
        return actions[chosen]


PLAYERS = {RandomPlayer.name: RandomPlayer}
"""The players that can sit on a seat, by name."""


class UnknownPlayer(ValueError):
    """A name that no player goes by. The message lists those that exist."""


def make_player(name: str, seed: int = 0) -> Player:
    """The player of a name."""
    if name not in PLAYERS:
        raise UnknownPlayer(f"unknown player {name!r}: the players are {', '.join(PLAYERS)}")
    return PLAYERS[name](seed)
