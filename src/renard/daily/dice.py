"""The dice of a day: the same for everybody at the same place of the game, whatever was chosen.

Without a server they follow from the date by a formula that anybody knows:

    seed = stream(… stream(stream(0, day), first letter's code) …, last letter's code)

with `stream` of `renard.dice`, the days since 1970 and the letters of the game's id; faces are then
those of this seed, as in any game on a device.

With a server they follow from its secret of the day, so that nobody knows them in advance:

    key  = HMAC-SHA-256(secret, "<day>/<game>")
    face = 1 + b mod 6, b the first byte below 252 of HMAC-SHA-256(key, message),
           message = "<day>/<game>/<round>.<turn>.<roll>.<reroll>/<die>/<attempt>"
"""

from typing import Any

import numpy as np

from renard import fair
from renard.daily.calendar import Day
from renard.daily.drawing import day_seed
from renard.rules.game import Game


def offline_seed(day: Day, game: str) -> int:
    """What the dice of a day come from where no server throws them."""
    return int(day_seed(day.number, np.array([ord(letter) for letter in game], np.int32)))


class DayDice:
    """Dice of a day's secret; the number of a throw does not matter, its place does."""

    def __init__(self, secret: bytes, day: Day, game: str, shown: bool = False) -> None:
        """`shown`: the day is over, and everybody may know the secret."""
        self._secret = secret
        self._day = day
        self._game = game
        self._name = f"{day}/{game}"
        self._key = fair.day_key(secret, self._name)
        self._shown = shown

    def roll(self, game: Game, throw: int = 0) -> dict[str, int]:
        return fair.day_roll(self._key, self._name, game)

    def platter(self, game: Game, throw: int = 0) -> list[str]:
        return fair.day_platter(self._key, self._name, game)

    def told(self, over: bool) -> dict[str, Any]:
        """What everybody may know; the secret only when the day is over, not the game."""
        told = {
            "kind": "daily",
            "day": str(self._day),
            "commitment": fair.commitment(self._secret),
        }
        return {**told, "secret": self._secret.hex()} if self._shown else told
