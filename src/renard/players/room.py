"""Scratch space for deciding: made once a thread, because compiled code allocates nothing."""

import threading
from typing import NamedTuple

import numpy as np

from renard.players.features import MOST, POINTS
from renard.players.net import MOST_UNITS
from renard.rules.layout import ACTIONS, SEATS, STATE

POSITIONS = 8192
"""Positions that the tree of one decision can have; a larger one is cut short."""
PLATTERS = 64
"""Ways in which one decision can leave the dice, as far as they are looked at apart."""
ANSWERS = (PLATTERS + 1, SEATS + 1)
"""By platter what it is worth to each seat, and whether by answers; the last row is for sums."""
WORDS_OF_STATE = STATE.itemsize // 2

_kept = threading.local()


class Room(NamedTuple):
    """Arrays for the tree of a decision and for the net that judges it."""

    pool: np.ndarray
    """The positions of the tree."""
    words: np.ndarray
    """The same bytes as numbers, for hashing."""
    firsts: np.ndarray
    """By position: the action that leads towards it."""
    values: np.ndarray
    table: np.ndarray
    """Keys of the positions that were met."""
    actions: np.ndarray
    out: np.ndarray
    points: np.ndarray
    seen: np.ndarray
    """A position as it is shown to the net."""
    inputs: np.ndarray
    sums: np.ndarray
    hidden: np.ndarray
    platters: np.ndarray
    """The dice that a turn can leave, as keys."""
    answers: np.ndarray
    """What platters are worth to the other seats: see ANSWERS."""


def new_room() -> Room:
    """Room for one decision at a time."""
    pool = np.zeros(POSITIONS, STATE)
    return Room(
        pool=pool,
        words=pool.view(np.uint16).reshape(POSITIONS, WORDS_OF_STATE),
        firsts=np.zeros(POSITIONS, np.int32),
        values=np.zeros(POSITIONS, np.float32),
        table=np.zeros(2 * POSITIONS, np.uint64),
        actions=np.zeros(ACTIONS, np.int32),
        out=np.zeros(ACTIONS, np.int32),
        points=np.zeros(POINTS, np.int32),
        seen=np.zeros(1, STATE),
        inputs=np.zeros((2, MOST), np.int8),
        sums=np.zeros(MOST_UNITS, np.float32),
        hidden=np.zeros((2, MOST_UNITS), np.float32),
        platters=np.zeros(PLATTERS, np.uint64),
        answers=np.zeros(ANSWERS, np.float32),
    )


def room_of_thread() -> Room:
    """The room of this thread."""
    if not hasattr(_kept, "room"):
        _kept.room = new_room()
    room: Room = _kept.room
    return room
