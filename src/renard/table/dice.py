"""Who throws the dice at a table."""

from typing import Protocol

import numpy as np

from renard import dice
from renard.rules.game import Game
from renard.rules.layout import DICE


class DiceSource(Protocol):
    """Answers the throws that a game awaits, or leaves them to people (None)."""

    def roll(self, game: Game) -> dict[str, int] | None:
        """The faces of `game.dice_to_roll()`."""

    def platter(self, game: Game) -> list[str] | None:
        """The three lowest dice of a solo player's passive throw."""


class SeededDice:
    """The dice of a seed: the same at every place of the game, whatever was chosen."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self._word = np.uint64(seed & 0xFFFFFFFFFFFFFFFF)

    def roll(self, game: Game) -> dict[str, int]:
        faces = np.zeros(DICE, np.int32)
        dice.throw(game.sheet.record, game.state, self._word, faces)
        names = game.sheet.dice
        return {name: int(faces[names.index(name)]) for name in game.dice_to_roll()}

    def platter(self, game: Game) -> list[str]:
        chosen = dice.lowest_three(game.sheet.record, game.state, self._word)
        return [name for i, name in enumerate(game.sheet.dice) if (chosen >> i) & 1]


class OwnDice:
    """Real dice on the table: somebody enters what was rolled."""

    def roll(self, game: Game) -> dict[str, int] | None:
        return None

    def platter(self, game: Game) -> list[str] | None:
        return None
