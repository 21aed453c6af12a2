"""Choices looked at: the position before, after a choice, and after the best, side by side."""

from typing import Any, NamedTuple

import numpy as np

from renard.coach.kinds import (
    REASON_CHIP,
    REASON_CLOSES,
    REASON_FILLS,
    REASON_MOVES,
    REASON_PLATTER,
    REASON_SENDS_HOME,
    REASON_SETS_OFF,
    REASON_SPENDS,
    REASON_TAKES_BACK,
    REASON_TILE,
    REASON_UNLOCKS,
)
from renard.coach.lines import mark_open
from renard.compiling.decorators import rule, small
from renard.rules import engine
from renard.rules.effects import (
    EFFECT_BONUSES,
    EFFECT_CHIPS,
    EFFECT_MOVES,
    EFFECT_PLATTER,
    EFFECT_ROWS,
    EFFECT_SENDS_HOME,
    EFFECT_SPENDS,
    EFFECT_TILES,
    EFFECT_UNLOCKS,
    EFFECT_WRITES,
    list_effects,
)
from renard.rules.layout import CELLS, DICE, FLOW_PLATTER, HAND, PART_ACTIVE, ROLLS, ROWS, STATE
from renard.rules.race.turn import PAWNS
from renard.rules.rows import ABSENT, ROW_INTS, put

BEFORE, AFTER, BEST = range(3)
"""The positions of a look, by index."""


class Look(NamedTuple):
    """Scratch space; every array has an entry for each of the three positions."""

    states: Any
    open: Any
    """By cell: whether the next entry could fill it."""
    parts: Any
    """Points by zone."""
    effects: Any
    """What led there from the position before, as rows."""
    counts: Any
    """How many rows those are."""


def new_look() -> Look:
    return Look(
        np.zeros(3, STATE),
        np.zeros((3, CELLS), np.int32),
        np.zeros((3, DICE), np.int32),
        np.zeros((3, EFFECT_ROWS, ROW_INTS), np.int32),
        np.zeros(3, np.int32),
    )


@rule
def look_before(sheet: Any, state: Any, seat: int, look: Any) -> None:
    """Begin with a position."""
    look.states[BEFORE] = state
    look.counts[BEFORE] = 0
    _look_closer(sheet, seat, look, BEFORE)


@rule
def look_after(sheet: Any, seat: int, action: int, look: Any, at: int) -> None:
    """Put what a legal action leads to beside it."""
    look.states[at] = look.states[BEFORE]
    engine.act(sheet, look.states[at], seat, action)
    look.counts[at] = list_effects(
        sheet, look.states[BEFORE], look.states[at], seat, action, look.effects[at]
    )
    _look_closer(sheet, seat, look, at)


@rule
def _look_closer(sheet: Any, seat: int, look: Any, at: int) -> None:
    engine.score(sheet, look.states[at], seat, look.parts[at])
    if sheet.flow == FLOW_PLATTER:
        mark_open(sheet, look.states[at], seat, look.open[at])


@rule
def dice_left(sheet: Any, seat: int, look: Any, at: int) -> int:
    """How many dice the seat has for another roll of its turn."""
    state = look.states[BEFORE]
    left = 0
    if state.part == PART_ACTIVE and state.active == seat and state.rolls < ROLLS:
        for die in range(sheet.dice):
            if look.states[at].where[die] == HAND:
                left += 1
    return left


@rule
def put_effects(
    sheet: Any, seat: int, look: Any, kind: int, at: int, other: int, rows: Any, n: int
) -> int:
    """Reasons for the effects of one kind that a choice has, and more often than the `other`."""
    for i in range(look.counts[at]):
        if look.effects[at, i, 0] == kind and has_more(look, at, other, i):
            if sheet.flow == FLOW_PLATTER:
                n = _put_of_sheet(sheet, seat, look, at, i, rows, n)
            else:
                n = _put_of_race(sheet, seat, look, at, i, rows, n)
    return n


@rule
def has_more(look: Any, at: int, other: int, i: int) -> bool:
    """Whether a choice has its effect `i` more often, counted up to it, than the other choice."""
    more = 0
    for k in range(i + 1):
        more += int(_same_effect(look, at, k, at, i))
    for k in range(look.counts[other]):
        more -= int(_same_effect(look, other, k, at, i))
    return more > 0


@small
def _same_effect(look: Any, one: int, k: int, at: int, i: int) -> bool:
    """Whether two effects have the same kind, and the same first number."""
    mine, yours = look.effects[one, k], look.effects[at, i]
    return bool(mine[0] == yours[0] and mine[1] == yours[1])


@small
def _put_of_sheet(sheet: Any, seat: int, look: Any, at: int, i: int, rows: Any, n: int) -> int:
    kind = look.effects[at, i, 0]
    what = int(look.effects[at, i, 1])
    if kind == EFFECT_WRITES:
        # Only where numbers are written does the value say more than that a box is filled.
        value = int(look.effects[at, i, 3]) if sheet.zone_writes[what] != 0 else ABSENT
        return put(rows, n, REASON_FILLS, what, int(look.effects[at, i, 2]), value)
    if kind == EFFECT_BONUSES:
        return put(rows, n, REASON_SETS_OFF, what)
    if kind == EFFECT_UNLOCKS:
        return put(rows, n, REASON_UNLOCKS, what)
    if kind == EFFECT_SPENDS:
        return put(rows, n, REASON_SPENDS, what)
    if kind == EFFECT_PLATTER:
        face = int(look.states[BEFORE].faces[what])
        return put(rows, n, REASON_PLATTER, what, face, dice_left(sheet, seat, look, at))
    return put(rows, n, REASON_TAKES_BACK, what)


@small
def _put_of_race(sheet: Any, seat: int, look: Any, at: int, i: int, rows: Any, n: int) -> int:
    kind = look.effects[at, i, 0]
    what = int(look.effects[at, i, 1])
    before = look.states[BEFORE]
    if kind == EFFECT_MOVES:
        square = int(look.effects[at, i, 2])
        left = int(sheet.row_squares[_row_of(sheet, what)]) - square
        return put(rows, n, REASON_MOVES, what, square, left)
    if kind == EFFECT_CHIPS:
        return put(rows, n, REASON_CHIP, what, what)
    if kind == EFFECT_TILES:
        return put(rows, n, REASON_TILE, what)
    if kind == EFFECT_SENDS_HOME:
        row = 0
        while look.states[at].cells[what, PAWNS + row] == before.cells[what, PAWNS + row]:
            row += 1
        squares = int(before.cells[what, PAWNS + row])
        return put(rows, n, REASON_SENDS_HOME, what, int(sheet.row_sum[row]), squares)
    pawns = 0
    for other in range(before.players):
        if other != seat and before.cells[other, PAWNS + _row_of(sheet, what)] != 0:
            pawns |= 1 << other
    return put(rows, n, REASON_CLOSES, what, pawns)


@small
def _row_of(sheet: Any, number: int) -> int:
    """The row of a race with this number."""
    for row in range(ROWS):
        if sheet.row_sum[row] == number:
            return row
    return 0
