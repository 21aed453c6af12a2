"""Scratch space for deciding: made once a thread, because compiled code allocates nothing."""

import threading
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from renard.compiling.decorators import small
from renard.players.features import MOST, POINTS
from renard.players.net import MOST_UNITS
from renard.rules.layout import ACTIONS, SEATS, STATE

POSITIONS = 8192
"""Positions that the tree of one decision can have; a larger one is cut short."""
PLATTERS = 64
"""Ways in which one decision can leave the dice, as far as they are looked at apart."""
GAPS, MEANS = PLATTERS, 2 * PLATTERS
ANSWERS = (2 * PLATTERS + 1, SEATS + 1)
"""By platter what it is worth to each seat, and whether by their best answers; from row GAPS on,
how far the net's word lies above those; in row MEANS, the mean of that."""
WORDS_OF_STATE = STATE.itemsize // 2

_kept = threading.local()


class Out(NamedTuple):
    """All that a player by chance needs."""

    out: np.ndarray
    """The legal actions of a position."""


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


def new_rooms(count: int, zeros: Callable[[Any, Any], Any] = np.zeros) -> Room:
    """Room for so many decisions at a time, an entry of every array each; `zeros` makes arrays."""
    pool = zeros((count, POSITIONS), STATE)
    return Room(
        pool=pool,
        words=pool.view(np.uint16).reshape(count, POSITIONS, WORDS_OF_STATE),
        firsts=zeros((count, POSITIONS), np.int32),
        values=zeros((count, POSITIONS), np.float32),
        table=zeros((count, 2 * POSITIONS), np.uint64),
        actions=zeros((count, ACTIONS), np.int32),
        out=zeros((count, ACTIONS), np.int32),
        points=zeros((count, POINTS), np.int32),
        seen=zeros((count, 1), STATE),
        inputs=zeros((count, 2, MOST), np.int8),
        sums=zeros((count, MOST_UNITS), np.float32),
        hidden=zeros((count, 2, MOST_UNITS), np.float32),
        platters=zeros((count, PLATTERS), np.uint64),
        answers=zeros((count, *ANSWERS), np.float32),
    )


@small
def room_of(rooms: Any, at: int) -> Any:
    """One room of several."""
    return Room(
        rooms.pool[at], rooms.words[at], rooms.firsts[at], rooms.values[at], rooms.table[at],
        rooms.actions[at], rooms.out[at], rooms.points[at], rooms.seen[at], rooms.inputs[at],
        rooms.sums[at], rooms.hidden[at], rooms.platters[at], rooms.answers[at],
    )  # fmt: skip


def new_room() -> Room:
    """Room for one decision at a time."""
    return Room(*(array[0] for array in new_rooms(1)))


def rooms_of_thread() -> Room:
    """The one room of this thread, as several."""
    if not hasattr(_kept, "rooms"):
        _kept.rooms = new_rooms(1)
    rooms: Room = _kept.rooms
    return rooms


def room_of_thread() -> Room:
    """The room of this thread."""
    if not hasattr(_kept, "room"):
        _kept.room = Room(*(array[0] for array in rooms_of_thread()))
    room: Room = _kept.room
    return room
