"""The positions that a decision can lead to before the next throw or the next real question.

Chains of bonuses and the groups of a race's turn are followed jointly to their ends, since what
they are worth shows only there. So is a window for extra dice or for dice taken back once it is
open. What comes before such a window is judged by what it leaves to do; so is whatever would
outgrow the room that is given.
"""

from typing import Any

import numpy as np

from renard.compiling.decorators import rule, small
from renard.compiling.loops import put_if_free
from renard.rules import engine
from renard.rules.layout import BONUS, EXTRAS, FOLLOW, GROUP, IDLE, PHASE_PLAY, WINDOW

_WINDOW_ROOM = 512
"""Positions that are looked at in a window: with many extra dice ready there are thousands, and all
that is gained by following them is a fraction of a point."""
INNER = -1
"""Stands for the first action of a position that is only passed through."""

_PRIME = np.uint64(0x9E3779B97F4A7C15)
_SHIFT = np.uint64(29)


@small
def is_passed_through(state: Any, seat: int, round_now: int, window: int) -> bool:
    """Whether `seat` is in the middle of a chain that it began in this round.

    `window` is EXTRAS or WINDOW if the chain is a window's, and IDLE if not.
    """
    if state.phase != PHASE_PLAY:
        return False
    asks = state.asks[seat]
    if asks == BONUS:
        return bool(state.round_now == round_now)
    return bool(asks == FOLLOW or asks == GROUP or (asks == window and asks != IDLE))


@small
def window_of(state: Any, seat: int) -> int:
    """The window that a decision opens, or IDLE."""
    asks = int(state.asks[seat])
    return asks if asks == EXTRAS or asks == WINDOW else IDLE


@small
def key_of(words: Any, row: int, salt: int) -> Any:
    """A hash of the state whose bytes are a row of `words`; never 0."""
    key = np.uint64(salt) * _PRIME + _PRIME
    for i in range(words.shape[1]):
        key = (key ^ np.uint64(words[row, i])) * _PRIME
        key ^= key >> _SHIFT
    return key | np.uint64(1)


@small
def is_new(table: Any, key: Any) -> bool:
    """Put a key into a table of open addresses, a power of two long; whether it was not there."""
    mask = table.shape[0] - 1
    at = np.int64(key >> np.uint64(20)) & mask
    while True:
        before = put_if_free(table, at, key)
        if before == 0:
            return True
        if before == key:
            return False
        at = (at + 1) & mask


@rule
def grow(sheet: Any, room: Any, seat: int) -> int:
    """Grow the tree of a decision from the first position of a room; returns how many it has.

    `firsts` gets by position the action that leads towards it, or INNER. Equal positions after the
    same first action are kept once.
    """
    pool, firsts = room.pool, room.firsts
    room.table[:] = 0
    round_now = int(pool[0].round_now)
    window = window_of(pool[0], seat)
    size = 1
    at = 0
    while at < size:
        if at == 0 or is_passed_through(pool[at], seat, round_now, window):
            n = engine.legal(sheet, pool[at], seat, room.actions)
            # A net has never met the middle of a chain, so chains are followed to their ends; it
            # knows what a window is worth that is still open.
            most = pool.shape[0]
            if at > 0 and pool[at].asks[seat] == window:
                most = min(most, _WINDOW_ROOM)
            if size + n <= most:
                for i in range(n):
                    action = int(room.actions[i])
                    first = action if at == 0 else int(firsts[at])
                    pool[size] = pool[at]
                    engine.apply(sheet, pool[size], seat, action, room.out)
                    if is_new(room.table, key_of(room.words, size, first)):
                        firsts[size] = first
                        size += 1
                firsts[at] = INNER
        at += 1
    return size


@rule
def best_of(room: Any, size: int) -> int:
    """The position of the highest value in a tree; of several, the first."""
    best = 0
    for at in range(1, size):
        if room.firsts[at] != INNER and (best == 0 or room.values[at] > room.values[best]):
            best = at
    return best
