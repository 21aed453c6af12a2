"""The steps of a batch as GPU kernels: one thread a game or a position, the same rules."""

import os
from typing import Any

import numba
import numpy as np

from renard.players.features import POINTS
from renard.players.tree import key_of
from renard.players.winning import dice_key, is_settled
from renard.rules.on_gpu import prepared_cuda
from renard.train import steps
from renard.train.steps import Arrays

cuda: Any = prepared_cuda()

_KEEP = "NUMBA_CACHE_DIR" in os.environ
"""Compiled kernels are kept where a folder is named for them; numba does not see when rules that
they call have changed."""
_THREADS = 128
_BLOCKS = 132 * 8
_REGISTERS = 128
"""Room for four blocks on a processor; calls alone would take twice as many."""
_CHOICES = 1600
"""Room for the legal actions of one position."""


def start(sheets: Any, batch: Arrays, games: int, fewest: int, players: int) -> None:
    _start[_BLOCKS, _THREADS](sheets, batch, games, fewest, players)


@cuda.jit(cache=_KEEP, max_registers=_REGISTERS)
def _start(sheets: Any, batch: Any, games: int, fewest: int, players: int) -> None:
    out = cuda.local.array(_CHOICES, numba.int32)
    _start_all(sheets, batch.pool, games, fewest, players, out)


@cuda.jit(device=True)
def _start_all(sheets: Any, pool: Any, games: int, fewest: int, players: int, out: Any) -> None:
    for i in range(cuda.grid(1), games, cuda.gridsize(1)):
        steps.start(sheets[0], pool[i], i, steps.seats_of(i, fewest, players), out)


def advance(sheets: Any, batch: Arrays, games: int, again: int) -> None:
    _advance[_BLOCKS, _THREADS](sheets, batch, games, again)


@cuda.jit(cache=_KEEP, max_registers=_REGISTERS)
def _advance(sheets: Any, batch: Any, games: int, again: int) -> None:
    out = cuda.local.array(_CHOICES, numba.int32)
    scratch = cuda.local.array(16, numba.int32)
    _advance_all(sheets, batch, games, again, out, scratch)


@cuda.jit(device=True)
def _advance_all(sheets: Any, batch: Any, games: int, again: int, out: Any, scratch: Any) -> None:
    for i in range(cuda.grid(1), games, cuda.gridsize(1)):
        steps.advance(
            sheets[0], batch.pool, i, batch.seeds, again, batch.seats, batch.over, batch.finals,
            out, scratch,
        )  # fmt: skip


def list_choices(sheets: Any, batch: Arrays, level: int) -> None:
    _list[_BLOCKS, _THREADS](sheets, batch, level)


@cuda.jit(cache=_KEEP, max_registers=_REGISTERS)
def _list(sheets: Any, batch: Any, level: int) -> None:
    out = cuda.local.array(_CHOICES, numba.int32)
    _list_all(sheets, batch, level, out)


@cuda.jit(device=True)
def _list_all(sheets: Any, batch: Any, level: int, out: Any) -> None:
    first = int(batch.counts[1, level]) + cuda.grid(1)
    for i in range(first, int(batch.counts[1, level + 1]), cuda.gridsize(1)):
        node = int(batch.front[i])
        n = steps.count_choices(sheets[0], batch.pool, node, batch.seats, out)
        slot = int(cuda.atomic.add(batch.counts, (0, 0), n))
        if slot + n <= batch.pool.shape[0]:
            for k in range(n):
                batch.parents[slot + k] = node
                batch.do[slot + k] = out[k]


def branch(sheets: Any, batch: Arrays, level: int, last: int) -> None:
    _branch[_BLOCKS, _THREADS](sheets, batch, level, last)


@cuda.jit(cache=_KEEP, max_registers=_REGISTERS)
def _branch(sheets: Any, batch: Any, level: int, last: int) -> None:
    out = cuda.local.array(_CHOICES, numba.int32)
    _branch_all(sheets, batch, level, last, out)


@cuda.jit(device=True)
def _branch_all(sheets: Any, batch: Any, level: int, last: int, out: Any) -> None:
    end = min(int(batch.counts[2, level + 1]), batch.pool.shape[0])
    for slot in range(int(batch.counts[2, level]) + cuda.grid(1), end, cuda.gridsize(1)):
        parent = int(batch.parents[slot])
        if parent >= 0:
            do = int(batch.do[slot])
            inner = steps.branch(
                sheets[0], batch.pool, batch.words, parent, do, slot, batch.seats, out
            )
            if _is_new(batch.table, key_of(batch.words, slot, 0)):
                if inner and last == 0:
                    batch.front[cuda.atomic.add(batch.counts, (0, 1), 1)] = slot
                else:
                    batch.leaves[cuda.atomic.add(batch.counts, (0, 2), 1)] = slot


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


def describe(sheets: Any, batch: Arrays, count: int, aim: int) -> None:
    _describe[_BLOCKS, _THREADS](sheets, batch, count, aim)


@cuda.jit(cache=_KEEP, max_registers=_REGISTERS)
def _describe(sheets: Any, batch: Any, count: int, aim: int) -> None:
    points = cuda.local.array(POINTS, numba.int32)
    _describe_all(sheets, batch, count, aim, points)


@cuda.jit(device=True)
def _describe_all(sheets: Any, batch: Any, count: int, aim: int, points: Any) -> None:
    for k in range(cuda.grid(1), count, cuda.gridsize(1)):
        slot = int(batch.leaves[k])
        row = batch.rows[:, k]
        batch.stands[k] = steps.describe(sheets[0], batch.pool, slot, batch.seats, aim, points, row)
        batch.left[k] = steps.rounds_left(sheets[0], batch.pool, slot, batch.seats)


def key_dice(sheets: Any, batch: Arrays, slots: Any, keys: Any, settled: Any) -> None:
    _key_dice[_BLOCKS, _THREADS](sheets, batch, slots, keys, settled)


@cuda.jit(cache=_KEEP, max_registers=_REGISTERS)
def _key_dice(sheets: Any, batch: Any, slots: Any, keys: Any, settled: Any) -> None:
    for k in range(cuda.grid(1), slots.shape[0], cuda.gridsize(1)):
        state = batch.pool[slots[k]]
        keys[k] = dice_key(sheets[0], state)
        settled[k] = 1 if is_settled(state) else 0


def ask(batch: Arrays, asking: Arrays, slots: Any, seats: Any) -> None:
    _ask[_BLOCKS, _THREADS](batch, asking, slots, seats)


@cuda.jit(cache=_KEEP, max_registers=_REGISTERS)
def _ask(batch: Any, asking: Any, slots: Any, seats: Any) -> None:
    for i in range(cuda.grid(1), slots.shape[0], cuda.gridsize(1)):
        steps.ask(batch.words, int(slots[i]), asking, i, int(seats[i]))


def weigh(
    sheets: Any, batch: Arrays, games: Any, rows: Any, others: Any, spreads: Any, values: Any
) -> None:
    _weigh[_BLOCKS, _THREADS](sheets, batch, games, rows, others, spreads, values)


@cuda.jit(cache=_KEEP, max_registers=_REGISTERS)
def _weigh(
    sheets: Any, batch: Any, games: Any, rows: Any, others: Any, spreads: Any, values: Any
) -> None:
    for k in range(cuda.grid(1), values.shape[0], cuda.gridsize(1)):
        game = int(games[k])
        values[k] = steps.weigh(
            sheets[0], batch.pool, game, batch.seats, float(values[k]), others[rows[k]],
            float(spreads[game]),
        )  # fmt: skip
