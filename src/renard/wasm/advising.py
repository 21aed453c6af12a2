"""What the players' module exports for the coach, besides what its net expects of a choice."""

from typing import Any

from numba.np.numpy_support import carray

from renard.coach import comparing, losses, price
from renard.coach import strength as coach_strength
from renard.coach import values as coach_values
from renard.coach.kinds import REASON_ROWS
from renard.coach.looking import Look, new_look
from renard.coach.moment import share_to_come
from renard.coach.strength import ASSUMED, KNOWN, STRENGTH
from renard.log.rows import LOGGED
from renard.rules.effects import EFFECT_ROWS
from renard.rules.layout import CELLS, DICE, SEATS, STATE
from renard.rules.rows import ROW_INTS
from renard.wasm import deciding
from renard.wasm.deciding import EXPORTS, NET, ROOM, SHEETS, inlined, net_at, room_at
from renard.wasm.exporting import (
    FLOAT,
    INT,
    INTS,
    NOTHING,
    SHEET_TYPE,
    STATE_TYPE,
    STATES,
    WIDE,
    Bundle,
)

__all__ = ["EXPORTS", "room_sizes"]

LOOK = Bundle((STATES, INTS, INTS, INTS, INTS), Look)
"""The addresses of the arrays of a look."""


def room_sizes() -> dict[str, int]:
    """By the name of an argument: the bytes of scratch space behind it."""
    look = {name: array.nbytes for name, array in new_look()._asdict().items()}
    seats = {"known": KNOWN, "assumed": ASSUMED, "spreads": 1}
    return {
        **deciding.room_sizes(),
        **look,
        **{name: 8 * SEATS * columns for name, columns in seats.items()},
        "followed": STATE.itemsize,
        "rows": 4 * REASON_ROWS * ROW_INTS,
    }


@inlined
def look_at(at: Any) -> Look:
    return Look(
        carray(at.states, (3,)),
        carray(at.open, (3, CELLS)),
        carray(at.parts, (3, DICE)),
        carray(at.effects, (3, EFFECT_ROWS, ROW_INTS)),
        carray(at.counts, (3,)),
    )


@EXPORTS.add(NOTHING, WIDE, INT, INT, WIDE, INT, FLOAT, WIDE)
def assume(
    strengths: Any, levels: Any, at_first: Any, known: Any, players: Any, share: Any, assumed: Any
) -> None:
    """Write what is assumed of every seat, by what is `known` and by the rows of `strengths`."""
    coach_strength.assume(
        carray(strengths, (levels, STRENGTH)), at_first, carray(known, (SEATS, KNOWN)), players,
        share, carray(assumed, (SEATS, ASSUMED)),
    )  # fmt: skip


@EXPORTS.add(NOTHING, SHEETS, STATES, INT, INTS, INT, INT, NET, ROOM, WIDE)
def add_losses(
    sheet: Any, followed: Any, players: Any, rows: Any, length: Any, first: Any, net: Any,
    room: Any, known: Any,
) -> None:  # fmt: skip
    """Follow `length` rows of a log from `first` on, and add what they lost to `known`."""
    losses.add_losses(
        carray(sheet, (1,)), carray(followed, (1,)), players, carray(rows, (length, LOGGED)), first,
        net_at(net), room_at(room), carray(known, (SEATS, KNOWN)),
    )  # fmt: skip


@EXPORTS.add(INT, SHEETS, STATES, INT, NET, ROOM, WIDE, WIDE)
def judge_chances(
    sheet: Any, state: Any, seat: Any, net: Any, room: Any, assumed: Any, spreads: Any
) -> Any:
    """As `judge_decision`, with chances to win in `values`."""
    return coach_values.judge_chances(
        carray(sheet, (1,)), carray(state, (1,)), seat, net_at(net), room_at(room),
        carray(assumed, (SEATS, ASSUMED)), carray(spreads, (SEATS,)),
    )  # fmt: skip


@EXPORTS.add(FLOAT, SHEET_TYPE, STATE_TYPE, INT, WIDE)
def left_by_others(sheet: Any, state: Any, seat: Any, assumed: Any) -> Any:
    """Points that others leave to a seat, beyond what the net counts on."""
    return coach_strength.left_by_others(sheet, state, seat, carray(assumed, (SEATS, ASSUMED)))


@EXPORTS.add(FLOAT, SHEET_TYPE, STATE_TYPE)
def share_left(sheet: Any, state: Any) -> Any:
    """How much of the game is still to come, from 1 to 0."""
    return share_to_come(sheet, state)


@EXPORTS.add(INT, SHEET_TYPE, STATE_TYPE, INT, INT, LOOK, INTS)
def list_reasons(sheet: Any, state: Any, seat: Any, action: Any, look: Any, rows: Any) -> Any:
    """Write what a legal action brings and costs to `rows`; returns how many rows that are."""
    return comparing.list_reasons(
        sheet, state, seat, action, look_at(look), carray(rows, (REASON_ROWS, ROW_INTS))
    )


@EXPORTS.add(INT, SHEET_TYPE, STATE_TYPE, INT, INT, INT, LOOK, INTS)
def list_price(
    sheet: Any, state: Any, seat: Any, action: Any, best: Any, look: Any, rows: Any
) -> Any:
    """Write what the legal action `best` has and `action` gives up to `rows`; returns how many."""
    return price.list_price(
        sheet, state, seat, action, best, look_at(look), carray(rows, (REASON_ROWS, ROW_INTS))
    )
