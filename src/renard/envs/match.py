"""What the environments share: a game whose dice fall by themselves, and its spaces."""

from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from renard.rules.game import Game
from renard.rules.observe import Observation
from renard.rules.sheet import Sheet, load_sheet, with_rulings
from renard.table import SeededDice

Row = NDArray[np.int16]
"""What a seat sees."""
Mask = NDArray[np.int8]
"""1 for every action that is legal."""


def sheet_of(game: str | Path | Sheet, rulings: dict[str, bool] | None) -> Sheet:
    """The sheet of a game, given by its name, a sheet file's path or itself."""
    sheet = game if isinstance(game, Sheet) else load_sheet(game)
    return with_rulings(sheet, rulings or {})


def row_space(layout: Observation) -> spaces.Space[Any]:
    """The space of what a seat sees."""
    limits = np.iinfo(np.int16)
    return spaces.Box(limits.min, limits.max, (layout.size,), np.int16)


def draw_seed(generator: np.random.Generator) -> int:
    """A seed for dice out of an environment's own generator."""
    return int(generator.integers(1 << 63))


class Match:
    """A game that throws its own dice: it waits for a seat to decide, or is over."""

    def __init__(self, sheet: Sheet, players: int) -> None:
        self.sheet = sheet
        self.players = players
        self.layout = Observation.of(sheet, players)
        self.game = Game(sheet, players)
        self._dice = SeededDice(0)

    def begin(self, seed: int) -> None:
        """Begin a new game with the dice of a seed."""
        self.game = Game(self.sheet, self.players)
        self._dice = SeededDice(seed)
        self._throw_due()

    @property
    def seat(self) -> int:
        """The seat that acts: the lowest of those that have something to decide."""
        return self.game.to_act()[0]

    def play(self, action: int) -> None:
        """The acting seat does this; what is not legal is refused and changes nothing."""
        self.game.apply(self.seat, action)
        self._throw_due()

    def _throw_due(self) -> None:
        if self.game.awaits == "roll":
            self.game.apply_roll(self._dice.roll(self.game))
        if self.game.awaits == "platter":
            self.game.apply_platter(self._dice.platter(self.game))

    def row(self, seat: int) -> Row:
        """What a seat sees now."""
        return self.layout.row(self.game, seat)

    def mask(self, seat: int) -> Mask:
        """What a seat may do now."""
        mask = np.zeros(self.sheet.actions, np.int8)
        mask[self.game.legal(seat)] = 1
        return mask

    def total(self, seat: int) -> int:
        """The points of a seat as they stand."""
        return self.game.score(seat).total
