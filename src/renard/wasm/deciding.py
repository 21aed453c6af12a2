"""What the second module exports: players that decide, one for one with those of the CPU.

It holds the rules once more, since a player tries out what it could do. All scratch space is the
caller's: `room` of the layout says by name how many bytes an array has, and an argument of that
name is its address. `words` is the address of the pool once more.
"""

from typing import Any

from numba import types
from numba.np.numpy_support import carray

from renard.players import greedy, value
from renard.players.features import MOST, POINTS
from renard.players.greedy import AMOUNTS
from renard.players.net import MOST_UNITS
from renard.players.room import POSITIONS, Room
from renard.rules.layout import ACTIONS, SHEET, STATE
from renard.wasm.exporting import INT, INTS, NOTHING, SHEET_TYPE, STATES, Exports

TERMS = 4
"""Numbers around a net."""
LAYERS = 16
"""Sizes that a net's list of layers has room for."""

EXPORTS = Exports()

_SHEETS, _FLOATS = types.CPointer(SHEET_TYPE), types.CPointer(types.float32)
_BYTES, _WORDS = types.CPointer(types.int8), types.CPointer(types.uint16)
_KEYS = types.CPointer(types.uint64)
_WORDS_OF_STATE = STATE.itemsize // 2

_TREE = (STATES, _WORDS, INTS, INTS, INTS, _KEYS, INTS)
_NET = (_FLOATS, _FLOATS, INT, INTS, INT)
_JUDGING = (_BYTES, _FLOATS, _FLOATS, STATES, _FLOATS)


def room_sizes() -> dict[str, int]:
    """By the name of an argument: the bytes of scratch space behind it."""
    sizes = {name: array.nbytes for name, array in vars(Room()).items()}
    sizes.pop("bytes")  # the pool's own, which `words` reads
    records = {"sheet": SHEET.itemsize, "state": STATE.itemsize}
    return {**records, **sizes, "seats": 4, "chosen": 4, "terms": 4 * TERMS, "layers": 4 * LAYERS}


@EXPORTS.add(NOTHING, _SHEETS, STATES, INTS, *_TREE, _FLOATS, INTS)
def choose_greedily(
    sheet: Any,
    state: Any,
    seats: Any,
    pool: Any,
    words: Any,
    firsts: Any,
    actions: Any,
    out: Any,
    table: Any,
    points: Any,
    values: Any,
    chosen: Any,
) -> None:
    """Write what the greedy player does on the seat in `seats` to `chosen`."""
    greedy.choose_greedily(
        carray(sheet, (1,)),
        carray(state, (1,)),
        carray(seats, (1,)),
        AMOUNTS,
        carray(pool, (POSITIONS,)),
        carray(words, (POSITIONS, _WORDS_OF_STATE)),
        carray(firsts, (POSITIONS,)),
        carray(actions, (ACTIONS,)),
        carray(out, (ACTIONS,)),
        carray(table, (2 * POSITIONS,)),
        carray(points, (POINTS,)),
        carray(values, (POSITIONS,)),
        carray(chosen, (1,)),
    )


@EXPORTS.add(NOTHING, _SHEETS, STATES, INTS, *_NET, *_TREE, *_JUDGING, INTS)
def choose_by_value(
    sheet: Any,
    state: Any,
    seats: Any,
    terms: Any,
    weights: Any,
    count: Any,
    layers: Any,
    depth: Any,
    pool: Any,
    words: Any,
    firsts: Any,
    actions: Any,
    out: Any,
    table: Any,
    points: Any,
    inputs: Any,
    sums: Any,
    hidden: Any,
    seen: Any,
    values: Any,
    chosen: Any,
) -> None:
    """Write what a net's player does on the seat in `seats` to `chosen`.

    The net has `count` weights and `depth` sizes in `layers`.
    """
    value.choose_by_value(
        carray(sheet, (1,)),
        carray(state, (1,)),
        carray(seats, (1,)),
        carray(terms, (TERMS,)),
        carray(weights, (count,)),
        carray(layers, (depth,)),
        carray(pool, (POSITIONS,)),
        carray(words, (POSITIONS, _WORDS_OF_STATE)),
        carray(firsts, (POSITIONS,)),
        carray(actions, (ACTIONS,)),
        carray(out, (ACTIONS,)),
        carray(table, (2 * POSITIONS,)),
        carray(points, (POINTS,)),
        carray(inputs, (2, MOST)),
        carray(sums, (MOST_UNITS,)),
        carray(hidden, (2, MOST_UNITS)),
        carray(seen, (1,)),
        carray(values, (POSITIONS,)),
        carray(chosen, (1,)),
    )


@EXPORTS.add(INT, _SHEETS, STATES, INT, *_NET, *_TREE, *_JUDGING)
def judge_decision(
    sheet: Any,
    state: Any,
    seat: Any,
    terms: Any,
    weights: Any,
    count: Any,
    layers: Any,
    depth: Any,
    pool: Any,
    words: Any,
    firsts: Any,
    actions: Any,
    out: Any,
    table: Any,
    points: Any,
    inputs: Any,
    sums: Any,
    hidden: Any,
    seen: Any,
    values: Any,
) -> Any:
    """Judge all that a decision can lead to; returns how many positions those are.

    `firsts` and `values` get by position, from 1 on, the action that leads towards it, or -1 where
    it is only passed through, and what a net expects of it.
    """
    return value.judge_decision(
        carray(sheet, (1,)),
        carray(state, (1,)),
        0,
        seat,
        carray(terms, (TERMS,)),
        carray(weights, (count,)),
        carray(layers, (depth,)),
        carray(pool, (POSITIONS,)),
        carray(words, (POSITIONS, _WORDS_OF_STATE)),
        carray(firsts, (POSITIONS,)),
        carray(actions, (ACTIONS,)),
        carray(out, (ACTIONS,)),
        carray(table, (2 * POSITIONS,)),
        carray(points, (POINTS,)),
        carray(inputs, (2, MOST)),
        carray(sums, (MOST_UNITS,)),
        carray(hidden, (2, MOST_UNITS)),
        carray(seen, (1,)),
        carray(values, (POSITIONS,)),
    )
