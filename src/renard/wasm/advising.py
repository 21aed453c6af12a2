"""What the players' module exports for the coach, besides what its net expects of a choice."""

from typing import Any

from numba.np.numpy_support import carray

from renard.coach import chances
from renard.coach.moment import share_to_come
from renard.coach.values import foretell_others
from renard.players.value import AIM, AIM_AHEAD, TERMS
from renard.rules.layout import SEATS
from renard.wasm.deciding import EXPORTS, FLOATS, NET, ROOM, SHEETS, net_at, room_at
from renard.wasm.exporting import FLOAT, INT, NOTHING, SHEET_TYPE, STATE_TYPE, STATES

__all__ = ["EXPORTS"]


@EXPORTS.add(NOTHING, SHEETS, STATES, INT, *NET, *ROOM)
def foretell(
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
) -> None:
    """Write what the seats besides `seat` may expect, as it stands, to the head of `answers`."""
    room = room_at(
        pool, words, firsts, values, table, actions, out, points, seen, inputs, sums, hidden,
        platters, answers,
    )  # fmt: skip
    foretell_others(
        carray(sheet, (1,)), carray(state, (1,)), seat,
        net_at(terms, weights, count, layers, depth), room, carray(answers, (SEATS,)),
    )  # fmt: skip


@EXPORTS.add(FLOAT, STATE_TYPE, INT, FLOATS, FLOATS, FLOAT, FLOAT)
def chance(state: Any, seat: Any, terms: Any, answers: Any, expected: Any, spread: Any) -> Any:
    """The chance to win of a seat with so much expected, after `foretell`."""
    if carray(terms, (TERMS,))[AIM] == AIM_AHEAD:
        return chances.chance_of_lead(expected, spread)
    totals = carray(answers, (SEATS,))
    return chances.chance_ahead(expected, totals, state.players, seat, spread)


@EXPORTS.add(FLOAT, SHEET_TYPE, STATE_TYPE)
def share_left(sheet: Any, state: Any) -> Any:
    """How much of the game is still to come, from 1 to 0."""
    return share_to_come(sheet, state)
