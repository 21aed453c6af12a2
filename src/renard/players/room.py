"""Scratch space for deciding: made once a thread, because compiled code allocates nothing."""

import threading

import numpy as np

from renard.players.features import MOST, POINTS
from renard.players.net import MOST_UNITS
from renard.rules.layout import ACTIONS, STATE

POSITIONS = 8192
"""Positions that the tree of one decision can have; a larger one is cut short."""

_kept = threading.local()


class Room:
    """Arrays for the tree of a decision and for the net that judges it."""

    def __init__(self) -> None:
        self.pool = np.zeros(POSITIONS, STATE)
        # The same bytes as numbers, for hashing.
        self.bytes = self.pool.view(np.uint16).reshape(POSITIONS, -1)
        self.firsts = np.zeros(POSITIONS, np.int32)
        self.values = np.zeros(POSITIONS, np.float32)
        self.table = np.zeros(2 * POSITIONS, np.uint64)
        self.actions = np.zeros(ACTIONS, np.int32)
        self.out = np.zeros(ACTIONS, np.int32)
        self.points = np.zeros(POINTS, np.int32)
        self.seen = np.zeros(1, STATE)
        self.inputs = np.zeros((2, MOST), np.int8)
        self.sums = np.zeros(MOST_UNITS, np.float32)
        self.hidden = np.zeros((2, MOST_UNITS), np.float32)

    @staticmethod
    def of_thread() -> "Room":
        """The room of this thread."""
        if not hasattr(_kept, "room"):
            _kept.room = Room()
        room: Room = _kept.room
        return room
