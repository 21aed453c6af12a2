"""What the second module exports: players that decide, one for one with those of the CPU.

It holds the rules once more, since a player tries out what it could do. All scratch space is the
caller's: `room` of the layout says by name how many bytes an array has, and an argument of that
name is its address. `words` is the address of the pool once more. A bundle of addresses comes as
one argument each, in the bundle's order.
"""

from typing import Any, NamedTuple, cast

import numba
from numba import types
from numba.np.numpy_support import carray

from renard.compiling.decorators import Rule
from renard.players import deciding, greedy, packed, value
from renard.players.features import MOST, POINTS
from renard.players.greedy import AMOUNTS
from renard.players.net import MOST_UNITS, CompiledNet
from renard.players.room import ANSWERS, PLATTERS, POSITIONS, WORDS_OF_STATE, Room, new_room
from renard.players.value import TERMS
from renard.rules.layout import ACTIONS, SHEET, STATE
from renard.wasm.exporting import BYTES, INT, INTS, NOTHING, SHEET_TYPE, STATES, Bundle, Exports

LAYERS = 16
"""Sizes that a net's list of layers has room for."""

EXPORTS = Exports()

SHEETS, FLOATS = types.CPointer(SHEET_TYPE), types.CPointer(types.float32)
_WORDS = types.CPointer(types.uint16)
_KEYS = types.CPointer(types.uint64)


class NetAt(NamedTuple):
    """A net of `count` weights, with `depth` sizes in `layers`."""

    terms: Any
    weights: Any
    count: Any
    layers: Any
    depth: Any


_ROOM_TYPES = (
    STATES, _WORDS, INTS, FLOATS, _KEYS, INTS, INTS, INTS, STATES, BYTES, FLOATS, FLOATS,
    _KEYS, FLOATS,
)  # fmt: skip
ROOM = Bundle(_ROOM_TYPES, Room)
"""The addresses of a room's arrays."""
NET = Bundle((FLOATS, FLOATS, INT, INTS, INT), NetAt)


def room_sizes() -> dict[str, int]:
    """By the name of an argument: the bytes of scratch space behind it."""
    sizes = {name: array.nbytes for name, array in new_room()._asdict().items()}
    sizes.pop("words")  # the pool's own bytes
    records = {"sheet": SHEET.itemsize, "state": STATE.itemsize}
    return {**records, **sizes, "seats": 4, "chosen": 4, "terms": 4 * TERMS, "layers": 4 * LAYERS}


def inlined(function: Rule) -> Rule:
    """What makes arrays of addresses has to be part of the exported function itself."""
    return cast(Rule, numba.njit(inline="always")(function))


@inlined
def room_at(at: Any) -> Room:
    return Room(
        carray(at.pool, (POSITIONS,)),
        carray(at.words, (POSITIONS, WORDS_OF_STATE)),
        carray(at.firsts, (POSITIONS,)),
        carray(at.values, (POSITIONS,)),
        carray(at.table, (2 * POSITIONS,)),
        carray(at.actions, (ACTIONS,)),
        carray(at.out, (ACTIONS,)),
        carray(at.points, (POINTS,)),
        carray(at.seen, (1,)),
        carray(at.inputs, (2, MOST)),
        carray(at.sums, (MOST_UNITS,)),
        carray(at.hidden, (2, MOST_UNITS)),
        carray(at.platters, (PLATTERS,)),
        carray(at.answers, ANSWERS),
    )


@inlined
def net_at(at: Any) -> CompiledNet:
    return CompiledNet(
        carray(at.terms, (TERMS,)), carray(at.weights, (at.count,)), carray(at.layers, (at.depth,))
    )


@EXPORTS.add(NOTHING, SHEETS, STATES, INTS, ROOM, INTS)
def choose_greedily(sheet: Any, state: Any, seats: Any, room: Any, chosen: Any) -> None:
    """Write what the greedy player does on the seat in `seats` to `chosen`."""
    seat = carray(seats, (1,))[0]
    carray(chosen, (1,))[0] = greedy.choose(
        carray(sheet, (1,))[0], carray(state, (1,))[0], seat, AMOUNTS, room_at(room)
    )


@EXPORTS.add(NOTHING, SHEETS, STATES, INTS, NET, ROOM, INTS)
def choose_by_value(sheet: Any, state: Any, seats: Any, net: Any, room: Any, chosen: Any) -> None:
    """Write what a net's player does on the seat in `seats` to `chosen`."""
    deciding.choose_by_value(
        carray(sheet, (1,)), carray(state, (1,)), carray(seats, (1,)), net_at(net), room_at(room),
        carray(chosen, (1,)),
    )  # fmt: skip


@EXPORTS.add(INT, SHEETS, STATES, INT, NET, ROOM)
def judge_decision(sheet: Any, state: Any, seat: Any, net: Any, room: Any) -> Any:
    """CompiledNet all that a decision can lead to; returns how many positions those are.

    `firsts` and `values` get by position, from 1 on, the action that leads towards it, or -1 where
    it is only passed through, and what a net expects of it.
    """
    return value.judge_decision(
        carray(sheet, (1,)), carray(state, (1,)), 0, seat, net_at(net), room_at(room)
    )


@EXPORTS.add(INT, INTS, INT)
def count_weights(layers: Any, depth: Any) -> Any:
    """How many weights a net has whose layers have these sizes, `depth` of them."""
    return packed.count_weights(carray(layers, (depth,)))


@EXPORTS.add(INT, INTS, INT)
def count_bytes(layers: Any, depth: Any) -> Any:
    """How many bytes the weights of such a net take in its file."""
    return packed.count_bytes(carray(layers, (depth,)))


@EXPORTS.add(NOTHING, BYTES, INT, NET)
def unpack_weights(file: Any, size: Any, net: Any) -> None:
    """Write the weights of a net, of which a file holds `size` bytes, to its place."""
    to = net_at(net)
    packed.unpack_weights(carray(file, (size,)), to.layers, to.weights)
