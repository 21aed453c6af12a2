"""Many games side by side as arrays: who acts, what it sees, what it may do; one step for all.

    batch = Batch(load_sheet("clever"), players=1, count=4096, seed=7)
    while …:
        actions = choose(batch.observations, batch.masks, batch.seats)
        batch.step(actions)              # rewards, over, finals are those of this step

A game that ends begins anew at once with the next dice of its seed; `over` marks it and `finals`
holds its result. All arrays are written in place, so a view taken once stays valid.
"""

import os
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from renard import dice
from renard.rules import engine
from renard.rules.compiled import parallel, rule
from renard.rules.game import RuleError
from renard.rules.layout import PHASE_OVER, PHASE_PLAY, SEATS, STATE
from renard.rules.observe import Observation, observe
from renard.rules.sheet import Sheet
from renard.sim.playout import throw


class Batch:
    """`count` games of one sheet. For a seed, game i plays the same however many there are."""

    def __init__(
        self, sheet: Sheet, players: int, count: int, seed: int = 0, workers: int = 1
    ) -> None:
        low, high = sheet.players
        if not low <= players <= high:
            raise RuleError(f"{sheet.id} is for {low} to {high} players, not {players}")
        if count < 1:
            raise RuleError(f"a batch holds one game or more, not {count}")
        self.sheet = sheet
        self.players = players
        self.layout = Observation.of(sheet, players)
        self.states = np.zeros(count, STATE)
        self.seats = np.zeros(count, np.int8)
        """The seat that acts: the lowest of those that have something to decide."""
        self.observations = np.zeros((count, self.layout.size), np.int16)
        """What that seat sees; parts by name in `layout`."""
        self.masks = np.zeros((count, sheet.actions), np.int8)
        """What it may do: 1 where legal."""
        self.rewards = np.zeros(count, np.int16)
        """What the last step added to the points of the seat that acted."""
        self.over = np.zeros(count, np.bool_)
        """Whether the last step ended a game (and a new one stands there now)."""
        self.finals = np.zeros((count, SEATS), np.int16)
        """The totals of the game that ended there last."""
        self._seed = np.uint64(seed & 0xFFFFFFFFFFFFFFFF)
        self._played = np.zeros(count, np.int64)
        self._workers = workers or os.cpu_count() or 1
        self._pool = ThreadPoolExecutor(self._workers) if self._workers > 1 else None
        self.reset()

    def __len__(self) -> int:
        return len(self.states)

    def reset(self, seed: int | None = None) -> None:
        """Begin every game anew: the first one of its seed."""
        if seed is not None:
            self._seed = np.uint64(seed & 0xFFFFFFFFFFFFFFFF)
        self._played[:] = 0
        self.rewards[:] = 0
        self.over[:] = False
        self._run(np.full(len(self), -1, np.int32))

    def step(self, actions: np.ndarray) -> None:
        """Do one action in every game, the throws that follow, and write what comes next."""
        actions = np.asarray(actions)
        if actions.shape != (len(self),):
            raise RuleError(f"a step takes {len(self)} actions, one a game, not {actions.shape}")
        if actions.dtype.kind not in "iu":
            raise RuleError(f"actions are whole numbers, not {actions.dtype}")
        inside = (actions >= 0) & (actions < self.sheet.actions)
        legal = inside & (self.masks[np.arange(len(self)), np.where(inside, actions, 0)] == 1)
        if not legal.all():
            game = int(np.argmin(legal))
            raise RuleError(f"game {game}: action {actions[game]} is not legal; see its mask")
        self._run(np.ascontiguousarray(actions, np.int32))

    def _run(self, actions: np.ndarray) -> None:
        arrays = (
            self.states,
            self._played,
            actions,
            self.seats,
            self.observations,
            self.masks,
            self.rewards,
            self.over,
            self.finals,
        )

        def run(first: int, last: int) -> None:
            out = np.zeros(self.sheet.actions, np.int32)
            scratch = np.zeros(16, np.int32)
            step_games(
                self.sheet.tables,
                self.players,
                self._seed,
                first,
                last,
                self.layout.parts["0.total"].start,
                *arrays,
                out,
                scratch,
            )

        if self._pool is None:
            run(0, len(self))
            return
        edges = [len(self) * i // self._workers for i in range(self._workers + 1)]
        list(self._pool.map(run, edges[:-1], edges[1:]))


@parallel
def step_games(
    sheets: Any,
    players: int,
    seed: Any,
    first: int,
    last: int,
    total_at: int,
    states: Any,
    played: Any,
    actions: Any,
    seats: Any,
    observations: Any,
    masks: Any,
    rewards: Any,
    over: Any,
    finals: Any,
    out: Any,
    scratch: Any,
) -> None:
    """Step games `first` to `last`; an action below 0 begins a game instead."""
    sheet = sheets[0]
    for i in range(first, last):
        state = states[i]
        if actions[i] < 0:
            _begin(sheet, state, players, out)
        else:
            engine.apply(sheet, state, int(seats[i]), int(actions[i]), out)
            # What the seat saw before it acted holds its points of then.
            total = engine.score(sheet, state, int(seats[i]), scratch)
            rewards[i] = total - observations[i, total_at]
            over[i] = state.phase == PHASE_OVER
            if over[i]:
                for other in range(players):
                    finals[i, other] = engine.score(sheet, state, other, scratch)
                played[i] += 1
                _begin(sheet, state, players, out)
        # A game's dice: the seed of its place in the batch, then of its number there.
        word = dice.stream(dice.stream(seed, i), played[i])
        while state.phase != PHASE_PLAY:
            throw(sheet, state, word, scratch)
        seat = engine.first_to_act(state)
        seats[i] = seat
        observe(sheet, state, seat, observations[i])
        for action in range(masks.shape[1]):
            masks[i, action] = 0
        for j in range(engine.legal(sheet, state, seat, out)):
            masks[i, out[j]] = 1


@rule
def _begin(sheet: Any, state: Any, players: int, out: Any) -> None:
    engine.clear(state)
    state.players = players
    engine.begin(sheet, state, out)
