"""What the players' module exports for looking back at a game, one line of it at a time.

The caller keeps what is found, the rows and both states between calls: the module keeps nothing.
"""

from typing import Any

from numba.np.numpy_support import carray

from renard.coach import looking_back
from renard.coach.looking_back import FOUND, LOOK_STATES, SUMS
from renard.coach.strength import ASSUMED
from renard.log.rows import LOGGED
from renard.rules.layout import SEATS
from renard.wasm.advising import EXPORTS
from renard.wasm.deciding import NET, ROOM, SHEETS, net_at, room_at
from renard.wasm.exporting import INT, INTS, NOTHING, SEED, STATES, WIDE

__all__ = ["EXPORTS"]


@EXPORTS.add(NOTHING, SHEETS, STATES, INTS, INT, INT, NET, ROOM, INT, SEED, WIDE, WIDE)
def look_at(
    sheet: Any, states: Any, rows: Any, at: Any, seat: Any, net: Any, room: Any, most: Any,
    seed: Any, assumed: Any, found: Any,
) -> None:  # fmt: skip
    """Write line `at` of `found`: 0 is the beginning, then comes one for every row."""
    looking_back.look_at(
        carray(sheet, (1,)), carray(states, (LOOK_STATES,)), carray(rows, (at, LOGGED)), at, seat,
        net_at(net), room_at(room), most, seed, carray(assumed, (SEATS, ASSUMED)),
        carray(found, (at + 1, FOUND)),
    )  # fmt: skip


@EXPORTS.add(NOTHING, WIDE, INT, WIDE)
def sum_up(found: Any, count: Any, sums: Any) -> None:
    """Write what `count` lines of `found` come to."""
    looking_back.sum_up(carray(found, (count, FOUND)), carray(sums, (SUMS,)))


@EXPORTS.add(INT, WIDE, INT, INTS, INT)
def costliest(found: Any, count: Any, lines: Any, most: Any) -> Any:
    """Write the decisions that lost most to `lines`, as lines of `found`; returns how many."""
    return looking_back.costliest(carray(found, (count, FOUND)), carray(lines, (most,)))
