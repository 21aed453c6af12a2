"""Many games side by side as arrays: who acts, what it sees, what it may do; one step for all.

    batch = Batch(load_sheet("clever"), players=1, count=4096, seed=7)
    while …:
        actions = choose(batch.observations, batch.masks, batch.seats)
        batch.step(actions)              # rewards, over, finals are those of this step

A game that ends begins anew at once with the next dice of its seed; `over` marks it and `finals`
holds its result. All arrays are written in place, so a view taken once stays valid.

With `device="cuda"` the arrays lie on a GPU (torch, CuPy and JAX take them without a copy by
`__cuda_array_interface__`), and hold the same bytes after every step.
"""

import os
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol

import numpy as np

from renard.players import make_player
from renard.rules.game import RuleError
from renard.rules.layout import SEATS, STATE
from renard.rules.observe import Observation
from renard.rules.sheet import Sheet
from renard.sim.stepping import Arrays, step_games

DEVICES = ("cpu", "cuda")


class Batch:
    """`count` games of one sheet. For a seed, game i plays the same however many there are."""

    def __init__(
        self,
        sheet: Sheet,
        players: int,
        count: int,
        seed: int = 0,
        workers: int = 1,
        device: str = "cpu",
    ) -> None:
        low, high = sheet.players
        if not low <= players <= high:
            raise RuleError(f"{sheet.id} is for {low} to {high} players, not {players}")
        if count < 1:
            raise RuleError(f"a batch holds one game or more, not {count}")
        self.sheet = sheet
        self.players = players
        self.layout = Observation.of(sheet, players)
        self._device = _device(device, sheet, workers)
        zeros = self._device.zeros
        self.states = zeros(count, STATE)
        self.seats = zeros(count, np.int8)
        """The seat that acts: the lowest of those that have something to decide."""
        self.observations = zeros((count, self.layout.size), np.int16)
        """What that seat sees; parts by name in `layout`."""
        self.masks = zeros((count, sheet.actions), np.int8)
        """What it may do: 1 where legal."""
        self.words = zeros(count, np.uint64)
        """64 random bits for that decision, for a player that draws lots."""
        self.rewards = zeros(count, np.int16)
        """What the last step added to the points of the seat that acted."""
        self.over = zeros(count, np.bool_)
        """Whether the last step ended a game (and a new one stands there now)."""
        self.finals = zeros((count, SEATS), np.int16)
        """The totals of the game that ended there last."""
        self._arrays = Arrays(
            self.states,
            self.seats,
            self.observations,
            self.masks,
            self.words,
            self.rewards,
            self.over,
            self.finals,
            played=zeros(count, np.int64),
            decided=zeros((count, SEATS), np.int32),
        )
        self._seed = seed
        self.reset()

    def __len__(self) -> int:
        return len(self.states)

    def reset(self, seed: int | None = None) -> None:
        """Begin every game anew: the first one of its seed."""
        if seed is not None:
            self._seed = seed
        self._run(self._device.take(np.full(len(self), -1, np.int32)))

    def step(self, actions: Any) -> None:
        """Do one action in every game, the throws that follow, and write what comes next."""
        if not hasattr(actions, "__cuda_array_interface__"):
            actions = np.asarray(actions)
        if tuple(actions.shape) != (len(self),):
            raise RuleError(
                f"a step takes {len(self)} actions, one a game, not {tuple(actions.shape)}"
            )
        actions = self._device.take(actions)
        if actions.dtype.kind not in "iu":
            raise RuleError(f"actions are whole numbers, not {actions.dtype}")
        game = self._device.first_illegal(actions, self.masks)
        if game >= 0:
            raise RuleError(f"game {game}: action {int(actions[game])} is not legal; see its mask")
        self._run(self._device.cut(actions))

    def choose(self, player: str) -> Any:
        """What `player` would do in every game: actions for `step`."""
        return self._device.choose(player, self.states, self.seats, self.words)

    def play_out(self, player: str) -> Any:
        """Let `player` decide on all seats until every game has ended; returns their totals.

        A game that ends sooner goes on with its next dice, which count for nothing here.
        """
        totals = self._device.zeros((len(self), SEATS), np.int16)
        ended = self._device.zeros(len(self), np.bool_)
        while self._device.keep_first(self.over, self.finals, ended, totals):
            self.step(self.choose(player))
        return totals

    def _run(self, actions: Any) -> None:
        self._device.step(
            self.players,
            np.uint64(self._seed & 0xFFFFFFFFFFFFFFFF),
            self.layout.parts["0.total"].start,
            self._arrays,
            actions,
        )


class Device(Protocol):
    """Where a batch's arrays lie and its games are played."""

    def zeros(self, shape: Any, dtype: Any) -> Any:
        """A new array there."""

    def take(self, actions: Any) -> Any:
        """Actions as an array there."""

    def cut(self, actions: Any) -> Any:
        """The same as int32."""

    def first_illegal(self, actions: Any, masks: Any) -> int:
        """The first game whose action its mask does not allow, or -1."""

    def step(self, players: int, seed: Any, total_at: int, batch: Arrays, actions: Any) -> None:
        """`step_game` for every game."""

    def choose(self, player: str, states: Any, seats: Any, words: Any) -> Any:
        """What a player does in every game."""

    def keep_first(self, over: Any, finals: Any, ended: Any, totals: Any) -> int:
        """Note the totals of games that ended for the first time; returns how many have not."""


def _device(name: str, sheet: Sheet, workers: int) -> Device:
    if name == "cpu":
        return Threads(sheet, workers)
    if name == "cuda":
        from renard.sim.gpu import Gpu  # noqa: PLC0415 - only where there is a GPU

        return Gpu(sheet)
    raise RuleError(f"unknown device {name!r}: the devices are {', '.join(DEVICES)}")


class Threads:
    """Arrays of numpy, games on some threads."""

    def __init__(self, sheet: Sheet, workers: int) -> None:
        self._sheet = sheet
        self._workers = workers or os.cpu_count() or 1
        self._pool = ThreadPoolExecutor(self._workers) if self._workers > 1 else None

    def zeros(self, shape: Any, dtype: Any) -> np.ndarray:
        return np.zeros(shape, dtype)

    def take(self, actions: Any) -> np.ndarray:
        return np.asarray(actions)

    def cut(self, actions: np.ndarray) -> np.ndarray:
        return np.ascontiguousarray(actions, np.int32)

    def first_illegal(self, actions: np.ndarray, masks: np.ndarray) -> int:
        inside = (actions >= 0) & (actions < masks.shape[1])
        legal = inside & (masks[np.arange(len(masks)), np.where(inside, actions, 0)] == 1)
        return -1 if legal.all() else int(np.argmin(legal))

    def step(self, players: int, seed: Any, total_at: int, batch: Arrays, actions: Any) -> None:
        def run(first: int, last: int) -> None:
            out = np.zeros(self._sheet.actions, np.int32)
            scratch = np.zeros(16, np.int32)
            tables = self._sheet.tables
            step_games(tables, players, seed, first, last, total_at, batch, actions, out, scratch)

        count = len(actions)
        if self._pool is None:
            run(0, count)
            return
        edges = [count * i // self._workers for i in range(self._workers + 1)]
        list(self._pool.map(run, edges[:-1], edges[1:]))

    def choose(
        self, player: str, states: np.ndarray, seats: np.ndarray, words: np.ndarray
    ) -> np.ndarray:
        return make_player(player, self._sheet).choose(self._sheet, states, seats, words)

    def keep_first(
        self, over: np.ndarray, finals: np.ndarray, ended: np.ndarray, totals: np.ndarray
    ) -> int:
        now = over & ~ended
        totals[now] = finals[now]
        ended |= now
        return len(ended) - int(ended.sum())
