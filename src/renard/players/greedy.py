"""The greedy player: points now, plus plain amounts for what promises more.

It sees whole chains of bonuses, but nothing beyond the move. The amounts are the same for every
game; what they are multiplied with comes from the sheet.
"""

from typing import Any

import numpy as np

from renard.compiling.decorators import rule, small
from renard.compiling.loops import each, loop, thread
from renard.players.asked import as_asked
from renard.players.room import room_of, rooms_of_thread
from renard.players.tree import INNER, best_of, grow
from renard.players.value import standing
from renard.rules.layout import (
    BARS,
    BONUS_FOX,
    BONUS_NONE,
    FLOW_PLATTER,
    HAND,
    JOKER,
    PART_ACTIVE,
    ROLLS,
    ROWS,
)
from renard.rules.race.turn import PAWNS
from renard.rules.sheet import Sheet

ACTION, FOX, BONUS, DIE, PAWN = range(5)
AMOUNTS = np.array([3.0, 8.0, 5.0, 1.5, 0.6], np.float32)
"""What an action ready for use, a fox, a bonus at a line's end and a die kept are taken to be worth
in points; and the share of a row's chip that a pawn almost there is worth."""


class GreedyPlayer:
    """Takes what brings most at once."""

    name = "greedy"

    def choose(
        self, sheet: Sheet, states: np.ndarray, seats: np.ndarray, words: np.ndarray
    ) -> np.ndarray:
        chosen = np.zeros(len(states), np.int32)
        rooms, count = rooms_of_thread(), len(states)
        choose_greedily(0, count, sheet.tables, states, seats, AMOUNTS, rooms, chosen, None)
        return chosen


# Each thread of a GPU has a room of its own, and those are large.
@loop(threads=32, blocks=1, registers=96)
def choose_greedily(
    first: int,
    last: int,
    sheets: Any,
    states: Any,
    seats: Any,
    amounts: Any,
    rooms: Any,
    chosen: Any,
    scratch: Any,
) -> None:
    """Write the first action towards the most promising position of every state to `chosen`."""
    room = room_of(rooms, thread())
    for i in each(first, last):
        chosen[i] = choose(sheets[0], states[i], int(seats[i]), amounts, room)


@rule
def choose(sheet: Any, state: Any, seat: int, amounts: Any, room: Any) -> int:
    """The first action towards the most promising position that a decision can lead to."""
    room.pool[0] = state
    as_asked(room.pool[0], seat)
    size = grow(sheet, room, seat)
    for at in range(1, size):
        if room.firsts[at] != INNER:
            room.values[at] = promise(sheet, room.pool[at], seat, amounts, room.points)
    return int(room.firsts[best_of(room, size)])


@rule
def promise(sheet: Any, state: Any, seat: int, amounts: Any, points: Any) -> Any:
    """Points as they stand, and what the position promises."""
    value = np.float32(standing(sheet, state, seat, 0, points))
    if sheet.flow != FLOW_PLATTER:
        return value + _pawns(sheet, state, seat, amounts)
    for bar in range(BARS):
        ready = int(state.opened[seat, bar]) - int(state.used[seat, bar])
        if bar != JOKER:
            value += amounts[ACTION] * np.float32(ready)
    value += amounts[FOX] * np.float32(state.foxes[seat])
    if state.part == PART_ACTIVE and state.active == seat and state.rolls <= ROLLS:
        for die in range(sheet.dice):
            if state.where[die] == HAND:
                value += amounts[DIE]
    return value + _lines(sheet, state, seat, amounts)


@rule
def _lines(sheet: Any, state: Any, seat: int, amounts: Any) -> Any:
    """Lines under way count by the square of the share that is filled."""
    value = np.float32(0)
    for line in range(sheet.zone_last_line[int(sheet.zones) - 1]):
        length = int(sheet.line_length[line])
        filled = 0
        for i in range(length):
            if state.cells[seat, sheet.line_cell[line, i]] != 0:
                filled += 1
        if 0 < filled < length:
            share = np.float32(filled * filled) / np.float32(length * length)
            value += share * _worth(sheet, line, amounts)
    return value


@small
def _worth(sheet: Any, line: int, amounts: Any) -> Any:
    bonus = int(sheet.line_bonus[line])
    worth = np.float32(sheet.line_points[line])
    if bonus == BONUS_NONE:
        return worth
    if sheet.bonus_kind[bonus] == BONUS_FOX:
        return worth + amounts[FOX]
    return worth + amounts[BONUS]


@rule
def _pawns(sheet: Any, state: Any, seat: int, amounts: Any) -> Any:
    """Pawns under way count by the share of their row that they have behind them."""
    value = np.float32(0)
    for row in range(ROWS):
        square = np.float32(state.cells[seat, PAWNS + row])
        share = square / np.float32(sheet.row_squares[row])
        value += amounts[PAWN] * share * np.float32(sheet.row_sum[row])
    return value
