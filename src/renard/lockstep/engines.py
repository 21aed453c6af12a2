"""Who plays many games to their ends, and what each can do: a CPU's players, or a GPU."""

import importlib.util
from collections.abc import Sequence
from typing import Any, Protocol

import numpy as np

from renard.lockstep.devices import Cpu, Device, device
from renard.lockstep.playout import play_random
from renard.lockstep.results import TALLY, rows_of
from renard.lockstep.side_by_side import AT_ONCE, play_out
from renard.players import Player
from renard.players.chance import RandomPlayer
from renard.rules.game import RuleError
from renard.rules.sheet import Sheet


class Engine(Protocol):
    """Plays games of any players that it does not refuse."""

    at_once: int
    """Games that are played at a time. Players are asked for all of them at once, so their answers
    depend on nothing but who else is there."""
    random_at_once: int
    """The same, for games in which nobody has to be asked."""

    def refuse(self, sheet: Sheet, players: Sequence[Player], seats: int) -> None:
        """Raise a RuleError that says why these cannot play here, if so many sit at a table."""

    def play_out(
        self, sheet: Sheet, players: Sequence[Player], who: np.ndarray, seeds: np.ndarray
    ) -> tuple[np.ndarray, np.ndarray]:
        """Play a game for each of the seeds: a ROW each, and the decisions that it took.

        `who` has a row a game: for every seat, which of `players` sits there.
        """

    def tally_random(
        self, sheet: Sheet, seats: int, seed: int, first: int, count: int
    ) -> np.ndarray:
        """Random games from number `first` on, added up in one TALLY."""


class Here:
    """A thread of this process."""

    at_once = AT_ONCE
    random_at_once = AT_ONCE

    def refuse(self, sheet: Sheet, players: Sequence[Player], seats: int) -> None:
        pass

    def play_out(
        self, sheet: Sheet, players: Sequence[Player], who: np.ndarray, seeds: np.ndarray
    ) -> tuple[np.ndarray, np.ndarray]:
        states, decisions = play_out(sheet, players, who, seeds)
        return rows_of(sheet, states), decisions

    def tally_random(
        self, sheet: Sheet, seats: int, seed: int, first: int, count: int
    ) -> np.ndarray:
        return _tally(Cpu(), sheet.tables, seats, seed, first, count)


class OnGpu:
    """A GPU: random games, and games of players with nets."""

    at_once = 1 << 18
    random_at_once = 1 << 22

    def __init__(self) -> None:
        self._device = device("cuda")
        self._nets: Any = None

    def refuse(self, sheet: Sheet, players: Sequence[Player], seats: int) -> None:
        if all(isinstance(player, RandomPlayer) for player in players):
            return
        if importlib.util.find_spec("torch") is None:
            raise RuleError(
                "players with nets on a GPU need torch: install it with pip install 'renard[train]'"
            )
        from renard.lockstep.deciding import net_of  # noqa: PLC0415 - needs torch

        for player in players:
            net_of(sheet, player, seats)

    def play_out(
        self, sheet: Sheet, players: Sequence[Player], who: np.ndarray, seeds: np.ndarray
    ) -> tuple[np.ndarray, np.ndarray]:
        self.refuse(sheet, players, who.shape[1])
        if self._nets is None:
            from renard.lockstep.net_games import NetGames  # noqa: PLC0415 - needs torch

            self._nets = NetGames("cuda")
        found: tuple[np.ndarray, np.ndarray] = self._nets.play_out(sheet, players, who, seeds)
        return found

    def tally_random(
        self, sheet: Sheet, seats: int, seed: int, first: int, count: int
    ) -> np.ndarray:
        from renard.compiling.gpu.known import known_tables  # noqa: PLC0415 - needs numba-cuda

        # Whole games are worth a kernel of their own for the sheet.
        tables = self._device.take(known_tables(sheet.tables))
        return _tally(self._device, tables, seats, seed, first, count)


def _tally(
    device: Device, tables: Any, seats: int, seed: int, first: int, count: int
) -> np.ndarray:
    counts = device.zeros(TALLY.itemsize // 8, np.int64)
    word = np.uint64(seed & 0xFFFFFFFFFFFFFFFF)
    device.run(play_random, count, tables, seats, word, first, counts)
    return device.read(counts).view(TALLY)
