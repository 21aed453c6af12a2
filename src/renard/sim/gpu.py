"""Games on a GPU: a thread each, playing by the same rules as on a CPU.

`Gpu` is where a batch lies with `device="cuda"`; `RandomPlayouts` plays whole games by chance.
"""

from collections.abc import Iterable, Iterator
from typing import Any

import numpy as np

from renard.players.chance import RandomPlayer
from renard.players.features import POINTS
from renard.players.greedy import AMOUNTS, GreedyPlayer
from renard.players.room import POSITIONS
from renard.rules.game import RuleError
from renard.rules.known import known_tables
from renard.rules.layout import ACTIONS, STATE
from renard.rules.on_gpu import need_gpu
from renard.rules.sheet import Sheet
from renard.sim import kernels
from renard.sim.playout import TALLY
from renard.sim.simulate import Games, Played
from renard.sim.spread import Share, cut
from renard.sim.stepping import Arrays

_SHARE = 1 << 22
"""Games that are played by one launch."""
_TREES = 4096
"""Decisions that are looked into at once by a player that grows trees."""


class Gpu:
    """Arrays on a GPU, a thread a game."""

    def __init__(self, sheet: Sheet) -> None:
        self._cuda = need_gpu()
        self._sheet = sheet
        self._tables = self._cuda.to_device(sheet.tables)
        self._flag = self.zeros(1, np.int32)
        self._trees: tuple[Any, ...] | None = None

    def zeros(self, shape: Any, dtype: Any) -> Any:
        size = int(np.prod(shape)) * np.dtype(dtype).itemsize
        array = self._cuda.device_array(size, np.uint8)
        kernels.clear(array)
        return array.view(dtype).reshape(shape)

    def take(self, actions: Any) -> Any:
        if hasattr(actions, "__cuda_array_interface__"):
            return self._cuda.as_cuda_array(actions)
        return self._cuda.to_device(np.ascontiguousarray(actions))

    def cut(self, actions: Any) -> Any:
        if actions.dtype == np.int32:
            return actions
        cut = self._cuda.device_array(len(actions), np.int32)
        kernels.cut(actions, cut)
        return cut

    def first_illegal(self, actions: Any, masks: Any) -> int:
        none = len(actions)
        self._flag.copy_to_device(np.array([none], np.int32))
        kernels.find_illegal(actions, masks, self._flag)
        found = int(self._flag.copy_to_host()[0])
        return -1 if found == none else found

    def step(self, players: int, seed: Any, total_at: int, batch: Arrays, actions: Any) -> None:
        kernels.step(self._tables, players, seed, total_at, batch, actions)

    def choose(self, player: str, states: Any, seats: Any, words: Any) -> Any:
        chosen = self._cuda.device_array(len(states), np.int32)
        if player == RandomPlayer.name:
            kernels.choose_randomly(self._tables, states, seats, words, chosen)
        elif player == GreedyPlayer.name:
            kernels.choose_greedily(self._tables, states, seats, *self._room_for_trees(), chosen)
        else:
            known = f"{RandomPlayer.name} and {GreedyPlayer.name}"
            raise RuleError(f"on a GPU the players are {known}, not {player}")
        return chosen

    def _room_for_trees(self) -> tuple[Any, ...]:
        """What `players.room` has for a thread, for as many as there are threads here."""
        if self._trees is None:
            pool = self.zeros((_TREES, POSITIONS * STATE.itemsize), np.uint8)
            new = self._cuda.device_array
            self._trees = (
                self._cuda.to_device(AMOUNTS),
                pool.view(STATE),
                pool.view(np.uint16).reshape(_TREES, POSITIONS, STATE.itemsize // 2),
                new((_TREES, POSITIONS), np.int32),
                new((_TREES, ACTIONS), np.int32),
                new((_TREES, ACTIONS), np.int32),
                new((_TREES, 2 * POSITIONS), np.uint64),
                new((_TREES, POINTS), np.int32),
                new((_TREES, POSITIONS), np.float32),
            )
        return self._trees

    def keep_first(self, over: Any, finals: Any, ended: Any, totals: Any) -> int:
        self._flag.copy_to_device(np.zeros(1, np.int32))
        kernels.keep_first(over, finals, ended, totals, self._flag)
        return int(self._flag.copy_to_host()[0])


class RandomPlayouts:
    """Whole random games, added up on the GPU: a place for `tally_of`, as threads and Ray are."""

    def __init__(self) -> None:
        self._cuda = need_gpu()

    def shares(self, units: int, block: int) -> Iterator[Share]:
        return cut(units, _SHARE)

    def run(self, job: Any, shares: Iterable[Share]) -> Iterator[Any]:
        if not isinstance(job, Games) or job.with_rows or set(job.seats) != {RandomPlayer.name}:
            raise RuleError("on a GPU only random games are played, and only added up")
        # Whole games are worth a kernel of their own for the sheet.
        tables = self._cuda.to_device(known_tables(job.sheet.tables))
        seed = np.uint64(job.seed & 0xFFFFFFFFFFFFFFFF)
        for share in shares:
            counts = self._cuda.to_device(np.zeros(TALLY.itemsize // 8, np.int64))
            kernels.play_random(tables, len(job.seats), seed, *share, counts)
            yield Played(counts.copy_to_host().view(TALLY), None)
