"""What the second module exports: players that decide, one for one with those of the CPU.

It holds the rules once more, since a player tries out what it could do. All scratch space is the
caller's: `room` of the layout says by name how many bytes an array has, and an argument of that
name is its address. `words` is the address of the pool once more.
"""

from typing import Any, cast

import numba
from numba import types
from numba.np.numpy_support import carray

from renard.players import deciding, greedy, value
from renard.players.features import MOST, POINTS
from renard.players.greedy import AMOUNTS
from renard.players.net import MOST_UNITS, Judge
from renard.players.room import ANSWERS, PLATTERS, POSITIONS, WORDS_OF_STATE, Room, new_room
from renard.players.value import TERMS
from renard.rules.compiled import Rule
from renard.rules.layout import ACTIONS, SHEET, STATE
from renard.wasm.exporting import INT, INTS, NOTHING, SHEET_TYPE, STATES, Exports

LAYERS = 16
"""Sizes that a net's list of layers has room for."""

EXPORTS = Exports()

SHEETS, FLOATS = types.CPointer(SHEET_TYPE), types.CPointer(types.float32)
_BYTES, _WORDS = types.CPointer(types.int8), types.CPointer(types.uint16)
_KEYS = types.CPointer(types.uint64)


ROOM = (
    STATES, _WORDS, INTS, FLOATS, _KEYS, INTS, INTS, INTS, STATES, _BYTES, FLOATS, FLOATS,
    _KEYS, FLOATS,
)  # fmt: skip
NET = (FLOATS, FLOATS, INT, INTS, INT)


def room_sizes() -> dict[str, int]:
    """By the name of an argument: the bytes of scratch space behind it."""
    sizes = {name: array.nbytes for name, array in new_room()._asdict().items()}
    sizes.pop("words")  # the pool's own bytes
    records = {"sheet": SHEET.itemsize, "state": STATE.itemsize}
    return {**records, **sizes, "seats": 4, "chosen": 4, "terms": 4 * TERMS, "layers": 4 * LAYERS}


def _inlined(function: Rule) -> Rule:
    """What makes arrays of addresses has to be part of the exported function itself."""
    return cast(Rule, numba.njit(inline="always")(function))


@_inlined
def room_at(
    pool: Any,
    words: Any,
    firsts: Any,
    values: Any,
    table: Any,
    actions: Any,
    out: Any,
    points: Any,
    seen: Any,
    inputs: Any,
    sums: Any,
    hidden: Any,
    platters: Any,
    answers: Any,
) -> Room:
    return Room(
        carray(pool, (POSITIONS,)),
        carray(words, (POSITIONS, WORDS_OF_STATE)),
        carray(firsts, (POSITIONS,)),
        carray(values, (POSITIONS,)),
        carray(table, (2 * POSITIONS,)),
        carray(actions, (ACTIONS,)),
        carray(out, (ACTIONS,)),
        carray(points, (POINTS,)),
        carray(seen, (1,)),
        carray(inputs, (2, MOST)),
        carray(sums, (MOST_UNITS,)),
        carray(hidden, (2, MOST_UNITS)),
        carray(platters, (PLATTERS,)),
        carray(answers, ANSWERS),
    )


@_inlined
def net_at(terms: Any, weights: Any, count: int, layers: Any, depth: int) -> Judge:
    """A net of `count` weights, with `depth` sizes in `layers`."""
    return Judge(carray(terms, (TERMS,)), carray(weights, (count,)), carray(layers, (depth,)))


@EXPORTS.add(NOTHING, SHEETS, STATES, INTS, *ROOM, INTS)
def choose_greedily(
    sheet: Any,
    state: Any,
    seats: Any,
    pool: Any,
    words: Any,
    firsts: Any,
    values: Any,
    table: Any,
    actions: Any,
    out: Any,
    points: Any,
    seen: Any,
    inputs: Any,
    sums: Any,
    hidden: Any,
    platters: Any,
    answers: Any,
    chosen: Any,
) -> None:
    """Write what the greedy player does on the seat in `seats` to `chosen`."""
    room = room_at(
        pool, words, firsts, values, table, actions, out, points, seen, inputs, sums, hidden,
        platters, answers,
    )  # fmt: skip
    greedy.choose_greedily(
        carray(sheet, (1,)), carray(state, (1,)), carray(seats, (1,)), AMOUNTS, room,
        carray(chosen, (1,)),
    )  # fmt: skip


@EXPORTS.add(NOTHING, SHEETS, STATES, INTS, *NET, *ROOM, INTS)
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
    values: Any,
    table: Any,
    actions: Any,
    out: Any,
    points: Any,
    seen: Any,
    inputs: Any,
    sums: Any,
    hidden: Any,
    platters: Any,
    answers: Any,
    chosen: Any,
) -> None:
    """Write what a net's player does on the seat in `seats` to `chosen`."""
    room = room_at(
        pool, words, firsts, values, table, actions, out, points, seen, inputs, sums, hidden,
        platters, answers,
    )  # fmt: skip
    deciding.choose_by_value(
        carray(sheet, (1,)), carray(state, (1,)), carray(seats, (1,)),
        net_at(terms, weights, count, layers, depth), room, carray(chosen, (1,)),
    )  # fmt: skip


@EXPORTS.add(INT, SHEETS, STATES, INT, *NET, *ROOM)
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
    values: Any,
    table: Any,
    actions: Any,
    out: Any,
    points: Any,
    seen: Any,
    inputs: Any,
    sums: Any,
    hidden: Any,
    platters: Any,
    answers: Any,
) -> Any:
    """Judge all that a decision can lead to; returns how many positions those are.

    `firsts` and `values` get by position, from 1 on, the action that leads towards it, or -1 where
    it is only passed through, and what a net expects of it.
    """
    room = room_at(
        pool, words, firsts, values, table, actions, out, points, seen, inputs, sums, hidden,
        platters, answers,
    )  # fmt: skip
    return value.judge_decision(
        carray(sheet, (1,)), carray(state, (1,)), 0, seat,
        net_at(terms, weights, count, layers, depth), room,
    )  # fmt: skip
