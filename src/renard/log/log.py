"""The log of one table, with the table as it stands: rows that grow, and their three states."""

from typing import Any

import numpy as np

from renard.log import rows, single
from renard.rules.game import Game
from renard.rules.layout import ACT_ON, STATE
from renard.rules.sheet import Sheet

_ROOM = 64
"""Rows that a log has room for at first."""


class Log:
    """Rows of ints. `game` is the table now: it changes with every row."""

    def __init__(self, sheet: Sheet, players: int) -> None:
        begun = Game(sheet, players)
        self._states = np.zeros(rows.LOG_STATES, STATE)
        self._states[:] = begun.states[0]
        self._sheets = sheet.tables
        self._out = np.zeros(sheet.actions, np.int32)
        self._rows = np.zeros((_ROOM, rows.LOGGED), np.int32)
        self._count = 0
        self.game = Game.on(sheet, self._states[rows.NOW : rows.NOW + 1])

    def __len__(self) -> int:
        return self._count

    @property
    def rows(self) -> np.ndarray:
        return self._rows[: self._count]

    def roll(self, seat: int, faces: np.ndarray) -> None:
        """Dice that may be rolled now fell like this, by die."""
        row = self._next(rows.KIND_ROLL, seat, 0)
        row[rows.LOG_FACES :] = faces
        self._follow(row)

    def platter(self, seat: int, dice: int) -> None:
        """These dice (bits) lie on the platter."""
        self._follow(self._next(rows.KIND_PLATTER, seat, dice))

    def act(self, seat: int, action: int) -> None:
        """A seat does what it may do now."""
        kind = rows.KIND_ON if action == ACT_ON else rows.KIND_ACT
        self._follow(self._next(kind, seat, action))

    def _next(self, kind: int, seat: int, what: int) -> np.ndarray:
        row: np.ndarray = self._room()[self._count]
        row[:] = 0
        row[rows.LOG_KIND], row[rows.LOG_SEAT], row[rows.LOG_WHAT] = kind, seat, what
        return row

    def _room(self) -> np.ndarray:
        """The rows, with room for one more."""
        if self._count == len(self._rows):
            self._rows = np.concatenate([self._rows, np.zeros_like(self._rows)])
        return self._rows

    def _follow(self, row: np.ndarray) -> None:
        single.follow(self._sheets, self._states, row, self._out)
        self._count += 1

    def is_stale(self, seat: int, seen: int) -> bool:
        """Whether what a seat chose after `seen` rows cannot be done any more."""
        # Whatever number somebody sends, compiled code gets a small one.
        near = min(max(seen, -1), self._count + 1)
        return bool(single.is_stale(self._states, self._rows, self._count, seat, near))

    def can_undo(self, seat: int, what: str) -> bool:
        """Whether `undo` would do it."""
        return bool(single.can_undo(*self._without(seat, what)))

    def undo(self, seat: int, what: str) -> bool:
        """Take back what a seat did; whether that is possible."""
        done = bool(single.undo(*self._without(seat, what)))
        self._count += done
        return done

    def _without(self, seat: int, what: str) -> tuple[Any, ...]:
        how_much = rows.UNDO_NAMES.index(what)
        return self._sheets, self._states, self._room(), self._count, seat, how_much, self._out

    def standing(self) -> list[int]:
        """The rows, by number, that were not taken back."""
        return [int(row) for row in np.flatnonzero(self.rows[:, rows.LOG_GONE] == 0)]

    def record_order(self) -> list[int]:
        """The rows, by number, that the record writes, in its order."""
        order = np.zeros(self._count, np.int32)
        count = rows.record_order(self._rows, self._count, order)
        return [int(row) for row in order[:count]]

    def forget(self) -> int:
        """Let go of all before the last throw; returns how many rows those were."""
        gone = rows.last_throw(self._rows, self._count)
        self._count -= gone
        self._rows[: self._count] = self._rows[gone : gone + self._count].copy()
        return int(gone)


def went_on(game: Game, uses: bool) -> list[int]:
    """The seats that went on to a roll before an event of a record, which does not say so."""
    seats = rows.goes_on(game.state, uses)
    return [seat for seat in range(game.players) if (seats >> seat) & 1]
