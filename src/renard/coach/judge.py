"""The coach's judgement: what its net expects of choices and positions."""

import functools

import numpy as np

from renard.coach.values import best_values, standing_values
from renard.players.net import Net, read_net
from renard.players.net_player import NetPlayer
from renard.players.registry import WEIGHTS, Level, levels_of
from renard.players.room import Room
from renard.players.value import AIM_AHEAD
from renard.rules.sheet import Sheet


class NoCoach(ValueError):
    """A game that nobody learnt, so that there is nothing to say about it."""


def has_coach(sheet: Sheet) -> bool:
    """Whether a net was trained for a game."""
    return _strongest(sheet) is not None


class Judge:
    """The strongest net of a game: expected final points, or the expected lead of a race."""

    def __init__(self, sheet: Sheet) -> None:
        level = _strongest(sheet)
        if level is None:
            raise NoCoach(f"the coach knows nothing about {sheet.id}: no net was trained for it")
        self.sheet = sheet
        self._net = _read(level.net)
        self.player = NetPlayer(level.name, self._net)
        self._terms = self._net.terms

    @property
    def lead(self) -> bool:
        """Whether values are how far a seat will lie above the best other, not its points."""
        return self._net.aim == AIM_AHEAD

    def choices(self, states: np.ndarray, seat: int) -> dict[int, float]:
        """Every legal action of `seat` in the one state, with what is expected of it."""
        found = self.player.evaluate(self.sheet, states, np.array([seat], np.int8))[0]
        values = (float(value) for value in found.values)
        return dict(zip(found.actions.tolist(), values, strict=True))

    def best(self, states: np.ndarray, seat: int) -> np.ndarray:
        """What the best choice of `seat`, who decides in all these states, is worth in each."""
        room, net = Room.of_thread(), self._net
        found = np.zeros(len(states), np.float32)
        best_values(
            self.sheet.tables, states, np.full(len(states), seat, np.int8), self._terms,
            net.weights, net.layers, room.pool, room.bytes, room.firsts, room.actions, room.out,
            room.table, room.points, room.inputs, room.sums, room.hidden, room.seen, room.values,
            found,
        )  # fmt: skip
        return found.astype(np.float64)

    def standing(self, states: np.ndarray, seat: int) -> float:
        """What the one state is worth to a seat that has nothing to decide in it."""
        room, net = Room.of_thread(), self._net
        found = np.zeros(1, np.float32)
        standing_values(
            self.sheet.tables, states, np.array([seat], np.int8), self._terms, net.weights,
            net.layers, room.pool, room.firsts, room.points, room.inputs, room.sums, room.hidden,
            room.seen, room.values, found,
        )  # fmt: skip
        return float(found[0])


def _strongest(sheet: Sheet) -> Level | None:
    return next((level for level in reversed(levels_of(sheet)) if level.net), None)


@functools.cache
def _read(file: str) -> Net:
    return read_net(WEIGHTS / file)
