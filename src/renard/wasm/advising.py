"""What the players' module exports for the coach, besides what its net expects of a choice."""

from typing import Any

from numba.np.numpy_support import carray

from renard.coach import values as coach_values
from renard.coach.moment import share_to_come
from renard.wasm.deciding import EXPORTS, NET, ROOM, SHEETS, net_at, room_at
from renard.wasm.exporting import FLOAT, INT, SHEET_TYPE, STATE_TYPE, STATES

__all__ = ["EXPORTS"]


@EXPORTS.add(INT, SHEETS, STATES, INT, *NET, *ROOM, FLOAT)
def judge_chances(
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
    spread: Any,
) -> Any:
    """As `judge_decision`, with chances to win in `values`."""
    room = room_at(
        pool, words, firsts, values, table, actions, out, points, seen, inputs, sums, hidden,
        platters, answers,
    )  # fmt: skip
    return coach_values.judge_chances(
        carray(sheet, (1,)), carray(state, (1,)), seat,
        net_at(terms, weights, count, layers, depth), room, spread,
    )  # fmt: skip


@EXPORTS.add(FLOAT, SHEET_TYPE, STATE_TYPE)
def share_left(sheet: Any, state: Any) -> Any:
    """How much of the game is still to come, from 1 to 0."""
    return share_to_come(sheet, state)
