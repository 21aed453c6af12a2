"""What the module exports about logs of tables, and about dice that anybody can check.

`rows` has room for one more row than the `count` there are; `states` are the three of a log.
"""

from typing import Any

from numba import types
from numba.np.numpy_support import carray

from renard import hashes as dice_of_hashes
from renard.log import rows as log_rows
from renard.log.rows import LOG_STATES, LOGGED
from renard.rules.layout import ACTIONS
from renard.wasm.exporting import INT, INTS, NOTHING, SHEET_TYPE, STATE_TYPE, STATES
from renard.wasm.exports import EXPORTS

__all__ = ["EXPORTS"]

_HASHES = types.CPointer(types.uint8)


@EXPORTS.add(NOTHING, SHEET_TYPE, STATES, INTS, INT, INTS)
def follow_row(sheet: Any, states: Any, rows: Any, count: Any, out: Any) -> None:
    """Do what the row behind `count` others says, anything but undo."""
    row = carray(rows, (count + 1, LOGGED))[count]
    log_rows.follow(sheet, carray(states, (LOG_STATES,)), row, carray(out, (ACTIONS,)))


@EXPORTS.add(INT, STATE_TYPE, INTS, INT, INT, INT)
def is_stale(state: Any, rows: Any, count: Any, seat: Any, seen: Any) -> Any:
    """Whether what a seat chose after `seen` rows cannot be done any more."""
    return int(log_rows.is_stale(state, carray(rows, (count, LOGGED)), count, seat, seen))


@EXPORTS.add(INT, SHEET_TYPE, STATES, INTS, INT, INT, INT, INTS)
def can_undo(sheet: Any, states: Any, rows: Any, count: Any, seat: Any, what: Any, out: Any) -> Any:
    """Whether `undo` would do it."""
    return int(
        log_rows.can_undo(
            sheet, carray(states, (LOG_STATES,)), carray(rows, (count + 1, LOGGED)), count, seat,
            what, carray(out, (ACTIONS,)),
        )
    )  # fmt: skip


@EXPORTS.add(INT, SHEET_TYPE, STATES, INTS, INT, INT, INT, INTS)
def undo(sheet: Any, states: Any, rows: Any, count: Any, seat: Any, what: Any, out: Any) -> Any:
    """Take back what a seat did, as the row behind `count` others says then; 0: it cannot."""
    return int(
        log_rows.undo(
            sheet, carray(states, (LOG_STATES,)), carray(rows, (count + 1, LOGGED)), count, seat,
            what, carray(out, (ACTIONS,)),
        )
    )  # fmt: skip


@EXPORTS.add(INT, INTS, INT, INTS)
def record_order(rows: Any, count: Any, order: Any) -> Any:
    """Write the rows that the record has to `order`, as it has them; returns how many."""
    return log_rows.record_order(carray(rows, (count, LOGGED)), count, carray(order, (count,)))


@EXPORTS.add(INT, STATE_TYPE, INT)
def goes_on(state: Any, uses: Any) -> Any:
    """The seats (bits) that go on to a roll before an event of a record; `uses`: it is a use."""
    return log_rows.goes_on(state, uses != 0)


@EXPORTS.add(INT, _HASHES, INT, INTS)
def hashed_faces(hashes: Any, count: Any, faces: Any) -> Any:
    """Write the face of every die by its hash; returns how many have none (0)."""
    rows = carray(hashes, (count, dice_of_hashes.HASH_BYTES))
    return dice_of_hashes.hashed_faces(rows, carray(faces, (count,)))


@EXPORTS.add(INT, _HASHES, INT, INTS)
def hashed_platter(hashes: Any, count: Any, faces: Any) -> Any:
    """The three lowest dice as bits; among equal faces the lower hash."""
    rows = carray(hashes, (count, dice_of_hashes.HASH_BYTES))
    return dice_of_hashes.hashed_platter(rows, carray(faces, (count,)))
