"""What the players' module exports for the coach, besides what its net expects of a choice."""

from typing import Any

from numba.np.numpy_support import carray

from renard.coach import values as coach_values
from renard.coach.moment import share_to_come
from renard.wasm.deciding import EXPORTS, NET, ROOM, SHEETS, net_at, room_at
from renard.wasm.exporting import FLOAT, INT, SHEET_TYPE, STATE_TYPE, STATES

__all__ = ["EXPORTS"]


@EXPORTS.add(INT, SHEETS, STATES, INT, NET, ROOM, FLOAT)
def judge_chances(sheet: Any, state: Any, seat: Any, net: Any, room: Any, spread: Any) -> Any:
    """As `judge_decision`, with chances to win in `values`."""
    return coach_values.judge_chances(
        carray(sheet, (1,)), carray(state, (1,)), seat, net_at(net), room_at(room), spread
    )


@EXPORTS.add(FLOAT, SHEET_TYPE, STATE_TYPE)
def share_left(sheet: Any, state: Any) -> Any:
    """How much of the game is still to come, from 1 to 0."""
    return share_to_come(sheet, state)
