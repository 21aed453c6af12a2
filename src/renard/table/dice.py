"""Who throws the dice at a table."""

from collections.abc import Sequence
from typing import Any, Protocol

import numpy as np

from renard import dice, fair
from renard.rules.game import Game
from renard.rules.layout import DICE


class DiceSource(Protocol):
    """Answers the throws that a game awaits, or leaves them to people (None)."""

    def roll(self, game: Game, throw: int) -> dict[str, int] | None:
        """The faces of `game.dice_to_roll()`; it is the table's throw of this number, from 1."""

    def platter(self, game: Game, throw: int) -> list[str] | None:
        """The three lowest dice of a solo player's passive throw."""

    def told(self, over: bool) -> dict[str, Any]:
        """What the record says about these dice, if anything."""


class SeededDice:
    """The dice of a seed: the same at every place of the game, whatever was chosen."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self._word = np.uint64(seed & 0xFFFFFFFFFFFFFFFF)

    def roll(self, game: Game, throw: int = 0) -> dict[str, int]:
        faces = np.zeros(DICE, np.int32)
        dice.throw(game.sheet.record, game.state, self._word, faces)
        names = game.sheet.dice
        return {name: int(faces[names.index(name)]) for name in game.dice_to_roll()}

    def platter(self, game: Game, throw: int = 0) -> list[str]:
        chosen = dice.lowest_three(game.sheet.record, game.state, self._word)
        return [name for i, name in enumerate(game.sheet.dice) if (chosen >> i) & 1]

    def told(self, over: bool) -> dict[str, Any]:
        return {}


class OwnDice:
    """Real dice on the table: somebody enters what was rolled."""

    def roll(self, game: Game, throw: int = 0) -> dict[str, int] | None:
        return None

    def platter(self, game: Game, throw: int = 0) -> list[str] | None:
        return None

    def told(self, over: bool) -> dict[str, Any]:
        return {}


class FairDice:
    """Dice that anybody can check when the game is over (`renard.fair`)."""

    def __init__(
        self,
        secret: bytes,
        table: str,
        first: int = 1,
        numbers: Sequence[str | None] | None = None,
    ) -> None:
        """Dice wait until all numbers are there; games from before have none at all."""
        self._secret = secret
        self._table = table
        self._first = first
        self._numbers = numbers
        there = [number for number in numbers or () if number is not None]
        self._waits = numbers is not None and len(there) < len(numbers)
        self._key = fair.key(secret, table, None if numbers is None else there)

    def roll(self, game: Game, throw: int) -> dict[str, int] | None:
        if self._waits:
            return None
        due = game.dice_to_roll()
        if game.sheet.named_dice:
            return fair.faces(self._key, self._table, throw, due)
        found = fair.face_list(self._key, self._table, throw, len(due))
        return dict(zip(due, found, strict=True))

    def platter(self, game: Game, throw: int) -> list[str] | None:
        if self._waits:
            return None
        shown = dict(zip(game.sheet.dice, game.faces, strict=True))
        chosen = fair.platter(self._key, self._table, throw, shown)
        return [die for die in game.sheet.dice if die in chosen]

    def told(self, over: bool) -> dict[str, Any]:
        """The secret only when the game is over: before, it would tell dice to come."""
        told: dict[str, Any] = {
            "kind": "fair",
            "table": self._table,
            "commitment": fair.commitment(self._secret),
            "from": self._first,
        }
        if self._numbers is not None:
            told |= {"scheme": 2, "numbers": list(self._numbers)}
        return {**told, "secret": self._secret.hex()} if over else told
