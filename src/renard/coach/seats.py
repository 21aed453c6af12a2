"""Who sits at a table, as far as the coach knows, and what it assumes of them."""

import functools
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from renard.coach import strength
from renard.coach.losses import add_losses
from renard.coach.moment import share_to_come
from renard.players.net import CompiledNet
from renard.players.room import room_of_thread
from renard.rules.game import Game, RuleError
from renard.rules.layout import SEATS, STATE
from renard.rules.sheet import Sheet

MEASURED = Path(__file__).parent / "seats.toml"


@dataclass(frozen=True)
class Seat:
    """A bot by its level; a person by points lost so far, in so many decisions."""

    level: str | None = None
    lost: float = 0.0
    decisions: int = 0


@dataclass(frozen=True)
class Assumed:
    """How the coach takes a seat to play on."""

    seat: int
    level: str
    """The level that it plays like, or nearly so."""
    bot: bool
    loss: float
    """Points lost per decision."""
    decisions: int
    """Decisions of a person that this was seen in."""


@dataclass(frozen=True)
class Strengths:
    """What was measured of the levels of a game with so many players, the weakest first."""

    levels: list[str]
    at_first: int
    table: np.ndarray

    def known(self, seats: Sequence[Seat]) -> np.ndarray:
        """What is known of the seats, for compiled code."""
        known = np.zeros((SEATS, strength.KNOWN))
        for row, seat in zip(known, seats, strict=False):
            row[strength.KNOWN_LEVEL] = -1 if seat.level is None else self._number(seat.level)
            row[strength.KNOWN_LOST], row[strength.KNOWN_DECISIONS] = seat.lost, seat.decisions
        return known

    def _number(self, level: str) -> int:
        if level not in self.levels:
            raise RuleError(
                f"nothing is known of a player {level!r} here: those that are known are "
                f"{', '.join(self.levels)}"
            )
        return self.levels.index(level)

    def assume(self, game: Game, seats: Sequence[Seat]) -> np.ndarray:
        """What is assumed of all seats at this moment of the game, for compiled code."""
        assumed = np.zeros((SEATS, strength.ASSUMED))
        share = share_to_come(game.sheet.record, game.state)
        known = self.known(seats)
        strength.assume(self.table, self.at_first, known, game.players, share, assumed)
        return assumed

    def tell(self, assumed: np.ndarray, seats: Sequence[Seat]) -> list[Assumed]:
        """The same for people to read."""
        return [
            Assumed(
                seat=number,
                level=self.levels[round(assumed[number, strength.ASSUMED_PLACE])],
                bot=seat.level is not None,
                loss=float(assumed[number, strength.ASSUMED_LOSS]),
                decisions=seat.decisions,
            )
            for number, seat in enumerate(seats)
        ]


def strengths_of(sheet: Sheet, players: int) -> Strengths | None:
    """What was measured for a game with so many players; None where nothing was."""
    return _strengths(sheet.id, players)


@functools.cache
def _strengths(game: str, players: int) -> Strengths | None:
    found = measured_seats().get(game, {}).get(str(players))
    if not found:
        return None
    table = np.array(
        [
            [one["loss"], one["leaves"], *one["kept"], *one["spread"], *one["shape"]]
            for one in found.values()
        ]
    )
    return Strengths(list(found), list(found).index(measured_seats()["at_first"]), table)


@functools.cache
def measured_seats() -> dict[str, Any]:
    """By game, number of players and level: the columns of `strength`."""
    with MEASURED.open("rb") as file:
        return tomllib.load(file)


def seats_so_far(
    sheet: Sheet, rows: np.ndarray, net: CompiledNet, levels: Sequence[str | None]
) -> list[Seat]:
    """Who sits there after the rows of a log: bots by their level, people by how they played."""
    known = np.zeros((SEATS, strength.KNOWN))
    if None in levels:
        states = np.zeros(1, STATE)
        add_losses(sheet.tables, states, len(levels), rows, 0, net, room_of_thread(), known)
    return [
        Seat(level)
        if level is not None
        else Seat(None, float(row[strength.KNOWN_LOST]), int(row[strength.KNOWN_DECISIONS]))
        for level, row in zip(levels, known, strict=False)
    ]


def assumed_of(game: Game, seats: Sequence[Seat]) -> np.ndarray:
    """What is assumed of all seats, for compiled code; nothing where nothing was measured."""
    strengths = strengths_of(game.sheet, game.players)
    if strengths is None:
        return np.zeros((SEATS, strength.ASSUMED))
    return strengths.assume(game, seats)
