"""The steps of a batch as GPU kernels: one thread a game or a position, the same rules."""

import os
from typing import Any

import numba
import numpy as np
from numba import cuda as _cuda

from renard.players.features import POINTS
from renard.players.tree import key_of
from renard.players.value import rounds_left
from renard.rules.layout import PHASE_OVER
from renard.train import steps

# numba's types know only part of it.
cuda: Any = _cuda

_KEEP = "NUMBA_CACHE_DIR" in os.environ
"""Compiled kernels are kept where a folder is named for them; numba does not see when rules that
they call have changed."""
_THREADS = 128
_BLOCKS = 132 * 8
_CHOICES = 1600
"""Room for the legal actions of one position."""


def start(sheets: Any, pool: Any, games: int, fewest: int, players: int) -> None:
    _start[_BLOCKS, _THREADS](sheets, pool, games, fewest, players)


@cuda.jit(cache=_KEEP)
def _start(sheets: Any, pool: Any, games: int, fewest: int, players: int) -> None:
    out = cuda.local.array(_CHOICES, numba.int32)
    _start_all(sheets, pool, games, fewest, players, out)


@cuda.jit(device=True)
def _start_all(sheets: Any, pool: Any, games: int, fewest: int, players: int, out: Any) -> None:
    for i in range(cuda.grid(1), games, cuda.gridsize(1)):
        steps.start(sheets[0], pool[i], i, steps.seats_of(i, fewest, players), out)


def advance(
    sheets: Any, pool: Any, games: int, seeds: Any, again: int, seats: Any, over: Any, finals: Any
) -> None:
    _advance[_BLOCKS, _THREADS](sheets, pool, games, seeds, again, seats, over, finals)


@cuda.jit(cache=_KEEP)
def _advance(
    sheets: Any, pool: Any, games: int, seeds: Any, again: int, seats: Any, over: Any, finals: Any
) -> None:
    out = cuda.local.array(_CHOICES, numba.int32)
    scratch = cuda.local.array(16, numba.int32)
    _advance_all(sheets, pool, games, seeds, again, seats, over, finals, out, scratch)


@cuda.jit(device=True)
def _advance_all(
    sheets: Any,
    pool: Any,
    games: int,
    seeds: Any,
    again: int,
    seats: Any,
    over: Any,
    finals: Any,
    out: Any,
    scratch: Any,
) -> None:
    for i in range(cuda.grid(1), games, cuda.gridsize(1)):
        steps.advance(sheets[0], pool, i, seeds, again, seats, over, finals, out, scratch)


def list_choices(
    sheets: Any,
    pool: Any,
    seats: Any,
    level: int,
    front: Any,
    counts: Any,
    parents: Any,
    do: Any,
) -> None:
    _list[_BLOCKS, _THREADS](sheets, pool, seats, level, front, counts, parents, do)


@cuda.jit(cache=_KEEP)
def _list(
    sheets: Any,
    pool: Any,
    seats: Any,
    level: int,
    front: Any,
    counts: Any,
    parents: Any,
    do: Any,
) -> None:
    out = cuda.local.array(_CHOICES, numba.int32)
    _list_all(sheets, pool, seats, level, front, counts, parents, do, out)


@cuda.jit(device=True)
def _list_all(
    sheets: Any,
    pool: Any,
    seats: Any,
    level: int,
    front: Any,
    counts: Any,
    parents: Any,
    do: Any,
    out: Any,
) -> None:
    first = int(counts[1, level]) + cuda.grid(1)
    for i in range(first, int(counts[1, level + 1]), cuda.gridsize(1)):
        node = int(front[i])
        n = steps.count_choices(sheets[0], pool, node, seats, out)
        slot = int(cuda.atomic.add(counts, (0, 0), n))
        if slot + n <= pool.shape[0]:
            for k in range(n):
                parents[slot + k] = node
                do[slot + k] = out[k]


def branch(
    sheets: Any,
    pool: Any,
    words: Any,
    seats: Any,
    level: int,
    last: int,
    parents: Any,
    do: Any,
    counts: Any,
    front: Any,
    leaves: Any,
    table: Any,
) -> None:
    _branch[_BLOCKS, _THREADS](
        sheets, pool, words, seats, level, last, parents, do, counts, front, leaves, table
    )


@cuda.jit(cache=_KEEP)
def _branch(
    sheets: Any,
    pool: Any,
    words: Any,
    seats: Any,
    level: int,
    last: int,
    parents: Any,
    do: Any,
    counts: Any,
    front: Any,
    leaves: Any,
    table: Any,
) -> None:
    out = cuda.local.array(_CHOICES, numba.int32)
    _branch_all(
        sheets, pool, words, seats, level, last, parents, do, counts, front, leaves, table, out
    )


@cuda.jit(device=True)
def _branch_all(
    sheets: Any,
    pool: Any,
    words: Any,
    seats: Any,
    level: int,
    last: int,
    parents: Any,
    do: Any,
    counts: Any,
    front: Any,
    leaves: Any,
    table: Any,
    out: Any,
) -> None:
    end = min(int(counts[2, level + 1]), pool.shape[0])
    for slot in range(int(counts[2, level]) + cuda.grid(1), end, cuda.gridsize(1)):
        parent = int(parents[slot])
        if parent >= 0:
            inner = steps.branch(sheets[0], pool, words, parent, int(do[slot]), slot, seats, out)
            if _is_new(table, key_of(words, slot, 0)):
                if inner and last == 0:
                    front[cuda.atomic.add(counts, (0, 1), 1)] = slot
                else:
                    leaves[cuda.atomic.add(counts, (0, 2), 1)] = slot


@cuda.jit(device=True)
def _is_new(table: Any, key: Any) -> bool:
    """As `tree.is_new`, for many threads at once."""
    mask = table.shape[0] - 1
    at = np.int64(key >> np.uint64(20)) & mask
    while True:
        before = cuda.atomic.cas(table, at, np.uint64(0), key)
        if before == 0:
            return True
        if before == key:
            return False
        at = (at + 1) & mask


def describe(
    sheets: Any,
    pool: Any,
    leaves: Any,
    count: int,
    seats: Any,
    aim: int,
    rows: Any,
    stands: Any,
    left: Any,
) -> None:
    _describe[_BLOCKS, _THREADS](sheets, pool, leaves, count, seats, aim, rows, stands, left)


@cuda.jit(cache=_KEEP)
def _describe(
    sheets: Any,
    pool: Any,
    leaves: Any,
    count: int,
    seats: Any,
    aim: int,
    rows: Any,
    stands: Any,
    left: Any,
) -> None:
    points = cuda.local.array(POINTS, numba.int32)
    _describe_all(sheets, pool, leaves, count, seats, aim, rows, stands, left, points)


@cuda.jit(device=True)
def _describe_all(
    sheets: Any,
    pool: Any,
    leaves: Any,
    count: int,
    seats: Any,
    aim: int,
    rows: Any,
    stands: Any,
    left: Any,
    points: Any,
) -> None:
    for k in range(cuda.grid(1), count, cuda.gridsize(1)):
        slot = int(leaves[k])
        stands[k] = steps.describe(sheets[0], pool, slot, seats, aim, points, rows[:, k])
        left[k] = rounds_left(sheets[0], pool[slot])
        if pool[slot].phase == PHASE_OVER:
            left[k] = -1
