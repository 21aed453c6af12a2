"""The steps of a batch as plain loops: for machines without a GPU, and to check the kernels."""

from typing import Any

import numpy as np

from renard.players.features import POINTS
from renard.players.tree import is_new, key_of
from renard.players.value import rounds_left
from renard.rules.compiled import parallel
from renard.rules.layout import ACTIONS, PHASE_OVER
from renard.train import steps


def start(sheets: Any, pool: Any, games: int, fewest: int, players: int) -> None:
    """Begin all games, of `fewest` to `players` seats."""
    _start(sheets, pool, games, fewest, players, np.zeros(ACTIONS, np.int32))


@parallel
def _start(sheets: Any, pool: Any, games: int, fewest: int, players: int, out: Any) -> None:
    for i in range(games):
        steps.start(sheets[0], pool[i], i, steps.seats_of(i, fewest, players), out)


def advance(
    sheets: Any, pool: Any, games: int, seeds: Any, again: int, seats: Any, over: Any, finals: Any
) -> None:
    """Throw dice in all games until somebody decides."""
    out, scratch = np.zeros(ACTIONS, np.int32), np.zeros(16, np.int32)
    _advance(sheets, pool, games, seeds, again, seats, over, finals, out, scratch)


@parallel
def _advance(
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
    for i in range(games):
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
    """Claim room for what follows from the positions of a level: parent and action of each.

    Where no room is left, nothing follows: a game that finds none at all waits for the next move.
    """
    out = np.zeros(ACTIONS, np.int32)
    _list(sheets, pool, seats, level, front, counts, parents, do, out)


@parallel
def _list(
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
    for i in range(counts[1, level], counts[1, level + 1]):
        node = int(front[i])
        n = steps.count_choices(sheets[0], pool, node, seats, out)
        slot = counts[0, 0]
        if slot + n <= pool.shape[0]:
            counts[0, 0] += n
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
    """Make the positions of a level; each is a leaf, or stands in front of the next level."""
    out = np.zeros(ACTIONS, np.int32)
    _branch(sheets, pool, words, seats, level, last, parents, do, counts, front, leaves, table, out)


@parallel
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
    out: Any,
) -> None:
    for slot in range(counts[2, level], counts[2, level + 1]):
        if parents[slot] < 0:
            continue
        inner = steps.branch(
            sheets[0], pool, words, int(parents[slot]), int(do[slot]), slot, seats, out
        )
        if is_new(table, key_of(words, slot, 0)):
            if inner and last == 0:
                front[counts[0, 1]] = slot
                counts[0, 1] += 1
            else:
                leaves[counts[0, 2]] = slot
                counts[0, 2] += 1


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
    """The features of every leaf, a column each; its standing, and rounds left (-1: over)."""
    points = np.zeros(POINTS, np.int32)
    _describe(sheets, pool, leaves, count, seats, aim, rows, stands, left, points)


@parallel
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
    points: Any,
) -> None:
    for k in range(count):
        slot = int(leaves[k])
        stands[k] = steps.describe(sheets[0], pool, slot, seats, aim, points, rows[:, k])
        left[k] = rounds_left(sheets[0], pool[slot])
        if pool[slot].phase == PHASE_OVER:
            left[k] = -1
