"""Pairs: blocks of two cells from left to right; within a block either cell first.

The choice is the side: 0 left, 1 right.
"""

from typing import Any

from renard.compiling.decorators import small


@small
def fits(sheet: Any, state: Any, seat: int, zone: int, choice: int, number: int) -> bool:
    at = cell(sheet, state, seat, zone, choice)
    return at >= 0 and state.cells[seat, at] == 0


@small
def cell(sheet: Any, state: Any, seat: int, zone: int, choice: int) -> int:
    first = int(sheet.zone_first[zone])
    for at in range(first, first + int(sheet.zone_cells[zone]), 2):
        if state.cells[seat, at] == 0 or state.cells[seat, at + 1] == 0:
            return at + choice
    return -1
