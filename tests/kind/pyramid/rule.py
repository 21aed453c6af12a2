"""The rule. Boxes count from the top; the choice is the box."""

from typing import Any

from renard.compiling.decorators import small
from renard.rules.layout import ANY_NUMBER


@small
def fits(sheet: Any, state: Any, seat: int, zone: int, choice: int, number: int) -> bool:
    first = int(sheet.zone_first[zone])
    at = first + choice
    if state.cells[seat, at] != 0:
        return False
    if number != ANY_NUMBER and sheet.cell_number[at] != number:
        return False
    # A row has one box more than the one above it.
    length, end = 1, 1
    while end <= choice:
        length += 1
        end += length
    below = at + length
    if below >= first + int(sheet.zone_cells[zone]):
        return True
    if state.cells[seat, below] == 0:
        return False
    return bool(state.cells[seat, below + 1] != 0)
