"""The steps of a batch as plain loops: for machines without a GPU, and to check the kernels."""

from typing import Any

import numpy as np

from renard.players.features import POINTS
from renard.players.tree import is_new, key_of
from renard.players.winning import dice_key, is_settled
from renard.rules.compiled import parallel
from renard.rules.layout import ACTIONS
from renard.train import steps
from renard.train.steps import Arrays


def start(sheets: Any, batch: Arrays, games: int, fewest: int, players: int) -> None:
    """Begin all games, of `fewest` to `players` seats."""
    _start(sheets, batch, games, fewest, players, np.zeros(ACTIONS, np.int32))


@parallel
def _start(sheets: Any, batch: Any, games: int, fewest: int, players: int, out: Any) -> None:
    for i in range(games):
        steps.start(sheets[0], batch.pool[i], i, steps.seats_of(i, fewest, players), out)


def advance(sheets: Any, batch: Arrays, games: int, again: int) -> None:
    """Throw dice in all games until somebody decides."""
    out, scratch = np.zeros(ACTIONS, np.int32), np.zeros(16, np.int32)
    _advance(sheets, batch, games, again, out, scratch)


@parallel
def _advance(sheets: Any, batch: Any, games: int, again: int, out: Any, scratch: Any) -> None:
    for i in range(games):
        steps.advance(
            sheets[0], batch.pool, i, batch.seeds, again, batch.seats, batch.over, batch.finals,
            out, scratch,
        )  # fmt: skip


def list_choices(sheets: Any, batch: Arrays, level: int) -> None:
    """Claim room for what follows from the positions of a level: parent and action of each.

    Where no room is left, nothing follows: a game that finds none at all waits for the next move.
    """
    _list(sheets, batch, level, np.zeros(ACTIONS, np.int32))


@parallel
def _list(sheets: Any, batch: Any, level: int, out: Any) -> None:
    counts = batch.counts
    for i in range(counts[1, level], counts[1, level + 1]):
        node = int(batch.front[i])
        n = steps.count_choices(sheets[0], batch.pool, node, batch.seats, out)
        slot = counts[0, 0]
        counts[0, 0] += n
        if slot + n <= batch.pool.shape[0]:
            for k in range(n):
                batch.parents[slot + k] = node
                batch.do[slot + k] = out[k]


def branch(sheets: Any, batch: Arrays, level: int, last: int) -> None:
    """Make the positions of a level; each is a leaf, or stands in front of the next level."""
    _branch(sheets, batch, level, last, np.zeros(ACTIONS, np.int32))


@parallel
def _branch(sheets: Any, batch: Any, level: int, last: int, out: Any) -> None:
    counts = batch.counts
    for slot in range(counts[2, level], min(counts[2, level + 1], batch.pool.shape[0])):
        parent = int(batch.parents[slot])
        if parent < 0:
            continue
        inner = steps.branch(
            sheets[0], batch.pool, batch.words, parent, int(batch.do[slot]), slot, batch.seats, out
        )
        if is_new(batch.table, key_of(batch.words, slot, 0)):
            if inner and last == 0:
                batch.front[counts[0, 1]] = slot
                counts[0, 1] += 1
            else:
                batch.leaves[counts[0, 2]] = slot
                counts[0, 2] += 1


def describe(sheets: Any, batch: Arrays, count: int, aim: int) -> None:
    """The features of every leaf, a column each; its standing, and rounds left (-1: over)."""
    _describe(sheets, batch, count, aim, np.zeros(POINTS, np.int32))


@parallel
def _describe(sheets: Any, batch: Any, count: int, aim: int, points: Any) -> None:
    for k in range(count):
        slot = int(batch.leaves[k])
        row = batch.rows[:, k]
        batch.stands[k] = steps.describe(sheets[0], batch.pool, slot, batch.seats, aim, points, row)
        batch.left[k] = steps.rounds_left(sheets[0], batch.pool, slot, batch.seats)


def key_dice(sheets: Any, batch: Arrays, slots: Any, keys: Any, settled: Any) -> None:
    """How each of these positions leaves the dice, as a number, and whether they are settled."""
    _key_dice(sheets, batch, slots, keys, settled)


@parallel
def _key_dice(sheets: Any, batch: Any, slots: Any, keys: Any, settled: Any) -> None:
    for k in range(slots.shape[0]):
        state = batch.pool[slots[k]]
        keys[k] = dice_key(sheets[0], state)
        settled[k] = 1 if is_settled(state) else 0


def ask(batch: Arrays, asking: Arrays, slots: Any, seats: Any) -> None:
    """Make the first games of `asking` from positions: what each seat takes from the platter."""
    _ask(batch, asking, slots, seats)


@parallel
def _ask(batch: Any, asking: Any, slots: Any, seats: Any) -> None:
    for i in range(slots.shape[0]):
        steps.ask(batch.words, int(slots[i]), asking, i, int(seats[i]))


def weigh(
    sheets: Any, batch: Arrays, games: Any, rows: Any, others: Any, spreads: Any, values: Any
) -> None:
    """Turn the points in `values` into what to go for, for those who play to win.

    By value its game, and the row of `others` that says what the other seats are foretold;
    `spreads` has one by game.
    """
    _weigh(sheets, batch, games, rows, others, spreads, values)


@parallel
def _weigh(
    sheets: Any, batch: Any, games: Any, rows: Any, others: Any, spreads: Any, values: Any
) -> None:
    for k in range(values.shape[0]):
        game = int(games[k])
        values[k] = steps.weigh(
            sheets[0], batch.pool, game, batch.seats, float(values[k]), others[rows[k]],
            float(spreads[game]),
        )  # fmt: skip
