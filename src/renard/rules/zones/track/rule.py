"""Track: one line filled from left to right, with a minimum or an order. The choice is always 0."""

from typing import Any

from renard.compiling.decorators import small
from renard.rules.layout import (
    ORDER_ANY,
    ORDER_FALLING,
    ORDER_NOT_RISING,
    ORDER_RISING,
)


@small
def fits(sheet: Any, state: Any, seat: int, zone: int, choice: int, number: int) -> bool:
    first = int(sheet.zone_first[zone])
    at = next_cell(state, seat, first, int(sheet.zone_cells[zone]))
    if at < 0:
        return False
    if number <= 0:  # a cross that ignores the number, or the next number, which always fits
        return True
    if number < sheet.cell_minimum[at]:
        return False
    return follows(sheet, state, seat, zone, 0, first, at, number)


@small
def cell(sheet: Any, state: Any, seat: int, zone: int, choice: int) -> int:
    return next_cell(state, seat, int(sheet.zone_first[zone]), int(sheet.zone_cells[zone]))


@small
def next_cell(state: Any, seat: int, first: int, length: int) -> int:
    """The first free cell of a line that is filled from the left, or -1."""
    for at in range(first, first + length):
        if state.cells[seat, at] == 0:
            return at
    return -1


@small
def follows(
    sheet: Any, state: Any, seat: int, zone: int, line: int, first: int, at: int, number: int
) -> bool:
    """Whether `number` may stand right of what is written before cell `at`."""
    order = sheet.zone_order[zone, line]
    if order == ORDER_ANY or at == first:
        return True
    before = int(state.cells[seat, at - 1])
    if before == sheet.zone_restart[zone]:
        return True
    if order == ORDER_RISING:
        return number > before
    if order == ORDER_FALLING:
        return number < before
    if order == ORDER_NOT_RISING:
        return number <= before
    return False
