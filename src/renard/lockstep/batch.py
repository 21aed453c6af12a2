"""Many games side by side as arrays: who acts, what it sees, what it may do; one step for all.

A loop over them::

    batch = Batch(load_sheet("clever"), players=1, count=4096, seed=7)
    while …:
        actions = choose(batch.observations, batch.masks, batch.seats)
        batch.step(actions)              # rewards, over, finals are those of this step

A game that ends begins anew at once with the next dice of its seed; `over` marks it and `finals`
holds its result. All arrays are written in place, so a view taken once stays valid.

With `device="cuda"` the arrays lie on a GPU (torch, CuPy and JAX take them without a copy by
`__cuda_array_interface__`), and hold the same bytes after every step.
"""

from typing import Any

import numpy as np

from renard.lockstep.choosing import chooser
from renard.lockstep.devices import device as find_device
from renard.lockstep.stepping import Arrays, check_actions, keep_first, step_games
from renard.rules.game import RuleError
from renard.rules.layout import SEATS, STATE
from renard.rules.observe import Observation
from renard.rules.sheet import Sheet


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
        self._device = find_device(device, workers)
        self._tables = self._device.take(sheet.tables)
        self._choose = chooser(sheet, self._device)
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
        self._narrow = zeros(count, np.int32)
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
        illegal = self._device.take(np.full(1, len(self), np.int32))
        self._device.run(check_actions, len(self), actions, self.masks, self._narrow, illegal)
        game = int(self._device.read(illegal)[0])
        if game < len(self):
            raise RuleError(f"game {game}: action {int(actions[game])} is not legal; see its mask")
        self._run(self._narrow)

    def choose(self, player: str) -> Any:
        """What `player` would do in every game: actions for `step`."""
        return self._choose(player, self.states, self.seats, self.words)

    def play_out(self, player: str) -> Any:
        """Let `player` decide on all seats until every game has ended; returns their totals.

        A game that ends sooner goes on with its next dice, which count for nothing here.
        """
        device, count = self._device, len(self)
        totals = device.zeros((count, SEATS), np.int16)
        ended = device.zeros(count, np.bool_)
        while True:
            left = device.zeros(1, np.int32)
            device.run(keep_first, count, self.over, self.finals, ended, totals, left)
            if int(device.read(left)[0]) == 0:
                return totals
            self.step(self.choose(player))

    def _run(self, actions: Any) -> None:
        self._device.clear(self.masks)
        self._device.run(
            step_games,
            len(self),
            self._tables,
            self.players,
            np.uint64(self._seed & 0xFFFFFFFFFFFFFFFF),
            self.layout.parts["0.total"].start,
            self._arrays,
            actions,
        )
